package spielwerk.engines.othello.patterns;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import spielwerk.core.Mistake;

/**
 * Multi-ProbCut (Buro 1997, Experiments with Multi-ProbCut): the value of a deep search is
 * predicted from a shallow one, {@code deep = slope * shallow + offset} with a known error, and
 * where the guess is far enough outside the window the deep search is left out. The numbers by
 * stage of the game and depth are fitted to searches of the engine's own by {@code ./spielwerk
 * workshop othello-probcut}.
 */
public final class ProbCut {
  /** The depths that were fitted. */
  public static final int LEAST = 3;

  public static final int MOST = 8;

  /** Empty squares in a stage. */
  public static final int STAGE = 12;

  public static final int STAGES = 5;

  private static final String FILE = "/models/othello/probcut.txt";
  private static final int FITS = STAGES * (MOST - LEAST + 1);

  private final Fit[] fits;

  /**
   * How a shallow search predicts a deep one.
   *
   * @param error the standard deviation of what is left, in parts of a disc like the offset
   */
  public record Fit(double slope, double offset, double error) {}

  public ProbCut(List<Fit> fits) {
    if (fits.size() != FITS) {
      throw new IllegalArgumentException(fits.size() + " fits");
    }
    this.fits = fits.toArray(new Fit[0]);
  }

  /** How deep to look before a search of this depth. */
  public static int shallow(int depth) {
    return depth <= 4 ? depth - 2 : depth / 2 - (depth / 2 + depth) % 2;
  }

  static int stage(int empties) {
    return Math.min(empties / STAGE, STAGES - 1);
  }

  Fit fit(int empties, int depth) {
    int fitted = Math.min(depth, MOST - (MOST - depth & 1));
    return fits[stage(empties) * (MOST - LEAST + 1) + fitted - LEAST];
  }

  /** The one that ships with the program. */
  static ProbCut fitted() {
    try (InputStream stream = ProbCut.class.getResourceAsStream(FILE)) {
      if (stream == null) {
        throw new Mistake("The model " + FILE + " is missing from the program.");
      }
      return read(new String(stream.readAllBytes(), StandardCharsets.US_ASCII));
    } catch (IOException unreadable) {
      throw new UncheckedIOException("The model " + FILE + " could not be read", unreadable);
    }
  }

  /**
   * From a line for each stage and depth: stage, depth, slope, offset, error.
   *
   * @throws Mistake if it is something else
   */
  static ProbCut read(String text) {
    List<Fit> fits = new ArrayList<>();
    for (String line : text.lines().filter(l -> !l.isBlank() && !l.startsWith("#")).toList()) {
      String[] words = line.trim().split(" +");
      int stage = fits.size() / (MOST - LEAST + 1);
      int depth = LEAST + fits.size() % (MOST - LEAST + 1);
      try {
        if (words.length != 5
            || Integer.parseInt(words[0]) != stage
            || Integer.parseInt(words[1]) != depth) {
          throw new Mistake("'" + line + "' is not a line of probcut's numbers.");
        }
        fits.add(
            new Fit(
                Double.parseDouble(words[2]),
                Double.parseDouble(words[3]),
                Double.parseDouble(words[4])));
      } catch (NumberFormatException noNumber) {
        throw new Mistake("'" + line + "' is not a line of probcut's numbers.", noNumber);
      }
    }
    if (fits.size() != FITS) {
      throw new Mistake(
          "Probcut's numbers are truncated: " + fits.size() + " of " + FITS + " lines.");
    }
    return new ProbCut(fits);
  }

  public String write() {
    StringBuilder text = new StringBuilder("# stage depth slope offset error\n");
    for (int i = 0; i < FITS; i++) {
      text.append(
          String.format(
              Locale.ROOT,
              "%d %d %.4f %.1f %.1f\n",
              i / (MOST - LEAST + 1),
              LEAST + i % (MOST - LEAST + 1),
              fits[i].slope(),
              fits[i].offset(),
              fits[i].error()));
    }
    return text.toString();
  }
}
