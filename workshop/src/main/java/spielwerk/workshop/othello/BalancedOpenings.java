package spielwerk.workshop.othello;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import spielwerk.core.Mistake;
import spielwerk.core.Seeds;
import spielwerk.engines.othello.BitBoard;
import spielwerk.engines.othello.patterns.PatternEvaluation;
import spielwerk.engines.othello.patterns.PatternWeights;
import spielwerk.engines.othello.patterns.PatternsOptions;
import spielwerk.engines.othello.patterns.PatternsSearch;

/**
 * Fair openings: random moves, kept if a search in full width finds neither side ahead by more than
 * a given number of discs; no two lead to the same position or to images of each other. The same
 * wishes, seed and tables give the same openings.
 */
final class BalancedOpenings {
  private static final int TABLE = 1 << 18;

  /** After this many drawn in vain there are no more. */
  private static final int TRIES = 100_000;

  private BalancedOpenings() {}

  /**
   * What openings are wanted.
   *
   * @param plies their length
   * @param discs how far ahead a side may be
   * @param depth how far the search that says so looks ahead
   */
  record Fair(int plies, int discs, int depth) {}

  /**
   * The lines of a file of openings, the first of them a comment.
   *
   * @throws Mistake if there are fewer
   */
  static List<String> file(int count, Fair fair, long seed, Consumer<String> say) {
    List<String> lines = openings(PatternWeights.learnt(), count, fair, seed, say);
    String remark =
        "# %d random openings of %d moves in Othello, within %d discs by patterns:depth=%d,exact=0"
            .formatted(lines.size(), fair.plies(), fair.discs(), fair.depth());
    lines.add(0, remark);
    return lines;
  }

  /**
   * @throws Mistake if there are fewer
   */
  static List<String> openings(
      PatternWeights patternWeights, int count, Fair fair, long seed, Consumer<String> say) {
    PatternsSearch search = new PatternsSearch(patternWeights, PatternsOptions.all(TABLE));
    RandomGenerator random = Seeds.stream(seed, 0, Seeds.Purpose.OPENING, 0);
    Set<BitBoard> met = new HashSet<>();
    List<String> openings = new ArrayList<>();
    int inVain = 0;
    while (openings.size() < count) {
      if (inVain++ > TRIES) {
        throw new Mistake("There are only " + openings.size() + " such openings.");
      }
      StringBuilder line = new StringBuilder();
      BitBoard board = BitBoard.START;
      for (int ply = 0; ply < fair.plies() && board.moves() != 0; ply++) {
        int square = board.any(random);
        line.append(ply == 0 ? "" : " ").append((char) ('a' + square % 8)).append(1 + square / 8);
        board = board.after(square);
      }
      if (board.moves() == 0 || !met.add(board.canonical())) {
        continue; // passes are left out, for not every reader of openings expects them
      }
      search.forget();
      int value =
          search.root(
              board.own(),
              board.enemy(),
              fair.depth(),
              -PatternEvaluation.INFINITY,
              PatternEvaluation.INFINITY,
              0);
      if (Math.abs(value) <= fair.discs() * PatternWeights.SCALE) {
        openings.add(line.toString());
        inVain = 0;
        if (openings.size() % 100 == 0) {
          say.accept(openings.size() + " of " + count + " openings");
        }
      }
    }
    return openings;
  }
}
