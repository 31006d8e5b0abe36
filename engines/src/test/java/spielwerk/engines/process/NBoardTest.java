package spielwerk.engines.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import spielwerk.core.Advice;
import spielwerk.core.Bout;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Catalogue;
import spielwerk.core.Ending;
import spielwerk.core.Engine;
import spielwerk.core.GameRecord;
import spielwerk.core.Goal;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.Referee;
import spielwerk.core.Seat;
import spielwerk.core.Setup;
import spielwerk.core.Watch;
import spielwerk.games.othello.Othello;

/** What we say to a program that speaks NBoard, and what we make of its answers. */
class NBoardTest {
  private static final String START =
      "---------------------------O*------*O--------------------------- *";

  @TempDir Path folder;

  @AfterEach
  void nobodyIsLeft() {
    assertThat(ProcessHandle.current().descendants().filter(ProcessHandle::isAlive)).isEmpty();
  }

  private Engine peer(String options, String branches) {
    return Peers.script(
        folder, NBoard::new, options, branches + "\nping) echo pong $rest;;\nquit) exit;;");
  }

  private static Advice ask(Engine engine, String setup, String moves, Budget budget, Watch watch) {
    return engine.advise(Position.of(Peers.GAME, new Setup(setup), moves), budget, watch);
  }

  private static String move(Advice advice) {
    return Peers.GAME
        .notation()
        .format(Peers.GAME.start(Setup.STANDARD), advice.candidates().get(0).move());
  }

  @Test
  void aProgramHearsItsOwnMoveTooAndOnlyWhatIsNew() throws IOException {
    String answers =
        "go) n=$((n+1)); case $n in 1) echo '=== F5';; 2) echo '=== c3/1/0';; 3) echo === D3;; *) echo === F4;; esac;;";
    String other = START.replace("- *", "- O").replace('*', 'X').replaceFirst("-", "X");
    try (Engine engine = peer("start=1min,margin=1min,depth=9", answers)) {
      engine.newGame(Peers.GAME, 0, Goal.WIN, 1);
      assertThat(move(ask(engine, "", "", Budget.FREE, Watch.NONE))).isEqualTo("f5");
      assertThat(move(ask(engine, "", "f5 d6", Budget.depth(4), Watch.NONE))).isEqualTo("c3");
      assertThat(move(ask(engine, "", "f5 f4", Budget.depth(20), Watch.NONE))).isEqualTo("d3");
      assertThat(move(ask(engine, other, "", Budget.FREE, Watch.NONE))).isEqualTo("f4");
      engine.newGame(Peers.GAME, 1, Goal.WIN, 1);
    }
    String head = "set game (;GM[Othello]PC[Spielwerk]DT[]PB[black]PW[white]RE[?]TY[8]BO[8 ";
    assertThat(Files.readAllLines(Peers.heard(folder)))
        .containsExactly(
            "nboard 2",
            "set depth 9",
            head + START + "];)",
            "ping 1",
            "go",
            "set depth 4",
            "move F5",
            "move D6",
            "go",
            "set depth 9",
            head + START + "]B[f5]W[f4];)",
            "go",
            head + other.replace('X', '*') + "];)",
            "go",
            head + START + "];)",
            "ping 2",
            "quit");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "=== D3/1.60/0.2 | 0.025 | false | d3",
        "=== d3 -32.00 0.0 | -0.5 | false | d3",
        "=== D3//1 | | false | d3",
        "=== D3 | | false | d3",
        "search D3c5-F6 +16 0 12 text~=== D3 | 0.25 | false | d3 c5 f6",
        "search D3c5F6 +2,+4 0 12@x~nodestats 77 0.1~=== D3/8/1 | 0.125 | false | d3 c5 f6",
        "search C4 3 0 5~search D3c3 +2 0 100%~=== D3/2 | 1 | true | d3 c3",
        "search D3 -0.5 0 100%W~=== D3 | -1 | true | d3",
        "book D3c3 0 1234 100%~=== D3 | 0 | true | d3 c3",
        "search a1b2 9 0 3~search~search D3 x 0 3~status what?~=== D3/9999/1 | 1 | false | d3"
      })
  void valuesAndLinesAreItsAdvice(String said, String value, boolean exact, String line) {
    String say = said.strip().replace("~", "'; echo '");
    List<Advice> live = new ArrayList<>();
    Watch watch =
        new Watch() {
          @Override
          public void soFar(Advice advice) {
            live.add(advice);
          }
        };
    try (Engine engine = peer("start=1min,margin=1min", "go) echo '" + say + "';;")) {
      engine.newGame(Peers.GAME, 0, Goal.WIN, 1);
      Advice advice = ask(engine, "", "", Budget.FREE, watch);
      Candidate best = advice.candidates().get(0);
      if (value == null) {
        assertThat(best.hasValue()).isFalse();
      } else {
        assertThat(best.value()).isCloseTo(Double.parseDouble(value), within(1e-9));
      }
      assertThat(best.exact()).isEqualTo(exact);
      assertThat(Moves.texts(Peers.GAME.start(Setup.STANDARD), Peers.GAME.notation(), best.line()))
          .containsExactly(line.split(" ", -1));
      assertThat(live.isEmpty()).isEqualTo(!said.matches(".*(search|book) [CD].*"));
      if (said.contains("nodestats")) {
        assertThat(advice.effort().nodes()).isEqualTo(77);
        assertThat(advice.effort().depth()).isEqualTo(12);
      }
    }
  }

  @Test
  void aPassIsPa() {
    String moves = Peers.upToAPass();
    try (Engine engine = peer("start=1min,margin=1min", "go) echo === PA/0/0;;")) {
      engine.newGame(Peers.GAME, 0, Goal.WIN, 1);
      assertThat(ask(engine, "", moves, Budget.FREE, Watch.NONE).candidates().get(0).move())
          .isEqualTo(Peers.PASS);
    }
  }

  static Stream<Arguments> faults() {
    String end = Brains.PATIENT;
    Ending.Reason late = Ending.Reason.TIMEOUT;
    return Stream.of(
        Arguments.of("go) ;;", "start=2min,time=1ms,margin=1ms", late, "no answer in [0-9]+ ms"),
        Arguments.of("ping) ;;", "start=200ms", late, "did not answer ping 1 within 200 ms"),
        Arguments.of("ping) echo pong 7;;", "start=200ms", late, "did not answer ping 1 .*"),
        Arguments.of("go) kill -9 $$;;", end, Ending.Reason.CRASH, "was ended by signal 9"),
        Arguments.of("go) yes status;;", end, Ending.Reason.CRASH, "wrote more than 10000 .*"),
        Arguments.of(
            "go) echo ===;;", end, Ending.Reason.ILLEGAL_MOVE, "answered '', which is not a move"),
        Arguments.of(
            "go) echo === A1/3;;", end, Ending.Reason.ILLEGAL_MOVE, "played A1, which is .*"));
  }

  @ParameterizedTest
  @MethodSource("faults")
  void aFaultCostsTheGameAndSaysWhy(
      String branch, String options, Ending.Reason reason, String detail) {
    try (Engine engine = peer(options, branch);
        Engine other = Catalogue.load().engine("random", Peers.GAME)) {
      GameRecord spoilt =
          Referee.play(
              Bout.of(Peers.GAME, 1, 0),
              List.of(Seat.of("random", other), Seat.of("exec", engine)));
      assertThat(spoilt.ending().reason()).as("%s", spoilt.ending()).isEqualTo(reason);
      assertThat(spoilt.ending().detail()).matches(detail);
    }
  }

  @Test
  void itIsForOthelloOnEightByEight() {
    assertThat(NBoard.plays(Peers.GAME)).isTrue();
    assertThat(NBoard.plays(new Othello(6))).isFalse();
  }
}
