package spielwerk.games.quickciv;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;

/** Maps, options, moves and positions as people write them. */
class QuickCivTest {
  private static final Catalogue CATALOGUE = Catalogue.load();

  private static QuickCiv game(String text) {
    return (QuickCiv) CATALOGUE.game(text);
  }

  @Test
  void aFairMapLooksTheSameFromEveryCorner() {
    QuickCiv game = QuickCiv.usual();
    HexGrid grid = game.grid();
    for (int seed = 0; seed < 50; seed++) {
      QuickCivState state = game.start(game.setup(seed));
      for (int hex = 0; hex < game.hexes(); hex++) {
        for (int how = 1; how < 4 && game.exists(hex); how++) {
          int image = grid.mirrored(hex, how);
          assertThat(game.exists(image)).isTrue();
          assertThat(grid.mirrored(image, how)).isEqualTo(hex);
          assertThat(state.land().forests(image)).isEqualTo(state.land().forests(hex));
          assertThat(state.land().mountains(image)).isEqualTo(state.land().mountains(hex));
        }
      }
    }
  }

  @Test
  void mirrorsKeepNeighbours() {
    HexGrid grid = QuickCiv.usual().grid();
    for (int a = 0; a < grid.hexes; a++) {
      for (int b = 0; b < grid.hexes; b++) {
        if (grid.exists(a) && grid.exists(b)) {
          for (int how = 1; how < 4; how++) {
            assertThat(grid.distance(grid.mirrored(a, how), grid.mirrored(b, how)))
                .isEqualTo(grid.distance(a, b));
          }
        }
      }
    }
  }

  @Test
  void everySeatStartsWithACityInItsCorner() {
    QuickCivState four = QuickCiv.usual().start(Setup.STANDARD);
    assertThat(List.of(four.ownerOf(32), four.ownerOf(42), four.ownerOf(192), four.ownerOf(182)))
        .containsExactly(0, 1, 2, 3);
    QuickCivState two = game("quickciv:players=2").start(Setup.STANDARD);
    assertThat(List.of(two.ownerOf(32), two.ownerOf(42), two.ownerOf(192), two.ownerOf(182)))
        .containsExactly(0, -1, 1, -1);
    assertThat(four.tiles(0)).isEqualTo(1);
    assertThat(four.cities(3)).isEqualTo(1);
  }

  @Test
  void hexesHaveUpToThreeElementsAndMapsDiffer() {
    QuickCiv unfair = game("quickciv:map=unfair");
    Set<String> lands = new HashSet<>();
    boolean[] seen = new boolean[4];
    for (int seed = 0; seed < 20; seed++) {
      QuickCivState state = unfair.start(unfair.setup(seed));
      lands.add(unfair.setup(seed).text());
      for (int hex = 0; hex < unfair.hexes(); hex++) {
        seen[state.land().forests(hex) + state.land().mountains(hex)] = true;
      }
    }
    assertThat(lands).hasSize(20);
    assertThat(seen).containsOnly(true);
    QuickCiv fixed = game("quickciv:seed=7");
    assertThat(fixed.setup(1)).isEqualTo(fixed.setup(2));
    assertThat(fixed.setup(1)).isNotEqualTo(game("quickciv:seed=8").setup(1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "quickciv:size=10",
        "quickciv:size=3",
        "quickciv:size=33",
        "quickciv:players=5",
        "quickciv:players=0",
        "quickciv:rounds=0",
        "quickciv:map=flat",
        "quickciv:seed=-1",
        "quickciv:rules=no-such-file.txt"
      })
  void wrongOptionsAreRefused(String text) {
    assertThatThrownBy(() -> CATALOGUE.game(text)).isInstanceOf(Mistake.class);
  }

  @Test
  void foodIsPaidByDistanceAndOnlyForTheFirstBuilding() {
    QuickCivState state = Positions.of("city-centre@1,5", "");
    int[] prices = {8, 12, 28, 60};
    for (int distance = 1; distance <= 4; distance++) {
      QuickCivState after = state.copy();
      Positions.play(after, "farm@" + (1 + distance) + ",5");
      assertThat(state.food(0) - after.food(0)).isEqualTo(prices[distance - 1]);
      assertThat(state.material(0) - after.material(0)).isEqualTo(10);
    }
    assertThat(state.legal(Positions.GAME.notation().parse(state, "farm@6,5"))).isFalse();
    QuickCivState two = Positions.of("city-centre@1,5 city-centre@9,5", "");
    QuickCivState over = two.copy();
    Positions.play(over, "museum@1,5");
    assertThat(over.food(0)).isEqualTo(two.food(0));
    assertThat(two.material(0) - over.material(0)).isEqualTo(250);
    assertThat(over.cities(0)).isEqualTo(1);
    assertThat(over.inReach(0, Positions.hex(2, 5))).isFalse();
  }

  @Test
  void nobodyBuildsOverTheirLastCityCentre() {
    QuickCivState state = Positions.of("city-centre@1,5 city-centre@4,5 farm@2,5", "");
    assertThat(state.legal(Positions.GAME.notation().parse(state, "farm@4,5"))).isTrue();
    Positions.play(state, "farm@4,5");
    Positions.passRounds(state, 1);
    while (state.turn() != 0) {
      state.play(state.pass());
    }
    assertThat(state.cities(0)).isEqualTo(1);
    assertThat(state.tiles(0)).isEqualTo(3);
    for (Building building : Building.values()) {
      String move = building.word() + "@1,5";
      assertThat(state.legal(Positions.GAME.notation().parse(state, move))).as(move).isFalse();
    }
    assertThat(state.legal(Positions.GAME.notation().parse(state, "fort@4,5"))).isTrue();
    // a conquered one is lost like any other hex, and a new one may stand on any own hex
    QuickCivState lost = Positions.of("farm@2,5", "city-centre@1,5");
    assertThat(lost.legal(Positions.GAME.notation().parse(lost, "city-centre@2,5"))).isTrue();
  }

  @Test
  void movesAreDividedByBlanksThoughTheyHoldCommas() {
    QuickCivState state = Positions.of("city-centre@1,1", "city-centre@9,9");
    assertThat(Positions.GAME.notation().words(state, " farm@7,3 pass;mine@1,2, pass "))
        .containsExactly("farm@7,3", "pass", "mine@1,2", "pass");
    assertThat(Moves.play(state, Positions.GAME.notation(), "farm@2,1 FARM@8,9 pass pass"))
        .hasSize(4);
  }

  @ParameterizedTest
  @ValueSource(strings = {"farm", "farm@", "farm@0,1", "farm@9,2", "farm@1,10", "barn@1,1", "@1,1"})
  void whatIsNoMoveIsRefused(String text) {
    QuickCivState state = Positions.of("city-centre@1,1", "");
    assertThatThrownBy(() -> Positions.GAME.notation().parse(state, text))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "round 0;",
        "round 102;",
        "round 101; seat 2",
        "seat 1",
        "round 1; seat 5",
        "round 1",
        "round 1; seat 1; stock 1 1 1",
        "round 1; seat 1; stock 1 1 1, 1 1, 1 1 1, 1 1 1"
      })
  void brokenPositionsAreRefused(String text) {
    assertThatThrownBy(() -> QuickCiv.usual().start(new Setup(text))).isInstanceOf(Mistake.class);
  }

  @Test
  void everyPartOfAPositionIsChecked() {
    String good = QuickCiv.usual().setup(1).text();
    for (String[] change :
        new String[][] {
          {"red city-centre@3,3", "red city-centre@15,2"},
          {"red city-centre@3,3", "red city-centre@3,3 farm@3,3"},
          {"red city-centre@3,3", "red palace@3,3"},
          {"red city-centre@3,3", "pink city-centre@3,3"},
          {"yellow city-centre@3,13", "yellow city-centre@3,13; siege red 5,5 1"},
          {"yellow city-centre@3,13", "yellow city-centre@3,13; siege red 3,13 3"},
          {"yellow city-centre@3,13", "yellow city-centre@3,13; siege me 3,13 1"},
          {"yellow city-centre@3,13", "yellow city-centre@3,13; more"},
          {"stock 200 30 0", "stock 200 -30 0"},
          {"stock 200 30 0", "stock 200 4000000 0"},
          {"land ", "land ."},
          {"land ", "land ?"}
        }) {
      assertThat(good).contains(change[0]);
      assertThatThrownBy(
              () -> QuickCiv.usual().start(new Setup(good.replace(change[0], change[1]))))
          .as(change[1])
          .isInstanceOf(Mistake.class);
    }
  }

  @Test
  void aChronicleFollowsTheGame() {
    QuickCiv game = game("quickciv:size=7,rounds=20");
    Setup setup = game.setup(3);
    QuickCivState state = game.start(setup);
    RandomGenerator random = Seeds.stream(3);
    List<Integer> moves = new ArrayList<>();
    int actions = state.count();
    while (!state.over()) {
      moves.add(state.sample(random));
      state.play(moves.get(moves.size() - 1));
    }
    Chronicle chronicle = Chronicle.of(game, setup, moves);
    assertThat(chronicle.rounds()).isEqualTo(20);
    assertThat(chronicle.at(0, 0, ChronicleFigure.ACTIONS)).isEqualTo(actions);
    for (int seat = 0; seat < 4; seat++) {
      assertThat(chronicle.at(19, seat, ChronicleFigure.POINTS)).isEqualTo(state.points(seat));
      assertThat(chronicle.at(19, seat, ChronicleFigure.TILES)).isEqualTo(state.tiles(seat));
      assertThat(chronicle.at(19, seat, ChronicleFigure.MILITARY)).isEqualTo(state.military(seat));
      assertThat(chronicle.at(19, seat, ChronicleFigure.FOOD_INCOME))
          .isEqualTo(Resources.food(state.income(seat)));
    }
    int built = 0;
    for (int seat = 0; seat < 4; seat++) {
      built += chronicle.built(seat).values().stream().mapToInt(n -> n).sum();
    }
    assertThat(built).isEqualTo((int) moves.stream().filter(m -> m != state.pass()).count());
  }

  @Test
  void theBoardShowsOwnersBuildingsAndNature() {
    QuickCivState state = Positions.of("barracks@2,1", "farm@3,1", "", "y@4,1 n@1,2");
    String board = Positions.GAME.notation().board(state);
    assertThat(board.lines().skip(1).limit(2))
        .containsExactly(
            " 1  .   1Ba!2fa ff^ .   .   .   .   .", " 2    ^^  .   .   .   .   .   .   .");
    assertThat(board).contains("Ba barracks, ", "round 1 of 100");
  }
}
