package spielwerk.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Moves as lists and texts: for people, records and tests, not for inner loops. */
public final class Moves {
  private static final int SOME = 12;

  /** More moves than any position has: a game that asks for more room is broken. */
  static final int MOST = 1 << 22;

  private Moves() {}

  /** All legal moves. */
  public static int[] of(State state) {
    int[] room = new int[64];
    while (true) {
      try {
        return Arrays.copyOf(room, state.moves(room, 0));
      } catch (ArrayIndexOutOfBoundsException tooSmall) {
        if (room.length >= MOST) {
          throw tooSmall;
        }
        room = new int[room.length * 4];
      }
    }
  }

  /** The first legal moves as people write them, to be shown in a sentence. */
  public static String some(State state, Notation notation) {
    int[] all = of(state);
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < Math.min(SOME, all.length); i++) {
      texts.add(notation.format(state, all[i]));
    }
    return String.join(", ", texts) + (all.length > SOME ? ", .. (" + all.length + " in all)" : "");
  }

  /**
   * Plays the moves of a text, divided as {@link Notation#words} says, and returns them.
   *
   * @throws Mistake at the first text that is not a legal move, naming it and its number
   */
  public static List<Integer> play(State state, Notation notation, String text) {
    List<Integer> played = new ArrayList<>();
    for (String word : notation.words(state, text)) {
      try {
        int move = notation.legalMove(state, word);
        state.play(move);
        played.add(move);
      } catch (Mistake mistake) {
        throw new Mistake("Move " + (played.size() + 1) + ": " + mistake.getMessage());
      }
    }
    return played;
  }

  /** A line of moves from a position as texts; the state itself is left alone. */
  public static List<String> texts(State state, Notation notation, Iterable<Integer> line) {
    State walker = state.copy();
    List<String> texts = new ArrayList<>();
    for (int move : line) {
      if (walker.over() || !walker.legal(move)) {
        break;
      }
      texts.add(notation.format(walker, move));
      walker.play(move);
    }
    return texts;
  }

  /**
   * What the moves of a line change for the seat that begins it, as {@link Notation#effect} says;
   * nothing for the moves of others, and an empty list if the game does not say.
   */
  public static List<String> effects(State state, Notation notation, Iterable<Integer> line) {
    State walker = state.copy();
    List<String> effects = new ArrayList<>();
    for (int move : line) {
      if (walker.over() || !walker.legal(move)) {
        break;
      }
      effects.add(walker.turn() == state.turn() ? notation.effect(walker, move) : "");
      walker.play(move);
    }
    return effects.stream().allMatch(String::isEmpty) ? List.of() : effects;
  }
}
