package spielwerk.games.quickciv;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;

class DrawnMapTest {
  private static final Catalogue CATALOGUE = Catalogue.load();
  private static final String SMALL =
      """
      # a small one
      start food 90 material 20
      . a . . .
       .1 . . .
      . . m . .
       . . . .2
      . . . y .
      red farm@2,2
      """;

  @Test
  void aScenarioSetsSizeAndPlayersAndIsTheSameForEverySeed() {
    for (String name : DrawnMap.SCENARIOS) {
      QuickCiv game = (QuickCiv) CATALOGUE.game("quickciv:map=" + name);
      assertThat(game.setup(1)).isEqualTo(game.setup(2));
      assertThat(((QuickCiv) CATALOGUE.game(game.text())).setup(1)).isEqualTo(game.setup(1));
      QuickCivState state = game.start(game.setup(1));
      for (int seat = 0; seat < game.players(); seat++) {
        assertThat(state.cities(seat)).isEqualTo(1);
      }
    }
  }

  @Test
  void aFileIsAMapAndItsTextAPosition(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("map.txt"), SMALL);
    QuickCiv game = (QuickCiv) CATALOGUE.game("quickciv(map=\"" + file + "\")");
    assertThat(game.size()).isEqualTo(5);
    assertThat(game.players()).isEqualTo(2);
    QuickCivState state = game.start(game.setup(7));
    assertThat(state.food(1)).isEqualTo(90);
    assertThat(state.material(0)).isEqualTo(20);
    assertThat(state.tiles(0)).isEqualTo(2);
    assertThat(QuickCivPositionText.land(state)).isEqualTo(".a.../..../..m../..../...y.");
    QuickCiv same = (QuickCiv) CATALOGUE.game("quickciv:size=5,players=2");
    assertThat(QuickCivPositionText.write(same.start(new Setup(SMALL))))
        .isEqualTo(QuickCivPositionText.write(state));
    assertThatThrownBy(() -> Positions.GAME.start(new Setup(SMALL)))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("quickciv:size=5,players=2");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        ". a . . . | . a . . q | line 3: 'q' is not a hex",
        ". . m . . | . . m . | line 5: row 3 has 4 hexes and must have 5",
        ".1 | .5 | line 4: '.5' is not a hex",
        ".2 | .1 | line 6: player 1 has a first city already",
        "farm@2,2 | farm@2,9 | line 8: 'farm@2,9' is not a building on a hex",
        "farm@2,2 | barn@2,2 | line 8: 'barn@2,2' is not a building on a hex",
        "farm@2,2 | farm@1,2 | line 8: 'farm@1,2' stands on a hex that is built on already",
        "red | green | line 8: green has no first city",
        "red farm | pink farm | line 8: row 6 has 2 hexes",
        "material 20 | material x | line 2: 'x' is not a stock",
        "material 20 | timber 20 | line 2: it must read like",
        ". . . y . | # | map.txt: a map has an odd number of rows",
      })
  void aMistakeNamesItsLine(String what, String instead, String sentence) {
    assertThat(SMALL).contains(what);
    String wrong = SMALL.replace(what, instead);
    assertThatThrownBy(() -> DrawnMap.read("map.txt", wrong))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("map.txt")
        .hasMessageContaining(sentence);
  }

  @Test
  void noFileIsReadWhereThePageAsks(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("map.txt"), SMALL);
    Catalogue closed = CATALOGUE.closed();
    assertThatThrownBy(() -> closed.game("quickciv(map=\"" + file + "\")"))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("where the program was started");
    assertThatThrownBy(() -> closed.game("quickciv(map=\"a path\")")).isInstanceOf(Mistake.class);
    assertThat(closed.game("quickciv:map=duel").text()).contains("map=duel");
    assertThatThrownBy(() -> CATALOGUE.game("quickciv:map=duel,size=15"))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("leave it out");
    Files.writeString(file, "#".repeat(1 << 15));
    assertThatThrownBy(() -> DrawnMap.named(file.toString()))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("too long");
  }

  /** As many more as are asked for: {@code -Dquickciv.games=1000}. */
  @Test
  void randomGamesOnRandomMapsAndScenariosEnd() {
    int games = Integer.getInteger("quickciv.games", 60);
    for (int i = 0; i < games; i++) {
      RandomGenerator random = Seeds.stream(1907, i, Seeds.Purpose.ENGINE, 0);
      String map =
          i % 2 == 0
              ? "map=" + DrawnMap.SCENARIOS.get(i / 2 % DrawnMap.SCENARIOS.size())
              : "map=unfair,size=" + (5 + 2 * random.nextInt(6)) + ",players=" + (1 + i / 2 % 4);
      QuickCiv game = (QuickCiv) CATALOGUE.game("quickciv:rounds=40," + map);
      QuickCivState state = game.start(game.setup(i));
      while (!state.over()) {
        state.play(state.sample(random));
        for (int seat = 0; seat < game.players(); seat++) {
          assertThat(Math.min(state.food(seat), state.material(seat))).isNotNegative();
        }
      }
      assertThat(state.round()).isEqualTo(40);
    }
  }
}
