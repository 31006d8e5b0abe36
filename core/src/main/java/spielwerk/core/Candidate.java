package spielwerk.core;

import java.util.List;

/**
 * A move with an opinion on it.
 *
 * @param rating how much the engine wants it, from 0, on the engine's own scale; teams make the
 *     scales alike
 * @param value what it expects for the side to move: -1 to +1 when playing to win, points when
 *     playing for points, {@link #UNKNOWN} where it has no idea of the outcome
 * @param exact whether the value is proven, not estimated
 * @param line how the game may go on, this move first
 * @param prior how likely or promising it seemed before the search, as a share of all moves from 0
 *     to 1; {@link #UNKNOWN} for engines that do not begin with such an opinion
 * @param distance where the value is proven: how many moves are still played, this one included, if
 *     the winner hurries and the loser holds out; 0 if that is not known
 * @param points what the side to move is expected to end with in the game's own points, such as
 *     discs, also where the game is played to win; {@link #UNKNOWN} for engines that do not count
 *     them
 * @param quality what the engine's own formula gives the move, in its own unit and with its sign,
 *     {@link #UNKNOWN} for engines without one
 */
public record Candidate(
    int move,
    double rating,
    double value,
    boolean exact,
    List<Integer> line,
    double prior,
    int distance,
    double points,
    double quality) {

  /** The value of a move of which an engine only knows how much it wants it. */
  public static final double UNKNOWN = Double.NaN;

  public Candidate {
    line = List.copyOf(line);
  }

  /** A move on which there was no opinion before the search. */
  public Candidate(int move, double rating, double value, boolean exact, List<Integer> line) {
    this(move, rating, value, exact, line, UNKNOWN);
  }

  /** A move of which it is not known how long the game will last. */
  public Candidate(
      int move, double rating, double value, boolean exact, List<Integer> line, double prior) {
    this(move, rating, value, exact, line, prior, 0);
  }

  /** A move of which neither points nor a formula's quality are known. */
  public Candidate(
      int move,
      double rating,
      double value,
      boolean exact,
      List<Integer> line,
      double prior,
      int distance) {
    this(move, rating, value, exact, line, prior, distance, UNKNOWN, UNKNOWN);
  }

  /** The same with the points it brings. */
  public Candidate withPoints(double expected) {
    return new Candidate(move, rating, value, exact, line, prior, distance, expected, quality);
  }

  /** The same move with what a formula gives it. */
  public Candidate withQuality(double given) {
    return new Candidate(move, rating, value, exact, line, prior, distance, points, given);
  }

  /** The same move without an idea of the outcome. */
  Candidate withoutValue() {
    return new Candidate(move, rating, UNKNOWN, false, line, prior, distance, points, quality);
  }

  /** Whether the engine has a formula that gives the move a quality. */
  public boolean hasQuality() {
    return !Double.isNaN(quality);
  }

  /** Whether there was an opinion before the search. */
  public boolean hasPrior() {
    return !Double.isNaN(prior);
  }

  /** Whether it has an idea of the outcome. */
  public boolean hasValue() {
    return !Double.isNaN(value);
  }

  /** Whether it counts the points. */
  public boolean hasPoints() {
    return !Double.isNaN(points);
  }

  public static Candidate of(int move) {
    return new Candidate(move, 1, UNKNOWN, false, List.of(move));
  }

  public static Candidate rated(int move, double rating) {
    return new Candidate(move, rating, UNKNOWN, false, List.of(move));
  }
}
