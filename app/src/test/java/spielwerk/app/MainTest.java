package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {
  @Test
  void withoutACommandItOpensTheWorkbench() {
    assertThat(Main.orServe(new String[0])).containsExactly("serve", "--open");
    assertThat(Main.orServe(new String[] {"games"})).containsExactly("games");
  }

  @Test
  void askedForHelpItShowsWhatThereIs() {
    Cli cli = Cli.run("--help");
    assertThat(cli.exit()).isZero();
    assertThat(cli.out()).startsWith("Usage: spielwerk").contains("Examples:", "games", "play");
    assertThat(cli.err()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "serve",
        "games",
        "engines",
        "play",
        "advise",
        "perft",
        "solve",
        "trace",
        "match",
        "learn",
        "tournament",
        "evolve",
        "tune",
        "train",
        "runs",
        "resume",
        "library",
        "experiment",
        "speak",
        "survey",
        "workshop",
        "bench"
      })
  void everyCommandExplainsItselfWithExamples(String command) {
    Cli cli = Cli.run(command, "--help");
    assertThat(cli.exit()).isZero();
    assertThat(cli.out())
        .startsWith("Usage: spielwerk " + command)
        .contains("Examples:", "spielwerk " + command, "--json", "--seed", "--threads", "--data");
    assertThat(cli.err()).isEmpty();
  }

  @Test
  void itTellsItsVersion() {
    assertThat(Cli.run("--version").out()).startsWith("Spielwerk ");
  }

  @Test
  void somethingBrokenIsOneSentenceAndNotTheUsersFault() {
    Cli cli = Cli.run("advise", "pebbles", "broken");
    assertThat(cli.exit()).isEqualTo(1);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err().lines()).hasSize(1);
    assertThat(cli.err()).startsWith("spielwerk: ").contains("a spring is loose", "--debug");
  }

  @Test
  void withDebugItTellsWhereSomethingBroke() {
    assertThat(Cli.run("advise", "pebbles", "broken", "--debug").err())
        .contains("at spielwerk.app.samples");
  }

  @Test
  void aCountThatIsInterruptedHasNoResult() {
    Cli cli = Cli.interrupted("perft", "pebbles", "5");
    assertThat(cli.exit()).isEqualTo(1);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err()).contains("broken off");
  }
}
