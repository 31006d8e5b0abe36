package spielwerk.lab.worlds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.Progress;
import spielwerk.lab.Experiment;
import spielwerk.lab.Findings;
import spielwerk.lab.Measure;
import spielwerk.lab.Study;
import spielwerk.lab.StudyContext;

class WorldsTest {
  private static final String GOOD =
      """
      name: small
      title: A small sweep
      about: Where does greed pay?
      kind: worlds
      game: "quickciv:size=7,players={players},rounds={rounds},siege={siege}"
      factors:
        - {name: players, says: how many play, values: [2, 4]}
        - {name: rounds, says: the length of a game, values: [24, 32, 40]}
        - {name: siege, says: rounds that take a hex, values: [0, 3]}
      claims:
        - {label: greed, says: Greed pays., first: greedy, second: random, expect: higher}
        - {label: nothing, says: Chance pays., first: random, second: greedy, expect: higher}
      known:
        - {says: final points, figure: final points, value: 20}
        - {says: choices, figure: legal moves, value: 400}
        - {says: food in round 3, figure: food a round, round: 3, value: 5}
      scales:
        quick: {worlds: 8, games: 8}
      """;

  @TempDir Path folder;

  private Study study(String text) throws IOException {
    return Experiment.read(Files.writeString(folder.resolve("small.yaml"), text)).study("quick");
  }

  private static Findings findings(Study study, int threads) {
    return study.run(new StudyContext(Catalogue.load(), 1, threads, Progress.NONE, () -> false));
  }

  private static double value(Findings findings, String name) {
    return findings.measures().stream()
        .filter(measure -> measure.name().equals(name))
        .mapToDouble(Measure::value)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aFindingIsTriedInEveryWorldAndItsOppositeHoldsNowhere() throws IOException {
    Findings findings = findings(study(GOOD), 2);
    assertThat(value(findings, "held: greed")).isPositive();
    assertThat(value(findings, "held: nothing")).isZero();
    assertThat(value(findings, "gain: greed")).isPositive();
    assertThat(findings.measures().stream().map(Measure::name))
        .contains("effect on greed: players", "effect on greed: rounds", "effect on greed: siege");
    assertThat(findings.summary()).hasSize(3);
    assertThat(findings.summary().get(0)).contains("\"Greed pays.\"").contains("of 8 worlds");
    assertThat(findings.summary().get(2)).contains("Nearest to the paper's own numbers");
  }

  @Test
  void theThreadsDecideNothing() throws IOException {
    Study study = study(GOOD);
    assertThat(findings(study, 1)).isEqualTo(findings(study, 2));
  }

  @Test
  void tooFewWorldsTellNoFactorsApart() throws IOException {
    Findings findings = findings(study(GOOD.replace("worlds: 8", "worlds: 3")), 2);
    String words =
        findings.sections().stream().map(Object::toString).collect(Collectors.joining("\n"));
    assertThat(words).contains("too few worlds");
    assertThat(findings.measures().stream().map(Measure::name))
        .noneMatch(name -> name.startsWith("effect"));
  }

  @Test
  void mistakesNameWhatIsWrong() {
    assertMistake(GOOD.replace("{siege}", "{sieg}"), "'sieg'");
    assertMistake(GOOD.replace("values: [2, 4]", "values: [2, 3]"), "even number of seats");
    assertMistake(GOOD.replace("first: greedy", "first: greed"), "greed");
    assertMistake(GOOD.replace("figure: legal moves", "figure: illegal moves"), "illegal moves");
    assertMistake(GOOD.replace("games: 8", "games: 5"), "'games' must be even");
    assertMistake(GOOD.replace("name: rounds", "name: players"), "the same name");
    assertMistake(GOOD.replace("values: [0, 3]", "values: [0]"), "values");
    assertMistake(GOOD.replace("value: 400", "value: 0"), "value");
  }

  private void assertMistake(String text, String words) {
    assertThatThrownBy(() -> study(text).check(Catalogue.load()))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining(words);
  }
}
