package spielwerk.engines.qwixx;

import java.util.Locale;

/** What a {@link QwixxNet} predicts, and so what its player plays for. */
public enum Objective {
  /** The own share of the win. */
  WIN,
  /** The mean of the points of all, as copies that play for each other want it. */
  POINTS;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
