package spielwerk.lab.competition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.Progress;
import spielwerk.lab.Experiment;
import spielwerk.lab.StudyContext;

public class DuelTest {
  public static final String GOOD =
      """
      name: small
      title: A small duel
      about: Who is stronger?
      kind: duel
      plies: 2
      rounds:
        - game: eventree:length=6
          players:
            - {label: plain, engine: counter}
            - {label: less, engine: "counter:skip=1"}
            - {label: least, engine: "counter:skip=2"}
        - game: eventree
          players:
            - {label: plain, engine: counter}
            - {label: less, engine: "counter:skip=1"}
          pairs:
            - {first: less, second: plain, paper: "96:4"}
      scales:
        quick: {openings: 3}
      """;

  @TempDir Path folder;

  private MatchStudy duel(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("small.yaml"), text);
    return (MatchStudy) Experiment.read(file).study("quick");
  }

  private static StudyContext conditions(int threads, Progress progress) {
    return new StudyContext(Catalogue.load(), 1, threads, progress, () -> false);
  }

  @Test
  void allPlayersMeetUnlessThePairsAreNamed() throws IOException {
    DuelPlan duel = (DuelPlan) duel(GOOD).plan();
    assertThat(duel.rounds().get(0).pairs().toString())
        .isEqualTo("[plain - less, plain - least, less - least]");
    assertThat(duel.rounds().get(1).pairs().toString()).isEqualTo("[less - plain]");
  }

  @Test
  void everyPairPlaysEveryOpeningTwiceAndProgressCountsThemAll() throws IOException {
    List<Long> seen = new ArrayList<>();
    List<PlayedMatch> played =
        duel(GOOD)
            .measure(
                conditions(
                    1,
                    (done, total, note) -> {
                      assertThat(total).isEqualTo(24);
                      seen.add(done);
                    }));
    assertThat(played).hasSize(4).allMatch(match -> match.result().games() == 6);
    assertThat(seen).isSorted().endsWith(24L);
  }

  @Test
  void theResultsAreTheSameOnAnyNumberOfThreads() throws IOException {
    MatchStudy duel = duel(GOOD);
    assertThat(duel.measure(conditions(3, Progress.NONE)))
        .isEqualTo(duel.measure(conditions(1, Progress.NONE)));
  }

  @Test
  void anEvenResultIsSaidToBeOneAndThePapersStandsBesideIt() throws IOException {
    assertThat(duel(GOOD).run(conditions(2, Progress.NONE)).summary().get(3))
        .startsWith("eventree: less and plain cannot be told apart; less scores 0.500")
        .endsWith("over 6 games; the paper: 96:4.");
  }

  @Test
  void aPlayerNobodyKnowsIsNamedWithItsLine() {
    assertThatThrownBy(() -> duel(GOOD.replace("second: plain", "second: nobody")))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("line 17: there is no player 'nobody'; there are plain, less.");
  }

  @Test
  void onePlayerAloneIsNoDuel() {
    String alone =
        GOOD.replaceAll("(?m)^ +- \\{label: less?.*\\n", "")
            .replaceAll("(?m)^ +- \\{label: least.*\\n", "");
    assertThatThrownBy(() -> duel(alone))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("'players' must have at least two");
  }
}
