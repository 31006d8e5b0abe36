package spielwerk.arena.library;

/**
 * What came out about one move of a game.
 *
 * @param evaluation what the position after it is worth
 * @param lost how much less the move was worth than the best there was; never negative
 * @param exact whether the loss is proven: both values are
 * @param lostPoints the same in the game's own points, such as discs, where the engine counts them;
 *     else {@link spielwerk.core.Candidate#UNKNOWN}
 * @param mark ?!, ? or ?? by how much was lost, or empty
 */
public record MoveReview(
    MoveEvaluation evaluation, double lost, boolean exact, double lostPoints, String mark) {
  public boolean hasPoints() {
    return !Double.isNaN(lostPoints);
  }
}
