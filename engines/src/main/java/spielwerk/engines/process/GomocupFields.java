package spielwerk.engines.process;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.fiveinarow.SquareGrid;

/**
 * A board of five in a row as the Gomocup protocol writes it: {@code x,y}, both from 0, x from the
 * left, y from the top (our rows begin at the bottom).
 */
record GomocupFields(SquareGrid grid) {
  private static final Pattern FIELD =
      Pattern.compile("([+-]?[0-9]{1,9})\\s*,\\s*([+-]?[0-9]{1,9})");

  static GomocupFields of(FiveInARow game) {
    return new GomocupFields(game.grid());
  }

  /** Whether a text looks like a square, be it on the board or not. */
  static boolean looksLikeField(String text) {
    return FIELD.matcher(text.strip()).matches();
  }

  String text(int move) {
    return grid.column(move) + "," + (grid.height() - 1 - grid.row(move));
  }

  /** The move that a text means, if it is a square of the board. */
  OptionalInt move(String text) {
    Matcher field = FIELD.matcher(text.strip());
    if (!field.matches()) {
      return OptionalInt.empty();
    }
    int x = Integer.parseInt(field.group(1));
    int y = Integer.parseInt(field.group(2));
    return x < 0 || x >= grid.width() || y < 0 || y >= grid.height()
        ? OptionalInt.empty()
        : OptionalInt.of((grid.height() - 1 - y) * grid.width() + x);
  }

  /**
   * The stones of both sides in turn, the last one the opponent's, as some programs expect them:
   * where one side has more than it could have put, its surplus comes first.
   *
   * @param own the stones of the side to move, in their order
   * @param others those of its opponent
   */
  static List<Stone> inTurn(List<Integer> own, List<Integer> others) {
    List<Stone> backwards = new ArrayList<>();
    int left = own.size();
    int right = others.size();
    while (left > 0 || right > 0) {
      if (right > 0) {
        backwards.add(new Stone(others.get(--right), false));
      }
      if (left > 0) {
        backwards.add(new Stone(own.get(--left), true));
      }
    }
    List<Stone> stones = new ArrayList<>();
    for (int i = backwards.size() - 1; i >= 0; i--) {
      stones.add(backwards.get(i));
    }
    return stones;
  }

  /**
   * A stone on the board.
   *
   * @param own whether it belongs to the program that is told of it
   */
  record Stone(int move, boolean own) {}
}
