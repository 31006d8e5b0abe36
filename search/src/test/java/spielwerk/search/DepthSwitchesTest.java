package spielwerk.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.Watch;

/** The switches that change how deep a search looks: extensions and quiescence. */
class DepthSwitchesTest {
  private static Advice advise(Game game, String engine, Position position) {
    try (Engine made = Positions.CATALOGUE.engine(engine, game)) {
      return made.advise(position, Budget.FREE, Watch.NONE);
    }
  }

  @Test
  void whereThereIsOnlyOneReplyTheDepthIsPassedOnUnchanged() {
    Game tree = Positions.CATALOGUE.game("tree");
    Position forced = Position.of(tree, new Setup("[[[5,6]],[[7,8]]]"), "");
    // two plies see no leaf, and an unknown position is worth nothing
    assertThat(advise(tree, "alphabeta:depth=2", forced).candidates().get(0).value()).isZero();
    // the single reply at the second ply is free, so the leaves come into sight: the mover there
    // loses 5 or 7 at least
    assertThat(advise(tree, "alphabeta:depth=2,extend=1", forced).candidates().get(0).value())
        .isEqualTo(-5);
  }

  @Test
  void aForcedLineDoesNotExtendForEver() {
    Game tipping = Positions.CATALOGUE.game("tipping:start=1,target=400");
    Position start = Position.of(tipping, tipping.setup(0), "");
    assertThat(
            advise(tipping, "alphabeta:depth=2,extend=20", start)
                .effort()
                .figures()
                .get("selectiveDepth")
                .intValue())
        .isLessThanOrEqualTo(6);
  }

  @Test
  void quiescenceLooksDeeperOnlyWhereTheEvaluationJumps() {
    Game five = Positions.CATALOGUE.game("fiveinarow:size=7");
    boolean deeper = false;
    for (int seed = 0; seed < 20; seed++) {
      Position position = Positions.random(five, 14, Seeds.stream(seed));
      Advice plain = advise(five, "alphabeta:depth=2,eval=rows", position);
      Advice calm = advise(five, "alphabeta:depth=2,eval=rows,quiesce=1000000", position);
      Advice nervous = advise(five, "alphabeta:depth=2,eval=rows,quiesce=30", position);
      assertThat(calm.candidates()).isEqualTo(plain.candidates());
      assertThat(selectiveDepth(nervous)).isBetween(selectiveDepth(plain), 2 + 6 + 1);
      deeper |= selectiveDepth(nervous) > 2;
    }
    assertThat(deeper).as("some position was restless").isTrue();
  }

  private static int selectiveDepth(Advice advice) {
    return advice.effort().figures().get("selectiveDepth").intValue();
  }
}
