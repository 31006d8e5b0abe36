package spielwerk.engines.fiveinarow.threat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import spielwerk.core.Mistake;
import spielwerk.games.fiveinarow.FiveInARow;

/**
 * Makes the numbers of the evaluation again: {@code java -cp 'app/target/lib/*'
 * spielwerk.engines.fiveinarow.threat.Fit games=900 nodes=1500 seed=1}. The engine plays itself
 * with the {@link Weights} it has, and the numbers that foretell the ends of these games best are
 * printed as they stand there. The same words and the same engine give the same numbers.
 *
 * @param games how many are played; one in seven is kept apart to see how well the others taught
 * @param nodes how many a move may cost
 */
public record Fit(int games, long nodes, long seed) {
  private static final int APART = 7;
  private static final int MOST_GAMES = 100_000;
  private static final long MOST_NODES = 1_000_000;

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

  public static void main(String[] words) {
    try {
      System.err.println(of(words).run(System.err::println).text());
    } catch (Mistake mistake) {
      System.err.println(mistake.getMessage());
    }
  }

  /** From {@code games=N}, {@code nodes=N} and {@code seed=N}; the usual ones need no word. */
  static Fit of(String... words) {
    Fit fit = new Fit(900, 1500, 1);
    for (String word : words) {
      int mark = word.indexOf('=');
      String name = mark < 0 ? word : word.substring(0, mark);
      String value = word.substring(mark + 1);
      fit =
          switch (name) {
            case "games" -> new Fit((int) number(word, value, 2, MOST_GAMES), fit.nodes, fit.seed);
            case "nodes" -> new Fit(fit.games, number(word, value, 1, MOST_NODES), fit.seed);
            case "seed" -> new Fit(fit.games, fit.nodes, number(word, value, 0, Long.MAX_VALUE));
            default -> throw new Mistake("'" + word + "' is not games=N, nodes=N or seed=N.");
          };
    }
    return fit;
  }

  private static long number(String word, String value, long least, long most) {
    try {
      long number = Long.parseLong(value);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException noNumber) {
      // the sentence below says what is allowed
    }
    throw new Mistake("'" + word + "' wants a number from " + least + " to " + most + ".");
  }

  /**
   * What came out.
   *
   * @param numbers like {@link Weights#fitted}
   * @param loss the log loss of these numbers on the games kept apart
   * @param present that of the numbers the engine has now
   */
  record Found(int[] numbers, int lessons, int apart, double loss, double present) {

    /** As it stands in {@link Weights}, and a line on how good it is. */
    String text() {
      return array("MOVER", 0)
          + array("OTHER", Weights.LEVELS)
          + "  static final int TEMPO = %d;%n".formatted(numbers[2 * Weights.LEVELS])
          + String.format(
              Locale.ROOT,
              "Fitted to %d quiet positions. Log loss on %d others: %.4f (present weights %.4f).",
              lessons,
              apart,
              loss,
              present);
    }

    private String array(String name, int from) {
      StringBuilder text = new StringBuilder("  private static final int[] " + name + " = {\n");
      StringBuilder line = new StringBuilder("   ");
      for (int i = from; i < from + Weights.LEVELS; i++) {
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

  Found run(Consumer<String> say) {
    Lessons[] boards = new Lessons[SIDES.length];
    for (int i = 0; i < boards.length; i++) {
      boolean same = i > 0 && SIDES[i] == SIDES[i - 1];
      boards[i] =
          same ? boards[i - 1] : new Lessons(new FiveInARow(SIDES[i], SIDES[i], 5), nodes, seed);
    }
    List<Lesson> lessons = new ArrayList<>();
    List<Lesson> apart = new ArrayList<>();
    for (int i = 0; i < games; i++) {
      (i % APART == 0 ? apart : lessons).addAll(boards[i % boards.length].game(i));
      if ((i + 1) % Math.max(1, games / 10) == 0) {
        say.accept("game %d: %d positions".formatted(i + 1, lessons.size() + apart.size()));
      }
    }
    if (lessons.isEmpty() || apart.isEmpty()) {
      throw new Mistake("In " + games + " games there were too few quiet positions; play more.");
    }
    int[] numbers = rounded(new Regression(guess(), PULL).fit(lessons));
    return new Found(
        numbers,
        lessons.size(),
        apart.size(),
        Regression.loss(apart, logits(numbers)),
        Regression.loss(apart, logits(Weights.fitted())));
  }

  private static double[] guess() {
    double[] guess = new double[2 * Weights.LEVELS + 1];
    for (int first = 0; first < GUESS.length; first++) {
      for (int second = 0; second <= first; second++) {
        for (int third = 0; third < 2; third++) {
          int at = 2 * Kinds.pair(first, second) + third;
          double worth = GUESS[first] + GUESS[second] + third * GUESS_THIRD;
          guess[at] = GUESS_MOVER * worth / HUNDREDTHS;
          guess[Weights.LEVELS + at] = worth / HUNDREDTHS;
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
