package spielwerk.games.tictactoe;

import spielwerk.core.Game;
import spielwerk.core.Knowledge;
import spielwerk.core.Notation;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Traits;

/** Three in a row on three by three squares; X begins. */
public final class TicTacToe implements Game {
  private final TicTacToeNotation notation = new TicTacToeNotation();

  @Override
  public String id() {
    return "tictactoe";
  }

  @Override
  public String gtpName() {
    return "TicTacToe";
  }

  @Override
  public Traits traits() {
    return Traits.duel(TicTacToeState.SQUARES, TicTacToeState.SQUARES, TicTacToeState.SQUARES);
  }

  @Override
  public State start(Setup setup) {
    return setup.isStandard() ? new TicTacToeState(0, 0) : notation.read(setup.text());
  }

  @Override
  public Notation notation() {
    return notation;
  }

  @Override
  public Knowledge knowledge() {
    return Knowledge.NONE.withEncoding(new TicTacToePlanes()).withFeatures(TicTacToeFeatures::all);
  }
}
