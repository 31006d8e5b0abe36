package spielwerk.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Catalogue;
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;
import spielwerk.core.Runner;
import spielwerk.runs.GameStore;
import spielwerk.runs.Journal;
import spielwerk.runs.Runs;

/** Another program plays a match or a tournament and dies of it; here it goes on. */
class KillTest {
  @TempDir Path data;

  @ParameterizedTest
  @ValueSource(strings = {"match", "tournament"})
  void aKilledRunGoesOnAndEndsWithTheSameGames(String kind) throws Exception {
    Process child = start("exec \"$@\"", kind);
    try (BufferedReader said = child.inputReader(StandardCharsets.UTF_8);
        OutputStream goOn = child.getOutputStream()) {
      for (String line = said.readLine(); !line.equals("done 80"); line = said.readLine()) {
        assertThat(line).startsWith("done");
        goOn.write('\n');
        goOn.flush();
      }
      assertThat(inUse(kind)).as("the child holds its run").isTrue();
      assertThat(child.destroyForcibly().waitFor()).as("killed, not ended").isEqualTo(128 + 9);
    } finally {
      child.destroyForcibly();
    }
    assertThat(runs().list().get(0).done()).isEqualTo(80);
    resumesToTheSameGames(kind);
  }

  @ParameterizedTest
  @ValueSource(strings = {"match", "tournament"})
  void aRunThatTheDiskDoesNotTakeSaysSoAndGoesOnLater(String kind) throws Exception {
    Process child = start("ulimit -f 40 && exec \"$@\"", kind);
    String last = "";
    child.getOutputStream().close(); // nothing holds it up
    try (BufferedReader said = child.inputReader(StandardCharsets.UTF_8)) {
      for (String line = said.readLine(); line != null; line = said.readLine()) {
        last = line;
      }
    } finally {
      child.destroyForcibly();
    }
    assertThat(last)
        .startsWith("failed: Game ")
        .contains("could not be written", "all games before it are kept", "can be resumed");
    assertThat(runs().list().get(0).done()).isBetween(1, MatchChild.GAMES - 1);
    resumesToTheSameGames(kind);
  }

  private Process start(String script, String kind) throws IOException {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")));
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    return new ProcessBuilder(
            "/bin/sh",
            "-c",
            script,
            "sh",
            java,
            "-XX:-UsePerfData",
            "-cp",
            System.getProperty("java.class.path"),
            MatchChild.class.getName(),
            data.toString(),
            kind)
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  private Runs runs() {
    return new Runs(data, Clock.systemUTC());
  }

  private boolean inUse(String kind) {
    try {
      runs().open(kind, false).close();
      return false;
    } catch (Mistake inUse) {
      return inUse.getMessage().contains("in use");
    }
  }

  private void resumesToTheSameGames(String kind) {
    Catalogue catalogue = Catalogue.load();
    List<GameRecord> undisturbed = new ArrayList<>();
    List<GameRecord> games = new ArrayList<>();
    try (Journal journal = runs().open(kind, false)) {
      if (kind.equals("match")) {
        MatchSpec spec = journal.spec(MatchKind.TYPE, MatchSpec.class);
        assertThat(Match.of(spec, catalogue).play(journal, Runner.of(2)))
            .isEqualTo(
                Match.of(MatchChild.spec(), catalogue)
                    .play(GameStore.in(undisturbed), Runner.of(1)));
      } else {
        TournamentSpec spec = journal.spec(TournamentKind.TYPE, TournamentSpec.class);
        assertThat(Tournament.of(spec, catalogue).play(journal, Runner.of(2)))
            .isEqualTo(
                Tournament.of(MatchChild.tournament(), catalogue)
                    .play(GameStore.in(undisturbed), Runner.of(1)));
      }
      journal.replay(games::add);
    }
    assertThat(games).hasSize(MatchChild.GAMES);
    assertThat(MatchTest.facts(games)).isEqualTo(MatchTest.facts(undisturbed));
  }
}
