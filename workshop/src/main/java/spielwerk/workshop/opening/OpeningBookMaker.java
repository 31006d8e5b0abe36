package spielwerk.workshop.opening;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Keyed;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Symmetric;
import spielwerk.core.Watch;

/**
 * Writes down what an engine answers in all positions after some moves, and in those that come of
 * its answers and any reply: a book for whoever has less time to think. Mirror images are asked
 * once.
 */
final class OpeningBookMaker {
  private final Game game;
  private final Engine engine;
  private final Consumer<String> progress;
  private final Set<Long> known = new HashSet<>();
  private final List<String> lines = new ArrayList<>();

  OpeningBookMaker(Game game, Engine engine, Consumer<String> progress) {
    if (!(game.start(game.setup(0)) instanceof Keyed) || !game.setup(0).isStandard()) {
      throw new Mistake(
          "A book does not work for "
              + game.id()
              + ": its positions have no keys, or it has dice.");
    }
    this.game = game;
    this.engine = engine;
    this.progress = progress;
  }

  /**
   * The lines of the book, each ending with an answer.
   *
   * @param plies after all openings of this many moves the one side answers, one move later the
   *     other
   * @param answers how many answers of a side follow each other
   */
  List<String> make(int plies, int answers) {
    List<List<Integer>> layer = List.of(List.of());
    for (int ply = 0; ply < plies; ply++) {
      layer = replies(layer);
    }
    for (int side = 0; side < 2; side++) {
      List<List<Integer>> asked = layer;
      for (int i = 0; i < answers; i++) {
        asked = replies(asked.stream().map(this::answered).toList());
      }
      layer = replies(layer);
    }
    return lines;
  }

  /** Every move in every position; of mirror images the first. */
  private List<List<Integer>> replies(List<List<Integer>> openings) {
    List<List<Integer>> after = new ArrayList<>();
    Set<Long> seen = new HashSet<>();
    for (List<Integer> opening : openings) {
      State state = after(opening);
      for (int move : Moves.of(state)) {
        State next = state.copy();
        next.play(move);
        if (!next.over() && seen.add(key(next))) {
          after.add(with(opening, move));
        }
      }
    }
    return after;
  }

  /** The opening with the engine's answer. */
  private List<Integer> answered(List<Integer> opening) {
    State state = after(opening);
    engine.newGame(game, state.turn(), game.traits().goal(), 1);
    Advice advice =
        engine.advise(
            new Position(game, Setup.STANDARD, opening, state.copy()), Budget.FREE, Watch.NONE);
    List<Integer> answered = with(opening, advice.candidates().get(0).move());
    if (known.add(key(state))) {
      String line =
          String.join(" ", Moves.texts(game.start(Setup.STANDARD), game.notation(), answered));
      lines.add(line);
      progress.accept(line);
    }
    return answered;
  }

  private State after(List<Integer> moves) {
    State state = game.start(Setup.STANDARD);
    moves.forEach(state::play);
    return state;
  }

  private static long key(State state) {
    return state instanceof Symmetric s ? s.key(s.canonical()) : ((Keyed) state).key();
  }

  private static List<Integer> with(List<Integer> moves, int move) {
    List<Integer> more = new ArrayList<>(moves);
    more.add(move);
    return more;
  }
}
