package spielwerk.arena;

import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import spielwerk.core.Runner;

/** How a match stands while it goes on, for people to look at: {@code 12.5 : 7.5}. */
final class Standing {
  private final List<Outcome> outcomes;
  private final double[] scores;
  private int counted;

  /**
   * @param outcomes grows with the match
   */
  Standing(List<Outcome> outcomes, int entrants) {
    this.outcomes = outcomes;
    this.scores = new double[entrants];
  }

  /** The runner, with the standing as the note of its progress. */
  Runner on(Runner runner) {
    return new Runner(
        runner.threads(),
        runner.stop(),
        (done, total, note) -> runner.progress().at(done, total, text()));
  }

  private String text() {
    for (; counted < outcomes.size(); counted++) {
      Outcome outcome = outcomes.get(counted);
      for (int i = 0; i < scores.length; i++) {
        scores[i] += outcome.share(i);
      }
    }
    StringJoiner text = new StringJoiner(" : ");
    for (double score : scores) {
      text.add(
          score == Math.rint(score)
              ? Long.toString((long) score)
              : String.format(Locale.ROOT, "%.1f", score));
    }
    return text.toString();
  }
}
