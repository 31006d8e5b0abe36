package spielwerk.engines.connect4;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.Solves;
import spielwerk.core.Solves.Solution;
import spielwerk.core.State;
import spielwerk.core.Unfinished;
import spielwerk.core.Watch;

class PerfectEngineTest {
  private static final Catalogue CATALOGUE = Catalogue.load();
  private static final Game GAME = CATALOGUE.game("connect4");

  /** A random game that is not over after so many stones. */
  private static Position position(int index, int stones) {
    RandomGenerator random = Seeds.stream(4, index, Seeds.Purpose.TEST, stones);
    while (true) {
      State state = GAME.start(Setup.STANDARD);
      List<Integer> moves = new ArrayList<>();
      while (!state.over() && moves.size() < stones) {
        int[] legal = Moves.of(state);
        moves.add(legal[random.nextInt(legal.length)]);
        state.play(moves.get(moves.size() - 1));
      }
      if (!state.over()) {
        return new Position(GAME, Setup.STANDARD, moves, state);
      }
    }
  }

  private static Solution solve(Position position, String engine) {
    try (Engine solver = CATALOGUE.engine(engine, GAME)) {
      return ((Solves) solver).solve(position, Budget.FREE, Watch.NONE);
    }
  }

  /** The rules and nothing else: the value for the side to move, the sooner the larger. */
  private static int plain(State state) {
    if (state.over()) {
      return state.points(0) == 0 ? 0 : -100;
    }
    int best = -1000;
    for (int move : Moves.of(state)) {
      State next = state.copy();
      next.play(move);
      int value = -plain(next);
      best = Math.max(best, value - Integer.signum(value));
    }
    return best;
  }

  @Test
  void everyColumnOfLatePositionsIsAsPlainNegamaxSays() {
    for (int index = 0; index < 150; index++) {
      Position position = position(index, 28 + index % 12);
      Solution solution = solve(position, "perfect");
      assertThat(solution.moves()).hasSize(Moves.of(position.state()).length);
      for (Candidate move : solution.moves()) {
        State next = position.state().copy();
        next.play(move.move());
        int value = -plain(next);
        assertThat(move.value()).isEqualTo(Integer.signum(value));
        int left = SevenBySix.SQUARES - position.moves().size();
        assertThat(move.distance()).isEqualTo(value == 0 ? left : 101 - Math.abs(value));
      }
    }
  }

  @Test
  void theResultOfEarlierPositionsIsAsAlphaBetaSays() {
    for (int index = 0; index < 20; index++) {
      Position position = position(index, 20);
      Solution solution = solve(position, "perfect");
      Solution known = solve(position, "alphabeta:order=known,pvs,table=1M,symmetry");
      assertThat(solution.value()).isEqualTo(known.value());
      assertThat(solution.best()).isEqualTo(known.best());
    }
  }

  @Test
  void theLineEndsTheGameAfterAsManyMovesAsWereSaid() {
    for (int index = 0; index < 20; index++) {
      Position position = position(index, 18);
      Candidate best = solve(position, "perfect").moves().get(0);
      State state = position.state().copy();
      best.line().forEach(state::play);
      assertThat(best.line()).hasSize(best.distance());
      assertThat(state.over()).isTrue();
      assertThat(state.points(position.state().turn())).isEqualTo((int) best.value());
    }
  }

  @Test
  void mirrorImagesHaveMirroredAnswers() {
    Position position = position(3, 16);
    List<Integer> mirrored = position.moves().stream().map(column -> 6 - column).toList();
    State state = GAME.start(Setup.STANDARD);
    mirrored.forEach(state::play);
    List<Integer> best = solve(position, "perfect").best();
    assertThat(solve(new Position(GAME, Setup.STANDARD, mirrored, state), "perfect").best())
        .isEqualTo(best.stream().map(column -> 6 - column).sorted().toList());
  }

  @Test
  void whereTheBudgetDoesNotSufficeAnotherEngineAnswers() {
    Position start = position(0, 0);
    try (Engine perfect = CATALOGUE.engine("perfect:table=10", GAME)) {
      Advice advice = perfect.advise(start, Budget.nodes(40_000), Watch.NONE);
      assertThat(advice.candidates()).isNotEmpty().noneMatch(Candidate::exact);
      Advice shallow = perfect.advise(position(1, 20), Budget.depth(4), Watch.NONE);
      assertThat(shallow.effort().depth()).isEqualTo(4);
      assertThatThrownBy(() -> ((Solves) perfect).solve(start, Budget.nodes(40_000), Watch.NONE))
          .isInstanceOf(Unfinished.class);
    }
  }

  @Test
  void whatIsKnownOfOnePositionNeverMisleadsAnother() {
    try (Engine perfect = CATALOGUE.engine("perfect:table=4", GAME)) {
      for (int index = 0; index < 40; index++) {
        Position position = position(index, 24);
        Solution tiny = ((Solves) perfect).solve(position, Budget.FREE, Watch.NONE);
        assertThat(tiny.moves()).isEqualTo(solve(position, "perfect").moves());
      }
    }
  }
}
