package spielwerk.engines.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import spielwerk.core.Advice;
import spielwerk.core.Bout;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Ending;
import spielwerk.core.Engine;
import spielwerk.core.GameRecord;
import spielwerk.core.Goal;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.Referee;
import spielwerk.core.Seat;
import spielwerk.core.Setup;
import spielwerk.core.Watch;
import spielwerk.games.fiveinarow.FiveInARow;

/** What we say to a program that speaks GTP, and what we make of its answers. */
class GtpControllerTest {
  /** As gtp-rhino: nothing is known of passes, and set_game is welcome. */
  private static final String OBEDIENT =
      """
      play) case $rest in *pass) printf '? syntax error\\n\\n';; *) printf '=\\n\\n';; esac;;
      quit) printf '=\\n\\n'; exit;;
      *) printf '=\\n\\n';;""";

  private static final String HASTY = "start=2min,time=1ms,margin=1ms";

  @TempDir Path folder;

  @AfterEach
  void nobodyIsLeft() {
    assertThat(ProcessHandle.current().descendants().filter(ProcessHandle::isAlive)).isEmpty();
  }

  private Engine peer(String options, String branches) {
    return Peers.script(folder, GtpController::new, options, branches + "\n" + OBEDIENT);
  }

  private List<String> heard() throws IOException {
    return Files.readAllLines(Peers.heard(folder));
  }

  private static String ask(Engine engine, String moves, Budget budget) {
    Position position = Position.of(Peers.GAME, Setup.STANDARD, moves);
    Advice advice = engine.advise(position, budget, Watch.NONE);
    return Peers.GAME.notation().format(position.state(), advice.candidates().get(0).move());
  }

  @Test
  void aProgramIsToldOnlyTheMovesItDoesNotKnow() throws IOException {
    String answers =
        "genmove) n=$((n+1)); case $n in 1) m=F5;; 2) m='c3 ';; *) m=d3;; esac;"
            + " printf '\\n\\nthinking\\n= %s\\n\\n' \"$m\";;";
    try (Engine engine = peer("start=1min,margin=1min", answers)) {
      engine.newGame(Peers.GAME, 0, Goal.WIN, 1);
      assertThat(ask(engine, "", Budget.FREE)).isEqualTo("f5");
      assertThat(ask(engine, "f5 d6", Budget.FREE)).isEqualTo("c3");
      assertThat(ask(engine, "f5 f4", Budget.FREE)).isEqualTo("d3");
      assertThat(engine.lastWords()).contains("thinking");
      engine.newGame(Peers.GAME, 0, Goal.WIN, 1);
      assertThat(ask(engine, "", Budget.FREE)).isEqualTo("d3");
    }
    assertThat(heard())
        .containsExactly(
            "set_game Othello",
            "boardsize 8",
            "clear_board",
            "genmove black",
            "play white D6",
            "genmove black",
            "clear_board",
            "play black F5",
            "play white F4",
            "genmove black",
            "clear_board",
            "genmove black",
            "quit");
  }

  @Test
  void timeIsToldWhereSomebodyGaveSome() throws IOException {
    try (Engine engine = peer("start=1min,margin=1min", "genmove) printf '= f5\\n\\n';;")) {
      engine.newGame(Peers.GAME, 0, Goal.WIN, 1);
      ask(engine, "", new Budget(0, 0, 0, 40_000));
      ask(engine, "", new Budget(0, 0, 0, 40_000));
      ask(engine, "", new Budget(0, 0, 0, 2_500));
    }
    assertThat(heard().stream().filter(line -> line.startsWith("time")))
        .containsExactly(
            "time_settings 0 40 1",
            "time_left black 40 1",
            "time_left black 40 1",
            "time_settings 0 2.5 1",
            "time_left black 2.5 1");
  }

  @Test
  void aPassIsAMoveAndWhoRefusesToHearOfItIsForgiven() {
    String moves = Peers.upToAPass();
    Position after = Position.of(Peers.GAME, Setup.STANDARD, moves + " pass");
    String reply = Moves.some(after.state(), Peers.GAME.notation()).split(",", 2)[0];
    String answers =
        "genmove) n=$((n+1)); if [ $n = 1 ]; then printf '= PASS\\n\\n';"
            + " else printf '= "
            + reply
            + "\\n\\n'; fi;;";
    try (Engine engine = peer("start=1min,margin=1min", answers)) {
      engine.newGame(Peers.GAME, 0, Goal.WIN, 1);
      assertThat(ask(engine, moves, Budget.FREE)).isEqualTo("pass");
      engine.newGame(Peers.GAME, 0, Goal.WIN, 1);
      assertThat(ask(engine, moves + " pass", Budget.FREE)).isEqualTo(reply);
    }
  }

  @Test
  void aProgramForOneGameNeedNotKnowSetGame() {
    try (Engine engine =
        peer(
            "start=1min,margin=1min",
            "set_game) printf '? unknown command\\n\\n';; genmove) printf '= d3\\n\\n';;")) {
      engine.newGame(Peers.GAME, 0, Goal.WIN, 1);
      assertThat(ask(engine, "", Budget.FREE)).isEqualTo("d3");
    }
  }

  @Test
  void aPositionThatIsSetUpCannotBeTold() {
    try (Engine engine = peer("start=1min,margin=1min", "genmove) printf '= d3\\n\\n';;")) {
      engine.newGame(Peers.GAME, 0, Goal.WIN, 1);
      Setup setup = new Setup("-".repeat(27) + "XO------OX" + "-".repeat(27) + " X");
      Position position = Position.of(Peers.GAME, setup, "");
      assertThatThrownBy(() -> engine.advise(position, Budget.FREE, Watch.NONE))
          .isInstanceOf(Mistake.class)
          .hasMessageContaining("set up");
    }
  }

  static Stream<Arguments> faults() {
    String end = Brains.PATIENT;
    Ending.Reason crash = Ending.Reason.CRASH;
    Ending.Reason illegal = Ending.Reason.ILLEGAL_MOVE;
    return Stream.of(
        Arguments.of(
            "genmove) sleep 1000;;", HASTY, Ending.Reason.TIMEOUT, "no answer to .* in [0-9]+ ms"),
        Arguments.of("genmove) exit 3;;", end, crash, "ended with exit code 3"),
        Arguments.of(
            "genmove) yes water;;", end, crash, "wrote more than 10000 lines for one answer"),
        Arguments.of(
            "genmove) printf '= Zug\\n\\n';;", end, illegal, "answered 'Zug', which is not a move"),
        Arguments.of(
            "genmove) printf '=\\n\\n';;", end, illegal, "answered '', which is not a move"),
        Arguments.of(
            "genmove) printf '= A1\\n\\n';;", end, illegal, "played A1, which is not legal there"),
        Arguments.of(
            "genmove) printf '= pass\\n\\n';;", end, illegal, "played pass, which is not .*"),
        Arguments.of(
            "genmove) printf '? no idea\\n\\n';;",
            end,
            crash,
            "answered genmove white with \\? no idea"),
        Arguments.of(
            "play) printf '? illegal move\\n\\n';;", end, crash, "answered play black .. with .*"),
        Arguments.of(
            "boardsize) printf '? unacceptable size\\n\\n';;",
            end,
            crash,
            "answered boardsize 8 .*"),
        Arguments.of(
            "set_game) printf '? unsupported game\\n\\n';;", end, crash, "answered set_game .*"),
        Arguments.of(
            "set_game) sleep 1000;;",
            "start=200ms",
            Ending.Reason.TIMEOUT,
            "no answer to set_game Othello in .*"));
  }

  @ParameterizedTest
  @MethodSource("faults")
  void aFaultCostsTheGameAndSaysWhy(
      String branch, String options, Ending.Reason reason, String detail) {
    GameRecord spoilt = play(branch, options);
    assertThat(spoilt.ending().reason()).as("%s", spoilt.ending()).isEqualTo(reason);
    assertThat(spoilt.ending().seat()).isEqualTo(1);
    assertThat(spoilt.ending().detail()).matches(detail);
  }

  @Test
  void whoResignsHasResigned() {
    GameRecord record = play("genmove) printf '= resign\\n\\n';;", Brains.PATIENT);
    assertThat(record.ending().reason()).isEqualTo(Ending.Reason.RESIGNED);
    assertThat(record.ending().shares()).containsExactly(1.0, 0.0);
  }

  private GameRecord play(String branch, String options) {
    try (Engine engine = peer(options, branch);
        Engine other = Catalogue.load().engine("random", Peers.GAME)) {
      return Referee.play(
          Bout.of(Peers.GAME, 1, 0), List.of(Seat.of("random", other), Seat.of("exec", engine)));
    }
  }

  @Test
  void lettersLeaveOutTheI() {
    FiveInARow game = new FiveInARow(15, 15, 5);
    GtpVertices fields = GtpVertices.of(game);
    Position start = Position.of(game, Setup.STANDARD, "");
    for (String[] pair : new String[][] {{"h8", "H8"}, {"i9", "J9"}, {"o15", "P15"}}) {
      int move = game.notation().parse(start.state(), pair[0]);
      assertThat(fields.text(start.state(), move)).isEqualTo(pair[1]);
      assertThat(fields.move(start.state(), pair[1])).isEqualTo(move);
    }
    assertThatThrownBy(() -> fields.move(start.state(), "I9")).isInstanceOf(Mistake.class);
    assertThatThrownBy(() -> fields.move(start.state(), "pass")).isInstanceOf(Mistake.class);
    assertThat(GtpController.plays(new FiveInARow(30, 30, 5))).isFalse();
  }
}
