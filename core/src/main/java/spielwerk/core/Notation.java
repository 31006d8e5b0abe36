package spielwerk.core;

import java.util.ArrayList;
import java.util.List;

/** How people write and read a game. */
public interface Notation {
  /** The move as people write it: {@code f5}. */
  String format(State state, int move);

  /**
   * The move that a text means. It need not be legal: ask {@link State#legal}.
   *
   * @throws Mistake if the text is not a move of this game; the sentence shows what moves look like
   */
  int parse(State state, String text);

  /**
   * The single moves of a text that holds several, separated by spaces, commas or semicolons
   * outside brackets. A game may read other ways of writing too.
   *
   * @param state before the first of them
   */
  default List<String> words(State state, String text) {
    List<String> words = new ArrayList<>();
    boolean bracket = false;
    int from = 0;
    for (int i = 0; i <= text.length(); i++) {
      char sign = i < text.length() ? text.charAt(i) : ';';
      if (sign == '(' || sign == ')') {
        bracket = sign == '(';
      } else if (sign == ';'
          || isBlank(text, i)
          || sign == ',' && !(bracket && !isBlank(text, i + 1))) {
        if (i > from) {
          words.add(text.substring(from, i));
        }
        from = i + 1;
        bracket = false;
      }
    }
    return words;
  }

  private static boolean isBlank(String text, int at) {
    return at == text.length() || Character.isWhitespace(text.charAt(at));
  }

  /** The move as people are told it at the terminal, where its short form would puzzle them. */
  default String spoken(State state, int move) {
    return format(state, move);
  }

  /**
   * What a move changes for its seat, in a few words for a plan: {@code +2 food}; empty where the
   * game does not say.
   */
  default String effect(State state, int move) {
    return "";
  }

  /**
   * What exactly the seat to move is asked, for a prompt; empty where there is one kind of move.
   */
  default String asked(State state) {
    return "";
  }

  /** A picture of the position for the terminal, several lines, without a newline at the end. */
  String board(State state);

  /** The text of a {@link Setup} that starts in this position. */
  String position(State state);

  /** What people call a seat: {@code X}, {@code black}, {@code first player}. */
  String seat(int seat);

  /**
   * A legal move from a text, or a {@link Mistake} that names the text and some moves that are
   * allowed.
   */
  default int legalMove(State state, String text) {
    int move = parse(state, text);
    if (state.over()) {
      throw new Mistake("The game is over before the move '" + text + "'.");
    }
    if (!state.legal(move)) {
      throw new Mistake(
          "'" + text + "' is not a legal move here; legal are " + Moves.some(state, this) + ".");
    }
    return move;
  }
}
