package spielwerk.core;

import java.util.List;

/**
 * One game to be played: a function of its spec and index.
 *
 * @param opening moves that are given before the seats choose
 * @param seed of the run; all streams of the game come from it and the index
 */
public record Bout(
    Game game, Setup setup, List<Integer> opening, Goal goal, long seed, int index, Limits limits) {

  public Bout {
    opening = List.copyOf(opening);
  }

  /** The usual game from its usual start. */
  public static Bout of(Game game, long seed, int index) {
    Setup setup = game.setup(Seeds.derive(seed, index, Seeds.Purpose.SETUP, 0));
    return new Bout(game, setup, List.of(), game.traits().goal(), seed, index, Limits.NONE);
  }
}
