package spielwerk.search;

import java.time.Duration;
import spielwerk.core.Budget;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Option;
import spielwerk.core.Settings;

/** The limits that an engine of the negamax family takes as options of its own. */
final class BudgetOptions {
  private static final int BLIND_DEPTH = 10;

  static final Option DEPTH =
      Option.integer(
          "depth",
          4,
          1,
          1000,
          "plies to look ahead; if not given, as far as the budget allows, else 4, or more in games without an evaluation");
  static final Option NODES =
      Option.size("nodes", "0", Long.MAX_VALUE >> 30, "positions to visit at most; 0 for no limit");
  static final Option TIME = Option.time("time", "", "time for a move");

  private BudgetOptions() {}

  static Budget of(Settings settings) {
    return new Budget(
        settings.size("nodes"),
        settings.has("depth") ? settings.integer("depth") : 0,
        0,
        settings.time("time").map(Duration::toMillis).orElse(0L));
  }

  /**
   * How deep to look when nobody says: the option's usual depth where a game can be judged at the
   * horizon; where it cannot, to the end if the game is played for points, else far enough for a
   * small game.
   */
  static int usualDepth(Game game, Settings settings) {
    if (settings.has("depth") || !game.knowledge().evaluations().isEmpty()) {
      return settings.integer("depth");
    }
    int longest = game.traits().maxLength();
    return game.traits().goal() == Goal.POINTS ? longest : Math.min(longest, BLIND_DEPTH);
  }
}
