package spielwerk.arena;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Choice;
import spielwerk.core.Game;
import spielwerk.core.Progress;
import spielwerk.core.Runner;
import spielwerk.runs.Journal;
import spielwerk.runs.RunFolder;
import spielwerk.runs.Runs;

class RunObserverTest {
  private static final Catalogue CATALOGUE = Catalogue.load();
  private static final Runner NOBODY = new Runner(1, () -> true, Progress.NONE);

  @TempDir Path data;
  private Runs runs;

  @BeforeEach
  void inAnEmptyFolder() {
    runs = new Runs(data, Clock.systemUTC());
  }

  private static MatchSpec match(int games) {
    Game game = CATALOGUE.game("tictactoe");
    return MatchSpec.of(game, List.of("random", "random"), games, 7);
  }

  @Test
  void ofTenThousandGamesEveryByteIsReadOnce() throws IOException {
    RunFolder folder;
    JsonNode plain;
    try (Journal journal = Match.begin(match(10_000), runs, false)) {
      Match match = Match.of(match(10_000), CATALOGUE);
      Tally tally = match.play(journal, Runner.of(1));
      plain = MatchJson.of(match.spec(), tally, Optional.of(journal.id()));
      folder = RunFolder.of(journal.folder());
    }
    RunObserver runObserver = new RunObserver(folder, Match.toLookAt(match(10_000), CATALOGUE));
    assertThat(runObserver.look().toString()).isEqualTo(plain.toString());
    long size = Files.size(folder.journalFile());
    assertThat(runObserver.bytes()).isEqualTo(size);
    runObserver.look();
    assertThat(runObserver.bytes()).isEqualTo(size);
    assertThat(runObserver.games()).isEqualTo(10_000);
  }

  @Test
  void aTournamentThatGrowsLooksAsIfItWereReadAnew() throws IOException {
    List<TournamentPlayer> players =
        List.of(player("random"), player("negamax:depth=1"), player("negamax:depth=2"));
    TournamentSpec spec =
        TournamentSpec.of(CATALOGUE.game("tictactoe"), TournamentSpec.Kind.SWISS, players, 3, 4, 5)
            .withOpenings(new Openings.Random(1));
    Tournament tournament = Tournament.of(spec, CATALOGUE);
    Path whole;
    try (Journal journal = tournament.begin(runs, false)) {
      tournament.play(journal, Runner.of(1));
      whole = journal.folder();
    }
    Path growing = Files.createDirectory(data.resolve("runs").resolve("growing"));
    Files.copy(whole.resolve(RunFolder.SPEC), growing.resolve(RunFolder.SPEC));
    RunFolder run = RunFolder.of(growing);
    RunObserver runObserver = new RunObserver(run, tournament);
    List<String> lines = Files.readAllLines(whole.resolve(Journal.GAMES));
    for (int i = 0; i <= lines.size(); i++) {
      Standings standings = tournament.play(run.games(), NOBODY);
      assertThat(runObserver.look().toString())
          .isEqualTo(TournamentJson.of(tournament, standings, Optional.of("growing")).toString());
      if (i < lines.size()) {
        Files.writeString(
            run.journalFile(),
            lines.get(i) + "\n",
            StandardOpenOption.CREATE,
            StandardOpenOption.APPEND);
      }
    }
  }

  private static TournamentPlayer player(String engine) {
    return new TournamentPlayer(engine, engine, Budget.FREE, Choice.BEST);
  }

  @Test
  void aRunIsRunningAsLongAsItsProgramHoldsItAndStopsWhenAsked() {
    RunFolder folder;
    try (Journal journal = Match.begin(match(50), runs, false)) {
      folder = RunFolder.of(journal.folder());
      assertThat(folder.running()).isTrue();
      assertThat(journal.stopWanted()).isFalse();
      folder.askToStop();
    }
    assertThat(folder.running()).isFalse();
    try (Journal journal = runs.open(folder.id(), false)) {
      assertThat(folder.stopAsked()).isFalse();
      folder.askToStop();
      Tally tally =
          Match.of(match(50), CATALOGUE)
              .play(journal, new Runner(1, journal::stopWanted, Progress.NONE));
      assertThat(tally.games()).isZero();
    }
    assertThat(folder.stopAsked()).isTrue();
  }

  @Test
  void aRunThatIsAskedToStopWhileItsProgramIsStartingStops() {
    String id;
    try (Journal journal = Match.begin(match(50), runs, false)) {
      id = journal.id();
    }
    RunFolder folder = runs.look(id);
    folder.askToStop(Optional.of(ProcessHandle.current()));
    try (Journal journal = runs.open(id, false)) {
      assertThat(journal.stopWanted()).isTrue();
    }
    assertThat(folder.stopAsked()).as("for those who look why it ended").isTrue();
    try (Journal journal = runs.open(id, false)) {
      assertThat(journal.stopWanted()).as("that was the last time").isFalse();
    }
  }
}
