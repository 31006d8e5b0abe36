package spielwerk.engines.qwixx;

import java.util.Arrays;
import java.util.Locale;

/**
 * What comes true where a network says some chance of winning. Who has learnt against others than
 * it plays with says chances that are too high or too low; these correct them. They rise with what
 * is said, so they change no decision.
 *
 * <p>They are fitted by isotonic regression (Zadrozny and Elkan 2002): the means of twenty bins,
 * neighbours that would fall pooled, and straight lines from one to the next.
 */
public final class Chances {
  private static final int BINS = 20;

  /** Chances are written with four digits, so they rise by at least this much. */
  private static final double LEAST_RISE = 2e-4;

  /** What is said, as it is. */
  public static final Chances AS_SAID = new Chances(new double[] {0, 1}, new double[] {0, 1});

  private final double[] said;
  private final double[] came;

  /** The corners of a line that rises from 0 to 1. */
  private Chances(double[] said, double[] came) {
    this.said = said;
    this.came = came;
  }

  /**
   * Fits them to what was said and what share of the win it was each time.
   *
   * @param came the shares, in the order of what was said
   */
  public static Chances fitted(double[] said, double[] came) {
    double[] counts = new double[BINS];
    double[] x = new double[BINS];
    double[] y = new double[BINS];
    for (int i = 0; i < said.length; i++) {
      int bin = Math.min(BINS - 1, (int) (said[i] * BINS));
      counts[bin]++;
      x[bin] += said[i];
      y[bin] += came[i];
    }
    int pools = 0; // each with its count and sums, in the first places of the arrays
    for (int bin = 0; bin < BINS; bin++) {
      if (counts[bin] == 0) {
        continue;
      }
      counts[pools] = counts[bin];
      x[pools] = x[bin];
      y[pools] = y[bin];
      while (pools > 0
          && y[pools] / counts[pools] < y[pools - 1] / counts[pools - 1] + LEAST_RISE) {
        pools--;
        counts[pools] += counts[pools + 1];
        x[pools] += x[pools + 1];
        y[pools] += y[pools + 1];
      }
      pools++;
    }
    return through(pools, counts, x, y);
  }

  private static Chances through(int pools, double[] counts, double[] x, double[] y) {
    double[] said = new double[pools + 2];
    double[] came = new double[pools + 2];
    int corners = 1;
    for (int pool = 0; pool < pools; pool++) {
      double from = rounded(x[pool] / counts[pool]);
      double to = rounded(y[pool] / counts[pool]);
      if (rises(said[corners - 1], from) && rises(came[corners - 1], to) && from < 1 && to < 1) {
        said[corners] = from;
        came[corners++] = to;
      }
    }
    said[corners] = 1;
    came[corners++] = 1;
    return new Chances(Arrays.copyOf(said, corners), Arrays.copyOf(came, corners));
  }

  private static double rounded(double chance) {
    return Math.round(chance * 10_000) / 10_000.0;
  }

  private static boolean rises(double one, double next) {
    return next > one;
  }

  /** What comes true where a chance from 0 to 1 is said. */
  public double of(double chance) {
    int next = 1;
    while (next < said.length - 1 && said[next] < chance) {
      next++;
    }
    double part = (chance - said[next - 1]) / (said[next] - said[next - 1]);
    return came[next - 1] + part * (came[next] - came[next - 1]);
  }

  /** The corners, such as {@code 0.0213=0.0110 0.0740=0.0650}, without the first and the last. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int i = 1; i < said.length - 1; i++) {
      text.append(i == 1 ? "" : " ")
          .append(String.format(Locale.ROOT, "%.4f=%.4f", said[i], came[i]));
    }
    return text.toString();
  }

  /**
   * Reads corners.
   *
   * @throws IllegalArgumentException if they are not written so, or do not rise between 0 and 1
   */
  public static Chances parse(String text) {
    String[] corners = text.isEmpty() ? new String[0] : text.split(" ", -1);
    double[] said = new double[corners.length + 2];
    double[] came = new double[corners.length + 2];
    for (int i = 0; i <= corners.length; i++) {
      String[] pair = i == corners.length ? new String[] {"1", "1"} : corners[i].split("=", -1);
      if (pair.length != 2) {
        throw new IllegalArgumentException(text);
      }
      said[i + 1] = Double.parseDouble(pair[0]);
      came[i + 1] = Double.parseDouble(pair[1]);
      if (!rises(said[i], said[i + 1]) || !rises(came[i], came[i + 1])) {
        throw new IllegalArgumentException(text);
      }
    }
    return new Chances(said, came);
  }
}
