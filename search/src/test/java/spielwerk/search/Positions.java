package spielwerk.search;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.Setup;
import spielwerk.core.State;

/** Random positions that are not over, for the property tests. */
public final class Positions {
  public static final Catalogue CATALOGUE = Catalogue.load();

  private Positions() {}

  /** A position some random moves after the start. */
  public static Position random(Game game, int most, RandomGenerator random) {
    while (true) {
      Setup setup = game.setup(random.nextLong());
      State state = game.start(setup);
      List<Integer> played = new ArrayList<>();
      for (int left = random.nextInt(most + 1); left > 0 && !state.over(); left--) {
        int[] moves = Moves.of(state);
        int move = moves[random.nextInt(moves.length)];
        state.play(move);
        played.add(move);
      }
      if (!state.over()) {
        return new Position(game, setup, played, state);
      }
    }
  }
}
