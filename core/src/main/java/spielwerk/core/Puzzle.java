package spielwerk.core;

import java.util.List;

/**
 * A position in which the side to move can force a win, and begins it with one move only.
 *
 * @param kind what forces the other side, in a word of the game
 * @param length how many moves of its own the solver needs against the best defence
 * @param moves that lead to the position, from the usual start
 * @param solution a shortest win against a defence that holds out longest
 */
public record Puzzle(String kind, int length, List<String> moves, List<String> solution) {
  private static final String PART = " ; ";
  private static final int MOST_SHOWN = 60;

  public Puzzle {
    moves = List.copyOf(moves);
    solution = List.copyOf(solution);
    if (solution.isEmpty()) {
      throw new IllegalArgumentException("A puzzle needs a solution");
    }
  }

  /** The move that it asks for. */
  public String first() {
    return solution.get(0);
  }

  /** The position. */
  public Position position(Game game) {
    return Position.of(game, game.setup(0), String.join(" ", moves));
  }

  /** On one line, as files have it. */
  public String line() {
    return kind
        + PART
        + length
        + PART
        + String.join(" ", moves)
        + PART
        + String.join(" ", solution);
  }

  /**
   * Reads {@link #line()}.
   *
   * @throws Mistake if it is not such a line; whether it is true nobody looks
   */
  public static Puzzle parse(String line) {
    String[] parts = line.split(";");
    try {
      if (parts.length == 4) {
        return new Puzzle(
            parts[0].strip(), Integer.parseInt(parts[1].strip()), words(parts[2]), words(parts[3]));
      }
    } catch (IllegalArgumentException wrong) {
      // the sentence below says what is wanted
    }
    String shown = line.length() <= MOST_SHOWN ? line : line.substring(0, MOST_SHOWN);
    throw new Mistake(
        "'"
            + shown
            + "' is not a puzzle; a line has its kind, its length, the moves that lead to it and"
            + " its solution, separated by semicolons.");
  }

  private static List<String> words(String text) {
    return List.of(text.strip().split("\\s+"));
  }
}
