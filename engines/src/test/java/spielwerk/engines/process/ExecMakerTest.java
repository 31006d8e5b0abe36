package spielwerk.engines.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Fault;
import spielwerk.core.Goal;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.Setup;
import spielwerk.core.Watch;
import spielwerk.games.connect4.Connect4;
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.othello.Othello;

/** What people may write after {@code exec}. */
class ExecMakerTest {
  private static final Catalogue CATALOGUE = Catalogue.load();
  private static final FiveInARow GAME = new FiveInARow(15, 15, 5);

  @TempDir Path folder;

  /** A program of three lines that plays its arguments. */
  private Path script(String name) throws IOException {
    Path script = folder.resolve(name);
    Files.createDirectories(script.getParent());
    Files.writeString(
        script,
        "#!/bin/sh\nwhile read -r word rest; do case $word in START*) echo OK;;"
            + " BEGIN*) echo \"MESSAGE in $PWD\"; echo \"$1,$2\";; END*) exit;; esac; done\n");
    assertThat(script.toFile().setExecutable(true)).isTrue();
    return script;
  }

  private static String opening(String text) {
    try (Engine engine = CATALOGUE.engine(text, GAME)) {
      engine.newGame(GAME, 0, Goal.WIN, 1);
      Position start = Position.of(GAME, Setup.STANDARD, "");
      Advice advice = engine.advise(start, Budget.FREE, Watch.NONE);
      return GAME.notation().format(start.state(), advice.candidates().get(0).move());
    }
  }

  @Test
  void aProgramHasArgumentsAndMayHaveBlanksInItsPath() throws IOException {
    Path script = script("a path/an engine");
    String more = ",start=1min,margin=1min";
    assertThat(opening("exec(gomocup, \"" + script + "\", 7, 0" + more + ")")).isEqualTo("h15");
    Path plain = script("engine");
    assertThat(opening("exec:gomocup," + plain + ",0,14" + more)).isEqualTo("a1");
    assertThat(opening("exec:gomocup,\"" + plain + " 3  4\"" + more)).isEqualTo("d11");
    assertThat(opening("exec:gomocup,sh," + plain + ",1,1" + more)).isEqualTo("b14");
  }

  @Test
  void itRunsInTheFolderItIsGiven() throws IOException {
    Path home = Files.createDirectories(folder.resolve("home")).toRealPath();
    String text =
        "exec:gomocup," + script("engine") + ",1,1,start=1min,margin=1min,cwd=\"" + home + "\"";
    try (Engine engine = CATALOGUE.engine(text, GAME)) {
      engine.newGame(GAME, 0, Goal.WIN, 1);
      Position start = Position.of(GAME, Setup.STANDARD, "");
      engine.advise(start, Budget.FREE, Watch.NONE);
      assertThat(engine.lastWords()).contains("MESSAGE in " + home);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "exec | needs a protocol",
        "exec:uci,/bin/cat | not know the protocol 'uci'",
        "exec:gtp | exec:gtp needs a program; write exec:gtp,",
        "exec:nboard,/bin/cat | The protocol nboard does not know fiveinarow",
        "exec:gomocup,/bin/cat,depth=0 | depth=0 is not allowed",
        "exec:gomocup | needs a program",
        "exec:gomocup,no/such/engine | There is no engine no/such/engine;",
        "exec:gomocup,no-such-command-here | neither as a file here nor as a command",
        "exec:gomocup,/tmp | /tmp is a folder",
        "exec:gomocup,/etc/passwd | may not be executed",
        "exec:gomocup,/bin/cat,cwd=no-such-folder | cwd=no-such-folder is not allowed",
        "exec:gomocup,/bin/cat,memory=lots | memory=lots is not allowed",
        "exec:gomocup,/bin/cat,time=0s | is not a time",
        "exec:gomocup,/bin/cat,speed=3 | no option 'speed'"
      })
  void whatCannotBeIsOneSentence(String text, String part) {
    assertThatThrownBy(() -> CATALOGUE.engine(text, GAME))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining(part)
        .hasMessageEndingWith(".");
  }

  @Test
  void aPathMayBeAsLongAsTheSystemAllows() throws IOException {
    Path deep = folder;
    for (int i = 0; i < 8; i++) {
      deep = deep.resolve("x".repeat(200));
    }
    Path script = script(folder.relativize(deep).resolve("engine").toString());
    assertThat(opening("exec:gomocup," + script + ",0,0,start=1min,margin=1min")).isEqualTo("a15");
    assertThatThrownBy(() -> CATALOGUE.engine("exec:gomocup," + "y".repeat(3900), GAME))
        .isInstanceOf(Mistake.class);
    assertThatThrownBy(() -> CATALOGUE.engine("exec:gomocup,a\u0000b", GAME))
        .isInstanceOf(Mistake.class);
  }

  @Test
  void aFileThatIsNoProgramCrashesAndSaysWhy() throws IOException {
    Path broken = script("broken");
    Files.writeString(broken, "#!/no/such/interpreter\n");
    try (Engine engine = CATALOGUE.engine("exec:gomocup," + broken + ",start=1min", GAME)) {
      assertThatThrownBy(() -> engine.newGame(GAME, 0, Goal.WIN, 1))
          .isInstanceOf(Fault.class)
          .hasMessageContaining("ended with exit code");
      assertThat(engine.lastWords().toString()).contains("broken");
    }
  }

  @Test
  void onlyWhatAProtocolHasWordsForIsSpokenOf() {
    ExecMaker maker = new ExecMaker();
    assertThat(List.of(GAME, new FiveInARow(9, 6, 5))).allMatch(maker::plays);
    assertThat(maker.plays(new FiveInARow(9, 9, 4))).as("by GTP").isTrue();
    assertThat(maker.plays(new Connect4())).as("by JSON Lines").isTrue();
    assertThat(GtpController.plays(new Connect4())).isFalse();
    assertThat(maker.plays(new Othello())).isTrue();
  }
}
