package spielwerk.games.fiveinarow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spielwerk.core.Mistake;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;

class RenjuFoulsTest {
  private static final FiveInARow GAME =
      new FiveInARow(10, 10, 5, FiveRule.RENJU, OpeningRule.FREE);

  /** Rows from the top; * is where Black would play. Rows of dots may be left out at the bottom. */
  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "two open threes,                    ...../..xx*/....x/....x,                        DOUBLE_THREE",
    "two broken threes,                  ...../....x/...../....x/.x.x*,                        DOUBLE_THREE",
    "one of them blocked,                ...../.oxx*/....x/....x,                        none",
    "a four and a three,                 .oxxx*/.....x/.....x,                           none",
    "two fours,                          ...../.oxxx*/.....x/.....x/.....x/.....o,             DOUBLE_FOUR",
    "two fours in a row,                 ...../.x.x*x.x,                                 DOUBLE_FOUR",
    "two fours with two gaps,            ...../xx.x*.xx,                                 DOUBLE_FOUR",
    "a straight four is one,             ...../..xxx*..,                                 none",
    "six,                                ...../.xxx*xx,                                  OVERLINE",
    "five wins though six stand by,      ....xx/....xx/.xxxx*/.....x/.....x,             none",
    "five wins over two threes,          ...../..xx*xx/...xx/..x.x,                      none",
    "a three that only six could fill,   ......../....x/....x/o.xx*..x,                  none",
    "a three whose four is a double four, ...../....x/....x/o.xx*..o/.....x/.....x/.....x/.....o, none",
    "the same without the other four,    ...../....x/....x/o.xx*..o/....../.....x/.....x/.....o, DOUBLE_THREE",
  })
  void aFieldIsForbiddenForItsReason(String what, String rows, String foul) {
    Table table = new Table(rows.trim());
    RenjuFouls.Foul found = table.state.foul(table.asked);
    assertThat(found == null ? "none" : found.name()).isEqualTo(foul.trim());
    assertThat(table.state.legal(table.asked)).isEqualTo(found == null);
    assertThat(Slow.foul(table.state, table.asked)).isEqualTo(foul.trim());
  }

  @Test
  void aForbiddenMoveIsRefusedWithItsReasonAndOnlyToBlack() {
    Table table = new Table("...../..xx*/....x/....x");
    String field = FiveInARowNotation.field(GAME.grid(), table.asked);
    assertThatThrownBy(() -> GAME.notation().legalMove(table.state, field))
        .isInstanceOf(Mistake.class)
        .hasMessage("'" + field + "' is forbidden to Black in renju: it makes a double three.");
    assertThat(table.state.view(0).get("forbidden").toString()).contains(field + "=double-three");
    FiveInARowState white =
        GAME.start(new Setup(GAME.notation().position(table.state).replace(" x", " o")));
    assertThat(white.legal(table.asked)).isTrue();
  }

  @Test
  void theDefinitionsReadPlainlySayTheSame() {
    RandomGenerator random = Seeds.stream(5);
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < 400; i++) {
      StringBuilder rows = new StringBuilder();
      for (int row = 0; row < 10; row++) {
        for (int column = 0; column < 10; column++) {
          int drawn = random.nextInt(100);
          boolean inside = row > 0 && row < 9 && column > 0;
          rows.append(inside && drawn < 30 ? 'x' : drawn < 40 ? 'o' : '.');
        }
        rows.append(row < 9 ? "/" : "");
      }
      FiveInARowState state = new FiveInARowState(GAME);
      Table.fill(state, rows.toString());
      for (int move = 0; move < GAME.grid().moves(); move++) {
        if (state.stone(move) < 0) {
          RenjuFouls.Foul foul = state.foul(move);
          String found = foul == null ? "none" : foul.name();
          assertThat(found).as(rows + " at " + move).isEqualTo(Slow.foul(state, move));
          seen.add(found);
        }
      }
    }
    assertThat(seen).hasSize(4);
  }

  /** A position typed with a mark. */
  private static final class Table {
    private final FiveInARowState state;
    private int asked = -1;

    Table(String rows) {
      this.state = new FiveInARowState(GAME);
      this.asked = fill(state, rows);
    }

    static int fill(FiveInARowState state, String rows) {
      int marked = -1;
      String[] lines = rows.split("/");
      for (int i = 0; i < lines.length; i++) {
        for (int column = 0; column < lines[i].length(); column++) {
          int move = (GAME.grid().height() - 1 - i) * GAME.grid().width() + column;
          char sign = lines[i].toLowerCase(Locale.ROOT).charAt(column);
          if (sign == '*') {
            marked = move;
          } else if (sign != '.') {
            state.put(move, sign == 'x' ? 0 : 1);
          }
        }
      }
      state.begin(0, "");
      return marked;
    }
  }

  /** The rules of the Renju International Federation, word by word, on rows and columns. */
  private static final class Slow {
    private static final int[][] STEPS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    private final int[][] board;

    private Slow(FiveInARowState state) {
      this.board = SlowFiveInARow.of(state).board;
    }

    static String foul(FiveInARowState state, int move) {
      return new Slow(state).foul(move / state.grid().width(), move % state.grid().width());
    }

    private int at(int row, int column) {
      return row < 0 || column < 0 || row >= board.length || column >= board[0].length
          ? -2
          : board[row][column];
    }

    private String foul(int row, int column) {
      board[row][column] = 0;
      String foul = "none";
      boolean five = false;
      boolean more = false;
      Set<Set<List<Integer>>> fours = new HashSet<>();
      int threes = 0;
      for (int[] step : STEPS) {
        five |= row(row, column, step) == 5;
        more |= row(row, column, step) > 5;
      }
      if (!five) {
        for (int[] step : STEPS) {
          fours(row, column, step, fours);
        }
        for (int[] step : STEPS) {
          threes += !more && fours.size() < 2 && three(row, column, step) ? 1 : 0;
        }
        foul =
            more
                ? "OVERLINE"
                : fours.size() > 1 ? "DOUBLE_FOUR" : threes > 1 ? "DOUBLE_THREE" : "none";
      }
      board[row][column] = -1;
      return foul;
    }

    /** How long the row through a black stone is. */
    private int row(int row, int column, int[] step) {
      int length = 1;
      for (int sign : new int[] {1, -1}) {
        for (int i = sign; at(row + i * step[0], column + i * step[1]) == 0; i += sign) {
          length++;
        }
      }
      return length;
    }

    /** Four stones, this one among them, that one more makes a row of just five. */
    private void fours(int row, int column, int[] step, Set<Set<List<Integer>>> fours) {
      for (int start = -4; start <= 0; start++) {
        Set<List<Integer>> stones = new HashSet<>();
        List<Integer> gap = null;
        for (int i = start; i < start + 5; i++) {
          int r = row + i * step[0];
          int c = column + i * step[1];
          if (at(r, c) == 0) {
            stones.add(List.of(r, c));
          } else if (at(r, c) == -1) {
            gap = List.of(r, c);
          }
        }
        if (stones.size() == 4 && gap != null && completes(gap.get(0), gap.get(1), step)) {
          fours.add(stones);
        }
      }
    }

    private boolean completes(int row, int column, int[] step) {
      return at(row, column) == -1 && row(row, column, step) == 5;
    }

    private boolean three(int row, int column, int[] step) {
      for (int far = -3; far <= 3; far++) {
        int r = row + far * step[0];
        int c = column + far * step[1];
        if (far == 0 || at(r, c) != -1) {
          continue;
        }
        board[r][c] = 0;
        boolean straight = false;
        for (int start = -3; start <= 0; start++) {
          boolean four = start <= far && far <= start + 3;
          for (int i = start; i < start + 4; i++) {
            four &= at(row + i * step[0], column + i * step[1]) == 0;
          }
          straight |=
              four
                  && completes(row + (start - 1) * step[0], column + (start - 1) * step[1], step)
                  && completes(row + (start + 4) * step[0], column + (start + 4) * step[1], step);
        }
        boolean five = false;
        for (int[] other : STEPS) {
          five |= row(r, c, other) == 5;
        }
        board[r][c] = -1;
        if (straight && !five && foul(r, c).equals("none")) {
          return true;
        }
      }
      return false;
    }
  }
}
