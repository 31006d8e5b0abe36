package spielwerk.games.muehle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Perft;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;

class MuehleRulesTest {
  private static final Catalogue CATALOGUE = Catalogue.load();
  private final Muehle game = new Muehle();

  private State after(String moves) {
    return Position.of(game, Setup.STANDARD, moves).state();
  }

  private State at(String position) {
    return game.start(new Setup(position));
  }

  private static Set<String> legal(Muehle game, State state) {
    return Arrays.stream(Moves.of(state))
        .mapToObj(move -> game.notation().format(state, move))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @ParameterizedTest
  @CsvSource({"true, 3, 50", "false, 3, 50", "true, 2, 6", "false, 0, 4", "true, 4, 10"})
  void randomGamesGoAsInASlowGame(boolean flying, int repetition, int limit) {
    MuehleRules rules = new MuehleRules(flying, repetition, limit);
    Muehle fast = new Muehle(rules);
    int jumps = 0;
    int draws = 0;
    for (int index = 0; index < 8; index++) {
      RandomGenerator random = Seeds.stream(21, index, Seeds.Purpose.TEST, limit);
      State state = fast.start(Setup.STANDARD);
      SlowMuehle slow = new SlowMuehle(rules);
      while (true) {
        Set<String> legal = legal(fast, state);
        assertThat(legal).isEqualTo(slow.legal());
        jumps += slow.count(slow.mover()) == 3 ? 1 : 0;
        if (state.over()) {
          break;
        }
        assertThat(state.turn()).isEqualTo(slow.mover());
        List<String> moves = new ArrayList<>(legal);
        // mostly to and fro with few men, so that positions come again
        String move =
            moves.get(random.nextInt(random.nextBoolean() ? moves.size() : 1 + moves.size() / 8));
        state.play(fast.notation().legalMove(state, move));
        slow = slow.after(move);
      }
      assertThat(state.points(slow.mover())).isEqualTo(slow.lost() ? -1 : 0);
      draws += slow.drawn() ? 1 : 0;
    }
    assertThat(jumps).isPositive();
    assertThat(draws > 0).as("draws come with a low limit").isEqualTo(limit < 50);
  }

  @Test
  void perftAgreesWithASlowPlayerAndItsNumbers() {
    // also counted by SlowMuehle, which is too slow for the last two every day
    long[] lines = {1, 24, 552, 12144, 255024};
    State state = game.start(Setup.STANDARD);
    for (int depth = 0; depth < lines.length; depth++) {
      assertThat(new Perft(state).count(depth)).isEqualTo(lines[depth]);
    }
    for (int depth = 0; depth < 3; depth++) {
      assertThat(new SlowMuehle(MuehleRules.USUAL).perft(depth)).isEqualTo(lines[depth]);
    }
  }

  /** Men at random; the seats have so many. */
  private static Map<String, Integer> men(int first, int second, RandomGenerator random) {
    List<String> points = new ArrayList<>(SlowMuehle.POINTS);
    Collections.shuffle(points, new Random(random.nextLong()));
    Map<String, Integer> men = new TreeMap<>();
    for (int i = 0; i < first + second; i++) {
      men.put(points.get(i), i < first ? 0 : 1);
    }
    return men;
  }

  private static State state(Muehle game, Map<String, Integer> men, int hand) {
    String signs =
        "a7 d7 g7/b6 d6 f6/c5 d5 e5/a4 b4 c4 e4 f4 g4/c3 d3 e3/b2 d2 f2/a1 d1 g1"
            .replaceAll("([a-g][1-7]) ?", "$1,");
    StringBuilder text = new StringBuilder();
    for (String row : signs.split("/")) {
      text.append(text.isEmpty() ? "" : "/");
      for (String point : row.split(",")) {
        Integer owner = men.get(point);
        text.append(owner == null ? '.' : owner == 0 ? 'x' : 'o');
      }
    }
    return game.start(new Setup(text + " X " + hand + " " + hand));
  }

  @ParameterizedTest
  @CsvSource({
    "true, 9, 9, 0, 2",
    "true, 3, 3, 0, 2",
    "true, 4, 3, 0, 2",
    "false, 3, 4, 0, 3",
    "true, 6, 5, 2, 2",
    "false, 8, 7, 0, 2",
    "true, 0, 1, 3, 2",
    "true, 5, 0, 3, 2"
  })
  void perftAgreesWithASlowPlayerFromRandomPositions(
      boolean flying, int first, int second, int hand, int depth) {
    MuehleRules rules = new MuehleRules(flying, 3, 50);
    Muehle fast = new Muehle(rules);
    RandomGenerator random = Seeds.stream(first * 100 + second * 10 + hand);
    for (int i = 0; i < 3; i++) {
      Map<String, Integer> men = men(first, second, random);
      SlowMuehle slow = new SlowMuehle(rules, men, new int[] {hand, hand}, 0);
      State state = state(fast, men, hand);
      assertThat(new Perft(state).count(depth)).as(men.toString()).isEqualTo(slow.perft(depth));
    }
  }

  /** As {@link SlowMuehle#outcome}. */
  private static int outcome(State state, int depth) {
    if (state.over()) {
      return Math.max(state.points(0), state.points(1)) == 0 ? 0 : -1;
    }
    if (depth == 0) {
      return 0;
    }
    int best = -1;
    for (int move : Moves.of(state)) {
      State next = state.copy();
      next.play(move);
      best = Math.max(best, -outcome(next, depth - 1));
      if (best == 1) {
        break;
      }
    }
    return best;
  }

  @Test
  void endgamesOfThreeAgainstThreeAreWonAndLostAsASlowSolverSays() {
    RandomGenerator random = Seeds.stream(33);
    Set<Integer> outcomes = new TreeSet<>();
    for (int i = 0; i < 12; i++) {
      Map<String, Integer> men = men(3, 3, random);
      int slow = new SlowMuehle(MuehleRules.USUAL, men, new int[2], 0).outcome(2);
      assertThat(outcome(state(game, men, 0), 2)).as(men.toString()).isEqualTo(slow);
      outcomes.add(slow);
    }
    assertThat(outcomes).contains(1, 0);
  }

  @Test
  void aMillTakesAManThatStandsInNone() {
    State state = at("xx./ooo/.../....../.../.../o.. X 5 5");
    assertThat(legal(game, state)).contains("g7xa1").doesNotContain("g7", "g7xb6");
  }

  @Test
  void ifAllStandInMillsAnyMayBeTaken() {
    State state = at("xx./ooo/.../....../.../.../... X 6 6");
    assertThat(legal(game, state)).contains("g7xb6", "g7xd6", "g7xf6").doesNotContain("g7");
  }

  @Test
  void whoHasTwoMenLeftHasLost() {
    State state = at("xx./oo./.../..x.../.../.../..o X 0 0");
    state.play(game.notation().legalMove(state, "c4-g7xg1"));
    assertThat(state.over()).isTrue();
    assertThat(state.points(0)).isEqualTo(1);
  }

  @Test
  void whoCannotMoveHasLostUnlessTheyJump() {
    String shut = "xo./.../.../xo..../.../.../xo. X 0 0";
    assertThat(at(shut).over()).as("three men jump").isFalse();
    State state = new Muehle(new MuehleRules(false, 3, 50)).start(new Setup(shut));
    assertThat(state.over()).isTrue();
    assertThat(state.points(0)).isEqualTo(-1);
  }

  @Test
  void theThirdTimeAPositionComesIsADraw() {
    State state = at("x.x/.../.../xx.oo./.../.../..o X 0 0");
    String[] round = {"b4-b6", "g1-d1", "b6-b4", "d1-g1"};
    for (int i = 0; i < 8; i++) {
      assertThat(state.over()).isFalse();
      state.play(game.notation().legalMove(state, round[i % 4]));
    }
    assertThat(state.over()).isTrue();
    assertThat(state.points(0)).isZero();
    assertThat(game.notation().position(state)).endsWith(" X 0 0 8 3");
  }

  @Test
  void fiftyMovesWithoutAMillAreADraw() {
    State state = at("x.x/.../.../xx.oo./.../.../..o X 0 0 99 1");
    state.play(game.notation().legalMove(state, "b4-b6"));
    assertThat(state.over()).isTrue();
    assertThat(state.points(0)).isZero();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "x../.../.../....../.../.../... X 8",
        "x../.../.../....../.../.../... Z 8 9",
        "x../.../.../....../.../.../... X 9 9",
        "x../.../.../....../.../.../... O 8 8",
        "x../.../.../....../.../.../.. O 8 9",
        "x../.../.../....../.../.../... O 8 9 1 1",
        "xxx/ooo/x../....../.../.../... X 0 0 101 1",
        "xxx/ooo/x../....../.../.../... X 0 0 4 3",
        "xxx/ooo/x../....../.../.../... X 0 0 4 0",
        "xxx/ooo/x../....../.../.../... X -1 -1",
      })
  void impossiblePositionsAreRefused(String text) {
    assertThatThrownBy(() -> at(text)).isInstanceOf(Mistake.class);
  }

  @Test
  void movesMustTellWhichManAMillTakes() {
    assertThatThrownBy(() -> after("a1 b2 d1 b4 g1"))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("'g1' is not a legal move here");
    assertThat(legal(game, after("a1 b2 d1 b4"))).contains("g1xb2", "g1xb4");
  }

  @Test
  void aDrawOnTheFirstTimeIsRefused() {
    assertThatThrownBy(() -> CATALOGUE.game("muehle:repetition=1"))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("before it begins");
  }
}
