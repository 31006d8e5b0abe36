package spielwerk.games.fiveinarow;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import spielwerk.core.Mistake;

/**
 * A position as a text that people can type: the rows from the top down, separated by slashes, each
 * with {@code x} and {@code o} for stones and a number for each run of free squares, then who is to
 * move. {@code 3/1x1/2o x} is a board of 3 x 3 with X in the middle, O in the lower right corner
 * and X to move.
 *
 * <p>The side to move may be left out; then X must have as many stones as O (X is to move) or one
 * more (O is to move). With it any numbers of stones are taken, as puzzles and handicaps need them.
 * The side that moved last may have won, by one stone; the side to move may not.
 *
 * <p>In games whose opening swaps colours a third word gives the stage of the opening: {@code
 * opening} while the first three stones are put and a colour is chosen, {@code two} while two more
 * are put, {@code swapped} if the first player has White. Without it the game goes on with Black in
 * the hands of the first player.
 */
final class Diagram {
  private final SquareGrid grid;
  private final FiveInARow game;
  private final String text;
  private String stage = "";
  private final List<List<Integer>> stones = List.of(new ArrayList<>(), new ArrayList<>());

  private Diagram(FiveInARow game, String text) {
    this.game = game;
    this.grid = game.grid();
    this.text = text.trim();
  }

  /**
   * The position that a text means.
   *
   * @throws Mistake if it is not a position on this board
   */
  static FiveInARowState read(FiveInARow game, String text) {
    return new Diagram(game, text).read();
  }

  private FiveInARowState read() {
    String[] parts = text.split("\\s+", 4);
    if (parts.length == 3 && game.opening().swaps()) {
      stage = parts[2].toLowerCase(Locale.ROOT);
    } else if (parts.length >= 3) {
      throw mistake("has more than the board and who is to move");
    }
    String[] rows = parts[0].split("/", -1);
    if (rows.length != grid.height) {
      throw mistake("has " + rows.length + " rows instead of " + grid.height);
    }
    for (int i = 0; i < rows.length; i++) {
      row(rows[i], grid.height - 1 - i);
    }
    int next = parts.length >= 2 ? side(parts[1]) : side();
    int other = 1 - next;
    if (!winning(state(next, -1), next).isEmpty()) {
      throw mistake("lets " + name(next) + " move, who has won already");
    }
    List<Integer> line = winning(state(next, -1), other);
    return line.isEmpty() ? state(next, -1) : won(line, next);
  }

  /** The stone that won is put last, so that before it nobody had won. */
  private FiveInARowState won(List<Integer> candidates, int next) {
    for (int last : candidates) {
      FiveInARowState state = state(next, last);
      FiveInARowState before = state.copy();
      before.undo();
      if (winning(before, 1 - next).isEmpty()) {
        return state;
      }
    }
    throw mistake("has lines of " + name(1 - next) + " that no single stone completed");
  }

  private void row(String row, int number) {
    int column = 0;
    int i = 0;
    while (i < row.length()) {
      char c = Character.toLowerCase(row.charAt(i));
      if (c == 'x' || c == 'o') {
        if (column < grid.width) {
          stones.get(c == 'x' ? 0 : 1).add(number * grid.width + column);
        }
        column++;
        i++;
      } else {
        int end = i;
        while (end < row.length() && row.charAt(end) >= '0' && row.charAt(end) <= '9') {
          end++;
        }
        if (end == i) {
          throw mistake("has '" + row.charAt(i) + "' in it");
        }
        column += end - i > 4 ? grid.width + 1 : Integer.parseInt(row.substring(i, end));
        i = end;
      }
    }
    if (column != grid.width) {
      throw mistake(
          "has a row '"
              + row
              + "' that is not "
              + grid.width
              + " squares wide (row "
              + (number + 1)
              + ")");
    }
  }

  private int side(String word) {
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "x" -> 0;
      case "o" -> 1;
      default -> throw mistake("lets '" + word + "' move instead of x or o");
    };
  }

  private int side() {
    int more = stones.get(0).size() - stones.get(1).size();
    if (more != 0 && more != 1) {
      throw mistake(
          "has "
              + stones.get(0).size()
              + " x and "
              + stones.get(1).size()
              + " o, so it must be stated who is to move");
    }
    return more;
  }

  /** The stones in turn as far as they go, {@code last} at the end if there is such a stone. */
  private FiveInARowState state(int next, int last) {
    FiveInARowState state = new FiveInARowState(game);
    int longer = Math.max(stones.get(0).size(), stones.get(1).size());
    for (int i = 0; i < longer; i++) {
      for (int seat = 0; seat < 2; seat++) {
        if (i < stones.get(seat).size() && stones.get(seat).get(i) != last) {
          state.put(stones.get(seat).get(i), seat);
        }
      }
    }
    if (last >= 0) {
      state.put(last, 1 - next);
    }
    if (!state.begin(next, stage)) {
      throw mistake("cannot be '" + stage + "' with these stones");
    }
    return state;
  }

  /** The stones of a seat that stand in a line that wins. */
  private static List<Integer> winning(FiveInARowState state, int seat) {
    List<Integer> winning = new ArrayList<>();
    for (int i = 0; i < state.length(); i++) {
      if (state.colour(i) == seat && state.wins(state.move(i))) {
        winning.add(state.move(i));
      }
    }
    return winning;
  }

  private static String name(int seat) {
    return seat == 0 ? "X" : "O";
  }

  private Mistake mistake(String what) {
    String shown = text.length() <= 80 ? text : text.substring(0, 77) + "..";
    return new Mistake(
        "The position '%s' %s; a position on %dx%d has %d rows from the top down, separated by /,"
                .formatted(shown, what, grid.width, grid.height, grid.height)
            + " of x, o and numbers of free squares, then x or o to move.");
  }

  /** The text of a position. */
  static String write(FiveInARowState state) {
    SquareGrid grid = state.grid();
    StringBuilder out = new StringBuilder();
    for (int row = grid.height - 1; row >= 0; row--) {
      int free = 0;
      for (int column = 0; column < grid.width; column++) {
        int seat = state.stone(row * grid.width + column);
        if (seat < 0) {
          free++;
        } else {
          out.append(free == 0 ? "" : free).append(seat == 0 ? 'x' : 'o');
          free = 0;
        }
      }
      out.append(free == 0 ? "" : free).append(row == 0 ? ' ' : '/');
    }
    boolean xMoves = state.over() ? state.colour(state.length() - 1) == 1 : state.colour() == 0;
    String stage = state.stage();
    return out.append(xMoves ? 'x' : 'o').append(stage.isEmpty() ? "" : " " + stage).toString();
  }
}
