package spielwerk.engines.fiveinarow.threat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.fiveinarow.FiveInARowState;

class ThreatBoardTest {
  private static final ThreatWeights WEIGHTS = ThreatWeights.usual();

  @ParameterizedTest
  @CsvSource({"5, 5", "7, 19", "15, 15", "40, 12"})
  void whatThereIsToSeeDoesNotDependOnHowThePositionWasReached(int width, int height) {
    FiveInARow game = new FiveInARow(width, height, 5);
    RandomGenerator random = Seeds.stream(width);
    FiveInARowState state = game.start(Setup.STANDARD);
    ThreatBoard threats = new ThreatBoard(game, WEIGHTS);
    for (int step = 0; step < 150; step++) {
      if (state.over() || (state.length() > 0 && random.nextInt(3) == 0)) {
        state.undo();
      } else {
        state.play(state.sample(random));
      }
      if (!state.over()) {
        threats.at(state);
        same(threats, fresh(state), state);
      }
    }
  }

  @Test
  void stonesOfTheSearchCountLikeThoseOfTheGameAndLeaveNoTrace() {
    FiveInARow game = new FiveInARow(9, 9, 5);
    RandomGenerator random = Seeds.stream(5);
    for (int i = 0; i < 40; i++) {
      FiveInARowState state = Positions.random(game, 10 + random.nextInt(20), 7, random);
      ThreatBoard threats = fresh(state);
      FiveInARowState later = state.copy();
      Deque<Integer> put = new ArrayDeque<>();
      while (put.size() < 12 && !later.over()) {
        int move = later.sample(random);
        threats.put(threats.cell(move), later.turn());
        later.play(move);
        put.push(move);
      }
      if (!later.over()) {
        same(threats, fresh(later), later);
      }
      threats.takeAll();
      same(threats, fresh(state), state);
    }
  }

  @Test
  void fivesAndFoursAreThoseThatCountingFinds() {
    FiveInARow game = new FiveInARow(9, 9, 5);
    RandomGenerator random = Seeds.stream(6);
    for (int i = 0; i < 60; i++) {
      FiveInARowState state = Positions.random(game, 10 + random.nextInt(40), 9, random);
      ThreatBoard threats = fresh(state);
      boolean nothingYet = Positions.fives(state, state.turn()) == 0;
      for (int move = 0; move < 81 && nothingYet; move++) {
        if (state.stone(move) < 0) {
          assertThat(
                  Math.max(
                      ThreatKinds.DOUBLE_THREE, threats.kind(threats.cell(move), state.turn())))
              .as("%s on %s", move, state.turn())
              .isIn(plainKinds(state, move));
        }
      }
    }
  }

  /** Five; two ways to five; one way; or nothing of that. */
  private static Integer[] plainKinds(FiveInARowState state, int move) {
    int seat = state.turn();
    if (Positions.line(state, move, seat) >= 5) {
      return new Integer[] {ThreatKinds.FIVE};
    }
    state.play(move);
    int ways = Positions.fives(state, seat);
    state.undo();
    return switch (ways) {
      case 0 -> new Integer[] {ThreatKinds.DOUBLE_THREE};
      case 1 -> new Integer[] {ThreatKinds.FOUR, ThreatKinds.FOUR_THREE};
      default -> new Integer[] {ThreatKinds.OPEN_FOUR};
    };
  }

  /** Whoever does not answer a threatened open four with the listed moves loses to it. */
  @Test
  void theAnswersToAThreatenedFourAreComplete() {
    FiveInARow game = new FiveInARow(9, 9, 5);
    RandomGenerator random = Seeds.stream(7);
    int seen = 0;
    for (int i = 0; i < 4000 && seen < 150; i++) {
      FiveInARowState state = Positions.random(game, 8 + random.nextInt(24), 7, random);
      ThreatBoard threats = fresh(state);
      int defender = state.turn();
      int attacker = 1 - defender;
      if (threats.count(attacker, ThreatKinds.OPEN_FOUR) == 0
          || threats.count(attacker, ThreatKinds.FIVE) > 0
          || threats.count(defender, ThreatKinds.FIVE) > 0) {
        continue;
      }
      seen++;
      int[] into = new int[200];
      int count = new Defences(threats).list(defender, into, 0);
      int[] answers = Arrays.copyOf(into, count);
      assertThat(Arrays.stream(answers).distinct().count()).isEqualTo(count);
      for (int move = 0; move < 81; move++) {
        int cell = threats.cell(move);
        if (state.stone(move) < 0 && Arrays.stream(answers).noneMatch(a -> a == cell)) {
          state.play(move);
          assertThat(Positions.fives(state, defender)).isZero();
          assertThat(makesTwoWaysToFive(state)).isTrue();
          state.undo();
        }
      }
    }
    assertThat(seen).isEqualTo(150);
  }

  private static boolean makesTwoWaysToFive(FiveInARowState state) {
    int attacker = state.turn();
    boolean found = false;
    for (int move = 0; move < state.grid().moves() && !found; move++) {
      if (state.legal(move)) {
        state.play(move);
        found = !state.over() && Positions.fives(state, attacker) > 1;
        state.undo();
      }
    }
    return found;
  }

  private static ThreatBoard fresh(FiveInARowState state) {
    ThreatBoard threats =
        new ThreatBoard(new FiveInARow(state.grid().width(), state.grid().height(), 5), WEIGHTS);
    threats.at(state);
    return threats;
  }

  private static void same(ThreatBoard one, ThreatBoard other, FiveInARowState state) {
    assertThat(one.key()).isEqualTo(other.key());
    assertThat(one.stones()).isEqualTo(other.stones()).isEqualTo(state.length());
    assertThat(sorted(one)).isEqualTo(sorted(other));
    int[][] counts = new int[2][ThreatKinds.COUNT];
    for (int seat = 0; seat < 2; seat++) {
      assertThat(one.value(seat)).isEqualTo(other.value(seat));
      for (int move = 0; move < state.grid().moves(); move++) {
        int cell = one.cell(move);
        if (state.stone(move) < 0) {
          assertThat(one.classOf(cell, seat)).isEqualTo(other.classOf(cell, seat));
          counts[seat][one.kind(cell, seat)]++;
        }
      }
      for (int kind = ThreatKinds.THREE; kind < ThreatKinds.COUNT; kind++) {
        assertThat(one.count(seat, kind)).isEqualTo(counts[seat][kind]);
        int listed = 0;
        for (int cell = one.first(seat, kind);
            cell != ThreatBoard.NONE;
            cell = one.next(seat, cell)) {
          assertThat(one.kind(cell, seat)).isEqualTo(kind);
          listed++;
        }
        assertThat(listed).isEqualTo(counts[seat][kind]);
      }
    }
  }

  private static int[] sorted(ThreatBoard threats) {
    int[] cells = new int[threats.crowdSize()];
    Arrays.setAll(cells, threats::crowd);
    Arrays.sort(cells);
    return cells;
  }
}
