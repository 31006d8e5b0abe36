package spielwerk.arena.library;

import spielwerk.core.Candidate;

/**
 * What a move is worth to who plays it.
 *
 * @param value -1 to +1 in games that are played to win, else points
 * @param exact whether it is proven
 * @param points what it brings in the game's own points, such as discs, where the engine counts
 *     them; else {@link Candidate#UNKNOWN}
 */
public record MoveValue(double value, boolean exact, double points) {
  public MoveValue {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException("a worth that is not a number");
    }
  }

  /** Where nobody counted points. */
  public MoveValue(double value, boolean exact) {
    this(value, exact, Candidate.UNKNOWN);
  }

  public boolean hasPoints() {
    return !Double.isNaN(points);
  }
}
