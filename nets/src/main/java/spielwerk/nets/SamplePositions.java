package spielwerk.nets;

import java.util.random.RandomGenerator;
import spielwerk.core.Encoding;
import spielwerk.core.Game;
import spielwerk.core.Seeds;
import spielwerk.core.State;

/**
 * Positions from random games, as a network sees them: for measuring a network where it does not
 * matter who played.
 */
public final class SamplePositions {
  private SamplePositions() {}

  /** The planes of this many positions, one after the other; the same seed gives the same ones. */
  public static float[] planes(Game game, int count, long seed) {
    Encoding encoding = NetSpec.encoding(game);
    float[] planes = new float[Math.multiplyExact(count, encoding.size())];
    int[] moves = new int[game.traits().maxMoves()];
    RandomGenerator random = Seeds.stream(seed);
    State state = game.start(game.setup(seed));
    for (int i = 0; i < count; i++) {
      encoding.write(state, planes, i * encoding.size());
      state.play(moves[random.nextInt(state.moves(moves, 0))]);
      if (state.turn() == State.OVER) {
        state = game.start(game.setup(seed));
      }
    }
    return planes;
  }
}
