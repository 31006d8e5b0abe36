package spielwerk.core;

/**
 * What positions near the end of a game come to with best play on both sides: rules and arithmetic,
 * no opinion. Belongs to one thread.
 */
public interface Exact {
  /** How many moves are left at most, passes aside; callers ask only where it is small. */
  int left(State state);

  /** The points of the side to move, with best play of both. */
  int points(State state);
}
