package spielwerk.search;

import java.util.Locale;
import spielwerk.core.Settings;

/**
 * The improvements of alpha-beta, each on or off.
 *
 * @param lastPly whether the order by evaluation is made on the last ply too
 * @param pvs after a move has raised alpha, the others are tried with an empty window first
 * @param deepen search to depth 1, 2, 3, .. and let each order the next
 * @param window half the width of the aspiration window, 0 for none
 * @param killers try moves first that caused a cut-off elsewhere at the same ply
 * @param table how many positions the transposition table holds, 0 for none
 * @param symmetry mirror images share an entry of the table
 * @param extend where there are at most this many moves, the depth is passed on unchanged
 * @param quiesce search deeper where the evaluation jumps by this much between two plies, 0 for
 *     never
 * @param hard the paper's way: never return a value outside the window
 */
record AlphaBetaOptions(
    Order order,
    boolean lastPly,
    boolean pvs,
    boolean deepen,
    int window,
    boolean killers,
    long table,
    boolean symmetry,
    int extend,
    int quiesce,
    boolean hard) {

  /** How moves are sorted before they are tried. */
  enum Order {
    /** As the rules list them. */
    NONE,
    /**
     * Each is played, evaluated and taken back; off on the last ply, where it would evaluate all
     * twice, unless that is wanted.
     */
    STATIC,
    /** By how often and how high in the tree each has cut off before. */
    HISTORY,
    /** As a player of the game would look at them, if the game knows. */
    KNOWN
  }

  static AlphaBetaOptions of(Settings settings) {
    boolean all = settings.flag("all");
    long table = settings.has("table") ? settings.size("table") : all ? 1 << 20 : 0;
    return new AlphaBetaOptions(
        all && !settings.has("order")
            ? Order.STATIC
            : Order.valueOf(settings.text("order").toUpperCase(Locale.ROOT)),
        settings.flag("lastply"),
        on(settings, "pvs", all),
        on(settings, "deepen", all),
        on(settings, "aspiration", all) ? settings.integer("window") : 0,
        on(settings, "killers", all),
        table,
        on(settings, "symmetry", all && table > 0),
        settings.integer("extend"),
        settings.integer("quiesce"),
        settings.text("bounds").equals("hard"));
  }

  private static boolean on(Settings settings, String name, boolean all) {
    return settings.has(name) ? settings.flag(name) : all;
  }
}
