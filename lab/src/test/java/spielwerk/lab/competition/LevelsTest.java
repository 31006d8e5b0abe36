package spielwerk.lab.competition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.Progress;
import spielwerk.lab.Experiment;
import spielwerk.lab.Findings;
import spielwerk.lab.Study;
import spielwerk.lab.StudyContext;
import spielwerk.lab.training.SmallTraining;
import spielwerk.runs.report.HeatMap;
import spielwerk.runs.report.Plot;
import spielwerk.runs.report.Report;

class LevelsTest {
  private static final Catalogue CATALOGUE = Catalogue.load();

  private static final String LEVELS =
      """
      kind: levels
      game: tictactoe
      openings: none
      games: 4
      every: 3
      players:
        - {label: generation, engine: "zero(net=NET, sims=2, temperature=0.5, moves=4)"}
      opponents:
        - {label: weak, engine: random, elo: 103}
        - {label: strong, engine: negamax}
        - {label: gone, engine: "nobody:level=1", optional: true}
      """;

  @TempDir static Path data;
  @TempDir static Path folder;

  @BeforeAll
  static void train() throws IOException {
    SmallTraining.copy(SmallTraining.train(data), folder);
  }

  private static Experiment experiment(String fields) throws IOException {
    return Experiment.read(
        Files.writeString(
            folder.resolve("small.yaml"),
            "name: small\ntitle: t\nabout: a\nrun: data/copy\nscales: {quick: {}}\n" + fields));
  }

  private static Findings run(Experiment experiment) {
    Study study = experiment.study("quick");
    study.check(CATALOGUE);
    return study.run(new StudyContext(CATALOGUE, 1, 1, Progress.NONE, () -> false));
  }

  private static Report report(Findings findings) {
    return new Report("t", "", findings.summary(), findings.sections(), List.of());
  }

  @Test
  void generationsWhoseNetworksAreKeptPlayTheLevels() throws IOException {
    Findings findings = run(experiment(LEVELS));
    assertThat(findings.summary())
        .hasSize(3)
        .anyMatch(sentence -> sentence.startsWith("generation 0 against weak"))
        .anyMatch(sentence -> sentence.startsWith("generation 3 against weak"))
        .anyMatch(sentence -> sentence.equals("Not installed here and left out: gone."));
    Report report = report(findings);
    assertThat(report.blocks(HeatMap.class).get(0).panels().get(0).rows())
        .containsExactly("generation 0", "generation 3");
    assertThat(report.blocks(Plot.class).stream().map(Plot::name)).contains("elo");
  }

  @Test
  void pointlessPairingsAreSkippedByTheStatedRule() throws IOException {
    List<PlayedMatch> below = pairings("skip: {below: 1, above: 2}\n");
    assertThat(below.stream().map(PlayedMatch::skipped))
        .containsExactly("", "lost to weak", "", "lost to weak");
    List<PlayedMatch> above = pairings("skip: {below: -1, above: 0}\n");
    assertThat(above.stream().map(PlayedMatch::skipped))
        .containsExactly("", "", "beaten by generation 0", "beaten by generation 0");
    assertThat(pairings("")).allMatch(pairing -> pairing.tally().isPresent());
  }

  private List<PlayedMatch> pairings(String skip) throws IOException {
    MatchStudy levels = (MatchStudy) experiment(LEVELS + skip).study("quick");
    return levels.measure(new StudyContext(CATALOGUE, 1, 1, Progress.NONE, () -> false));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '~',
      value = {
        "games: 4 ; games: 5 ; 'games' must be even",
        "engine: negamax ; engine: nobody ; There is no engine 'nobody'",
        "openings: none ; openings: many ; many",
        "sims=2 ; sims=many ; sims",
        "game: tictactoe ; game: connect4 ; tictactoe",
      })
  void levelsThatCannotBePlayedAreRefused(String from, String to, String words) throws IOException {
    assertThat(LEVELS).contains(from.strip());
    String wrong = LEVELS.replace(from.strip(), to.strip());
    assertThatThrownBy(() -> run(experiment(wrong)))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining(words.strip());
  }
}
