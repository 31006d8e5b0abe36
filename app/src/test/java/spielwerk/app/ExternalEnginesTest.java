package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Engines that are programs, both ways, as a user of the command line meets them. */
class ExternalEnginesTest {
  private static final String PATIENT = ",start=2min,time=1min,margin=1min";

  @TempDir Path folder;

  @AfterEach
  void nobodyIsLeft() {
    assertThat(ProcessHandle.current().descendants().filter(ProcessHandle::isAlive)).isEmpty();
  }

  @Test
  void anEngineSpeaksOnStandardOutputAndNothingElseIsThere() {
    Cli cli =
        Cli.typing(
            "START 15\r\nABOUT\r\nBOARD\r\n7,7,2\r\n6,6,1\r\n8,7,2\r\n6,5,1\r\n9,7,2\r\n5,5,1\r\n"
                + "10,7,2\r\nDONE\r\nEND\r\n",
            "speak",
            "fiveinarow",
            "alphabeta:depth=2",
            "--protocol",
            "gomocup");
    assertThat(cli.exit()).isZero();
    assertThat(cli.out().lines().toList())
        .hasSize(4)
        .startsWith("OK")
        .anyMatch(line -> line.startsWith("name=\"Spielwerk alphabeta:depth=2\", version="))
        .anyMatch(line -> line.startsWith("MESSAGE depth 2 eval -1.000 nodes "));
    assertThat(cli.out()).containsPattern("\n[0-9]+,[0-9]+\n$");
  }

  @Test
  void ourEnginePlaysTheSameUnderTheProtocolAsWithoutIt() {
    Path script = OwnProgram.script(folder, "speak fiveinarow alphabeta:depth=2", "gomocup");
    JsonNode outside = match("exec:gomocup," + script + PATIENT, "alphabeta:depth=1");
    JsonNode inside = match("alphabeta:depth=2", "alphabeta:depth=1");
    assertThat(outside.at("/endings").toString()).isEqualTo("{\"finished\":4}");
    for (String part : List.of("wins", "draws", "losses")) {
      assertThat(outside.at("/engines/0/" + part)).isEqualTo(inside.at("/engines/0/" + part));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"gtp", "nboard"})
  void othelloIsTheSameUnderEveryProtocol(String protocol) {
    Path script = OwnProgram.script(folder, "speak othello alphabeta:depth=2", protocol);
    JsonNode outside =
        match("othello", "exec:" + protocol + "," + script + PATIENT, "alphabeta:depth=1", 2);
    JsonNode inside = match("othello", "alphabeta:depth=2", "alphabeta:depth=1", 2);
    assertThat(outside.at("/endings").toString()).isEqualTo("{\"finished\":2}");
    assertThat(outside.at("/engines/0/points")).isEqualTo(inside.at("/engines/0/points"));
    assertThat(outside.at("/length")).isEqualTo(inside.at("/length"));
  }

  @Test
  void gtpAndNBoardAreSpokenOnStandardOutput() {
    Cli gtp =
        Cli.typing(
            "1 name\nplay black f5\ngenmove white\nquit\n",
            "speak",
            "othello",
            "alphabeta:depth=2",
            "--protocol",
            "gtp");
    assertThat(gtp.out()).matches("=1 Spielwerk alphabeta:depth=2\n\n=\n\n= [A-H][1-8]\n\n=\n\n");
    Cli nboard =
        Cli.typing(
            "nboard 2\nset depth 2\nmove F5\ngo\nping 3\n",
            "speak",
            "othello",
            "alphabeta:depth=2",
            "--protocol",
            "nboard");
    assertThat(nboard.out())
        .containsPattern("\n=== [DF][46]/-?[0-9.]+/[0-9.]+\n")
        .contains("pong 3");
  }

  @ParameterizedTest
  @CsvSource({
    "othello, uci, 'There is no protocol ''uci''; speak knows gomocup, gtp, nboard and lines.'",
    "othello, gomocup, The protocol gomocup is not for othello; write fiveinarow.",
    "connect4, gtp, The protocol gtp is not for connect4; write othello",
    "fiveinarow, nboard, The protocol nboard is not for fiveinarow",
    "othello:size=6, nboard, The protocol nboard is not for othello:size=6; write othello."
  })
  void aProtocolThatIsNotForTheGameIsRefused(String game, String protocol, String sentence) {
    Cli cli = Cli.run("speak", game, "random", "--protocol", protocol);
    assertThat(cli.exit()).isEqualTo(2);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err()).startsWith("spielwerk: " + sentence);
  }

  private JsonNode match(String one, String other) {
    return match("fiveinarow:size=9", one, other, 4);
  }

  private JsonNode match(String game, String one, String other, int games) {
    return Cli.run(
            "match",
            game,
            one,
            other,
            "--games",
            String.valueOf(games),
            "--seed",
            "1",
            "--json",
            "--threads",
            "2",
            "--data",
            folder.resolve("data").toString())
        .json();
  }

  @Test
  void aMatchWithAProgramThatCrashesGoesOnAndKeepsItsLastWords() throws IOException {
    Path broken = folder.resolve("broken");
    Files.writeString(
        broken,
        "#!/bin/sh\nread -r start; echo OK; echo a spring is loose >&2;"
            + " while read -r word rest; do case $word in [TB]*) exit 7;; esac; done\n");
    assertThat(broken.toFile().setExecutable(true)).isTrue();
    JsonNode result = match("exec:gomocup," + broken + PATIENT, "random");
    assertThat(result.at("/endings").toString()).isEqualTo("{\"crash\":4}");
    assertThat(result.at("/engines/0/losses").asInt()).isEqualTo(4);
    try (Stream<Path> files = Files.walk(folder.resolve("data"))) {
      String kept =
          String.join(
              "\n",
              files
                  .filter(file -> Files.isRegularFile(file) && !file.endsWith("spec.json"))
                  .map(ExternalEnginesTest::read)
                  .toList());
      assertThat(kept).contains("a spring is loose", "ended with exit code 7");
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException unreadable) {
      return "";
    }
  }

  @Test
  void whoAsksAProgramThatFailsReadsWhy() {
    Cli cli = Cli.run("advise", "fiveinarow", "exec:gomocup,sh,-c,\"echo oh no >&2; exit 9\"");
    assertThat(cli.exit()).isEqualTo(1);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err())
        .isEqualTo(
            "engine: oh no\nspielwerk: The engine failed (crash): ended with exit code 9.\n");
  }
}
