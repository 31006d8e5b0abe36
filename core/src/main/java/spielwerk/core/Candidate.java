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
 */
public record Candidate(int move, double rating, double value, boolean exact, List<Integer> line) {

  /** The value of a move of which an engine only knows how much it wants it. */
  public static final double UNKNOWN = Double.NaN;

  public Candidate {
    line = List.copyOf(line);
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
