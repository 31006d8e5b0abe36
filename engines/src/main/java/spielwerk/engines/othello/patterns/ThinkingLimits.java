package spielwerk.engines.othello.patterns;

import java.time.Duration;
import java.util.List;
import spielwerk.core.Budget;
import spielwerk.core.Mistake;
import spielwerk.core.Option;
import spielwerk.core.Settings;
import spielwerk.core.Text;

/**
 * How the engine is to think, as somebody set it: by a level, a depth, nodes, a time for each move,
 * or a clock for all its moves of a game.
 */
final class ThinkingLimits {
  private static final int USUAL_LEVEL = 6;

  static final List<Option> OPTIONS =
      List.of(
          Option.integer(
              "level",
              USUAL_LEVEL,
              1,
              10,
              "full width to depth N, exact from 2N empty squares; counts if no other limit is given"),
          Option.integer("depth", 0, 0, SearchPlan.DEEPEST, "plies to look ahead; 0 for no limit"),
          Option.size(
              "nodes", "0", Long.MAX_VALUE >> 30, "positions to visit at most; 0 for no limit"),
          Option.time("time", "", "time for a move"),
          Option.time("clock", "", "time for all its moves of a game together"),
          Option.text(
                  "exact",
                  "",
                  "from how many empty squares on it solves; by default twice the depth, or what the time allows")
              .allowing("0..60"),
          Option.text(
                  "probcut",
                  "",
                  "leave out what a shallow search makes unlikely; by default on, but off with a level or a depth")
              .allowing("on", "off"),
          Option.real(
              "confidence",
              1.5,
              0.5,
              5,
              "probcut: how many standard deviations make a move unlikely enough to be left out"),
          Option.integer("lines", 1, 1, 60, "how many moves get a value of their own"));

  private final int level;
  private final boolean byLevel;
  private final Budget own;
  private final long clockMillis;
  private final String exact;
  private final String probcut;
  final double confidence;
  final int lines;

  /**
   * @throws Mistake if they do not go together
   */
  ThinkingLimits(Settings settings) {
    this.level = settings.integer("level");
    this.byLevel = settings.has("level");
    for (String other : List.of("depth", "exact", "probcut")) {
      if (byLevel && settings.has(other)) {
        throw new Mistake(
            "patterns: a level sets depth, exact and probcut; leave level or " + other + " out.");
      }
    }
    this.own =
        new Budget(
            settings.size("nodes"),
            settings.integer("depth"),
            0,
            settings.time("time").map(Duration::toMillis).orElse(0L));
    this.clockMillis = settings.time("clock").map(Duration::toMillis).orElse(0L);
    this.exact = settings.text("exact");
    if (!exact.isEmpty() && !(Text.isNumber(exact, 2) && Integer.parseInt(exact) <= 60)) {
      throw new Mistake("patterns: exact=" + exact + " is not allowed; exact takes 0..60.");
    }
    this.probcut = settings.text("probcut");
    if (!List.of("", "on", "off").contains(probcut)) {
      throw new Mistake("patterns: probcut=" + probcut + " is not allowed; it is on or off.");
    }
    this.confidence = settings.real("confidence");
    this.lines = settings.integer("lines");
  }

  /**
   * What to do about a move.
   *
   * @param budget what the caller allows
   * @param spentMillis what this game has cost so far
   */
  SearchPlan plan(Budget budget, int empties, long spentMillis) {
    Budget limit = own.tighter(budget);
    if (clockMillis > 0) {
      limit = limit.tighter(new Budget(0, 0, 0, share(empties, clockMillis - spentMillis)));
    }
    boolean bounded = limit.nodes() > 0 || limit.millis() > 0;
    if (byLevel || !(bounded || limit.depth() > 0)) {
      int depth = limit.depth() > 0 ? Math.min(level, limit.depth()) : level;
      return new SearchPlan(depth, exact(2 * level), probcut.equals("on"), limit);
    }
    if (limit.depth() > 0) {
      int depth = Math.min(limit.depth(), SearchPlan.DEEPEST - 1);
      return new SearchPlan(depth, exact(2 * depth), probcut.equals("on"), limit);
    }
    return new SearchPlan(
        SearchPlan.DEEPEST, exact(SearchPlan.solvable(limit)), !probcut.equals("off"), limit);
  }

  private int exact(int usual) {
    return exact.isEmpty() ? Math.min(usual, SearchPlan.DEEPEST) : Integer.parseInt(exact);
  }

  /** Moves to go before the end can be solved, for the most part, and a little more. */
  private static long share(int empties, long leftMillis) {
    int toGo = Math.max(2, (empties - 14) / 2 + 2);
    return Math.max(1, leftMillis / toGo);
  }
}
