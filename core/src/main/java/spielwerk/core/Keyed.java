package spielwerk.core;

/**
 * Ability of a {@link State}: positions have keys, so that the same position is recognised whatever
 * moves led to it.
 */
public interface Keyed {
  /** Equal for equal positions (side to move included), different for almost all others. */
  long key();
}
