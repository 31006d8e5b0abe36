package spielwerk.engines.fiveinarow.threat;

import java.util.List;
import spielwerk.core.Option;
import spielwerk.core.Settings;
import spielwerk.search.TranspositionTable;

/**
 * What of the search is switched on. Everything is, usually; a student switches things off to see
 * what they buy.
 *
 * @param hash how many positions the transposition table holds
 */
record ThreatOptions(
    boolean deepen,
    boolean pvs,
    boolean aspiration,
    boolean table,
    long hash,
    boolean killers,
    boolean history,
    boolean nullMove,
    boolean reduce,
    boolean narrow,
    boolean futility,
    boolean vcf,
    boolean vct,
    boolean steady,
    boolean counter,
    boolean net) {

  static final List<Option> OPTIONS =
      List.of(
          Option.flag("deepen", true, "iterative deepening"),
          Option.flag("pvs", true, "principal variation search"),
          Option.flag("aspiration", true, "a narrow window around the value of the previous depth"),
          Option.flag("table", true, "the transposition table"),
          Option.size("hash", "512k", 1 << 26, "positions the transposition table holds"),
          Option.flag(
              "killers", true, "try moves first that caused a cut-off elsewhere at the same ply"),
          Option.flag("history", true, "try moves first that often caused a cut-off"),
          Option.flag("null", true, "cut where even a pass would be good enough"),
          Option.flag("reduce", true, "search late moves less deeply"),
          Option.flag("narrow", true, "near the leaves only the most promising moves"),
          Option.flag("futility", true, "near the leaves trust a value far from what matters"),
          Option.flag("vcf", true, "look for wins by continuous fours before and in the search"),
          Option.flag("vct", true, "look for wins by continuous threats before the search"),
          Option.flag("steady", true, "stop early while the best move stays the same"),
          Option.flag(
              "counter", true, "try the move first that cut off after the same move before"),
          Option.flag("net", true, "judge positions by the network, not by the weights by class"));

  /** How many bytes the tables take. */
  long memory() {
    return TranspositionTable.memory(table ? hash : 2)
        + TranspositionTable.memory(ThreatEngine.VCF_ENTRIES)
        + TranspositionTable.memory(ThreatEngine.VCT_ENTRIES);
  }

  static ThreatOptions of(Settings settings) {
    return new ThreatOptions(
        settings.flag("deepen"),
        settings.flag("pvs"),
        settings.flag("aspiration"),
        settings.flag("table"),
        settings.size("hash"),
        settings.flag("killers"),
        settings.flag("history"),
        settings.flag("null"),
        settings.flag("reduce"),
        settings.flag("narrow"),
        settings.flag("futility"),
        settings.flag("vcf"),
        settings.flag("vct"),
        settings.flag("steady"),
        settings.flag("counter"),
        settings.flag("net"));
  }
}
