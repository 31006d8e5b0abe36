package spielwerk.engines.connect4;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
import spielwerk.games.connect4.Connect4State;

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

  /** What needs no search, such as who must begin in the last column, may not change a score. */
  @Test
  void scoresAreThoseOfThePublishedAlgorithm() {
    Connect4Solver solver = new Connect4Solver(18);
    for (int index = 0; index < 200; index++) {
      Connect4State state = (Connect4State) position(index, 16 + index % 16).state();
      assertThat(solver.score(state.own(), state.all()))
          .as(state.toString())
          .isEqualTo(new PublishedSolver().score(state.own(), state.all()));
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

  /** What the book says is taken without a search, also of the mirror image. */
  @Test
  void theBookKnowsAPositionAndItsMirrorImage() {
    Connect4Book book = Connect4Book.shipped();
    Connect4Book.Stones left = Connect4Book.Stones.after("cab");
    Connect4Book.Stones right = Connect4Book.Stones.after("egf");
    assertThat(book.score(left.own(), left.all())).isPresent();
    assertThat(book.score(right.own(), right.all())).isEqualTo(book.score(left.own(), left.all()));
  }

  /** A position is worth what its best move leaves, and two stones on the board are no search. */
  @Test
  void theBookAgreesWithItselfAndKnowsAllPositionsOfThreeStones() {
    Connect4Book book = Connect4Book.shipped();
    for (String moves : List.of("-", "a", "b", "c", "d", "aa", "bd", "cc", "dd", "de", "gf")) {
      Connect4Book.Stones stones = Connect4Book.Stones.after(moves);
      int best =
          IntStream.range(0, SevenBySix.WIDTH)
              .mapToObj(column -> stones.then(column).orElseThrow())
              .mapToInt(next -> -book.score(next.own(), next.all()).orElseThrow())
              .max()
              .orElseThrow();
      assertThat(book.score(stones.own(), stones.all())).as(moves).contains(best);
    }
  }

  /**
   * From where a search is quick, it finds of every move of the line that nothing is lost by it.
   */
  @Test
  void theEmptyBoardIsKnownAtOnceWithEveryColumnAndALineThatLosesNothing() {
    Position start = position(0, 0);
    try (Engine perfect = CATALOGUE.engine("perfect:table=16", GAME)) {
      Solution solution = ((Solves) perfect).solve(start, Budget.nodes(1000), Watch.NONE);
      assertThat(solution.best()).containsExactly(3);
      assertThat(solution.moves()).hasSize(7);
      Candidate best = solution.moves().get(0);
      assertThat(best.line()).hasSize(best.distance());
      Connect4Book.Stones stones = new Connect4Book.Stones(0, 0);
      Connect4Solver solver = new Connect4Solver(18);
      for (int i = 0; i < best.line().size(); i++) {
        if (i >= 20) {
          assertThat(solver.score(stones.own(), stones.all())).isEqualTo(i % 2 == 0 ? 1 : -1);
        }
        stones = stones.then(best.line().get(i)).orElseThrow();
      }
      assertThat(SevenBySix.hasFour(stones.own() ^ stones.all())).isTrue();
    }
  }

  /** A book of late positions, whose scores a search finds out at once. */
  @Test
  void aBookSaysWhatTheSolverFindsAndItsLinesEndTheGame() {
    for (int index = 0; index < 20; index++) {
      Position position = position(index, 22);
      String moves =
          position.moves().stream()
              .map(column -> String.valueOf((char) ('a' + column)))
              .collect(Collectors.joining());
      Connect4Book.Stones stones = Connect4Book.Stones.after(moves);
      Connect4State state = (Connect4State) position.state();
      assertThat(stones).isEqualTo(new Connect4Book.Stones(state.own(), state.all()));
      Connect4Solver solver = new Connect4Solver(16);
      int score = solver.score(stones.own(), stones.all());
      StringBuilder line = new StringBuilder();
      Connect4Book.Stones now = stones;
      for (int left = Connect4Solver.distance(score, 22); left > 0; left--) {
        int kept = line.length() % 2 == 0 ? score : -score;
        int column = solver.keeping(now, kept, Connect4Book.empty());
        line.append((char) ('a' + column));
        now = now.then(column).orElseThrow();
      }
      Connect4Book book =
          Connect4Book.read(List.of("# a remark", moves + " " + score + " " + line));
      assertThat(book.score(stones.own(), stones.all())).contains(score);
      State end = position.state().copy();
      book.line(stones.own(), stones.all()).orElseThrow().forEach(end::play);
      assertThat(end.over()).isTrue();
      Connect4Book.Stones mirror = stones.mirrored();
      assertThat(book.score(mirror.own(), mirror.all())).contains(score);
      assertThat(book.line(mirror.own(), mirror.all())).isPresent();
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
    try (Engine perfect = CATALOGUE.engine("perfect:table=10,book=off", GAME)) {
      Advice advice = perfect.advise(start, Budget.nodes(40_000), Watch.NONE);
      assertThat(advice.candidates()).isNotEmpty().noneMatch(Candidate::exact);
      Advice shallow = perfect.advise(position(1, 20), Budget.depth(4), Watch.NONE);
      assertThat(shallow.effort().depth()).isEqualTo(4);
      assertThatThrownBy(() -> ((Solves) perfect).solve(start, Budget.nodes(40_000), Watch.NONE))
          .isInstanceOf(Unfinished.class);
    }
  }

  /**
   * Solved columns stay where the others are guessed; a proven win is preferred, a loss avoided.
   */
  @Test
  void whatWasSolvedInTimeIsSaidBesideWhatIsGuessed() {
    int some = 0;
    for (int index = 0; index < 12; index++) {
      Position position = position(index, 12);
      Solution whole = solve(position, "perfect");
      try (Engine perfect = CATALOGUE.engine("perfect:table=16", GAME)) {
        Advice advice = perfect.advise(position, Budget.nodes(whole.effort().nodes()), Watch.NONE);
        List<Candidate> proven = advice.candidates().stream().filter(Candidate::exact).toList();
        some += !proven.isEmpty() && proven.size() < advice.candidates().size() ? 1 : 0;
        for (Candidate one : proven) {
          Candidate solved =
              whole.moves().stream().filter(m -> m.move() == one.move()).findAny().orElseThrow();
          assertThat(one.value()).isEqualTo(solved.value());
        }
        if (proven.stream().anyMatch(one -> one.value() > 0)) {
          assertThat(advice.candidates().get(0).value()).isEqualTo(1);
        }
      }
    }
    assertThat(some).isGreaterThan(2);
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
