package spielwerk.engines.fiveinarow.threat;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Goal;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.Watch;
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.fiveinarow.FiveInARowState;

class ThreatEngineTest {
  private static final Catalogue CATALOGUE = Catalogue.load();
  private static final FiveInARow USUAL = new FiveInARow(15, 15, 5);

  private static Advice advise(FiveInARow game, String engine, String moves, Budget budget) {
    return advise(game, engine, Position.of(game, Setup.STANDARD, moves), budget, Watch.NONE);
  }

  private static Advice advise(
      FiveInARow game, String text, Position position, Budget budget, Watch watch) {
    try (Engine engine = CATALOGUE.engine(text, game)) {
      engine.newGame(game, position.state().turn(), Goal.WIN, 1);
      return engine.advise(position, budget, watch);
    }
  }

  private static String best(String moves) {
    return text(advise(USUAL, "threat", moves, Budget.nodes(2000)).candidates().get(0));
  }

  private static String text(Candidate candidate) {
    return USUAL.notation().format(USUAL.start(Setup.STANDARD), candidate.move());
  }

  @Test
  void theFirstStoneComesIntoTheMiddle() {
    assertThat(best("")).isEqualTo("h8");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a1", "o8", "c13"})
  void aFirstStoneByTheEdgeIsAnsweredInTheMiddle(String stone) {
    assertThat(best(stone)).isEqualTo("h8");
  }

  @Test
  void fiveIsMadeBeforeFiveIsPrevented() {
    assertThat(best("h8 a1 i8 a2 j8 a3 k8 a4")).isIn("g8", "l8");
    assertThat(best("h8 g8 i8 a2 j8 a3 k8")).isEqualTo("l8");
  }

  /** After the only answer to a four the open three beside it becomes an open four. */
  @Test
  void anOnlyAnswerThatLosesIsKnownToLose() {
    String moves = "h8 g8 i8 a15 j8 o15 c3 o1 d3 a1 e3 o8 k8";
    Advice advice = advise(USUAL, "threat", moves, Budget.nodes(2000));
    assertThat(advice.candidates()).hasSize(1);
    Candidate only = advice.candidates().get(0);
    assertThat(text(only)).isEqualTo("l8");
    assertThat(only.exact()).isTrue();
    assertThat(only.value()).isEqualTo(-1);
    assertThat(advice.effort().nodes()).isLessThanOrEqualTo(200);
  }

  /** A bound, or nothing at all, is no value: what is shown must have been found out. */
  @Test
  void onlyMovesWhoseValueWasFoundOutHaveOne() {
    assertThat(advise(USUAL, "threat", "", Budget.nodes(5000)).candidates())
        .noneMatch(Candidate::hasValue);
    assertThat(advise(USUAL, "threat", "h8 i9 h9 h10 g8", Budget.nodes(1)).candidates())
        .hasSizeGreaterThan(3)
        .noneMatch(Candidate::hasValue);
    RandomGenerator random = Seeds.stream(12);
    for (int i = 0; i < 20; i++) {
      FiveInARowState state = Positions.random(USUAL, 6 + i % 10, 7, random);
      Position position = new Position(USUAL, Setup.STANDARD, List.of(), state);
      List<Candidate> all =
          advise(USUAL, "threat", position, Budget.depth(3), Watch.NONE).candidates();
      assertThat(all.get(0).hasValue()).isTrue();
      double best = all.get(0).value();
      // what was found worse by a window of no width is only known to be worse
      assertThat(all).noneMatch(one -> one.hasValue() && one.value() > best);
      assertThat(all.subList(1, all.size()))
          .allMatch(one -> !one.hasValue() || one.value() < best || one.exact() || best == -1);
    }
  }

  /** Proofs come after the first ply, however many stones they would take. */
  @Test
  void theFirstPlyIsSeenThroughBeforeProofsUseTheBudget() {
    RandomGenerator random = Seeds.stream(13);
    for (int i = 0; i < 30; i++) {
      FiveInARowState state = Positions.random(USUAL, 6 + i % 16, 7, random);
      Position position = new Position(USUAL, Setup.STANDARD, List.of(), state);
      Advice advice = advise(USUAL, "threat", position, Budget.nodes(20_000), Watch.NONE);
      Candidate best = advice.candidates().get(0);
      assertThat(advice.effort().depth() > 0 || best.exact()).isTrue();
    }
  }

  /** An engine gets warm when it is made; nothing of that may be left in what it advises. */
  @Test
  void aSecondGameIsLikeTheFirst() {
    Position position = Position.of(USUAL, Setup.STANDARD, "h8 i9 h9 h10 g8");
    try (Engine engine = CATALOGUE.engine("threat", USUAL)) {
      engine.newGame(USUAL, 1, Goal.WIN, 1);
      Advice first = engine.advise(position, Budget.nodes(5000), Watch.NONE);
      engine.newGame(USUAL, 1, Goal.WIN, 1);
      Advice second = engine.advise(position, Budget.nodes(5000), Watch.NONE);
      assertThat(second.candidates()).isEqualTo(first.candidates());
      assertThat(first.effort().nodes()).isEqualTo(second.effort().nodes());
    }
  }

  /** The puzzles of the resource, each proven against every defence when it was collected. */
  static Stream<String> puzzles() throws IOException {
    List<String> lines = new ArrayList<>();
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                ThreatEngineTest.class.getResourceAsStream("forced-wins.txt"),
                StandardCharsets.UTF_8))) {
      reader.lines().filter(line -> !line.startsWith("#")).forEach(lines::add);
    }
    return lines.stream();
  }

  @ParameterizedTest
  @MethodSource("puzzles")
  void aForcedWinIsFoundAndProven(String puzzle) {
    String moves = puzzle.split(";", -1)[2];
    Position position = Position.of(USUAL, Setup.STANDARD, moves);
    int seat = position.state().turn();
    Advice advice = advise(USUAL, "threat", position, Budget.nodes(400_000), Watch.NONE);
    Candidate best = advice.candidates().get(0);
    assertThat(best.exact()).isTrue();
    assertThat(best.value()).isEqualTo(1);
    FiveInARowState state = FiveInARow.of(position.state());
    best.line().forEach(state::play);
    assertThat(state.over()).isTrue();
    assertThat(state.points(seat)).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"5, 5", "5, 9", "15, 15", "256, 256"})
  void itPlaysOnBoardsOfAnySizeToTheEnd(int width, int height) {
    FiveInARow game = new FiveInARow(width, height, 5);
    RandomGenerator random = Seeds.stream(width);
    FiveInARowState state = game.start(Setup.STANDARD);
    List<Integer> moves = new ArrayList<>();
    try (Engine engine = CATALOGUE.engine("threat:nodes=300", game)) {
      engine.newGame(game, 0, Goal.WIN, 1);
      while (!state.over()) {
        Position position = new Position(game, Setup.STANDARD, moves, state);
        int move =
            state.turn() == 0
                ? engine.advise(position, Budget.FREE, Watch.NONE).candidates().get(0).move()
                : state.sample(random);
        assertThat(state.legal(move)).isTrue();
        state.play(move);
        moves.add(move);
      }
    }
    assertThat(state.points(0)).isGreaterThanOrEqualTo(0);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 50, 1000, 20_000})
  void itNeverPutsMoreStonesThanAllowed(long nodes) {
    Advice advice = advise(USUAL, "threat", "h8 i9 h9 h10 g8", Budget.nodes(nodes));
    assertThat(advice.effort().nodes()).isLessThanOrEqualTo(nodes);
    assertThat(advice.candidates()).isNotEmpty();
  }

  @Test
  void aDepthIsNotExceeded() {
    Advice advice = advise(USUAL, "threat", "h8 i9 h9 h10 g8", Budget.depth(3));
    assertThat(advice.effort().depth()).isEqualTo(3);
  }

  @Test
  void itStopsWhenItIsToldTo() {
    List<Advice> heard = new ArrayList<>();
    Watch watch =
        new Watch() {
          @Override
          public boolean stop() {
            return heard.size() >= 2;
          }

          @Override
          public void soFar(Advice advice) {
            heard.add(advice);
          }
        };
    Position position = Position.of(USUAL, Setup.STANDARD, "h8 i9 h9 h10 g8");
    Advice advice = advise(USUAL, "threat", position, Budget.nodes(10_000_000), watch);
    assertThat(heard).hasSize(2);
    assertThat(advice.effort().nodes()).isLessThan(1_000_000);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "deepen=off",
        "pvs=off",
        "aspiration=off",
        "table=off",
        "killers=off",
        "history=off",
        "null=off",
        "reduce=off",
        "narrow=off",
        "futility=off",
        "vcf=off",
        "vct=off",
        "hash=0"
      })
  void anySwitchMayBeOff(String off) {
    Advice advice = advise(USUAL, "threat:" + off, "h8 i9 h9 h10 g8", Budget.depth(3));
    assertThat(advice.effort().depth()).isEqualTo(3);
    assertThat(advice.candidates().size()).isGreaterThan(3);
  }

  /** A search that looks at some moves only must not call its losses proven. */
  @Test
  void whatTheSearchCallsProvenStandsAgainstEveryDefence() {
    FiveInARow game = new FiveInARow(7, 7, 5);
    RandomGenerator random = Seeds.stream(9);
    int wins = 0;
    try (Engine engine = CATALOGUE.engine("threat:vct=off,vcf=off", game)) {
      for (int i = 0; wins < 12; i++) {
        FiveInARowState state = Positions.random(game, 10 + i % 12, 7, random);
        engine.newGame(game, 0, Goal.WIN, i);
        if (exact(engine, game, state) == 1) {
          wins++;
          assertThat(winsAnyway(engine, game, state, state.turn())).isTrue();
        }
      }
    }
  }

  private static double exact(Engine engine, FiveInARow game, FiveInARowState state) {
    Candidate best = best(engine, game, state);
    return best.exact() ? best.value() : 0;
  }

  private static Candidate best(Engine engine, FiveInARow game, FiveInARowState state) {
    Position position = new Position(game, Setup.STANDARD, List.of(), state);
    return engine.advise(position, Budget.depth(5), Watch.NONE).candidates().get(0);
  }

  private static boolean winsAnyway(
      Engine engine, FiveInARow game, FiveInARowState state, int seat) {
    Candidate best = best(engine, game, state);
    if (!best.exact() || best.value() < 1) {
      return false;
    }
    state.play(best.move());
    boolean stands = !state.over() || state.points(seat) == 1;
    for (int move = 0; move < game.grid().moves() && stands && !state.over(); move++) {
      if (state.legal(move)) {
        state.play(move);
        stands = !state.over() && winsAnyway(engine, game, state, seat);
        state.undo();
      }
    }
    state.undo();
    return stands;
  }

  @Test
  void itPlaysFiveInARowOnly() {
    ThreatMaker maker = new ThreatMaker();
    assertThat(maker.plays(USUAL)).isTrue();
    assertThat(maker.plays(new FiveInARow(15, 15, 4))).isFalse();
    assertThat(maker.plays(new FiveInARow(4, 9, 5))).isFalse();
  }
}
