package spielwerk.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Adjudication;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Choice;
import spielwerk.core.GameRecord;
import spielwerk.core.Limits;
import spielwerk.core.Mistake;
import spielwerk.core.Runner;
import spielwerk.runs.GameStore;
import spielwerk.runs.Journal;
import spielwerk.runs.RunFolder;
import spielwerk.runs.Runs;

class JournalTest {
  private static final Catalogue CATALOGUE = Catalogue.load();
  private static final Clock CLOCK =
      Clock.fixed(Instant.parse("2026-11-16T05:12:00Z"), ZoneOffset.UTC);

  @TempDir Path data;
  private Runs runs;

  @BeforeEach
  void inAnEmptyFolder() {
    runs = new Runs(data, CLOCK);
  }

  private static MatchSpec spec(int games) {
    return MatchTest.spec("counting:thrown=on", games, "tiny", "tiny:does=good");
  }

  private static Tally play(Journal journal, int threads) {
    return Match.of(journal.spec(MatchKind.TYPE, MatchSpec.class), CATALOGUE)
        .play(journal, Runner.of(threads));
  }

  private static List<GameRecord> games(GameStore gameStore) {
    List<GameRecord> games = new ArrayList<>();
    gameStore.replay(games::add);
    return MatchTest.facts(games);
  }

  @Test
  void aSpecComesBackFromItsFileAsItWas() {
    MatchSpec spec =
        spec(9)
            .withBudgets(List.of(Budget.parse("nodes=5,time=20ms"), Budget.FREE))
            .withChoices(List.of(new Choice.Gaussian(10), new Choice.Temperature(0.5)))
            .withOpenings(new Openings.Random(5))
            .withSprt(Sprt.parse("0,30"))
            .withLimits(
                new Limits(250, false, 60000, 100, 50)
                    .withAdjudication(
                        new Adjudication(
                            new Adjudication.Win(0.9, 4), new Adjudication.Draw(0.02, 8, 40))));
    try (Journal journal = Match.begin(spec, runs, true)) {
      assertThat(journal.spec(MatchKind.TYPE, MatchSpec.class)).isEqualTo(spec);
      assertThatThrownBy(() -> journal.spec(TournamentKind.TYPE, MatchSpec.class))
          .isInstanceOf(Mistake.class)
          .hasMessageContaining("is of the kind match, not tournament");
    }
  }

  @Test
  void aGameIsOnDiskWhenItEnds() {
    try (Journal journal = Match.begin(spec(6), runs, false)) {
      Path file = journal.folder().resolve(Journal.GAMES);
      List<Integer> lines = new ArrayList<>();
      Match.of(spec(6), CATALOGUE)
          .play(
              journal,
              new Runner(1, () -> false, (done, total, note) -> lines.add(lines(file).size())));
      assertThat(lines).containsExactly(0, 1, 2, 3, 4, 5, 6);
    }
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  @Test
  void aStoppedRunGoesOnAndEndsWithTheSameTable() {
    Tally undisturbed = Match.of(spec(40), CATALOGUE).play(GameStore.none(), Runner.of(1));
    List<GameRecord> facts = MatchTest.play(spec(40), 1);
    String id;
    try (Journal journal = Match.begin(spec(40), runs, false)) {
      id = journal.id();
      AtomicInteger asked = new AtomicInteger();
      Match.of(spec(40), CATALOGUE)
          .play(journal, new Runner(2, () -> asked.incrementAndGet() > 9, (d, t, n) -> {}));
    }
    assertThat(runs.list().get(0).state()).matches("[789] of 40");
    try (Journal journal = runs.open(id, false)) {
      assertThat(play(journal, 2)).isEqualTo(undisturbed);
      assertThat(games(journal)).isEqualTo(facts);
    }
    assertThat(runs.list().get(0).state()).isEqualTo("finished");
    try (Journal journal = runs.open(id, false)) {
      assertThat(play(journal, 2)).as("nothing left to play").isEqualTo(undisturbed);
      assertThat(games(journal)).hasSize(40);
    }
  }

  @Test
  void aLastLineCutShortAnywhereIsDroppedAndItsGamePlayedAnew() throws IOException {
    Tally undisturbed = Match.of(spec(5), CATALOGUE).play(GameStore.none(), Runner.of(1));
    List<GameRecord> facts = MatchTest.play(spec(5), 1);
    String id;
    Path file;
    try (Journal journal = Match.begin(spec(5), runs, false)) {
      id = journal.id();
      file = journal.folder().resolve(Journal.GAMES);
      play(journal, 1);
    }
    byte[] whole = Files.readAllBytes(file);
    int last = new String(whole, 0, whole.length - 1, StandardCharsets.UTF_8).lastIndexOf('\n') + 1;
    for (int length = last; length < whole.length; length++) {
      Files.write(file, Arrays.copyOf(whole, length));
      assertThat(runs.list().get(0).done()).isEqualTo(4);
      try (Journal journal = runs.open(id, false)) {
        assertThat(Files.size(file)).isEqualTo(last);
        assertThat(play(journal, 1)).isEqualTo(undisturbed);
        assertThat(games(journal)).isEqualTo(facts);
      }
    }
  }

  @Test
  void aDamagedLineIsNamedAndNothingIsTouched() throws IOException {
    Path file;
    String id;
    try (Journal journal = Match.begin(spec(3), runs, false)) {
      id = journal.id();
      file = journal.folder().resolve(Journal.GAMES);
      play(journal, 1);
    }
    List<String> lines = new ArrayList<>(Files.readAllLines(file));
    lines.set(1, lines.get(1).replace("\"index\"", "\"indices\""));
    Files.write(file, lines);
    byte[] before = Files.readAllBytes(file);
    try (Journal journal = runs.open(id, false)) {
      assertThatThrownBy(() -> play(journal, 1))
          .isInstanceOf(Mistake.class)
          .hasMessageContaining("line 2 of")
          .hasMessageContaining("index");
    }
    assertThat(Files.readAllBytes(file)).isEqualTo(before);
  }

  @Test
  void aTestThatIsDecidedEndsTheMatchWithTheSameTableOnAnyNumberOfThreads() {
    MatchSpec spec =
        MatchTest.spec("counting:thrown=on", 400, "tiny:does=good", "tiny")
            .withSprt(Sprt.parse("0,100"));
    Tally alone = Match.of(spec, CATALOGUE).play(GameStore.none(), Runner.of(1));
    assertThat(alone.games()).isLessThan(400).matches(games -> games % 2 == 0);
    assertThat(spec.verdict(alone)).isEqualTo(Sprt.Verdict.H1);
    assertThat(Match.of(spec, CATALOGUE).finished(alone)).isTrue();
    for (int stop = 0; stop <= alone.games(); stop += 5) {
      List<GameRecord> games = new ArrayList<>();
      int after = stop;
      Match match = Match.of(spec, CATALOGUE);
      Tally half =
          match.play(
              GameStore.in(games), new Runner(3, () -> games.size() >= after, (d, t, n) -> {}));
      assertThat(half.games()).isLessThanOrEqualTo(alone.games());
      assertThat(match.finished(half)).isEqualTo(half.games() == alone.games());
      assertThat(match.play(GameStore.in(games), Runner.of(3))).isEqualTo(alone);
    }
  }

  @Test
  void aRunThatSaidItHasEndedIsFinishedWithFewerGames() {
    try (Journal journal = Match.begin(spec(3), runs, true)) {
      journal.finish("{}");
    }
    assertThat(runs.list().get(0).state()).isEqualTo("finished");
    assertThat(runs.list().get(0).done()).isZero();
  }

  @Test
  void aRunInUseCanBeLookedAt() throws IOException {
    try (Journal journal = Match.begin(spec(6), runs, false)) {
      play(journal, 1);
      Path file = journal.folder().resolve(Journal.GAMES);
      byte[] whole = Files.readAllBytes(file);
      Files.write(file, Arrays.copyOf(whole, whole.length - 7));
      RunFolder folder = runs.look(journal.id());
      assertThat(games(folder.games())).as("half a line is passed over").hasSize(5);
      assertThat(Files.size(file)).isEqualTo(whole.length - 7);
    }
  }

  @Test
  void aRunIsOpenOnlyOnceAtATime() {
    try (Journal journal = Match.begin(spec(3), runs, false)) {
      assertThatThrownBy(() -> runs.open(journal.id(), false))
          .isInstanceOf(Mistake.class)
          .hasMessageContaining("is in use");
      play(journal, 1);
    }
    runs.open("match", false).close();
  }

  @Test
  void runsHaveReadableNamesOfTheirOwn() {
    Match.begin(spec(3), runs, false).close();
    Match.begin(spec(3), runs, false).close();
    Match.begin(spec(3), runs, false).close();
    assertThat(runs.list().stream().map(Runs.Item::id))
        .containsExactlyInAnyOrder(
            "match-counting-20261116-051200",
            "match-counting-20261116-051200-2",
            "match-counting-20261116-051200-3");
    assertThat(runs.list()).allMatch(item -> item.state().equals("0 of 3"));
    assertThat(runs.list()).allMatch(item -> item.info().orElseThrow().kind().equals("match"));
    try (Journal exact = runs.open("match-counting-20261116-051200", false)) {
      assertThat(exact.id()).isEqualTo("match-counting-20261116-051200");
    }
    assertThatThrownBy(() -> runs.open("match-", false))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("matches several runs")
        .hasMessageContaining("-051200-2");
    assertThatThrownBy(() -> runs.open("other", false))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("There is no run 'other'");
    assertThatThrownBy(() -> runs.open("../..", false)).isInstanceOf(Mistake.class);
  }

  @Test
  void aFolderThatIsNoRunIsPassedOverAndABrokenSpecNamed() throws IOException {
    assertThat(runs.list()).isEmpty();
    Files.createDirectories(data.resolve("runs/empty"));
    assertThat(runs.list()).isEmpty();
    assertThatThrownBy(() -> runs.open("empty", false))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("is not the folder of a run");
    for (String wrong : List.of("", "{", "[]", "{\"schema\": 9}", "null")) {
      Files.writeString(data.resolve("runs/empty/spec.json"), wrong);
      assertThatThrownBy(() -> runs.open("empty", false)).isInstanceOf(Mistake.class);
    }
    Match.begin(spec(3), runs, false).close();
    assertThat(runs.list().stream().map(Runs.Item::state))
        .as("one that cannot be read does not hide the others")
        .containsExactly("0 of 3", "unreadable");
    assertThat(runs.list().get(1).fault()).contains("spec.json");
  }

  @Test
  void aFolderThatCannotBeWrittenIsAMistake() throws IOException {
    Path file = Files.writeString(data.resolve("file"), "in the way");
    assertThatThrownBy(() -> Match.begin(spec(3), new Runs(file, CLOCK), false))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("Cannot write to");
    assertThat(file).hasContent("in the way");
  }
}
