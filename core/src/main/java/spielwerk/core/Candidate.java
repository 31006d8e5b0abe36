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
 *     who wins hurries and who loses holds out; 0 if that is not known
 */
public record Candidate(
    int move,
    double rating,
    double value,
    boolean exact,
    List<Integer> line,
    double prior,
    int distance) {

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

  /** Whether there was an opinion before the search. */
  public boolean hasPrior() {
    return !Double.isNaN(prior);
  }

  /** Whether it has an idea of the outcome. */
  public boolean hasValue() {
    return !Double.isNaN(value);
  }

  public static Candidate of(int move) {
    return new Candidate(move, 1, UNKNOWN, false, List.of(move));
  }

  public static Candidate rated(int move, double rating) {
    return new Candidate(move, rating, UNKNOWN, false, List.of(move));
  }
}
