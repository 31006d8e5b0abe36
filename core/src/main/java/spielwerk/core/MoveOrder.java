package spielwerk.core;

/** A cheap guess which moves are good, so that a search tries them first. Belongs to one thread. */
@FunctionalInterface
public interface MoveOrder {
  /** A higher number is tried earlier. */
  int rate(State state, int move);
}
