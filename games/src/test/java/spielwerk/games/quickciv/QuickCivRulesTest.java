package spielwerk.games.quickciv;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;

class QuickCivRulesTest {
  @TempDir Path folder;

  private static int lineOf(String beginning) {
    String[] lines = QuickCivRules.usualText().split("\n", -1);
    for (int i = 0; i < lines.length; i++) {
      if (lines[i].startsWith(beginning)) {
        return i + 1;
      }
    }
    throw new IllegalArgumentException(beginning);
  }

  private static String with(String beginning, String replacement) {
    String[] lines = QuickCivRules.usualText().split("\n", -1);
    lines[lineOf(beginning) - 1] = replacement;
    return String.join("\n", lines);
  }

  static Stream<Arguments> broken() {
    return Stream.of(
        Arguments.of("farm", "farm | food | 10", "4 columns"),
        Arguments.of("farm", "frm | food | 10 | food 2", "no building 'frm'"),
        Arguments.of("farm", "farm | fod | 10 | food 2", "no class 'fod'"),
        Arguments.of("farm", "farm | food | ten | food 2", "'ten' is not a price"),
        Arguments.of("farm", "farm | food | -1 | food 2", "'-1' is not a price"),
        Arguments.of("farm", "farm | food | 10 | food", "'food' is not an effect"),
        Arguments.of("farm", "farm | food | 10 | food x", "'x' is not a number"),
        Arguments.of("farm", "farm | food | 10 | food 101", "'101' is not a number from -100"),
        Arguments.of("farm", "farm | food | 10 | gold 2", "'gold' is nothing to earn"),
        Arguments.of("farm", "farm | food | 10 | food 2;", "'' is not an effect"),
        Arguments.of(
            "farm", "farm | food | 10 | food 2 per cow adjacent", "'cow' cannot be counted"),
        Arguments.of(
            "farm", "farm | food | 10 | food 2 per farm nearby", "'nearby' is not a place"),
        Arguments.of("farm", "farm | food | 10 | food 2 per farm here", "only nature"),
        Arguments.of("farm", "farm | food | 10 | food 2 per forest within 2", "here or adjacent"),
        Arguments.of("farm", "farm | food | 10 | food 2 per foreign forest here", "has no owner"),
        Arguments.of("farm", "farm | food | 10 | pressure 14 here", "'14' is not a number"),
        Arguments.of("farm", "mine | material | 10 | material 1", "a second time"),
        Arguments.of("siege", "siege 8", "'8' is not the rounds"),
        Arguments.of("siege", "siege", "siege 3"),
        Arguments.of("siege", "sieges 3", "'sieges' is not known"),
        Arguments.of("start", "start food 20", "start food 20 material 40"),
        Arguments.of("food-price", "food-price 5 4", "'4' is not a price of food"),
        Arguments.of("food-price", "food-price", "1 to 6 prices"));
  }

  @ParameterizedTest
  @MethodSource("broken")
  void aBrokenTableIsRefusedWithItsLineNamed(String line, String replacement, String told) {
    // where a building stands twice, the second of the two is told
    int number = replacement.startsWith("mine") ? lineOf("mine") : lineOf(line);
    assertThatThrownBy(() -> RulesText.read("my-rules.txt", with(line, replacement)))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("my-rules.txt, line " + number + ": ")
        .hasMessageContaining(told);
  }

  @Test
  void whatIsMissingIsNamed() {
    assertThatThrownBy(() -> RulesText.read("x", with("suq", "")))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("suq");
    assertThatThrownBy(() -> RulesText.read("x", with("siege", "")))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("siege");
    assertThatThrownBy(() -> RulesText.read("x", "")).isInstanceOf(Mistake.class);
  }

  @Test
  void anEditedTableMakesAVariant() throws IOException {
    Path file = folder.resolve("my, rules.txt");
    Files.writeString(
        file,
        with("farm", "farm | food | 20 | food 7; points 1 per mountain here # generous")
            .replace("siege       3", "siege 1"));
    QuickCiv game = (QuickCiv) Catalogue.load().game("quickciv(rules=\"" + file + "\", players=2)");
    assertThat(game.rules().price(Building.FARM)).isEqualTo(20);
    assertThat(game.rules().siege()).isEqualTo(1);
    assertThat(Catalogue.load().game(game.text()).text()).isEqualTo(game.text());
    QuickCivState state = game.start(game.setup(1));
    state.put(20, 0, Building.FARM);
    assertThat(Resources.food(state.income(0))).isEqualTo(7);
  }

  @Test
  void filesThatAreNoneAreRefused() throws IOException {
    assertThatThrownBy(() -> QuickCivRules.of(folder.resolve("none.txt").toString()))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("none.txt");
    assertThatThrownBy(() -> QuickCivRules.of(folder.toString())).isInstanceOf(Mistake.class);
    assertThatThrownBy(() -> QuickCivRules.of("\0")).isInstanceOf(Mistake.class);
    Path binary = folder.resolve("binary");
    Files.write(binary, new byte[] {(byte) 0xc3, 0x28, (byte) 0xff});
    assertThatThrownBy(() -> QuickCivRules.of(binary.toString())).isInstanceOf(Mistake.class);
    Path long1 = folder.resolve("long");
    Files.writeString(long1, "#".repeat(100_000));
    assertThatThrownBy(() -> QuickCivRules.of(long1.toString()))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("too long");
  }

  @Test
  void packedResourcesAddUpWhateverTheirSigns() {
    for (int food : new int[] {-300, -1, 0, 1, 400}) {
      for (int material : new int[] {-500, -1, 0, 7}) {
        for (int points : new int[] {-9, 0, 600}) {
          long all = Resources.of(food, material, points) + Resources.of(-5, 3, -2);
          assertThat(Resources.food(all)).isEqualTo(food - 5);
          assertThat(Resources.material(all)).isEqualTo(material + 3);
          assertThat(Resources.points(all)).isEqualTo(points - 2);
        }
      }
    }
  }

  private static QuickCivRules rules(String game) {
    return ((QuickCiv) Catalogue.load().game(game)).rules();
  }

  @Test
  void pricesAreScaledAndSteppedByOptions() {
    QuickCivRules usual = QuickCivRules.usual();
    assertThat(rules("quickciv:material=100,food=100,step=0")).isEqualTo(usual);
    QuickCivRules dear = rules("quickciv:material=150,food=250");
    assertThat(dear.price(Building.FARM)).isEqualTo(15);
    assertThat(dear.price(Building.MUSEUM)).isEqualTo(375);
    assertThat(dear.foodPrices()).containsExactly(20, 30, 70, 150);
    QuickCivRules steep = rules("quickciv:step=3");
    assertThat(steep.price(Building.FARM)).isEqualTo(10);
    assertThat(steep.price(Building.HOUSE)).isEqualTo(30);
    assertThat(steep.price(Building.MUSEUM)).isEqualTo(90);
    assertThat(rules("quickciv:material=10").price(Building.FARM)).isEqualTo(1);
    assertThat(rules("quickciv:material=1000,step=20").price(Building.MUSEUM)).isEqualTo(10_000);
  }

  @Test
  void withoutSiegesNothingPresses() {
    QuickCivRules peace = rules("quickciv:siege=0");
    for (Building building : Building.values()) {
      assertThat(peace.effects(building)).noneMatch(effect -> effect.pressure() != 0);
    }
    assertThat(peace.price(Building.FORT)).isEqualTo(QuickCivRules.usual().price(Building.FORT));
    assertThat(rules("quickciv:siege=5").siege()).isEqualTo(5);
  }

  @Test
  void aVariedTableIsNamedByTheGame() {
    String text = "quickciv:material=150,food=80,step=4,siege=0";
    assertThat(Catalogue.load().game(text).text()).isEqualTo(text);
    assertThat(Catalogue.load().game("quickciv:siege=-1,step=0").text()).isEqualTo("quickciv");
    assertThatThrownBy(() -> rules("quickciv:material=5"))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("material");
  }
}
