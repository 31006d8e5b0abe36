package spielwerk.arena.library;

/**
 * What a move is worth to who plays it.
 *
 * @param value -1 to +1 in games that are played to win, else points
 * @param exact whether it is proven
 */
public record MoveValue(double value, boolean exact) {
  public MoveValue {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException("a worth that is not a number");
    }
  }
}
