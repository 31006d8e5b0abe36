package spielwerk.arena;

import java.util.List;
import java.util.Locale;
import spielwerk.core.Mistake;

/**
 * Wald's sequential test whether the first engine of a match is stronger by {@code elo1} rather
 * than by {@code elo0}, as fishtest runs it: the generalised likelihood ratio over the five results
 * of a pair (Van den Bergh, "The GSPRT approximation"). For either hypothesis the likeliest
 * distribution of the five results with that mean is taken.
 *
 * @param alpha how often elo1 may be believed though elo0 is true
 * @param beta how often elo0 may be believed though elo1 is true
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {
  private static final double FURTHEST = 2000;

  /** A result that was not seen yet counts as almost never, not as impossible. */
  private static final double UNSEEN = 1e-3;

  public Sprt {
    if (!(elo0 < elo1 && elo0 >= -FURTHEST && elo1 <= FURTHEST)) {
      throw new Mistake(
          "An SPRT compares two differences in Elo from -2000 to 2000, the smaller first, not "
              + elo0
              + " and "
              + elo1
              + ".");
    }
    if (!(alpha > 0 && alpha < 0.5 && beta > 0 && beta < 0.5)) {
      throw new Mistake("The errors of an SPRT lie between 0 and 0.5.");
    }
  }

  /** How the test stands. */
  public enum Verdict {
    OPEN("open"),
    H0("H0"),
    H1("H1");

    private final String text;

    Verdict(String text) {
      this.text = text;
    }

    @Override
    public String toString() {
      return text;
    }
  }

  /** From {@code 0,30} or, with the errors, {@code 0,30,0.05,0.05}. */
  public static Sprt parse(String text) {
    String[] parts = text.split(",", -1);
    try {
      if (parts.length == 2 || parts.length == 4) {
        return new Sprt(
            Double.parseDouble(parts[0]),
            Double.parseDouble(parts[1]),
            parts.length == 2 ? 0.05 : Double.parseDouble(parts[2]),
            parts.length == 2 ? 0.05 : Double.parseDouble(parts[3]));
      }
    } catch (NumberFormatException noNumber) {
      // the sentence below says what is allowed
    }
    throw new Mistake(
        "'" + text + "' is not an SPRT; write ELO0,ELO1 such as 0,30, or ELO0,ELO1,ALPHA,BETA.");
  }

  /** The log likelihood ratio below which elo0 is believed. */
  public double lower() {
    return Math.log(beta / (1 - alpha));
  }

  /** The log likelihood ratio above which elo1 is believed. */
  public double upper() {
    return Math.log((1 - beta) / alpha);
  }

  public Verdict verdict(double llr) {
    return llr >= upper() ? Verdict.H1 : llr <= lower() ? Verdict.H0 : Verdict.OPEN;
  }

  /** The log likelihood ratio of some pairs, above 0 if they speak for elo1. */
  public double llr(Pentanomial pairs) {
    return llr(pairs.counts());
  }

  private double llr(List<Integer> counts) {
    double[] seen = new double[5];
    double all = 0;
    for (int i = 0; i < 5; i++) {
      seen[i] = Math.max(counts.get(i), UNSEEN);
      all += seen[i];
    }
    if (all < 1) {
      return 0;
    }
    for (int i = 0; i < 5; i++) {
      seen[i] /= all;
    }
    double[] p0 = likeliest(seen, Pentanomial.share(elo0));
    double[] p1 = likeliest(seen, Pentanomial.share(elo1));
    double llr = 0;
    for (int i = 0; i < 5; i++) {
      llr += seen[i] * all * Math.log(p1[i] / p0[i]);
    }
    return llr;
  }

  /**
   * The distribution with a given mean under which what was seen is likeliest: by Lagrange {@code
   * seen / (1 + t (x - mean))}, with the one t that makes the mean right, found by halving.
   */
  private static double[] likeliest(double[] seen, double mean) {
    double low = -1 / (1 - mean);
    double high = 1 / mean;
    for (int i = 0; i < 200; i++) {
      double t = (low + high) / 2;
      double slope = 0;
      for (int r = 0; r < 5; r++) {
        double off = r / 4.0 - mean;
        slope += seen[r] * off / (1 + t * off);
      }
      if (slope > 0) {
        low = t;
      } else {
        high = t;
      }
    }
    double t = (low + high) / 2;
    double[] p = new double[5];
    for (int r = 0; r < 5; r++) {
      p[r] = seen[r] / (1 + t * (r / 4.0 - mean));
    }
    return p;
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%s,%s,%s,%s", elo0, elo1, alpha, beta);
  }
}
