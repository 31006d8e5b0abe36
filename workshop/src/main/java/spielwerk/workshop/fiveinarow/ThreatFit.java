package spielwerk.workshop.fiveinarow;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import spielwerk.core.Mistake;
import spielwerk.engines.fiveinarow.threat.ThreatKinds;
import spielwerk.engines.fiveinarow.threat.ThreatWeights;
import spielwerk.games.fiveinarow.FiveInARow;

/**
 * Makes the numbers of threat's evaluation again. The engine plays itself with the {@link
 * ThreatWeights} it has, and the numbers that predict the ends of these games best are given as
 * they stand there. The same values and the same engine give the same numbers.
 *
 * @param games how many are played; one in seven is kept apart to see how well the others taught
 * @param nodes how many a move may cost
 */
record ThreatFit(int games, long nodes, long seed) {
  private static final int APART = 7;

  /** One game in four is played on the larger board, where there is more room to attack. */
  private static final int[] SIDES = {15, 15, 15, 20};

  private static final double HUNDREDTHS = 100;
  private static final double PULL = 0.001;

  /** The guess, by level: what each of the two best shapes is worth, in hundredths of a logit. */
  private static final double[] GUESS = {0, 1, 3, 3, 10, 11};

  private static final double GUESS_THIRD = 1.5;

  /** The guess again: to a seat on move a shape is worth a little more. */
  private static final double GUESS_MOVER = 1.2;

  private static final int LINE = 100;

  /**
   * What came out.
   *
   * @param numbers like {@link ThreatWeights#fitted}
   * @param loss the log loss of these numbers on the games kept apart
   * @param present that of the numbers the engine has now
   */
  record Found(int[] numbers, int samples, int apart, double loss, double present) {

    /** As it stands in {@link ThreatWeights}, and a line on how good it is. */
    String text() {
      return array("MOVER", 0)
          + array("OTHER", ThreatWeights.LEVELS)
          + "  static final int TEMPO = %d;%n".formatted(numbers[2 * ThreatWeights.LEVELS])
          + String.format(
              Locale.ROOT,
              "Fitted to %d quiet positions. Log loss on %d others: %.4f (present weights %.4f).",
              samples,
              apart,
              loss,
              present);
    }

    private String array(String name, int from) {
      StringBuilder text = new StringBuilder("  private static final int[] " + name + " = {\n");
      StringBuilder line = new StringBuilder("   ");
      for (int i = from; i < from + ThreatWeights.LEVELS; i++) {
        String next = " " + numbers[i] + ",";
        if (line.length() + next.length() > LINE) {
          text.append(line).append('\n');
          line.setLength(3);
        }
        line.append(next);
      }
      return text.append(line).append("\n  };\n").toString();
    }
  }

  /**
   * @throws Mistake if the games had too few quiet positions
   */
  Found run(Consumer<String> say) {
    ThreatSamples[] boards = new ThreatSamples[SIDES.length];
    for (int i = 0; i < boards.length; i++) {
      boolean same = i > 0 && SIDES[i] == SIDES[i - 1];
      boards[i] =
          same
              ? boards[i - 1]
              : new ThreatSamples(new FiveInARow(SIDES[i], SIDES[i], 5), nodes, seed);
    }
    List<QuietPosition> samples = new ArrayList<>();
    List<QuietPosition> apart = new ArrayList<>();
    for (int i = 0; i < games; i++) {
      (i % APART == 0 ? apart : samples).addAll(boards[i % boards.length].game(i));
      if ((i + 1) % Math.max(1, games / 10) == 0) {
        say.accept("game %d: %d positions".formatted(i + 1, samples.size() + apart.size()));
      }
    }
    if (samples.isEmpty() || apart.isEmpty()) {
      throw new Mistake("In " + games + " games there were too few quiet positions; play more.");
    }
    int[] numbers = rounded(new LogisticRegression(guess(), PULL).fit(samples));
    return new Found(
        numbers,
        samples.size(),
        apart.size(),
        LogisticRegression.loss(apart, logits(numbers)),
        LogisticRegression.loss(apart, logits(ThreatWeights.fitted())));
  }

  private static double[] guess() {
    double[] guess = new double[2 * ThreatWeights.LEVELS + 1];
    for (int first = 0; first < GUESS.length; first++) {
      for (int second = 0; second <= first; second++) {
        for (int third = 0; third < 2; third++) {
          int at = 2 * ThreatKinds.pair(first, second) + third;
          double worth = GUESS[first] + GUESS[second] + third * GUESS_THIRD;
          guess[at] = GUESS_MOVER * worth / HUNDREDTHS;
          guess[ThreatWeights.LEVELS + at] = worth / HUNDREDTHS;
        }
      }
    }
    return guess;
  }

  /** In hundredths, and nothing below zero: a shape of one's own can do no harm. */
  private static int[] rounded(double[] weights) {
    int[] numbers = new int[weights.length];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = (int) Math.max(0, Math.round(HUNDREDTHS * weights[i]));
    }
    return numbers;
  }

  private static double[] logits(int[] numbers) {
    double[] weights = new double[numbers.length];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = numbers[i] / HUNDREDTHS;
    }
    return weights;
  }
}
