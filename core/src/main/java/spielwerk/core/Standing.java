package spielwerk.core;

/**
 * What a position is worth to each seat on a scale of its own, for games of any number of seats.
 * Belongs to one thread.
 */
@FunctionalInterface
public interface Standing {
  /** May be asked of any position, also when the game is over. */
  double value(State state, int seat);
}
