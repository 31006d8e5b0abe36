package spielwerk.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import spielwerk.core.Changes;
import spielwerk.core.Game;
import spielwerk.core.State;
import spielwerk.search.Positions;

/** Equations 6.12 and 6.13 of the thesis by hand. */
class MoveMemoryTest {
  private static final Game GAME = Positions.CATALOGUE.game("tictactoe");
  private static final Changes EVEN_MOVES = (before, after) -> move -> move % 2 == 0;

  private static MoveMemory memory(double rate, double strength, double point) {
    return new MoveMemory(
        new MoveMemory.Options(rate, 0.5, 3, strength, point, true, false, false), null, 2, 9);
  }

  private static State state() {
    return GAME.start(GAME.setup(0));
  }

  @Test
  void aMoveNeverSimulatedCountsOne() {
    assertThat(memory(0.5, 0.05, 1).value(1, 8)).isEqualTo(1);
  }

  /** 1 * 0.5 + 0 * 0.5, then 0.5 * 0.5 + 0.2 * 0.5. */
  @Test
  void newWorthEntersByTheLearningRate() {
    MoveMemory memory = memory(0.5, 0.05, 1);
    memory.learn(0, 4, 0);
    assertThat(memory.value(0, 4)).isEqualTo(0.5);
    memory.learn(0, 4, 0.2);
    assertThat(memory.value(0, 4)).isEqualTo(0.35, within(1e-12));
    assertThat(memory.value(1, 4)).isEqualTo(1);
  }

  /** 1 * (1 - 1.52) + 0.5 * 1.52. */
  @Test
  void aLearningRateAboveOneOvershoots() {
    MoveMemory memory = memory(1.52, 0.32, 0.14);
    memory.learn(0, 4, 0.5);
    assertThat(memory.value(0, 4)).isEqualTo(0.24, within(1e-12));
  }

  /** 0.35 * 0.95 + 1 * 0.05; what was never simulated stays at 1. */
  @Test
  void eachTurnValuesGoBackALittle() {
    MoveMemory memory = memory(0.5, 0.05, 1);
    memory.turn(state());
    memory.learn(0, 4, 0);
    memory.learn(0, 4, 0.2);
    memory.turn(state());
    assertThat(memory.value(0, 4)).isEqualTo(0.3825, within(1e-12));
    MoveMemory low = memory(0.5, 0.32, 0.14);
    low.turn(state());
    low.learn(0, 4, 0);
    low.turn(state());
    assertThat(low.value(0, 4)).isEqualTo(0.5 * 0.68 + 0.14 * 0.32, within(1e-12));
    assertThat(low.value(0, 5)).isEqualTo(1);
  }

  /** The other reading (7.6): 1 * 0.68 + 0.14 * 0.32 for a move that was never simulated. */
  @Test
  void whatWasNeverSimulatedGoesBackTooIfThatIsWanted() {
    MoveMemory memory =
        new MoveMemory(
            new MoveMemory.Options(0.5, 0.5, 3, 0.32, 0.14, true, true, false), null, 2, 9);
    memory.turn(state());
    memory.turn(state());
    assertThat(memory.value(1, 5)).isEqualTo(0.68 + 0.14 * 0.32, within(1e-12));
  }

  @Test
  void movesNearAChangeAreForgotten() {
    MoveMemory memory =
        new MoveMemory(
            new MoveMemory.Options(0.5, 0.5, 3, 0, 1, true, false, false), EVEN_MOVES, 2, 9);
    MoveMemory stubborn =
        new MoveMemory(
            new MoveMemory.Options(0.5, 0.5, 3, 0, 1, false, false, false), EVEN_MOVES, 2, 9);
    for (MoveMemory each : new MoveMemory[] {memory, stubborn}) {
      each.turn(state());
      each.learn(1, 3, 0);
      each.learn(1, 4, 0);
      each.turn(state());
    }
    assertThat(memory.value(1, 3)).isEqualTo(0.5);
    assertThat(memory.value(1, 4)).isEqualTo(1);
    assertThat(stubborn.value(1, 4)).isEqualTo(0.5);
  }

  @Test
  void aNewGameBeginsWithoutMemory() {
    MoveMemory memory = memory(0.5, 0.5, 0);
    memory.turn(state());
    memory.learn(0, 4, 0);
    memory.forget();
    memory.turn(state());
    assertThat(memory.value(0, 4)).isEqualTo(1);
  }
}
