package spielwerk.engines.othello.patterns;

import java.util.List;
import java.util.Locale;
import spielwerk.core.Mistake;
import spielwerk.core.Option;
import spielwerk.core.Settings;

/**
 * What of the search is switched on, under the names of the search course. Nothing here changes
 * what a search finds, only what it costs; the one that does, probcut, is asked for by {@link
 * SearchPlan}.
 *
 * @param window half the width of the aspiration window in discs, 0 for none
 * @param table how many positions the transposition table holds, 0 for none
 * @param children ask the table about all children before any is searched
 */
public record PatternsOptions(
    Order order, boolean pvs, boolean deepen, int window, long table, boolean children) {

  /** How moves are sorted before they are tried. */
  public enum Order {
    /** By a glance at the position after the move; near the leaves by few replies. */
    STATIC,
    /** By how few replies they leave. */
    KNOWN,
    /** As they come. */
    NONE
  }

  static final List<Option> OPTIONS =
      List.of(
          Option.choice(
              "order",
              "how moves are sorted: by the evaluation after the move, by how few replies they leave, not at all",
              "static",
              "known",
              "none"),
          Option.flag("pvs", true, "principal variation search"),
          Option.flag("deepen", true, "iterative deepening"),
          Option.flag(
              "aspiration",
              true,
              "a narrow window around the value of the previous depth; needs deepen"),
          Option.integer("window", 3, 1, 64, "half the width of the aspiration window in discs"),
          Option.size(
              "table", "256k", 1 << 25, "positions the transposition table holds; 0 for none"),
          Option.flag("etc", true, "ask the table about all children first"));

  /** Everything on, with a table of this size. */
  public static PatternsOptions all(long table) {
    return new PatternsOptions(Order.STATIC, true, true, 3, table, true);
  }

  /**
   * @throws Mistake if a switch is asked for that would do nothing
   */
  static PatternsOptions of(Settings settings) {
    if (settings.has("aspiration") && settings.flag("aspiration") && !settings.flag("deepen")) {
      throw new Mistake(
          "patterns: aspiration starts from the value of the depth before; leave deepen on.");
    }
    if (settings.has("etc") && settings.flag("etc") && settings.size("table") < 2) {
      throw new Mistake("patterns: etc works on the transposition table; give it some room.");
    }
    return new PatternsOptions(
        Order.valueOf(settings.text("order").toUpperCase(Locale.ROOT)),
        settings.flag("pvs"),
        settings.flag("deepen"),
        settings.flag("deepen") && settings.flag("aspiration") ? settings.integer("window") : 0,
        settings.size("table"),
        settings.flag("etc"));
  }
}
