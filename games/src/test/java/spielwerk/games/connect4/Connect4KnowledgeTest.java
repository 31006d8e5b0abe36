package spielwerk.games.connect4;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.function.ObjIntConsumer;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spielwerk.core.Candidates;
import spielwerk.core.MoveOrder;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;

class Connect4KnowledgeTest {
  private static final int GAMES = 30;

  /** A position beside the same one on the slow board. */
  private record Pair(Connect4State state, SlowConnect4 slow) {}

  /** Random games, each position before the end handed out with the seat to move. */
  private static void walk(int width, int height, int line, ObjIntConsumer<Pair> look) {
    Connect4 game = new Connect4(width, height, line);
    for (int index = 0; index < GAMES; index++) {
      RandomGenerator random = Seeds.stream(3, index, Seeds.Purpose.TEST, 0);
      Connect4State state = (Connect4State) game.start(Setup.STANDARD);
      SlowConnect4 slow = new SlowConnect4(width, height, line);
      while (!state.over()) {
        look.accept(new Pair(state, slow), state.turn());
        int move = state.sample(random);
        state.play(move);
        slow.play(move);
      }
      assertThat(slow.won()).isEqualTo(state.points(0) != 0);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "7, 6, 4",
    "4, 4, 3",
    "3, 3, 2",
    "2, 12, 8",
    "4, 12, 7",
    "12, 4, 8",
    "8, 7, 5",
    "9, 6, 6"
  })
  void linesCountsTheSquaresOfTheStonesInOpenWindows(int width, int height, int line) {
    OpenLines lines = new OpenLines();
    walk(
        width,
        height,
        line,
        (pair, seat) -> {
          int value = 0;
          for (int stones = 1; stones < line; stones++) {
            int windows = pair.slow.windows(seat, stones) - pair.slow.windows(1 - seat, stones);
            value += stones * stones * windows;
          }
          assertThat(lines.value(pair.state)).isEqualTo(value);
        });
  }

  @ParameterizedTest
  @CsvSource({
    "7, 6, 4",
    "4, 4, 3",
    "3, 3, 2",
    "2, 12, 8",
    "4, 12, 7",
    "12, 4, 8",
    "8, 7, 5",
    "9, 6, 6"
  })
  void completingSquaresAreThoseThatMakeALine(int width, int height, int line) {
    walk(
        width,
        height,
        line,
        (pair, seat) -> {
          Connect4Board board = pair.state.board();
          long completing = board.completing(pair.state.own()) & ~pair.state.all();
          for (int column = 0; column < width; column++) {
            for (int row = pair.slow.top(column); row < height; row++) {
              pair.slow.board[column][row] = seat + 1;
              assertThat((completing & board.square(column, row)) != 0).isEqualTo(pair.slow.won());
              pair.slow.board[column][row] = 0;
            }
          }
        });
  }

  @ParameterizedTest
  @CsvSource({"4, 4, 3", "4, 4, 4", "5, 3, 3", "3, 4, 3"})
  void theMovesThatThreatsListsDecideTheGameAsAllMovesDo(int width, int height, int line) {
    Map<Long, Integer> byAll = new HashMap<>();
    Map<Long, Integer> byListed = new HashMap<>();
    walk(
        width,
        height,
        line,
        (pair, seat) -> {
          int value = value(pair.state, Candidates.ALL, byAll);
          assertThat(value(pair.state, new Connect4Threats(), byListed)).isEqualTo(value);
          if (Connect4Threats.wins(pair.state)) {
            assertThat(value).isEqualTo(1);
          } else if (Connect4Threats.loses(pair.state)) {
            assertThat(value).isEqualTo(-1);
          }
        });
  }

  private static int value(Connect4State state, Candidates candidates, Map<Long, Integer> known) {
    Integer old = known.get(state.key());
    if (old != null) {
      return old;
    }
    int best = -1;
    if (state.over()) {
      best = state.points(0) == 0 ? 0 : -1;
    } else {
      int[] moves = new int[12];
      int end = candidates.list(state, moves, 0);
      assertThat(end).isPositive();
      for (int i = 0; i < end; i++) {
        state.play(moves[i]);
        best = Math.max(best, -value(state, candidates, known));
        state.undo();
      }
    }
    known.put(state.key(), best);
    return best;
  }

  private static Connect4State after(String moves) {
    return (Connect4State) Position.of(new Connect4(), Setup.STANDARD, moves).state();
  }

  private static String listed(Connect4State state) {
    int[] moves = new int[7];
    int end = new Connect4Threats().list(state, moves, 0);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < end; i++) {
      text.append((char) ('a' + moves[i]));
    }
    return text.toString();
  }

  @Test
  void threatsListsAWinAloneThenAForcedBlockAndNothingBelowAnEnemysSquare() {
    assertThat(listed(after("d c d c d"))).isEqualTo("d");
    assertThat(listed(after("d c d c d c"))).isEqualTo("d");
    assertThat(listed(after(""))).isEqualTo("abcdefg");
    assertThat(Connect4Threats.loses(after("c c d d e"))).isTrue();
    assertThat(listed(after("c c d d e"))).hasSize(1);
  }

  @Test
  void aWinIsLookedAtFirstThenABlockThenTheCentre() {
    MoveOrder order = new Connect4().knowledge().order().orElseThrow().get();
    Connect4State empty = after("");
    for (int move : Moves.of(empty)) {
      assertThat(order.rate(empty, 3)).isGreaterThanOrEqualTo(order.rate(empty, move));
    }
    Connect4State both = after("a b a b a b");
    assertThat(order.rate(both, 0)).isGreaterThan(order.rate(both, 1));
    assertThat(order.rate(both, 1)).isGreaterThan(order.rate(both, 3));
  }
}
