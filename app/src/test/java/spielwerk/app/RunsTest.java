package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.arena.Match;
import spielwerk.arena.MatchSpec;
import spielwerk.core.Catalogue;
import spielwerk.core.Progress;
import spielwerk.core.Runner;
import spielwerk.runs.Journal;
import spielwerk.runs.Runs;

/** What was run before, and how it goes on. */
class RunsTest {
  private static final Instant NOON = Instant.parse("2026-01-02T12:00:00Z");

  @TempDir Path data;

  private Cli run(String... args) {
    String[] all = new String[args.length + 2];
    System.arraycopy(args, 0, all, 0, args.length);
    all[args.length] = "--data";
    all[args.length + 1] = data.toString();
    return Cli.run(all);
  }

  private Runs runs(Instant now) {
    return new Runs(data, Clock.fixed(now, ZoneOffset.UTC));
  }

  private static MatchSpec spec(int games) {
    return MatchSpec.of(
        Catalogue.load().game("tictactoe"), List.of("random", "alphabeta:depth=2"), games, 3);
  }

  /** A match that was interrupted after some games. */
  private String interrupted(int after) {
    AtomicInteger asked = new AtomicInteger();
    try (Journal journal = Match.begin(spec(20), runs(NOON), false)) {
      Match.of(spec(20), Catalogue.load())
          .play(journal, new Runner(1, () -> asked.getAndIncrement() >= after, Progress.NONE));
      return journal.id();
    }
  }

  @Test
  void whereNothingWasRunTheListIsEmpty() {
    assertThat(run("runs", "--json").json().get("items")).isEmpty();
    assertThat(run("runs").out()).contains("no runs", data.toString());
    assertThat(data).isEmptyDirectory();
  }

  @Test
  void theLatestRunComesFirstWithItsState() {
    String first = interrupted(7);
    Match.begin(spec(5), runs(NOON.plus(Duration.ofHours(1))), false).close();
    JsonNode items = run("runs", "--json").json().get("items");
    assertThat(items).hasSize(2);
    JsonNode item = items.get(1);
    assertThat(item.get("id").asText()).isEqualTo(first);
    assertThat(item.get("kind").asText()).isEqualTo("match");
    assertThat(item.get("game").asText()).isEqualTo("tictactoe");
    assertThat(item.get("done").asInt()).isEqualTo(7);
    assertThat(item.get("games").asInt()).isEqualTo(20);
    assertThat(item.get("state").asText()).isEqualTo("7 of 20");
    assertThat(item.get("date").asText()).isEqualTo("2026-01-02T12:00:00Z");
    assertThat(item.get("engines")).hasSize(2);
    assertThat(item.get("unit").asText()).isEqualTo("game");
    assertThat(run("runs").out()).contains(first, "7 of 20", "games", "random - alphabeta:depth=2");
  }

  @Test
  void aRunThatWasBrokenOffEndsWithTheSameGames() {
    interrupted(7);
    Cli resumed = run("resume", "match-t", "--json", "--threads", "2");
    assertThat(resumed.exit()).isZero();
    Path other = data.resolve("other");
    String[] match = {
      "match", "tictactoe", "random", "alphabeta:depth=2", "--games", "20", "--seed", "3"
    };
    Cli undisturbed = Cli.run(with(match, "--json", "--data", other.toString()));
    assertThat(((ObjectNode) resumed.json()).without("run").toString())
        .isEqualTo(((ObjectNode) undisturbed.json()).without("run").toString());
    assertThat(MatchTest.facts(data)).hasSize(20).isEqualTo(MatchTest.facts(other));
  }

  private static String[] with(String[] args, String... more) {
    String[] all = new String[args.length + more.length];
    System.arraycopy(args, 0, all, 0, args.length);
    System.arraycopy(more, 0, all, args.length, more.length);
    return all;
  }

  @Test
  void aFinishedRunShowsItsResultAgain() {
    Cli match = run("match", "nim", "random", "random", "--games", "6");
    Cli again = run("resume", "match-nim");
    assertThat(again.exit()).isZero();
    assertThat(again.out()).isEqualTo(match.out());
    assertThat(again.err()).isEmpty();
  }

  @Test
  void anUnknownRunIsAnsweredWithTheNewestOnes() {
    for (int hour = 0; hour < 7; hour++) {
      Match.begin(spec(5), runs(NOON.plus(Duration.ofHours(hour))), false).close();
    }
    Cli cli = run("resume", "yesterday");
    refused(cli, "'yesterday'");
    assertThat(cli.err()).contains("match-tictactoe-20260102-180000").doesNotContain("-120000");
    refused(run("resume", "match"), "several");
  }

  @Test
  void aRunInUseIsLeftAlone() {
    try (Journal journal = Match.begin(spec(5), runs(NOON), false)) {
      refused(run("resume", journal.id()), journal.id() + " is in use");
    }
  }

  @Test
  void aRunThatCannotBeReadIsRefused() throws IOException {
    String id = interrupted(3);
    Path folder = data.resolve("runs").resolve(id);
    Files.writeString(folder.resolve("games.jsonl"), "{\"no\": \"game\"}\n");
    refused(run("resume", id), "line 1");
    Files.writeString(folder.resolve("spec.json"), "{");
    refused(run("resume", id), "spec.json");
    Match.begin(spec(5), runs(NOON.plus(Duration.ofHours(1))), false).close();
    assertThat(run("runs").out()).contains("0 of 5", "unreadable", "spec.json");
    assertThat(run("runs", "--json").json().at("/items/1/state").asText()).isEqualTo("unreadable");
    refused(run("runs", id), "spec.json");
  }

  private static void refused(Cli cli, String word) {
    assertThat(cli.err()).startsWith("spielwerk: ").contains(word);
    assertThat(cli.err().lines()).hasSize(1);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.exit()).isEqualTo(2);
  }
}
