package spielwerk.core;

import java.util.List;

/**
 * One game to be played: a function of its spec and index.
 *
 * @param opening moves that are given before the seats choose
 * @param seed of the run; all random streams of the game come from it, the index and the group
 * @param group games of one group have the same luck: the same dice, though the seats change
 */
public record Bout(
    Game game,
    Setup setup,
    List<Integer> opening,
    Goal goal,
    long seed,
    int index,
    int group,
    Limits limits) {

  public Bout {
    opening = List.copyOf(opening);
  }

  /** A game with luck of its own. */
  public Bout(
      Game game,
      Setup setup,
      List<Integer> opening,
      Goal goal,
      long seed,
      int index,
      Limits limits) {
    this(game, setup, opening, goal, seed, index, index, limits);
  }

  /** The usual game from its usual start. */
  public static Bout of(Game game, long seed, int index) {
    Setup setup = game.setup(Seeds.derive(seed, index, Seeds.Purpose.SETUP, 0));
    return new Bout(game, setup, List.of(), game.traits().goal(), seed, index, Limits.NONE);
  }
}
