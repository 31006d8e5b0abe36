package spielwerk.core;

/**
 * Ability of a {@link State}: positions have keys, so that the same position is known again by
 * whatever moves.
 */
public interface Keyed {
  /** Equal for equal positions (side to move included), different for almost all others. */
  long key();
}
