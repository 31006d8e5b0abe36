package spielwerk.engines.fiveinarow;

import java.util.Map;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Choice;
import spielwerk.core.Effort;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Watch;
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.fiveinarow.FiveInARowState;

/**
 * An engine that rates squares: looks at the position, asks its {@link FieldRater}, sorts. Nothing
 * in it grows with the empty part of the board.
 */
final class FieldEngine implements Engine {
  private final EngineInfo info;
  private final Choice choice;
  private final FieldRater fieldRater;
  private final BoardView boardView;
  private final RatedFields ratedFields = new RatedFields();
  private long seed;

  FieldEngine(EngineInfo info, Choice choice, FieldRater fieldRater, BoardView boardView) {
    this.info = info;
    this.choice = choice;
    this.fieldRater = fieldRater;
    this.boardView = boardView;
  }

  @Override
  public EngineInfo info() {
    return info;
  }

  @Override
  public void newGame(Game game, int seat, Goal goal, long seed) {
    this.seed = seed;
  }

  @Override
  public Advice advise(Position position, Budget budget, Watch watch) {
    FiveInARowState state = FiveInARow.of(position.state());
    if (state.over()) {
      return Advice.none();
    }
    NodeLimit nodeLimit = new NodeLimit(budget, watch, System.nanoTime());
    boardView.at(state);
    ratedFields.clear(Seeds.mix(seed ^ state.length()));
    fieldRater.rate(boardView, ratedFields, nodeLimit);
    nodeLimit.count(ratedFields.count());
    return Advice.of(
        ratedFields.candidates(), new Effort(nodeLimit.nodes(), 0, nodeLimit.seconds(), Map.of()));
  }

  /** The paper draws the moves of single engines too (chapter 4.2). */
  @Override
  public Choice choice() {
    return choice;
  }
}
