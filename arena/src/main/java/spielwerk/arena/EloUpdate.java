package spielwerk.arena;

/**
 * Elo's rule as the OthelloZero paper has it (2.5.1): after every game a rating moves towards what
 * the game says of it. The order of the games counts and there is no interval; {@link BradleyTerry}
 * knows both better.
 *
 * @param k how far a rating moves at most in one game
 */
public record EloUpdate(double k) {
  /** What somebody can expect against another: 1 / (1 + 10^((other - own) / 400)). */
  public static double expected(double own, double other) {
    return 1 / (1 + Math.pow(10, (other - own) / 400));
  }

  /**
   * The rating after a game.
   *
   * @param score 1 for a win, 0.5 for a draw, 0 for a loss
   */
  public double after(double own, double other, double score) {
    return own + k * (score - expected(own, other));
  }
}
