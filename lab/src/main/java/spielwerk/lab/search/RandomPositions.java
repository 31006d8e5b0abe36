package spielwerk.lab.search;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Playout;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.runs.spec.Range;

/**
 * Random positions of a game: a number of uniformly random legal moves from the start, the game not
 * over.
 *
 * @param plies how many moves
 */
record RandomPositions(Game game, Range plies, long seed) {
  private static final int TRIES = 10_000;

  /**
   * The position of that number; it depends on the seed and the number alone.
   *
   * @throws Mistake if the game is always over by then
   */
  Position get(int index) {
    RandomGenerator random = Seeds.stream(seed, index, Seeds.Purpose.OPENING, 0);
    Setup setup = game.setup(Seeds.derive(seed, index, Seeds.Purpose.SETUP, 0));
    Playout player = new Playout(game);
    for (int i = 0; i < TRIES; i++) {
      State state = game.start(setup);
      List<Integer> moves = new ArrayList<>();
      int wanted = plies.draw(random);
      // a seat is to move in the end: chance may add moves
      while (!state.over() && (moves.size() < wanted || state.turn() == State.CHANCE)) {
        int move = state.turn() == State.CHANCE ? state.draw(random) : player.choose(state, random);
        state.play(move);
        moves.add(move);
      }
      if (!state.over()) {
        return new Position(game, setup, moves, state);
      }
    }
    throw new Mistake(
        "No game of " + game.text() + " lasted longer than " + plies + " random moves.");
  }
}
