package spielwerk.games.fiveinarow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spielwerk.core.Candidates;
import spielwerk.core.Evaluation;
import spielwerk.core.Moves;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;

class FiveInARowKnowledgeTest {
  private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

  private static Evaluation evaluation(FiveInARow game, String name) {
    return game.knowledge().evaluations().get(name).get();
  }

  private static int[] near(FiveInARow game, Candidates near, FiveInARowState state) {
    int[] room = new int[game.grid().moves()];
    return Arrays.copyOf(room, near.list(state, room, 0));
  }

  /** Walks to and fro through games and shows every position on the way. */
  private static void walk(FiveInARow game, int steps, Consumer<FiveInARowState> visit) {
    RandomGenerator random = Seeds.stream(game.grid().moves() + game.line());
    FiveInARowState state = game.start(Setup.STANDARD);
    List<FiveInARowState> kept = new ArrayList<>(List.of(state.copy()));
    Candidates near = new NearbyFields(game.grid(), 2);
    for (int step = 0; step < steps; step++) {
      int dice = random.nextInt(20);
      if (dice == 0) {
        kept.add(state.copy());
      } else if (dice == 1) {
        state.set(kept.get(random.nextInt(kept.size())));
      } else if (state.over() || dice < 7) {
        for (int n = random.nextInt(4); n >= 0 && state.length() > 0; n--) {
          state.undo();
        }
      } else {
        int[] some = near(game, near, state);
        state.play(
            random.nextInt(3) == 0 ? state.sample(random) : some[random.nextInt(some.length)]);
      }
      visit.accept(state);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "15,15,5,400",
    "7,7,5,400",
    "7,13,4,400",
    "3,3,3,300",
    "5,9,3,300",
    "9,9,8,300",
    "40,3,20,200",
    "100,100,5,30"
  })
  void theEvaluationsKeepTheirBooksAsIfCountedAnew(int width, int height, int line, int steps) {
    FiveInARow game = new FiveInARow(width, height, line);
    Evaluation rows = evaluation(game, "rows");
    Evaluation freedom = evaluation(game, "freedom");
    Evaluation open = evaluation(game, "open");
    walk(
        game,
        steps,
        state -> {
          if (state.over()) {
            return;
          }
          SlowFiveInARow slow = SlowFiveInARow.of(state);
          int sign = state.turn() == 0 ? 1 : -1;
          assertThat(rows.value(state)).isEqualTo(sign * (rows(slow, 0) - rows(slow, 1)));
          assertThat(freedom.value(state)).isEqualTo(sign * (freedom(slow, 0) - freedom(slow, 1)));
          assertThat(open.value(state)).isEqualTo(sign * (open(slow, 0) - open(slow, 1)));
        });
  }

  private static int rows(SlowFiveInARow slow, int seat) {
    int sum = 0;
    for (int row = 0; row < slow.height; row++) {
      for (int column = 0; column < slow.width; column++) {
        for (int[] d : DIRECTIONS) {
          int length = 0;
          while (slow.at(row + length * d[0], column + length * d[1]) == seat) {
            length++;
          }
          if (length >= 2 && slow.at(row - d[0], column - d[1]) != seat) {
            sum += LineWeights.of(slow.line)[length - 1];
          }
        }
      }
    }
    return sum;
  }

  private static int freedom(SlowFiveInARow slow, int seat) {
    int sum = 0;
    for (int row = 0; row < slow.height; row++) {
      for (int column = 0; column < slow.width; column++) {
        boolean touches = false;
        for (int[] d : DIRECTIONS) {
          touches |= slow.at(row + d[0], column + d[1]) == seat;
          touches |= slow.at(row - d[0], column - d[1]) == seat;
        }
        sum += touches && slow.at(row, column) == -1 ? 1 : 0;
      }
    }
    return sum;
  }

  private static int open(SlowFiveInARow slow, int seat) {
    int sum = 0;
    for (int row = 0; row < slow.height; row++) {
      for (int column = 0; column < slow.width; column++) {
        for (int[] d : DIRECTIONS) {
          int own = 0;
          int free = 0;
          for (int i = 0; i < slow.line; i++) {
            int at = slow.at(row + i * d[0], column + i * d[1]);
            own += at == seat ? 1 : 0;
            free += at == -1 ? 1 : 0;
          }
          sum += own + free == slow.line ? LineWeights.of(slow.line)[own] : 0;
        }
      }
    }
    return sum;
  }

  @ParameterizedTest
  @CsvSource({"15,15,1,400", "15,15,2,400", "7,13,3,300", "3,3,1,200", "80,70,2,60", "5,5,9,200"})
  void nearAreTheFreeFieldsWithinADistanceOfAStone(int width, int height, int d, int steps) {
    FiveInARow game = new FiveInARow(width, height, 3);
    Candidates near = game.knowledge().near().orElseThrow().apply(d);
    walk(
        game,
        steps,
        state -> {
          List<Integer> expected = new ArrayList<>();
          for (int move = 0; move < width * height && !state.over(); move++) {
            boolean close = state.length() == 0 && move == game.grid().centre();
            for (int i = 0; i < state.length(); i++) {
              int rows = Math.abs(state.move(i) / width - move / width);
              int columns = Math.abs(state.move(i) % width - move % width);
              close |= Math.max(rows, columns) <= d;
            }
            if (close && state.legal(move)) {
              expected.add(move);
            }
          }
          assertThat(near(game, near, state))
              .containsExactly(expected.stream().mapToInt(Integer::intValue).toArray());
          assertThat(state.over() || !expected.isEmpty()).isTrue();
        });
  }

  @Test
  void aStoneMoreInALineCountsEightTimesAsMuch() {
    assertThat(LineWeights.of(5)).containsExactly(0, 1, 8, 64, 512, 4096);
    assertThat(LineWeights.of(9)).containsExactly(0, 1, 2, 3, 4, 8, 64, 512, 4096, 32768);
  }

  @Test
  void openIsTheUsualEvaluation() {
    assertThat(new FiveInARow(15, 15, 5).knowledge().evaluations().keySet())
        .containsExactly("open", "rows", "freedom");
  }

  @ParameterizedTest
  @CsvSource({
    "1xxx5/ooo6, xxx6/ooo6",
    "1xxx5/ooo6, 1xxxo4/oo7",
    "2x1xx3/oo1o5, 5oxxx/oo1o5",
  })
  void openPrefersRowsWithRoomOverClosedOnes(String better, String worse) {
    FiveInARow game = new FiveInARow(9, 9, 5);
    String rest = "/9/9/9/9/9/9/9 x";
    Evaluation open = evaluation(game, "open");
    assertThat(open.value(game.start(new Setup(better + rest))))
        .isGreaterThan(open.value(game.start(new Setup(worse + rest))));
  }

  @ParameterizedTest
  @CsvSource({"256,256,5", "60,60,12", "15,15,2"})
  void valuesStayWithinTheLimitOnCrowdedBoards(int width, int height, int line) {
    FiveInARow game = new FiveInARow(width, height, line);
    FiveInARowState crowded = game.start(Setup.STANDARD);
    for (int move = 0; move < width * height; move++) {
      if (move % line != 0 && (move / width) % line != 0) {
        crowded.put(move, 0);
      }
    }
    crowded.begin(1, "");
    for (String name : List.of("open", "rows", "freedom")) {
      assertThat(evaluation(game, name).value(crowded))
          .isNotPositive()
          .isGreaterThan(-Evaluation.LIMIT);
    }
  }

  @Test
  void theOrderLooksFirstAtFiveThenAtBlockingThenAtTheMiddle() {
    FiveInARow game = new FiveInARow(15, 15, 5);
    FiveInARowState state = game.start(new Setup("15/".repeat(12) + "1oooo10/15/1xxxx10 x"));
    var order = game.knowledge().order().orElseThrow().get();
    List<Integer> moves = new ArrayList<>(Arrays.stream(Moves.of(state)).boxed().toList());
    moves.sort((a, b) -> order.rate(state, b) - order.rate(state, a));
    assertThat(moves.subList(0, 2)).containsExactlyInAnyOrder(0, 5);
    assertThat(moves.subList(2, 4)).containsExactlyInAnyOrder(30, 35);
    FiveInARowState empty = game.start(Setup.STANDARD);
    for (int move : Moves.of(empty)) {
      assertThat(order.rate(empty, game.grid().centre()))
          .isGreaterThanOrEqualTo(order.rate(empty, move));
    }
  }
}
