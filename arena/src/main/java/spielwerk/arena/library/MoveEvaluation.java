package spielwerk.arena.library;

/**
 * What an engine thought of the position after a move.
 *
 * @param value -1 to +1 in games that are played to win, else points
 * @param seat for whom it is; seat 0 in all games for two
 * @param exact whether it is proven
 */
public record MoveEvaluation(double value, int seat, boolean exact) {
  public MoveEvaluation {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException("an evaluation that is not a number");
    }
    if (seat < 0) {
      throw new IllegalArgumentException("an evaluation for seat " + seat);
    }
  }
}
