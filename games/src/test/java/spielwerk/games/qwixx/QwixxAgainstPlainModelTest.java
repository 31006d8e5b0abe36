package spielwerk.games.qwixx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spielwerk.core.Moves;
import spielwerk.core.Notation;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;

class QwixxAgainstPlainModelTest {
  private static final int GAMES = 1000;

  @ParameterizedTest
  @CsvSource({
    "2, OFFICIAL",
    "3, OFFICIAL",
    "4, OFFICIAL",
    "5, OFFICIAL",
    "2, PAPER",
    "3, PAPER",
    "4, PAPER",
    "5, PAPER",
    "2, PAPER_TEXT",
    "5, PAPER_TEXT"
  })
  void theFastStateAndThePlainModelAgreeOnEveryMoveOfManyGames(int players, QwixxRules rules) {
    Qwixx qwixx = new Qwixx(players, rules);
    Notation notation = qwixx.notation();
    int longest = 0;
    int ends = 0;
    for (int game = 0; game < GAMES; game++) {
      RandomGenerator random = Seeds.stream(11, game, Seeds.Purpose.TEST, players);
      QwixxState fast = qwixx.start(Setup.STANDARD);
      PlainQwixx plain = new PlainQwixx(rules, players);
      double care = random.nextDouble();
      int length = 0;
      while (true) {
        assertThat(fast.turn()).isEqualTo(plain.turn());
        for (int seat = 0; seat < players; seat++) {
          assertThat(fast.points(seat)).isEqualTo(plain.points(seat));
        }
        if (fast.over()) {
          break;
        }
        int move = step(fast, notation, random, care);
        String text = notation.format(fast, move);
        if (fast.turn() == State.CHANCE) {
          plain.roll(text);
        } else {
          assertThat(texts(fast, notation)).isEqualTo(plain.decisions());
          plain.decide(text);
        }
        fast.play(move);
        length++;
      }
      ends += Integer.bitCount(fast.closed()) >= 2 ? 1 : 0;
      longest = Math.max(longest, length);
    }
    assertThat(longest).isLessThanOrEqualTo(qwixx.traits().maxLength());
    assertThat(ends).as("games that ended by closed rows").isGreaterThan(GAMES / 10);
  }

  private static List<String> texts(QwixxState state, Notation notation) {
    List<String> texts = new ArrayList<>();
    for (int move : Moves.of(state)) {
      texts.add(notation.format(state, move));
    }
    return texts;
  }

  /** Careful steps skip little, so that rows get locked; careless ones are drawn evenly. */
  static int step(QwixxState state, Notation notation, RandomGenerator random, double care) {
    if (state.turn() == State.CHANCE) {
      return state.draw(random);
    }
    int[] moves = Moves.of(state);
    if (random.nextDouble() > care) {
      return moves[random.nextInt(moves.length)];
    }
    int best = moves[0];
    for (int move : moves) {
      best = hope(state.after(move)) > hope(state.after(best)) ? move : best;
    }
    return best;
  }

  private static int hope(long sheet) {
    int hope = -12 * Sheet.penalties(sheet);
    for (int row = 0; row < Row.COUNT; row++) {
      hope += 5 * Sheet.count(sheet, row) - 2 * Sheet.reach(sheet, row);
    }
    return hope;
  }
}
