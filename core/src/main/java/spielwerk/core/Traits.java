package spielwerk.core;

/**
 * What algorithms must know of a game before they look at a position.
 *
 * @param seats how many play
 * @param chance whether dice or cards are drawn during the game
 * @param hidden whether a seat may not see everything ({@link Hidden})
 * @param zeroSum whether what one seat wins the others lose
 * @param goal what the game is usually played for
 * @param codes moves are the numbers from 0 to {@code codes - 1}
 * @param maxMoves no position has more legal moves than this
 * @param maxLength no game has more moves than this, chance included
 */
public record Traits(
    int seats,
    boolean chance,
    boolean hidden,
    boolean zeroSum,
    Goal goal,
    int codes,
    int maxMoves,
    int maxLength) {

  /**
   * Two seats, everything in the open, no dice, the winner takes it: the world of the search
   * course.
   */
  public static Traits duel(int codes, int maxMoves, int maxLength) {
    return new Traits(2, false, false, true, Goal.WIN, codes, maxMoves, maxLength);
  }

  /** The same game played for points. */
  public Traits forPoints() {
    return new Traits(seats, chance, hidden, zeroSum, Goal.POINTS, codes, maxMoves, maxLength);
  }

  /** Whether negamax and its family apply: two seats, zero sum, no chance, nothing hidden. */
  public boolean isDuel() {
    return seats == 2 && zeroSum && !chance && !hidden;
  }
}
