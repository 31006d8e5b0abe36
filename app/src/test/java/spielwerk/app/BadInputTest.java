package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What cannot be is answered by one clear sentence on stderr, exit code 2 and nothing else. */
class BadInputTest {
  static Stream<Arguments> wrong() {
    return Stream.of(
        // the words of the sentence that must be there, then what was typed
        of("gmaes", "gmaes"),
        of("--colour", "games", "--colour"),
        of("extra", "games", "extra"),
        of("--bogus", "--bogus"),
        of("GAME", "perft"),
        of("DEPTH", "perft", "pebbles"),
        of("GAME", "advise"),
        of("chess", "engines", "chess"),
        of("chess", "perft", "chess", "3"),
        of("chess", "advise", "chess", "master"),
        of("chess", "play", "chess", "--seat", "human", "--seat", "human"),
        of("pebbles:colour=red", "perft", "pebbles:colour=red(", "3"),
        of("colour", "perft", "pebbles:colour=red", "3"),
        of("pebbles=0", "perft", "pebbles:pebbles=0", "3"),
        of("pebbles=300", "advise", "pebbles:pebbles=300", "master"),
        of("pebbles=many", "engines", "pebbles:pebbles=many"),
        of("deep", "perft", "pebbles", "deep"),
        of("-1", "perft", "pebbles", "--", "-1"),
        of("-1", "perft", "pebbles", "-1"),
        of("2000", "perft", "pebbles", "2000"),
        of("coin", "perft", "coin", "2"),
        of("take9", "perft", "pebbles", "2", "--moves", "take1 take9"),
        of("jump", "perft", "pebbles", "2", "--moves", "jump"),
        of("lots", "perft", "pebbles", "2", "--position", "lots"),
        of("wizard", "advise", "pebbles", "wizard"),
        of("master cannot play coin", "advise", "coin", "master"),
        of("depth=99", "advise", "pebbles", "master:depth=99"),
        of("speed", "advise", "pebbles", "master:speed=1"),
        of("no options", "advise", "pebbles", "shrug:depth=1"),
        of("nothing", "advise", "pebbles", "master", "--budget", "nothing"),
        of("depth=0", "advise", "pebbles", "master", "--budget", "depth=0"),
        of("0s", "advise", "pebbles", "master", "--budget", "time=0s"),
        of("''", "advise", "pebbles", "master", "--budget", ""),
        of("--budget", "advise", "pebbles", "master", "--budget"),
        of("--top 0", "advise", "pebbles", "master", "--top", "0"),
        of("take4", "advise", "pebbles", "master", "--moves", "take4"),
        of("over", "advise", "pebbles:pebbles=1", "master", "--moves", "take1"),
        of("over", "play", "pebbles", "--position", "0", "--seat", "shrug", "--seat", "shrug"),
        of("Chance", "advise", "coin", "shrug", "--moves", "heads"),
        of("2 times", "play", "pebbles"),
        of("2 times", "play", "pebbles", "--seat", "human"),
        of("not 3 times", seats("human", "human", "human")),
        of("wizard", seats("human", "wizard")),
        of("'luck'", seats("shrug", "shrug", "--choice", "luck")),
        of("'much'", seats("shrug", "shrug", "--budget", "much")),
        of("take7", seats("shrug", "shrug", "--moves", "take7")),
        of("dice", "games", "--seed", "dice"),
        of("--threads 0", "games", "--threads", "0"),
        of("--threads", "games", "--threads", "two"),
        of("--seed", "games", "--seed", "1", "--seed", "2"),
        of("--protocol", "speak", "fiveinarow", "random"),
        of("'uci'", "speak", "fiveinarow", "random", "--protocol", "uci"),
        of("pebbles", "speak", "pebbles", "shrug", "--protocol", "gomocup"),
        of("line=4", "speak", "fiveinarow:line=4", "random", "--protocol", "gomocup"),
        of("wizard", "speak", "fiveinarow", "wizard", "--protocol", "gomocup"),
        of("--json", "speak", "fiveinarow", "random", "--protocol", "gomocup", "--json"),
        of("'much'", "speak", "fiveinarow", "random", "--protocol", "gomocup", "--budget", "much"),
        of("no/such/engine", "match", "fiveinarow", "exec:gomocup,no/such/engine", "random"),
        of("othello-endgam", "workshop", "othello-endgam"),
        of("games=0", "workshop", "othello-endgame", "--games", "0"),
        of("games=x", "workshop", "fiveinarow-weights", "--games", "x"),
        of("empties=25", "workshop", "othello-measure", "--empties", "25"),
        of("player=nobody", "workshop", "qwixx-train", "--player", "nobody"),
        of("--depth", "workshop", "qwixx-measure", "--depth", "3"),
        of("no/such/tables.gz", "workshop", "othello-measure", "--file", "no/such/tables.gz"),
        of("no/such/x.gz", "workshop", "othello-patterns", "--into", "no/such/x.gz"),
        of("speed", "bench", "speed"),
        of("pebbles.dance", "bench", "games", "--only", "pebbles.dance"),
        of("pom.xml", "games", "--data", "pom.xml"));
  }

  private static Arguments of(String word, String... args) {
    return Arguments.of(word, List.of(args));
  }

  private static String[] seats(String... seats) {
    Stream<String> given =
        Stream.of(seats)
            .flatMap(
                text ->
                    text.startsWith("--") || isValue(seats, text)
                        ? Stream.of(text)
                        : Stream.of("--seat", text));
    return Stream.concat(Stream.of("play", "pebbles"), given).toArray(String[]::new);
  }

  private static boolean isValue(String[] all, String text) {
    int at = List.of(all).indexOf(text);
    return at > 0 && all[at - 1].startsWith("--");
  }

  @ParameterizedTest
  @MethodSource("wrong")
  void aMistakeIsOneSentenceThatNamesIt(String word, List<String> args) {
    Cli cli = Cli.run(args.toArray(String[]::new));
    assertThat(cli.err()).startsWith("spielwerk: ").contains(word).endsWith("\n");
    assertThat(cli.err().lines()).hasSize(1);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.exit()).isEqualTo(2);
  }

  @Test
  void anUnknownCommandIsAnsweredWithTheNearestOne() {
    assertThat(Cli.run("gmaes").err()).contains("did you mean games?", "spielwerk --help");
    assertThat(Cli.run("matches").err()).contains("did you mean match?");
    assertThat(Cli.run("games", "--sed").err()).contains("did you mean --seed?");
    assertThat(Cli.run("xylophone").err()).doesNotContain("did you mean");
  }

  @Test
  void aJarWhoseGameIsMissingIsSkippedWithAWarning(@TempDir Path data) throws IOException {
    Path plugins = Files.createDirectories(data.resolve("plugins"));
    try (JarOutputStream jar =
        new JarOutputStream(Files.newOutputStream(plugins.resolve("broken.jar")))) {
      jar.putNextEntry(new JarEntry("META-INF/services/spielwerk.core.GameMaker"));
      jar.write("nowhere.NoGame\n".getBytes(StandardCharsets.UTF_8));
    }
    Cli cli = Cli.run("games", "--data", data.toString());
    assertThat(cli.exit()).isZero();
    assertThat(cli.out()).contains("connect4");
    assertThat(cli.err()).contains("nowhere.NoGame").contains(plugins.toString());
    assertThat(cli.err().lines()).hasSize(1);
  }

  @Test
  void aDataFolderOfANewerProgramIsRefusedByEveryCommandThatUsesIt(@TempDir Path data)
      throws IOException {
    Files.writeString(data.resolve("version"), "1000\n");
    for (String command :
        List.of("runs", "library list", "match nim random random", "serve --port 0")) {
      List<String> words = new ArrayList<>(List.of(command.split(" ")));
      words.addAll(List.of("--data", data.toString()));
      Cli cli = Cli.run(words.toArray(String[]::new));
      assertThat(cli.exit()).as(command).isEqualTo(2);
      assertThat(cli.err()).contains("is of version 1000").hasLineCount(1);
    }
    try (Stream<Path> left = Files.list(data)) {
      assertThat(left).hasSize(1);
    }
  }

  @Test
  void aMistakeLeavesNothingBehind(@TempDir Path folder) throws IOException {
    Path data = folder.resolve("data");
    Cli.run("perft", "chess", "3", "--data", data.toString());
    Cli.run("perft", "pebbles", "3", "--data", data.toString());
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).isEmpty();
    }
  }
}
