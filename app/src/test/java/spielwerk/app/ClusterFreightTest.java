package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What games need goes along to the workers; what must not run there does not. */
class ClusterFreightTest {
  private static final String WHERE = "local-cluster[1,1,1024]";
  private static final Path HOME = Path.of("..").toAbsolutePath().normalize();

  @TempDir static Path folder;

  /** A program that answers the beginning of a game, and is gone when it is asked for a move. */
  private static Path program() throws Exception {
    Path program = folder.resolve("gone.sh");
    Files.writeString(program, "#!/bin/sh\nread new\necho '{\"ready\": true}'\nread next\n");
    assertThat(program.toFile().setExecutable(true)).isTrue();
    return program;
  }

  private static void plugin(String data) throws Exception {
    Path plugins = Files.createDirectories(folder.resolve(data).resolve("plugins"));
    TemplateJar.build(HOME.resolve("docs/templates/engine"), plugins.resolve("careful.jar"));
  }

  @Test
  void pluginsBooksAndOpeningsGoAlongAndProgramsOnlyIfTheyMay() throws Exception {
    assumeTrue(ClusterRuns.possible(), "Spark is fetched by ./spielwerk test");
    ClusterRuns cluster = new ClusterRuns(folder);
    plugin("here");
    plugin("there");
    Path lines = HOME.resolve("docs/templates/openings.txt");
    String engines = "careful alphabeta:depth=2,book=" + lines;
    String own = "match connect4 " + engines + " --openings " + lines + " --games 20 --seed 2";
    String programs = "match tictactoe random exec:lines," + program() + " --games 4 --seed 1";
    String before = "match nim random random --games 30 --seed 5";
    for (String each : List.of(own, programs, before)) {
      Cli here = Cli.run(cluster.command(each, "here").split("\t", -1));
      assertThat(here.exit()).as(here.err()).isZero();
    }
    Cli.run(cluster.command(before, "there").split("\t", -1));
    Path begun = cluster.run("there", "match-nim").resolve("games.jsonl");
    Files.write(begun, Files.readAllLines(begun).subList(0, 11)); // as if it had been stopped there
    Path out = folder.resolve("freight.out");
    List<String> commands =
        Stream.of(own, programs, "resume match-tictactoe --programs", "resume match-nim")
            .map(each -> cluster.command(each, "there", "--on", WHERE))
            .toList();
    assertThat(cluster.children(out, commands).waitFor()).isZero();
    assertThat(Files.readAllLines(out).stream().filter(line -> line.startsWith("exit")))
        .as(Files.readString(out))
        .containsExactly("exit 0", "exit 2", "exit 0", "exit 0");
    assertThat(cluster.sentence(out))
        .startsWith("spielwerk: An engine of this run starts a program or another JVM")
        .contains("add --programs", "resume it with");
    for (String kind : List.of("match-connect4", "match-tictactoe", "match-nim")) {
      assertThat(cluster.facts("there", kind)).isEqualTo(cluster.facts("here", kind));
    }
    assertThat(cluster.facts("there", "match-tictactoe").values())
        .as("an engine that fails has lost its game")
        .allMatch(game -> game.contains("crash"));
  }
}
