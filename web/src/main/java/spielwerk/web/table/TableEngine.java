package spielwerk.web.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Hidden;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.State;
import spielwerk.core.Watch;

/**
 * An engine at a table. It is made when it is first asked, and asked one thing at a time: a
 * question waits until the one before, which was stopped, has ended. When the game did not simply
 * go on (a move was taken back, another line is looked at) the engine begins anew.
 */
final class TableEngine implements AutoCloseable {
  private final Catalogue catalogue;
  private final String text;
  private final long seed;
  private @Nullable Engine engine;
  private List<Integer> known = List.of();
  private int seat = -1;

  TableEngine(Catalogue catalogue, String text, long seed) {
    this.catalogue = catalogue;
    this.text = text;
    this.seed = seed;
  }

  /** The engine as it is made, for how it chooses. */
  synchronized Engine engine(Position position) {
    Engine made = engine;
    if (made == null) {
      made = catalogue.engine(text, position.game());
      engine = made;
    }
    return made;
  }

  /** What the engine says; the position's state is left alone. */
  synchronized Advice ask(Position position, Budget budget, Watch watch) {
    Engine asked = engine(position);
    State state = position.state();
    int turn = state.turn();
    List<Integer> moves = position.moves();
    if (turn != seat || !goesOn(moves)) {
      asked.newGame(
          position.game(),
          turn,
          position.game().traits().goal(),
          Seeds.derive(seed, 0, Seeds.Purpose.ENGINE, turn));
      seat = turn;
    }
    known = List.copyOf(moves);
    State own = state.copy();
    if (state instanceof Hidden secret) {
      own = secret.imagine(turn, Seeds.stream(seed, moves.size(), Seeds.Purpose.HIDDEN, turn));
      moves = moves.subList(0, moves.size() - secret.pending());
    }
    return asked.advise(new Position(position.game(), position.setup(), moves, own), budget, watch);
  }

  private boolean goesOn(List<Integer> moves) {
    return moves.size() >= known.size() && moves.subList(0, known.size()).equals(known);
  }

  @Override
  public synchronized void close() {
    if (engine != null) {
      engine.close();
      engine = null;
    }
  }
}
