package spielwerk.engines.process;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.Setup;
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.fiveinarow.FiveInARowState;
import spielwerk.games.fiveinarow.OpeningRule;

/**
 * The openings of the protocol in terms of our game: SWAP2BOARD, where the answer is three stones,
 * SWAP, a stone, or two stones, and PROBOARD, which asks for the next stone of a pro opening.
 */
final class GomocupOpening {
  private static final int FIRST = 3;
  private static final int SECOND = 5;

  private final FiveInARow game;
  private final GomocupFields fields;
  private final FiveInARowState state;
  private final List<Integer> moves = new ArrayList<>();

  private GomocupOpening(FiveInARow game, List<Integer> stones) {
    this.game = game;
    this.fields = GomocupFields.of(game);
    this.state = game.start(Setup.STANDARD);
    for (int stone : stones) {
      if (game.opening() == OpeningRule.SWAP2 && moves.size() == FIRST) {
        play(state.announceTwo());
      }
      if (!state.legal(stone)) {
        throw new Mistake("a stone on " + fields.text(stone) + " is not possible in this opening");
      }
      play(stone);
    }
  }

  private static FiveInARow with(FiveInARow plain, OpeningRule opening) {
    return new FiveInARow(
        plain.grid().width(), plain.grid().height(), plain.line(), plain.rule(), opening);
  }

  /**
   * @throws Mistake if there are not 0, 3 or 5 stones that can have been put
   */
  static GomocupOpening swap2(FiveInARow plain, List<Integer> stones) {
    if (stones.size() != 0 && stones.size() != FIRST && stones.size() != SECOND) {
      throw new Mistake("SWAP2BOARD has 0, 3 or 5 stones, not " + stones.size());
    }
    return new GomocupOpening(with(plain, OpeningRule.SWAP2), stones);
  }

  /**
   * @throws Mistake if there are more than two stones, or some that a pro opening does not allow
   */
  static GomocupOpening pro(FiveInARow plain, List<Integer> stones) {
    if (stones.size() >= FIRST) {
      throw new Mistake("PROBOARD has 0, 1 or 2 stones, not " + stones.size());
    }
    return new GomocupOpening(with(plain, OpeningRule.PRO), stones);
  }

  FiveInARow game() {
    return game;
  }

  Position position() {
    return new Position(game, Setup.STANDARD, List.copyOf(moves), state);
  }

  /** Takes what the engine wants, and says whether more stones of its own belong to the answer. */
  boolean more(int move) {
    int seat = state.turn();
    boolean free = !state.coloursKnown();
    play(move);
    return free && state.turn() == seat && !state.coloursKnown();
  }

  private void play(int move) {
    moves.add(move);
    state.play(move);
  }

  /**
   * The answer to a question that began with this many stones.
   *
   * @param asked how many moves there were when the engine was asked
   */
  String answer(int asked) {
    List<String> words = new ArrayList<>();
    for (int move : moves.subList(asked, moves.size())) {
      if (move == state.takeBlack()) {
        words.add("SWAP");
      } else if (move != state.announceTwo()) {
        words.add(fields.text(move));
      }
    }
    return String.join(" ", words);
  }

  int asked() {
    return moves.size();
  }

  /**
   * The moves of our game that a program's answer to SWAP2BOARD means; none if it means nothing.
   */
  static List<Integer> read(FiveInARowState state, GomocupFields fields, String line) {
    List<Integer> moves = new ArrayList<>();
    if (line.strip().equalsIgnoreCase("SWAP")) {
      return state.legal(state.takeBlack()) ? List.of(state.takeBlack()) : List.of();
    }
    String[] words = line.strip().split("\\s+");
    boolean choosing = state.legal(state.takeBlack());
    if (choosing && words.length == 2) {
      moves.add(state.announceTwo());
    }
    for (String word : words) {
      OptionalInt move = fields.move(word);
      if (move.isEmpty() || moves.contains(move.getAsInt())) {
        return List.of();
      }
      moves.add(move.getAsInt());
    }
    int wanted = choosing ? words.length : FIRST;
    return words.length == wanted && words.length <= FIRST ? moves : List.of();
  }
}
