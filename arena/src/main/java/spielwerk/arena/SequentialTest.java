package spielwerk.arena;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import spielwerk.arena.Sprt.Verdict;

/**
 * An {@link Sprt} while its match goes on. Games end in any order, but the test reads them in the
 * order of their index, pair by pair, and stays with its first verdict: so it is the same on any
 * number of threads and after any interruption.
 */
final class SequentialTest {
  private final Sprt sprt;
  private final Map<Integer, Double> waiting = new HashMap<>();
  private final Integer[] counts = {0, 0, 0, 0, 0};
  private int read;
  private double llr;
  private volatile Verdict verdict = Verdict.OPEN;

  SequentialTest(Sprt sprt) {
    this.sprt = sprt;
  }

  /** A game of a match for two has ended. */
  void take(GameOutcome outcome) {
    waiting.put(outcome.index(), outcome.share(0));
    while (verdict == Verdict.OPEN) {
      Double first = waiting.get(read);
      Double second = waiting.get(read + 1);
      if (first == null || second == null) {
        return;
      }
      counts[(int) Math.round(2 * (first + second))]++;
      waiting.keySet().removeAll(List.of(read, read + 1));
      read += 2;
      llr = sprt.llr(new Pentanomial(List.of(counts)));
      verdict = sprt.verdict(llr);
    }
  }

  Verdict verdict() {
    return verdict;
  }

  /** How many games, from the first on, the test has read. */
  int games() {
    return read;
  }

  /** A few words on how it stands. */
  String text() {
    return String.format(Locale.ROOT, "LLR %.2f (%.2f to %.2f)", llr, sprt.lower(), sprt.upper());
  }
}
