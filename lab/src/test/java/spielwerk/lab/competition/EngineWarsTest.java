package spielwerk.lab.competition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.arena.Tally;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.Progress;
import spielwerk.lab.Experiment;
import spielwerk.lab.StudyContext;
import spielwerk.runs.report.Estimate;

public class EngineWarsTest {
  public static final String GOOD =
      """
      name: small
      title: A small match
      about: Who is stronger?
      kind: war
      game: fiveinarow:size=9
      choice: sigma=10
      moves: 40
      battles:
        - {first: kamikaze, second: random, paper: "96:4"}
        - {first: kamikaze, budget: nodes=10, paper: at most 60:40}
      scales:
        quick: {games: 20}
      """;

  @TempDir Path folder;

  private MatchStudy study(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("small.yaml"), text);
    return (MatchStudy) Experiment.read(file).study("quick");
  }

  private static StudyContext conditions(int threads) {
    return new StudyContext(Catalogue.load(), 1, threads, Progress.NONE, () -> false);
  }

  @Test
  void thePapersResultStandsBesideOursWithAVerdict() throws IOException {
    List<String> summary = study(GOOD).run(conditions(2)).summary();
    assertThat(summary.get(0))
        .startsWith("kamikaze - random: the first side scores 1 (")
        .endsWith("over 20 games; the paper: 96:4 (same side).");
    assertThat(summary.get(1))
        .startsWith("kamikaze - kamikaze at nodes=10: whoever moves first scores 0.")
        .endsWith("the paper: at most 60:40.");
  }

  @Test
  void theReportTellsTheRulesThatWereInForce() throws IOException {
    String board = study(GOOD).run(conditions(2)).sections().toString();
    assertThat(board)
        .contains(
            "20 games each on fiveinarow:size=9 without openings, first move in turn, moves drawn with sigma=10.0, a draw after 40 moves of both sides together; seed 1");
    String dice =
        study(
                GOOD.replace("fiveinarow:size=9", "\"qwixx:rules=paper\"")
                    .replace("sigma=10", "best")
                    .replace("moves: 40", "moves: 0")
                    .replaceAll(
                        "first: kamikaze, (second: random|budget: nodes=10)",
                        "first: skip, second: random"))
            .run(conditions(2))
            .sections()
            .toString();
    assertThat(dice)
        .contains(
            "20 games each on qwixx:rules=paper without openings, first move in turn, always the best move; seed 1");
  }

  @Test
  void theResultsAreTheSameOnAnyNumberOfThreadsAndGamesEndAtTheLimit() throws IOException {
    MatchStudy study = study(GOOD);
    List<PlayedMatch> played = study.measure(conditions(3));
    assertThat(played).isEqualTo(study.measure(conditions(1)));
    Tally second = played.get(1).result();
    assertThat(second.distinct()).isGreaterThan(10);
    assertThat(second.length().max()).isLessThanOrEqualTo(40);
  }

  @Test
  void aVerdictNeedsAnIntervalThatLeavesTheMiddle() {
    Estimate ahead = new Estimate(0.6, 0.52, 0.68, 100);
    Estimate open = new Estimate(0.55, 0.45, 0.65, 100);
    assertThat(EngineWarsPlan.verdict(ahead, 0.96)).isEqualTo("same side");
    assertThat(EngineWarsPlan.verdict(ahead, 0.3)).isEqualTo("other side");
    assertThat(EngineWarsPlan.verdict(open, 0.3)).isEqualTo("cannot be told apart");
    assertThat(EngineWarsPlan.verdict(open, 0.5)).isEqualTo("even, as in the paper");
    assertThat(EngineWarsPlan.verdict(ahead, 0.5)).isEqualTo("not even, unlike the paper");
  }

  @Test
  void whatIsWrongIsNamedWithItsLine() {
    assertThatThrownBy(() -> study(GOOD.replace("sigma=10", "sigma=x")))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("'sigma=x' is not a way to choose a move");
    assertThatThrownBy(() -> study(GOOD.replace("budget: nodes=10", "budget: lots")))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("line 10: 'lots' is not a budget");
    assertThatThrownBy(() -> study(GOOD.replace("second: random", "third: random")))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("line 9: there is no field 'third' here");
  }
}
