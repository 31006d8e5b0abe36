package spielwerk.engines.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Advice;
import spielwerk.core.Bout;
import spielwerk.core.Budget;
import spielwerk.core.Ending;
import spielwerk.core.Engine;
import spielwerk.core.GameRecord;
import spielwerk.core.Goal;
import spielwerk.core.Position;
import spielwerk.core.Referee;
import spielwerk.core.Seat;
import spielwerk.core.Setup;
import spielwerk.core.Watch;
import spielwerk.games.fiveinarow.FiveInARow;

/** What we say to a program that speaks the Gomocup protocol, and what we make of its answers. */
class GomocupManagerTest {
  private static final FiveInARow GAME = new FiveInARow(7, 7, 5);

  @TempDir Path folder;

  @AfterEach
  void nobodyIsLeft() {
    assertThat(ProcessHandle.current().descendants().filter(ProcessHandle::isAlive)).isEmpty();
  }

  private Path heard() {
    return folder.resolve("heard");
  }

  private ProcessEngine brain(String options) {
    return Brains.faulty(Brains.PATIENT + options, "cr", heard().toString());
  }

  private static String ask(Engine engine, FiveInARow game, String setup, String moves) {
    return ask(engine, game, setup, moves, Budget.FREE);
  }

  private static String ask(
      Engine engine, FiveInARow game, String setup, String moves, Budget budget) {
    Position position = Position.of(game, new Setup(setup), moves);
    Advice advice = engine.advise(position, budget, Watch.NONE);
    return game.notation().format(position.state(), advice.candidates().get(0).move());
  }

  private List<String> heardWithoutInfo() throws IOException {
    return Files.readAllLines(heard()).stream().filter(line -> !line.startsWith("INFO")).toList();
  }

  @Test
  void aProgramIsToldOnlyTheMoveItDoesNotKnow() throws IOException {
    try (Engine engine = brain("")) {
      engine.newGame(GAME, 0, Goal.WIN, 1);
      assertThat(ask(engine, GAME, "", "")).isEqualTo("a7");
      assertThat(ask(engine, GAME, "", "a7 d4")).isEqualTo("b7");
      assertThat(ask(engine, GAME, "", "a7 d4 b7 g1")).isEqualTo("c7");
    }
    assertThat(heardWithoutInfo())
        .containsExactly("START 7", "BEGIN", "TURN 3,3", "TURN 6,6", "END");
  }

  @Test
  void whatDoesNotFollowIsTheWholeBoardWithTheOpponentsStoneLast() throws IOException {
    try (Engine engine = brain("")) {
      engine.newGame(GAME, 0, Goal.WIN, 1);
      assertThat(ask(engine, GAME, "", "a1")).isEqualTo("a7");
      assertThat(ask(engine, GAME, "", "a1 a7 b1 c3 d3")).isEqualTo("b7");
      assertThat(ask(engine, GAME, "", "a7 b7 d1 e1")).isEqualTo("c7");
      assertThat(ask(engine, GAME, "7/7/7/7/7/7/oox4 x", "")).isEqualTo("a7");
    }
    assertThat(heardWithoutInfo())
        .containsExactly(
            "START 7",
            "TURN 0,6",
            "BOARD",
            "0,6,2",
            "0,0,1",
            "1,6,2",
            "2,4,1",
            "3,4,2",
            "BOARD",
            "0,0,1",
            "1,0,2",
            "3,6,1",
            "4,6,2",
            "BOARD",
            "0,6,2",
            "2,6,1",
            "1,6,2",
            "END");
  }

  @Test
  void itIsToldItsLimitsWhenTheyChange() throws IOException {
    try (Engine engine = brain(",memory=2g,folder=/tmp/notes")) {
      engine.newGame(GAME, 0, Goal.WIN, 1);
      ask(engine, GAME, "", "", new Budget(500, 3, 0, 0));
      ask(engine, GAME, "", "a7 d4", new Budget(500, 3, 0, 40_000));
      ask(engine, GAME, "", "a7 d4 b7 e4", new Budget(0, 3, 0, 40_000));
    }
    assertThat(Files.readAllLines(heard()))
        .containsExactly(
            "START 7",
            "INFO game_type 1",
            "INFO rule 0",
            "INFO timeout_match 0",
            "INFO max_memory 2147483648",
            "INFO folder /tmp/notes",
            "INFO timeout_turn 60000",
            "INFO max_depth 3",
            "INFO max_node 500",
            "INFO time_left 2147483647",
            "BEGIN",
            "INFO timeout_turn 40000",
            "INFO time_left 2147483647",
            "TURN 3,3",
            "INFO max_node 0",
            "INFO time_left 2147483647",
            "TURN 4,3",
            "END");
  }

  @Test
  void aBoardThatIsNotSquareIsStartedByItsSides() throws IOException {
    FiveInARow wide = new FiveInARow(9, 6, 5);
    try (Engine engine = brain(",newline=lf,pause=60ms")) {
      engine.newGame(wide, 1, Goal.WIN, 1);
      assertThat(ask(engine, wide, "", "a1")).isEqualTo("a6");
      engine.newGame(wide, 1, Goal.WIN, 1);
      assertThat(ask(engine, wide, "", "i6")).isEqualTo("a6");
    }
    assertThat(heardWithoutInfo())
        .containsExactly("RECTSTART 9,6", "TURN 0,5", "RESTART", "TURN 8,0", "END");
  }

  @ParameterizedTest
  @ValueSource(strings = {"none", "greets", "suggests", "chatters", "unknown restart", "cr"})
  void aPatientManagerPlaysGameAfterGameWithIt(String manner) {
    try (Engine engine = Brains.faulty(Brains.PATIENT, manner);
        Engine other = Brains.harmless()) {
      for (int index = 0; index < 2; index++) {
        GameRecord record =
            Referee.play(
                Bout.of(GAME, 1, index),
                List.of(Seat.of("harmless", other), Seat.of("exec", engine)));
        assertThat(record.ending().reason())
            .as("%s", record.ending())
            .isEqualTo(Ending.Reason.FINISHED);
        assertThat(record.moves()).contains("a7", "b7", "c7", "d7", "e7");
        assertThat(record.circumstances().log()).isEmpty();
      }
    }
  }

  @Test
  void whatItSaysAboutItsSearchIsTheEffortAndShownLive() {
    List<Advice> shown = new ArrayList<>();
    Watch watch =
        new Watch() {
          @Override
          public void soFar(Advice advice) {
            shown.add(advice);
          }
        };
    try (Engine engine = Brains.faulty(Brains.PATIENT, "chatters")) {
      engine.newGame(GAME, 0, Goal.WIN, 1);
      Advice advice = engine.advise(Position.of(GAME, Setup.STANDARD, ""), Budget.FREE, watch);
      assertThat(advice.effort().depth()).isEqualTo(7);
      assertThat(advice.effort().nodes()).isEqualTo(12_000);
      assertThat(shown).hasSize(1);
      assertThat(shown.get(0).candidates()).isEqualTo(advice.candidates());
      assertThat(engine.lastWords()).contains("DEBUG hm", "UNKNOWN what?");
    }
  }

  @Test
  void whoeverStopsItGetsNoOpinionAndTheNextGameIsPlayed() {
    AtomicBoolean asked = new AtomicBoolean();
    Watch watch =
        new Watch() {
          @Override
          public boolean stop() {
            return asked.getAndSet(true);
          }
        };
    try (Engine engine = Brains.faulty(Brains.PATIENT, "hang", folder.resolve("seen").toString())) {
      Position position = Position.of(GAME, Setup.STANDARD, "");
      engine.newGame(GAME, 0, Goal.WIN, 1);
      assertThat(engine.advise(position, Budget.FREE, watch)).isEqualTo(Advice.none());
      engine.newGame(GAME, 0, Goal.WIN, 1);
      assertThat(ask(engine, GAME, "", "")).isEqualTo("a7");
    }
  }
}
