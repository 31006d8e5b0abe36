package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.runs.Runs;

/** Engines that learn from finished runs and games in files. */
class LearnTest {
  @TempDir Path data;
  private Path book;

  @BeforeEach
  void playAMatch() {
    book = data.resolve("t.book");
    assertThat(run("match", "tictactoe", "random", "random", "--games", "20", "--seed", "1").exit())
        .isZero();
  }

  private Cli run(String... args) {
    List<String> all = new ArrayList<>(List.of(args));
    all.addAll(List.of("--data", data.toString()));
    return Cli.run(all.toArray(String[]::new));
  }

  private String id() {
    return new Runs(data, Clock.systemUTC()).list().get(0).id();
  }

  private Path games() {
    return data.resolve("runs").resolve(id()).resolve("games.jsonl");
  }

  @Test
  void aBookIsLearntFromARunAndPlaysInATeam() {
    JsonNode learnt = run("learn", "book", book.toString(), "--from", id(), "--json").json();
    assertThat(learnt.get("learnt").asInt()).isEqualTo(20);
    assertThat(learnt.get("situations").asInt()).isPositive();
    String engine = learnt.get("engine").asText();
    assertThat(engine).contains(learnt.get("sum").asText());
    JsonNode advice = run("advise", "tictactoe", "team:" + engine + "*2+negamax", "--json").json();
    assertThat(advice.at("/voices/0/wants").asText()).isNotEmpty();
    String team = "team:" + engine + "+random";
    Cli match = run("match", "tictactoe", team, "random", "--games", "4", "--json");
    assertThat(match.json().at("/endings/finished").asInt()).isEqualTo(4);
  }

  @Test
  void theSameGamesDoNotCountTwiceFromWhateverSource() throws IOException {
    assertThat(run("learn", "book", book.toString(), "--from", id()).out()).contains("learnt 20");
    byte[] once = Files.readAllBytes(book);
    JsonNode again =
        run("learn", "book", book.toString(), "--from", games().toString(), id(), "--json").json();
    assertThat(again.get("learnt").asInt()).isZero();
    assertThat(again.get("known").asInt()).isEqualTo(40);
    assertThat(Files.readAllBytes(book)).isEqualTo(once);
  }

  @Test
  void whatIsWrongIsOneSentenceAndChangesNothing() throws IOException {
    run("learn", "book", book.toString(), "--from", id(), "--plies", "5");
    String whole = Files.readString(book);
    Path cut = Files.writeString(data.resolve("cut.book"), whole.substring(0, 300));
    Path games = Files.writeString(data.resolve("cut.jsonl"), Files.readString(games()) + "{");
    refused("no run 'nothing'", "learn", "book", book.toString(), "--from", "nothing");
    refused("cut.book", "learn", "book", cut.toString(), "--from", id());
    refused("line 21 of", "learn", "book", book.toString(), "--from", games.toString());
    refused("'parrot'", "learn", "parrot", book.toString(), "--from", id());
    refused("teachme", "learn", "teachme", data.resolve("x").toString(), "--from", id());
    refused("5 moves", "learn", "book", book.toString(), "--from", id(), "--plies", "6");
    refused(
        "0 plies", "learn", "book", data.resolve("x").toString(), "--from", id(), "--plies", "0");
    refused("--from", "learn", "book", book.toString());
    assertThat(Files.readString(book)).isEqualTo(whole);
    assertThat(data.resolve("x")).doesNotExist();
  }

  private void refused(String word, String... args) {
    Cli cli = run(args);
    assertThat(cli.exit()).as("%s", cli).isEqualTo(2);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err()).contains(word);
  }
}
