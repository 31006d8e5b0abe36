package spielwerk.runs.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalDouble;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import spielwerk.core.Seeds;

class TranslationTest {
  private static final Translation GERMAN = Translation.of("de");

  @Test
  void aSentenceIsFoundAgainWithTheValuesInIt() {
    assertThat(GERMAN.say("The best of the last generation: mcts:c=0.7."))
        .isEqualTo("Der Beste der letzten Generation: mcts:c=0.7.");
    assertThat(
            GERMAN.say(
                "Score of the player named first (5 cycles each, seed 7, 95% intervals): right of the line it is ahead."))
        .isEqualTo(
            "Ergebnis des zuerst genannten Spielers (je 5 Zyklen, Seed 7, 95-%-Intervalle): Rechts der Linie liegt er vorn.");
  }

  @Test
  void numbersAreWrittenAsGermansDo() {
    assertThat(GERMAN.say("1,234.5")).isEqualTo("1.234,5");
    assertThat(GERMAN.say("0.062")).isEqualTo("0,062");
    assertThat(GERMAN.say("2.5M")).isEqualTo("2,5M");
    assertThat(GERMAN.say("1,234 (1,100 to 1,368)")).isEqualTo("1.234 (1.100 bis 1.368)");
    assertThat(GERMAN.say("17.0.1")).isEqualTo("17.0.1");
    assertThat(GERMAN.say("f5 d6 c3")).isEqualTo("f5 d6 c3");
  }

  @Test
  void whatNobodyTranslatedStaysAsItIs() {
    assertThat(GERMAN.say("How far can one count (to three)?"))
        .isEqualTo("How far can one count (to three)?");
    assertThat(GERMAN.say("")).isEmpty();
    assertThat(Translation.of("fr").say("Summary")).isEqualTo("Summary");
  }

  @Test
  void aPageIsGermanThroughout() {
    BarPlot plot =
        new BarPlot(
            "b",
            "Strength on Elo's scale with 95% intervals, 40 games.",
            "points",
            OptionalDouble.empty(),
            false,
            List.of("generation 3"),
            List.of(new BarPlot.Group("score", List.of(new Estimate(0.5, 0.25, 0.75, 40)))));
    Report report =
        new Report(
            "A match of nim",
            "",
            List.of("It is not finished."),
            List.of(new Section("Seats", List.of(plot))),
            List.of(new Report.Fact("seed", "1")));
    assertThat(Html.of(report, GERMAN))
        .contains(
            "<html lang='de'>", "Ein Match in nim", "Zusammenfassung", "Es ist nicht zu Ende.")
        .contains("Plätze", "Generation 3, Ergebnis: 0,500 (0,250 bis 0,750)", "Wie es lief")
        .contains("Stärke auf der Elo-Skala mit 95-%-Intervallen, 40 Partien.")
        .doesNotContain("Summary", "Strength");
  }

  /** Against a regular expression that goes back as often as it needs to. */
  @Test
  void aPatternIsFoundWhereverThereIsOne() {
    RandomGenerator dice = Seeds.stream(18);
    for (int i = 0; i < 20_000; i++) {
      List<String> pieces =
          dice.ints(2 + dice.nextInt(3), 0, 4).mapToObj(length -> letters(dice, length)).toList();
      List<String> names =
          pieces.stream().skip(1).map(piece -> "1").collect(Collectors.toUnmodifiableList());
      String text = letters(dice, dice.nextInt(12));
      boolean found = !new SentencePattern(pieces, names, "").values(text).isEmpty();
      String slow = pieces.stream().map(Pattern::quote).collect(Collectors.joining(".*"));
      assertThat(found).as(text + " by " + pieces).isEqualTo(text.matches(slow));
    }
  }

  private static String letters(RandomGenerator dice, int length) {
    return dice.ints(length, 0, 2)
        .mapToObj(sign -> sign == 0 ? "a" : "b")
        .collect(Collectors.joining());
  }
}
