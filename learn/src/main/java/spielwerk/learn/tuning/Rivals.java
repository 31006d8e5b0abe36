package spielwerk.learn.tuning;

import java.util.Locale;

/** Whom the individuals of a generation play. */
public enum Rivals {
  /** Every one of some opponents that stay the same. */
  AGAINST,
  /** Each other. */
  POPULATION;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
