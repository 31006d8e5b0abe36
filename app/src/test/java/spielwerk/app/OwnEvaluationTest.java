package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An evaluation of one's own in a file, as the command line takes it. */
class OwnEvaluationTest {
  private static final String TEXT =
      "# threes first\nthree = 10;\nthree * lead.threes\n + lead.centre\n";
  private static final String WHOLE = "eval=[three = 10; three * lead.threes + lead.centre]";

  @TempDir Path folder;

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("mine.txt"), text);
  }

  private static JsonNode spec(Path data) throws IOException {
    try (Stream<Path> files = Files.walk(data)) {
      Path spec = files.filter(file -> file.endsWith("spec.json")).findFirst().orElseThrow();
      return Cli.parse(Files.readString(spec));
    }
  }

  @Test
  void aRunKeepsWhatTheFileSaidWhenItBegan() throws IOException {
    Path file = file(TEXT);
    Path data = folder.resolve("data");
    Cli match =
        Cli.run(
            ("match --data " + data + " connect4 alphabeta:depth=1,eval=" + file + " random")
                .concat(" --games 2 --seed 1 --json")
                .split(" "));
    assertThat(match.exit()).as(match.err()).isZero();
    assertThat(match.json().at("/engines/0/engine").asText()).contains(WHOLE);
    assertThat(spec(data).toString()).contains(WHOLE).doesNotContain("mine.txt");
    file("nonsense");
    String run = match.json().path("run").asText();
    assertThat(Cli.run("resume", "--data", data.toString(), run).err()).doesNotContain("nonsense");
  }

  @Test
  void aTournamentInYamlAndATeamKeepItToo() throws IOException {
    Path file = file(TEXT);
    Path data = folder.resolve("data");
    Path yaml =
        Files.writeString(
            folder.resolve("cup.yaml"),
            """
            game: connect4
            games: 2
            players:
              - alphabeta:depth=1,eval=%s
              - team(alphabeta(depth=1, eval=%s)*0.5 + random)
              - "alphabeta:depth=1,eval=[lead.threes - if(threes > 1, 2, 3)]"
            """
                .formatted(file, file));
    Cli cup =
        Cli.run("tournament", yaml.toString(), "--data", data.toString(), "--seed", "1", "--json");
    assertThat(cup.exit()).as(cup.err()).isZero();
    assertThat(spec(data).toString()).contains(WHOLE).doesNotContain("mine.txt");
  }

  @Test
  void playAndAdviseTakeAFile() throws IOException {
    Path file = file(TEXT);
    String seat = "alphabeta:depth=1,eval=" + file;
    Cli game =
        Cli.run("play", "connect4", "--seat", seat, "--seat", "random", "--seed", "1", "--json");
    assertThat(game.exit()).as(game.err()).isZero();
    assertThat(game.json().path("seats").path(0).asText()).contains(WHOLE);
    Cli advice = Cli.run("advise", "connect4", seat, "--seed", "1", "--json");
    assertThat(advice.exit()).as(advice.err()).isZero();
    assertThat(advice.json().at("/candidates/0/move").asText()).isEqualTo("d");
  }

  @Test
  void aMistakeIsOneSentenceWithLineAndColumn() throws IOException {
    Path file = file("lead.threes +\n  2 * lead.corners\n");
    Cli wrong = Cli.run("advise", "connect4", "alphabeta:eval=" + file);
    assertThat(wrong.exit()).isEqualTo(2);
    assertThat(wrong.out()).isEmpty();
    assertThat(wrong.err())
        .isEqualTo(
            "spielwerk: "
                + file
                + ", line 2, column 12: there is no feature 'corners'; connect4 has lines, threes,"
                + " twos, threats, centre, stones."
                + System.lineSeparator());
  }
}
