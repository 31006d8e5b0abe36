package spielwerk.games.qwixx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import spielwerk.core.Advice;
import spielwerk.core.Bout;
import spielwerk.core.Budget;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.GameRecord;
import spielwerk.core.Moves;
import spielwerk.core.Policy;
import spielwerk.core.Position;
import spielwerk.core.Referee;
import spielwerk.core.Seat;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Watch;

class QwixxSimulatorTest {
  /** Crosses the first thing it may. */
  private static final Policy EAGER = (state, random) -> Moves.of(state)[0];

  /** Crosses nothing, ever. */
  private static final Policy LAZY = (state, random) -> Crosses.NONE;

  private record Playing(Policy policy) implements Engine {
    @Override
    public EngineInfo info() {
      return EngineInfo.of("playing", "Playing", "Plays what a policy says.");
    }

    @Override
    public Advice advise(Position position, Budget budget, Watch watch) {
      return Advice.of(policy.choose(position.state(), Seeds.stream(0)));
    }
  }

  private static GameRecord referee(Qwixx game, Policy policy, int index) {
    Seat seat = Seat.of("playing", new Playing(policy));
    return Referee.play(Bout.of(game, 9, index), Collections.nCopies(game.players(), seat));
  }

  @ParameterizedTest
  @EnumSource
  void playsTheGamesOfTheRefereeWhoseRecordsReplay(QwixxRules rules) {
    for (int players = 2; players <= 5; players++) {
      Qwixx game = new Qwixx(players, rules);
      QwixxSimulator table = new QwixxSimulator(game);
      int[] points = new int[players];
      for (int index = 0; index < 20; index++) {
        GameRecord record = referee(game, EAGER, index);
        int rounds = table.play(Collections.nCopies(players, EAGER), 9, index, points);
        assertThat(record.points())
            .containsExactly(java.util.Arrays.stream(points).boxed().toArray(Integer[]::new));
        assertThat(record.moves().stream().filter(m -> m.matches("[1-6]{2}-.*"))).hasSize(rounds);
        State replayed = record.replay(game);
        assertThat(replayed.over()).isTrue();
        assertThat(replayed.points(0)).isEqualTo(points[0]);
        assertThat(referee(game, EAGER, index).facts()).isEqualTo(record.facts());
      }
    }
  }

  @Test
  void theDiceOfARoundDependOnSeedAndGameAloneNotOnThePlayers() {
    Qwixx game = new Qwixx(2, QwixxRules.PAPER);
    List<String> lazy = rolls(referee(game, LAZY, 3));
    List<String> eager = rolls(referee(game, EAGER, 3));
    assertThat(lazy).hasSize(7);
    assertThat(eager.subList(0, 7)).isEqualTo(lazy);
    Set<List<String>> different = new HashSet<>();
    for (int index = 0; index < 10; index++) {
      different.add(rolls(referee(game, LAZY, index)));
    }
    assertThat(different).hasSize(10);
  }

  @Test
  void closedRowsDoNotShiftTheOtherDice() {
    QwixxState open = new Qwixx(2, QwixxRules.PAPER).start(Setup.STANDARD);
    QwixxState closed =
        new Qwixx(2, QwixxRules.PAPER).start(new Setup("r2.3.4.5.6.12,y,g,b,p0/r,y,g,b,p0 1"));
    for (int i = 0; i < 100; i++) {
      open.play(open.draw(Seeds.stream(i)));
      closed.play(closed.draw(Seeds.stream(i)));
      assertThat(closed.eyes(2)).isZero();
      for (int die : new int[] {0, 1, 3, 4, 5}) {
        assertThat(closed.eyes(die)).isEqualTo(open.eyes(die));
      }
      open.set(new Qwixx(2, QwixxRules.PAPER).start(Setup.STANDARD));
      closed.set(
          new Qwixx(2, QwixxRules.PAPER).start(new Setup("r2.3.4.5.6.12,y,g,b,p0/r,y,g,b,p0 1")));
    }
  }

  @Test
  void everyDieShowsEveryNumberEquallyOften() {
    int[][] seen = new int[6][7];
    QwixxState start = new Qwixx(2, QwixxRules.PAPER).start(Setup.STANDARD);
    QwixxState state = start.copy();
    var dice = Seeds.stream(1);
    for (int i = 0; i < 60_000; i++) {
      state.set(start);
      state.play(state.draw(dice));
      for (int die = 0; die < 6; die++) {
        seen[die][state.eyes(die)]++;
      }
    }
    for (int[] die : seen) {
      for (int eyes = 1; eyes <= 6; eyes++) {
        assertThat(die[eyes]).isBetween(9_600, 10_400);
      }
    }
  }

  private static List<String> rolls(GameRecord record) {
    return record.moves().stream().filter(m -> m.matches("[1-6]{2}-.*")).toList();
  }
}
