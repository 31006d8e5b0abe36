package spielwerk.learn.tuning;

import java.util.Locale;

/** How the next generation of a tuning comes about. */
public enum TuningMethod {
  /** The better half lives on, the others are its children: the thesis's evolution. */
  BREEDING,
  /** By {@link CmaEs}, for numbers alone. */
  CMAES;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
