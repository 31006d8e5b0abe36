package spielwerk.engines.fiveinarow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import spielwerk.core.Budget;
import spielwerk.core.Seeds;
import spielwerk.games.fiveinarow.FiveInARowState;

class StrategyTest {
  private static final String QUIET =
      """
      .........
      .........
      .........
      ...x.....
      ....o....
      .....x...
      .........
      .........
      .........
      """;

  /** X wins with e3 (a four), e4 (two threes), an open four and the five. */
  private static final String FOUR_STONES =
      """
      ...........
      ...........
      ....x......
      ...........
      .....xx....
      oxxx.......
      ...........
      ...........
      """;

  @Test
  void theWebIsThatOfASlowMatrix() {
    RandomGenerator random = Seeds.stream(5);
    for (int round = 0; round < 40; round++) {
      Scene scene = Scene.random("fiveinarow:width=9,height=7", 2 + random.nextInt(40), random);
      FiveInARowState state = scene.state();
      SpiderMatrix spiderMatrix = new SpiderMatrix(state.grid());
      spiderMatrix.at(state);
      while (state.length() > 1 && random.nextInt(3) > 0) {
        state.undo(); // and counted out again
      }
      spiderMatrix.at(state);
      for (int field = 0; field < state.grid().moves(); field++) {
        for (int seat = 0; seat < 2; seat++) {
          if (state.stone(field) < 0) {
            assertThat(spiderMatrix.threads(field, seat))
                .isEqualTo(slowThreads(state, field, seat));
          }
        }
      }
    }
  }

  /**
   * Looks from the field along its rays for stones, up to four fields and no farther than an enemy.
   */
  private static int slowThreads(FiveInARowState state, int field, int seat) {
    int threads = 0;
    for (int down = -1; down <= 1; down++) {
      for (int right = -1; right <= 1; right++) {
        int row = state.grid().row(field);
        int column = state.grid().column(field);
        for (int far = 1; far <= 4 && (down != 0 || right != 0); far++) {
          row += down;
          column += right;
          boolean off =
              row < 0
                  || column < 0
                  || row >= state.grid().height()
                  || column >= state.grid().width();
          int stone = off ? 1 - seat : state.stone(row * state.grid().width() + column);
          if (stone == 1 - seat) {
            break;
          }
          threads += stone == seat ? 1 : 0;
        }
      }
    }
    return threads;
  }

  @Test
  void spiderNamesOnlyTheFieldsOfLargestGrowth() {
    Scene scene = Scene.drawn("X", QUIET);
    int rated = scene.ask("spider").candidates().size();
    assertThat(rated).isBetween(1, 12);
    assertThat(scene.ask("mspider").candidates().size()).isGreaterThan(3 * rated);
  }

  @Test
  void mspiderSeesNeitherWinNorLoss() {
    Scene lost =
        Scene.drawn("X", ".........\n.........\n..oooo...\n.........\n.....x...\n....x....\n");
    assertThat(lost.best("mspider")).doesNotContain("b4", "g4");
  }

  @Test
  void greenhornCountsContactsWhetherOpenOrNot() {
    Scene scene =
        Scene.drawn(
            "X",
            """
            .........
            .........
            .oxx.o...
            .........
            .......x.
            """);
    Map<String, Double> contacts = scene.ratings("mgreenhorn");
    assertThat(contacts.get("e3")).as("closed in, in line with two").isEqualTo(2);
    assertThat(contacts.get("h3")).as("far off, two in the row, one in the column").isEqualTo(3);
    assertThat(contacts.get("c1")).as("one in the column, one in the row").isEqualTo(2);
  }

  @Test
  void batteryIsFlatWhenTacticsBegin() {
    Scene open = Scene.drawn("X", ".........\n.........\n...xxx...\n.........\n..o......\n");
    assertThat(open.ratings("mbattery").values()).containsOnly(1.0);
    assertThat(Scene.drawn("X", QUIET).ratings("mbattery").values().stream().distinct().count())
        .isGreaterThan(2);
  }

  @Test
  void batteryIsFlatWhenEitherSideWinsWithinFourStones() {
    assertThat(Scene.drawn("X", FOUR_STONES).ratings("mtactix"))
        .as("no win with fewer stones")
        .containsEntry("e3", 100.0 / 16)
        .doesNotContainValue(100.0);
    assertThat(Scene.drawn("X", FOUR_STONES).ratings("mbattery").values()).containsOnly(1.0);
    assertThat(Scene.drawn("O", FOUR_STONES).ratings("mbattery").values()).containsOnly(1.0);
  }

  @Test
  void batteryPrefersTheFieldWhereTwoThreatsWillMeet() {
    Scene scene =
        Scene.drawn(
            "X",
            """
            ...........
            ...........
            ...........
            .....x.....
            ...........
            ...x.......
            ...........
            ...........
            ...........
            """);
    Map<String, Double> ratings = scene.ratings("mbattery");
    assertThat(ratings.get("d6")).as("in line with both").isGreaterThan(ratings.get("b4"));
  }

  @Test
  void theWorthOfAFieldSpillsOverToItsNeighboursInArea51() {
    // a stone on e3 is in no line with b2, but makes the fields around b2 better
    Scene alone =
        Scene.drawn("X", ".........\n.........\n.........\n...x.....\n.........\n.........");
    Scene paired =
        Scene.drawn("X", ".........\n.........\n.........\n...xx....\n.........\n.........");
    assertThat(paired.ratings("marea51").get("b2"))
        .isGreaterThan(alone.ratings("marea51").get("b2"));
  }

  @Test
  void openCountsFarAboveBrokenInArea51() {
    Scene scene =
        Scene.drawn("X", "...........\n...........\n.....x.....\n...........\n...........");
    Map<String, Double> ratings = scene.ratings("marea51");
    assertThat(ratings.get("g3")).isGreaterThan(1.2 * ratings.get("h3"));
  }

  @Test
  void msnottyWantsTheFieldThatNeedsLeastForAThreat() {
    Scene scene =
        Scene.drawn("X", "...........\n...........\n.....x.....\n...........\n...........");
    Map<String, Double> ratings = scene.ratings("msnotty");
    assertThat(ratings.get("g3")).as("an open two").isGreaterThan(1.3 * ratings.get("g1"));
  }

  @Test
  void mtactixIsFlatWhereNothingIsForced() {
    assertThat(Scene.drawn("X", QUIET).ratings("mtactix").values().stream().distinct()).hasSize(1);
  }

  @Test
  void spaceShuffleRatesNearlyAlikeAndTheMiddleMost() {
    Scene scene = Scene.of("fiveinarow", "");
    List<Double> ratings = List.copyOf(scene.ratings("spaceshuffle").values());
    assertThat(ratings.get(ratings.size() - 1)).isGreaterThan(0.75 * ratings.get(0));
    double middle = scene.ratings("spaceshuffle").get("h8");
    assertThat(middle).isGreaterThan(scene.ratings("spaceshuffle").get("d4"));
  }

  @Test
  void bruteForceSeesAWinOnlyWithinItsDepth() {
    String three = ".......\n.......\n..xxx..\n.......\n.o.o.o.";
    assertThat(Scene.drawn("X", three).best("bruteforce:depth=3")).containsExactly("b3", "f3");
    assertThat(Scene.drawn("X", three).ratings("bruteforce:depth=2").values()).containsOnly(10.0);
    assertThat(Scene.drawn("X", three).ask("bruteforce", 1, Budget.nodes(5)).candidates())
        .isNotEmpty();
  }
}
