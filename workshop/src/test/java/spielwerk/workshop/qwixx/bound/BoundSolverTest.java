package spielwerk.workshop.qwixx.bound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import spielwerk.games.qwixx.QwixxRules;
import spielwerk.workshop.qwixx.Figure;

class BoundSolverTest {
  static Stream<BoundedGame> smallGames() {
    Stream.Builder<BoundedGame> games = Stream.builder();
    for (QwixxRules rules : QwixxRules.values()) {
      for (int companions = 0; companions < 3; companions++) {
        for (int beforeLock = 1; beforeLock <= 2; beforeLock++) {
          games.add(new BoundedGame(2, beforeLock, 3, rules, companions, false));
          games.add(new BoundedGame(2, beforeLock, 2, rules, companions, true));
        }
      }
    }
    return games.build();
  }

  @ParameterizedTest
  @MethodSource("smallGames")
  void agreesWithASlowSolverOnSmallSheets(BoundedGame game) {
    BoundSolver solver = solved(game);
    SlowBound slow = new SlowBound(game);
    for (int wait = 0; wait <= game.companions(); wait++) {
      assertThat(solver.start(wait)).isCloseTo(slow.start(wait), within(1e-12));
    }
  }

  @ParameterizedTest
  @EnumSource(QwixxRules.class)
  void agreesWithASlowSolverOnTheEndOfLargerSheets(QwixxRules rules) {
    BoundedGame game = new BoundedGame(3, 3, 2, rules, 1, false);
    BoundSolver solver = solved(game);
    int row = game.rowStates().of(2, 2);
    double slow = new SlowBound(game).filled(2, 1);
    assertThat(solver.value(1, 0, new int[] {row, row, row, row})).isCloseTo(slow, within(1e-12));
  }

  @ParameterizedTest
  @MethodSource("smallGames")
  void gamesByTheSolutionBringWhatWasSolved(BoundedGame game) {
    if (game.stops()) {
      return; // nobody stops these games
    }
    BoundSolver solver = solved(game);
    Figure played = new BoundGames(game, solver).mean(4000, 7);
    assertThat(played.mean()).isCloseTo(solver.start(0), within(2.5 * played.half() + 1e-9));
  }

  @Test
  void companionsWhoEndTheGameWhenItSuitsNeverHarm() {
    BoundedGame game = new BoundedGame(3, 3, 2, QwixxRules.OFFICIAL, 1, false);
    BoundedGame friendlier = new BoundedGame(3, 3, 2, QwixxRules.OFFICIAL, 1, true);
    assertThat(solved(friendlier).start(0)).isGreaterThanOrEqualTo(solved(game).start(0));
  }

  @Test
  void theRealGameHasSoManySheets() {
    // 1,485 pairs of the 54 states of a row, without sheets that have two closed rows.
    assertThat(new BoundSolver(BoundedGame.standard(QwixxRules.OFFICIAL, 0, false)).size())
        .isEqualTo(4_401_756);
  }

  private static BoundSolver solved(BoundedGame game) {
    BoundSolver solver = new BoundSolver(game);
    solver.solve(done -> {});
    return solver;
  }
}
