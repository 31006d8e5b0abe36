package spielwerk.workshop.fiveinarow;

import java.util.List;
import java.util.random.RandomGenerator;
import spielwerk.core.Advice;
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.fiveinarow.FiveInARowState;

/** What makes games of an engine with itself differ: a random opening, and now and then a whim. */
final class VariedGames {
  private static final int SHORTEST_OPENING = 3;
  private static final int OPENINGS = 6;

  /** One move in this many is not the best but any of the first few. */
  private static final int WHIM = 12;

  private static final int WHIM_CHOICE = 8;

  private VariedGames() {}

  /** A few stones around the middle. */
  static void open(
      FiveInARow game, FiveInARowState state, List<Integer> moves, RandomGenerator random) {
    int stones = SHORTEST_OPENING + random.nextInt(OPENINGS);
    int centre = game.grid().centre();
    while (state.length() < stones && !state.over()) {
      int far = random.nextInt(3) == 0 ? 5 : 3;
      int up = random.nextInt(2 * far + 1) - far;
      int right = random.nextInt(2 * far + 1) - far;
      int move = centre + up * game.grid().width() + right;
      if (state.legal(move)) {
        play(state, moves, move);
      }
    }
  }

  static void play(FiveInARowState state, List<Integer> moves, int move) {
    state.play(move);
    moves.add(move);
  }

  static int choice(Advice advice, RandomGenerator random) {
    int most = Math.min(WHIM_CHOICE, advice.candidates().size());
    boolean whim = random.nextInt(WHIM) == 0 && !advice.candidates().get(0).exact();
    return advice.candidates().get(whim ? random.nextInt(most) : 0).move();
  }
}
