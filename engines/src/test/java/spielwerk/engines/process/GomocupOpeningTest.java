package spielwerk.engines.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.Fault;
import spielwerk.core.Goal;
import spielwerk.core.Position;
import spielwerk.core.Setup;
import spielwerk.core.Watch;
import spielwerk.games.fiveinarow.FiveInARow;

/** Rules and openings in the Gomocup protocol, from both sides. */
class GomocupOpeningTest {
  private final List<String> seen = new ArrayList<>();

  @TempDir Path folder;

  /** Plays what it was told, in the game's words, and remembers what it was asked. */
  private Engine scripted(String moves) {
    Deque<String> left = new ArrayDeque<>(List.of(moves.split(" ")));
    return new Engine() {
      @Override
      public EngineInfo info() {
        return EngineInfo.of("scripted", "Scripted", "");
      }

      @Override
      public Advice advise(Position position, Budget budget, Watch watch) {
        seen.add(position.game().text());
        seen.add(position.game().notation().position(position.state()));
        return Advice.of(
            position.game().notation().legalMove(position.state(), left.removeFirst()));
      }
    };
  }

  private List<String> answers(String moves, String... lines) {
    List<String> out = new ArrayList<>();
    Engine engine = scripted(moves);
    new GomocupBrain(game -> engine, Budget.FREE, 1, "Plain", "1", out::add)
        .run(new StringReader(String.join("\r\n", lines) + "\r\nEND\r\n"));
    return out;
  }

  @ParameterizedTest
  @CsvSource({
    "0, fiveinarow:size=9",
    "1, 'fiveinarow:size=9,rule=exact'",
    "2, fiveinarow:size=9",
    "4, 'fiveinarow:size=9,rule=renju'",
    "8, 'fiveinarow:size=9,rule=caro'",
    "9, 'fiveinarow:size=9,rule=exact-caro'",
  })
  void theRuleCountsWhetherItComesBeforeStartOrAfter(String rule, String game) {
    assertThat(answers("e5", "INFO rule " + rule, "START 9", "BEGIN")).containsExactly("OK", "4,4");
    assertThat(answers("e5", "START 9", "INFO rule " + rule, "BEGIN")).containsExactly("OK", "4,4");
    assertThat(seen).containsExactly(game, "9/9/9/9/9/9/9/9/9 x", game, "9/9/9/9/9/9/9/9/9 x");
  }

  @Test
  void aRuleThatIsNoneIsRefusedAtTheNextCommandThatMatters() {
    assertThat(answers("e5", "START 9", "INFO rule 64", "BEGIN", "INFO rule 0", "BEGIN"))
        .hasSize(3)
        .startsWith("OK")
        .endsWith("4,4")
        .anyMatch(line -> line.startsWith("ERROR rule 64 is not played here"));
  }

  @Test
  void anEngineThatPlaysFreestyleOnlySaysSo() {
    List<String> out = new ArrayList<>();
    Catalogue catalogue = Catalogue.load();
    new GomocupBrain(game -> catalogue.engine("kamikaze", game), Budget.FREE, 1, "k", "1", out::add)
        .run(new StringReader("INFO rule 4\nSTART 15\nEND\n"));
    assertThat(out).hasSize(1);
    assertThat(out.get(0)).startsWith("ERROR kamikaze cannot play fiveinarow:rule=renju");
  }

  @Test
  void threeStonesOpenSwap2() {
    assertThat(answers("e5 e6 f5", "START 9", "SWAP2BOARD", "DONE"))
        .containsExactly("OK", "4,4 4,3 5,4");
    assertThat(seen).contains("fiveinarow:size=9,opening=swap2", "9/9/9/9/9/9/9/9/9 x opening");
  }

  @ParameterizedTest
  @CsvSource({
    "black,     SWAP",
    "a9,        '0,0'",
    "two a9 b9, '0,0 1,0'",
  })
  void threeStonesAreAnsweredInThreeWays(String moves, String answer) {
    assertThat(answers(moves, "START 9", "SWAP2BOARD", "4,4", "4,3", "5,4", "DONE"))
        .containsExactly("OK", answer);
  }

  @ParameterizedTest
  @CsvSource({"black, SWAP", "c9, '2,0'"})
  void fiveStonesAreAnsweredInTwo(String moves, String answer) {
    assertThat(answers(moves, "START 9", "SWAP2BOARD", "4,4", "4,3", "5,4", "0,0", "1,0", "DONE"))
        .containsExactly("OK", answer);
    assertThat(seen.get(1)).endsWith(" o two");
  }

  @Test
  void afterTheOpeningTheGameGoesOnWithBoard() {
    assertThat(
            answers(
                "black e4",
                "START 9",
                "SWAP2BOARD",
                "4,4",
                "4,3",
                "5,4",
                "DONE",
                "BOARD",
                "4,4,1",
                "4,3,2",
                "5,4,1",
                "8,8,2",
                "DONE"))
        .containsExactly("OK", "SWAP", "4,5");
    assertThat(seen).last().asString().endsWith(" x");
  }

  @Test
  void aProOpeningIsAskedForStoneByStone() {
    assertThat(
            answers(
                "e5 h5",
                "START 9",
                "PROBOARD",
                "DONE",
                "PROBOARD",
                "4,4",
                "4,3",
                "DONE",
                "PROBOARD",
                "4,4",
                "4,3",
                "0,0",
                "DONE",
                "SWAP2BOARD",
                "4,4",
                "DONE"))
        .containsExactly(
            "OK",
            "4,4",
            "7,4",
            "ERROR PROBOARD has 0, 1 or 2 stones, not 3",
            "ERROR SWAP2BOARD has 0, 3 or 5 stones, not 1");
  }

  // ---- the manager's side

  private String ask(Engine engine, FiveInARow game, String moves) {
    Position position = Position.of(game, Setup.STANDARD, moves);
    Advice advice = engine.advise(position, Budget.FREE, Watch.NONE);
    return game.notation().format(position.state(), advice.candidates().get(0).move());
  }

  private Engine program(String branches) {
    return Peers.script(folder, GomocupManager::new, Brains.PATIENT, branches);
  }

  private List<String> heard() throws IOException {
    return Files.readAllLines(Peers.heard(folder)).stream()
        .filter(line -> !line.startsWith("INFO") || line.startsWith("INFO rule"))
        .toList();
  }

  private static final String OK = "START) echo OK ;; END*) exit ;;";

  @Test
  void aProgramOpensSwap2AndItsStonesComeOneByOne() throws IOException {
    FiveInARow game =
        (FiveInARow) Catalogue.load().game("fiveinarow:size=9,rule=exact,opening=swap2");
    try (Engine engine = program(OK + " DONE*) echo 4,4 4,3 5,4 ;;")) {
      engine.newGame(game, 0, Goal.WIN, 1);
      assertThat(ask(engine, game, "")).isEqualTo("e5");
      assertThat(ask(engine, game, "e5")).isEqualTo("e6");
      assertThat(ask(engine, game, "e5 e6")).isEqualTo("f5");
    }
    assertThat(heard()).containsExactly("START 9", "INFO rule 1", "SWAP2BOARD", "DONE", "END");
  }

  @ParameterizedTest
  @CsvSource({
    "SWAP,    black",
    "'0,0',     a9",
    "'0,0 1,0', two a9 b9",
  })
  void aProgramChoosesInSwap2(String says, String moves) throws IOException {
    FiveInARow game = (FiveInARow) Catalogue.load().game("fiveinarow:size=9,opening=swap2");
    try (Engine engine = program(OK + " DONE*) echo " + says + " ;;")) {
      engine.newGame(game, 1, Goal.WIN, 1);
      StringBuilder played = new StringBuilder("e5 e6 f5");
      for (String move : moves.split(" ")) {
        assertThat(ask(engine, game, played.toString())).isEqualTo(move);
        played.append(' ').append(move);
      }
    }
    assertThat(heard()).contains("SWAP2BOARD", "4,4", "4,3", "5,4", "DONE");
  }

  @Test
  void nonsenseInAnOpeningIsAnIllegalMove() {
    FiveInARow game = (FiveInARow) Catalogue.load().game("fiveinarow:size=9,opening=swap2");
    try (Engine engine = program(OK + " DONE*) echo 4,4 4,4 5,4 ;;")) {
      engine.newGame(game, 0, Goal.WIN, 1);
      org.assertj.core.api.Assertions.assertThatThrownBy(() -> ask(engine, game, ""))
          .isInstanceOf(Fault.class)
          .hasMessageContaining("answered SWAP2BOARD with '4,4 4,4 5,4'");
    }
  }

  @Test
  void aProgramThatDoesNotKnowProboardIsAskedAsAlways() throws IOException {
    FiveInARow game = (FiveInARow) Catalogue.load().game("fiveinarow:size=9,opening=pro");
    try (Engine engine =
        program(OK + " BEGIN*) echo 4,4 ;; PROBOARD*) echo UNKNOWN ;; TURN) echo 7,4 ;;")) {
      engine.newGame(game, 0, Goal.WIN, 1);
      assertThat(ask(engine, game, "")).isEqualTo("e5");
      assertThat(ask(engine, game, "e5 e6")).isEqualTo("h5");
    }
    assertThat(heard())
        .containsExactly(
            "START 9", "INFO rule 0", "BEGIN", "PROBOARD", "4,4", "4,3", "DONE", "TURN 4,3", "END");
  }
}
