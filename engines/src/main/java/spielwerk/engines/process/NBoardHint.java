package spielwerk.engines.process;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import spielwerk.core.Advice;
import spielwerk.core.Candidate;
import spielwerk.core.Effort;
import spielwerk.core.Mistake;
import spielwerk.core.Notation;
import spielwerk.core.State;
import spielwerk.games.othello.Othello;

/**
 * What NBoard programs say of a move while they think: {@code search F5d6c3 +1.25 0 12}, or {@code
 * book} with a number of games. Values are discs for the side to move. A depth of {@code 100%}
 * means that they are exact, {@code 100%W} that their sign is.
 *
 * @param line the move and what may follow
 * @param discs what the side to move expects to have more, or unknown
 */
record NBoardHint(List<Integer> line, double discs, int depth, boolean exact) {
  /** A won board. */
  static final double MOST_DISCS = 64;

  private static final Pattern DISCS = Pattern.compile("[+-]?[0-9]{1,6}(\\.[0-9]{0,9})?");
  private static final Pattern PLIES = Pattern.compile("^[0-9]{1,4}\\b");
  private static final String EXACT = "100%";
  private static final Notation NOTATION = new Othello().notation();

  /** What a line says, if it is a hint on a legal move. */
  static Optional<NBoardHint> of(String line, State state) {
    String[] words = line.strip().split("\\s+");
    boolean hint = words.length >= 3 && (words[0].equals("search") || words[0].equals("book"));
    List<Integer> moves = hint ? moves(words[1], state) : List.of();
    if (moves.isEmpty()) {
      return Optional.empty();
    }
    String depth = words.length > 4 ? words[4] : "";
    boolean exact = depth.startsWith(EXACT);
    Matcher plies = PLIES.matcher(depth);
    return Optional.of(
        new NBoardHint(
            moves,
            discs(words[2]),
            exact || !plies.find() ? 0 : Integer.parseInt(plies.group()),
            exact));
  }

  /** A value, or the middle of two (if draws were black's, if they were white's). */
  static double discs(String text) {
    double sum = 0;
    String[] parts = text.replaceAll("[()]", "").split(",", -1);
    for (String part : parts) {
      if (!DISCS.matches(part)) {
        return Candidate.UNKNOWN;
      }
      sum += Double.parseDouble(part);
    }
    return Math.max(-MOST_DISCS, Math.min(MOST_DISCS, sum / parts.length));
  }

  /** The moves of a line as far as they are legal, passes put in where they were left out. */
  private static List<Integer> moves(String text, State state) {
    String squares = text.replace("-", "").toLowerCase(Locale.ROOT);
    List<Integer> moves = new ArrayList<>();
    State walker = state.copy();
    try {
      for (int i = 0; i + 1 < squares.length(); i += 2) {
        for (String word : NOTATION.words(walker, squares.substring(i, i + 2))) {
          int move = NOTATION.legalMove(walker, word);
          walker.play(move);
          moves.add(move);
        }
      }
    } catch (Mistake end) {
      return moves;
    }
    return moves;
  }

  int move() {
    return line.get(0);
  }

  /** As a candidate: what is exact is won, drawn or lost. */
  Candidate candidate() {
    double value = exact ? Math.signum(discs) : discs / MOST_DISCS;
    return new Candidate(move(), 1, value, exact && !Double.isNaN(discs), line);
  }

  /** What we say of a candidate, if it has a value. */
  static Optional<String> text(Candidate candidate, State state, int depth) {
    if (!candidate.hasValue()) {
      return Optional.empty();
    }
    StringBuilder line = new StringBuilder();
    State walker = state.copy();
    for (int move : candidate.line().isEmpty() ? List.of(candidate.move()) : candidate.line()) {
      if (!walker.legal(move)) {
        break;
      }
      line.append(square(walker, move));
      walker.play(move);
    }
    return Optional.of(
        String.format(
            Locale.ROOT,
            "search %s %.2f 0 %s",
            line,
            candidate.value() * MOST_DISCS,
            candidate.exact() ? EXACT + "W" : String.valueOf(Math.max(1, depth))));
  }

  /** A move in two letters. */
  static String square(State state, int move) {
    String name = NOTATION.format(state, move);
    return name.equals("pass") ? "PA" : name.toUpperCase(Locale.ROOT);
  }

  /** The live opinion that this is. */
  Advice advice() {
    return Advice.of(List.of(candidate()), Effort.NONE);
  }
}
