package spielwerk.games.fiveinarow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spielwerk.core.Moves;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;

class FiveInARowStateTest {
  private final FiveInARow game = new FiveInARow(15, 15, 5);

  /** All that can be asked of a state, as a text. */
  private static String facts(FiveInARowState state) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < state.length(); i++) {
      out.append(state.move(i)).append(state.colour(i) == 0 ? "x " : "o ");
    }
    for (int s = 0; s < state.symmetries(); s++) {
      out.append(state.key(s)).append(' ');
    }
    return out.append(state.turn())
        .append(' ')
        .append(state.key())
        .append(' ')
        .append(state.given())
        .append(Diagram.write(state))
        .append(Moves.of(state).length)
        .toString();
  }

  private static FiveInARowState walked(FiveInARow game, int stones, RandomGenerator random) {
    FiveInARowState state = game.start(Setup.STANDARD);
    while (state.length() < stones && !state.over()) {
      state.play(state.sample(random));
    }
    return state;
  }

  @ParameterizedTest
  @CsvSource({"15,15,5", "4,4,3", "7,13,4", "30,20,5"})
  void takingBackRestoresEverything(int width, int height, int line) {
    RandomGenerator random = Seeds.stream(width);
    for (int round = 0; round < 5; round++) {
      FiveInARowState state = new FiveInARow(width, height, line).start(Setup.STANDARD);
      List<String> before = new ArrayList<>();
      while (!state.over()) {
        before.add(facts(state));
        state.play(state.sample(random));
      }
      for (int i = before.size() - 1; i >= 0; i--) {
        state.undo();
        assertThat(facts(state)).isEqualTo(before.get(i));
      }
    }
  }

  @Test
  void aStateBecomesAnyOtherOfTheSameGame() {
    RandomGenerator random = Seeds.stream(21);
    List<FiveInARowState> states = new ArrayList<>();
    states.add(game.start(Setup.STANDARD));
    for (int i = 0; i < 12; i++) {
      states.add(walked(game, random.nextInt(225), random));
    }
    for (int i = 0; i < 6; i++) {
      FiveInARowState branch = states.get(1 + random.nextInt(12)).copy();
      for (int back = branch.length() / 2; back > 0; back--) {
        branch.undo();
      }
      states.add(branch);
    }
    String position = Diagram.write(walked(game, 21, random));
    states.add(game.start(new Setup(position)));
    states.add(game.start(new Setup(position.replace(" o", " x"))));
    FiveInARowState subject = game.start(Setup.STANDARD);
    for (int i = 0; i < 500; i++) {
      FiveInARowState other = states.get(random.nextInt(states.size()));
      String expected = facts(other);
      subject.set(other);
      assertThat(facts(subject)).isEqualTo(expected);
      assertThat(facts(subject.copy())).isEqualTo(expected);
      while (subject.length() > subject.given() && random.nextInt(4) > 0) {
        subject.undo();
      }
      for (int n = random.nextInt(40); n > 0 && !subject.over(); n--) {
        subject.play(subject.sample(random));
      }
      assertThat(facts(other)).isEqualTo(expected);
    }
  }

  @Test
  void aCopyGoesItsOwnWay() {
    FiveInARowState state = walked(game, 10, Seeds.stream(1));
    String before = facts(state);
    FiveInARowState copy = state.copy();
    copy.play(copy.sample(Seeds.stream(2)));
    assertThat(facts(state)).isEqualTo(before);
  }

  @Test
  void theSamePositionByOtherMovesHasTheSameKey() {
    FiveInARowState one = game.start(Setup.STANDARD);
    FiveInARowState two = game.start(Setup.STANDARD);
    Moves.play(one, game.notation(), "h8 a1 c3 d4");
    Moves.play(two, game.notation(), "c3 d4 h8 a1");
    assertThat(one.key()).isEqualTo(two.key());
    Moves.play(two, game.notation(), "b2");
    assertThat(one.key()).isNotEqualTo(two.key());
  }

  @Test
  void theKeyTellsTheSideToMoveAndTheColours() {
    String rows = "3/1x1/2o ";
    FiveInARow small = new FiveInARow(3, 3, 3);
    long x = small.start(new Setup(rows + "x")).key();
    assertThat(small.start(new Setup(rows + "o")).key()).isNotEqualTo(x);
    assertThat(small.start(new Setup("3/1o1/2x x")).key()).isNotEqualTo(x);
    FiveInARowState played = small.start(Setup.STANDARD);
    Moves.play(played, small.notation(), "b2 c1");
    assertThat(played.key()).isEqualTo(x);
  }

  @ParameterizedTest
  @CsvSource({"15,15,8", "4,4,8", "7,13,4", "70,70,8", "256,100,4"})
  void aMirroredGameHasTheMirroredKey(int width, int height, int symmetries) {
    RandomGenerator random = Seeds.stream(31);
    FiveInARow wide = new FiveInARow(width, height, 3);
    for (int round = 0; round < 10; round++) {
      FiveInARowState state = walked(wide, 1 + random.nextInt(30), random);
      assertThat(state.symmetries()).isEqualTo(symmetries);
      assertThat(state.key(0)).isEqualTo(state.key());
      int canonical = state.canonical();
      for (int s = 0; s < symmetries; s++) {
        FiveInARowState mirrored = wide.start(Setup.STANDARD);
        for (int i = 0; i < state.length(); i++) {
          int move = state.map(s, state.move(i));
          assertThat(state.map(state.inverse(s), move)).isEqualTo(state.move(i));
          assertThat(mirrored.legal(move)).isTrue();
          mirrored.play(move);
        }
        assertThat(mirrored.key()).isEqualTo(state.key(s));
        assertThat(mirrored.turn()).isEqualTo(state.turn());
        assertThat(mirrored.key(mirrored.canonical())).isEqualTo(state.key(canonical));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"0", "100", "215", "220", "224"})
  void everyFreeFieldIsDrawnEquallyOften(int stones) {
    FiveInARow drawn = new FiveInARow(15, 15, 15);
    RandomGenerator random = Seeds.stream(stones + 5);
    FiveInARowState state = walked(drawn, stones, random);
    int[] free = Moves.of(state);
    int each = 400;
    int[] hits = new int[225];
    for (int i = 0; i < each * free.length; i++) {
      hits[state.sample(random)]++;
    }
    double chiSquare = 0;
    int sum = 0;
    for (int move : free) {
      chiSquare += (hits[move] - each) * (double) (hits[move] - each) / each;
      sum += hits[move];
    }
    assertThat(sum).isEqualTo(each * free.length);
    // mean n-1, variance 2(n-1): five standard deviations above the mean
    assertThat(chiSquare).isLessThan(free.length + 5 * Math.sqrt(2.0 * free.length));
  }

  @Test
  void anyNumberMayBeAskedWhetherItIsLegal() {
    FiveInARowState state = game.start(Setup.STANDARD);
    assertThat(state.legal(-1)).isFalse();
    assertThat(state.legal(225)).isFalse();
    assertThat(state.legal(Integer.MIN_VALUE)).isFalse();
    assertThat(state.legal(Integer.MAX_VALUE)).isFalse();
    assertThat(state.legal(224)).isTrue();
  }
}
