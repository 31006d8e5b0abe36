package spielwerk.engines.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Bout;
import spielwerk.core.Budget;
import spielwerk.core.Choice;
import spielwerk.core.Ending;
import spielwerk.core.Engine;
import spielwerk.core.GameRecord;
import spielwerk.core.Referee;
import spielwerk.core.Seat;
import spielwerk.games.fiveinarow.FiveInARow;

/**
 * A program that misbehaves loses that game and no other, and the record says how. Each program is
 * faulty when it is started for the first time and sound the second time.
 */
class FaultyProgramsTest {
  private static final FiveInARow GAME = new FiveInARow(7, 7, 5);

  /** For programs that never answer, however long one waits. */
  private static final String HASTY = "start=2min,time=1ms,margin=1ms";

  @TempDir Path folder;

  @AfterEach
  void nobodyIsLeft() {
    assertThat(ProcessHandle.current().descendants().filter(ProcessHandle::isAlive)).isEmpty();
  }

  static Stream<Arguments> faults() {
    String end = Brains.PATIENT;
    return Stream.of(
        Arguments.of("hang", HASTY, Ending.Reason.TIMEOUT, "no answer in [0-9]+ ms"),
        Arguments.of("crash", end, Ending.Reason.CRASH, "ended with exit code 3"),
        Arguments.of("crash at start", end, Ending.Reason.CRASH, "ended with exit code 4"),
        Arguments.of("closes", end, Ending.Reason.CRASH, "closed its output"),
        Arguments.of("flood", end, Ending.Reason.CRASH, "wrote more than 10000 lines .*"),
        Arguments.of("blank flood", end, Ending.Reason.CRASH, "wrote more than 10000 lines .*"),
        Arguments.of("long line", end, Ending.Reason.CRASH, "wrote a line of more than 10000 .*"),
        Arguments.of(
            "garbage", end, Ending.Reason.ILLEGAL_MOVE, "answered 'K.*', which is not a move"),
        Arguments.of("error", end, Ending.Reason.CRASH, "said ERROR I do not feel like it"),
        Arguments.of("refuses", end, Ending.Reason.CRASH, "answered START 7 with ERROR .* size"),
        Arguments.of(
            "off the board", end, Ending.Reason.ILLEGAL_MOVE, "played -1,7, which is not on .*"),
        Arguments.of(
            "taken field", end, Ending.Reason.ILLEGAL_MOVE, "played 0,6, where a stone lies"));
  }

  @ParameterizedTest
  @MethodSource("faults")
  void aFaultCostsThisGameAndTheNextOneIsPlayed(
      String fault, String options, Ending.Reason reason, String detail) {
    try (Engine engine = Brains.faulty(options, fault, folder.resolve("seen").toString());
        Engine other = Brains.harmless()) {
      GameRecord spoilt = play(other, engine, Budget.FREE, 0);
      assertThat(spoilt.ending().reason()).as("%s", spoilt.ending()).isEqualTo(reason);
      assertThat(spoilt.ending().seat()).isEqualTo(1);
      assertThat(spoilt.ending().detail()).matches(detail);
      assertThat(spoilt.ending().shares()).containsExactly(1.0, 0.0);
      if (!fault.equals("flood")) {
        assertThat(spoilt.circumstances().log()).contains("the fault is " + fault);
      }
      assertThat(ProcessHandle.current().descendants()).isEmpty();
    }
    try (Engine engine = Brains.faulty(Brains.PATIENT, fault, folder.resolve("seen").toString());
        Engine other = Brains.harmless()) {
      assertThat(play(other, engine, Budget.FREE, 1).points()).containsExactly(-1, 1);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"deaf", "slow start"})
  void whoIsNotReadyInTimeLosesBeforeTheFirstMove(String fault) {
    try (Engine engine = Brains.faulty("start=200ms", fault);
        Engine other = Brains.harmless()) {
      GameRecord spoilt = play(other, engine, Budget.FREE, 0);
      assertThat(spoilt.moves()).isEmpty();
      assertThat(spoilt.ending())
          .isEqualTo(
              new Ending(
                  Ending.Reason.TIMEOUT,
                  1,
                  "did not answer START 7 within 200 ms",
                  List.of(1.0, 0.0)));
      assertThat(ProcessHandle.current().descendants()).isEmpty();
    }
  }

  @Test
  void theRefereesClockEndsAHangToo() {
    try (Engine engine = Brains.faulty(Brains.PATIENT, "hang", folder.resolve("seen").toString());
        Engine other = Brains.harmless()) {
      GameRecord spoilt = play(other, engine, Budget.time(Duration.ofMillis(200)), 0);
      assertThat(spoilt.ending())
          .isEqualTo(new Ending(Ending.Reason.TIMEOUT, 1, "no answer in time", List.of(1.0, 0.0)));
      assertThat(spoilt.circumstances().log()).contains("the fault is hang");
      assertThat(play(other, engine, Budget.FREE, 1).points()).containsExactly(-1, 1);
    }
  }

  @Test
  void ofAFloodOnStandardErrorOnlyTheLastLinesAreKept() {
    try (Engine engine = Brains.faulty(Brains.PATIENT, "stderr flood");
        Engine other = Brains.harmless()) {
      GameRecord spoilt = play(other, engine, Budget.FREE, 0);
      assertThat(spoilt.ending().detail()).isEqualTo("ended with exit code 5");
      assertThat(spoilt.circumstances().log()).hasSize(20).last().isEqualTo("water 99999");
    }
  }

  @Test
  void whoTakesMoreMemoryThanAllowedCrashes() {
    try (Engine engine = Brains.faulty(Brains.PATIENT + ",memory=300m", "greed");
        Engine other = Brains.harmless()) {
      GameRecord spoilt = play(other, engine, Budget.FREE, 0);
      assertThat(spoilt.ending().reason()).isEqualTo(Ending.Reason.CRASH);
      assertThat(spoilt.circumstances().log().toString()).containsIgnoringCase("memory");
    }
  }

  private static GameRecord play(Engine first, Engine second, Budget budget, int index) {
    return Referee.play(
        Bout.of(GAME, 1, index),
        List.of(Seat.of("harmless", first), new Seat("exec", second, budget, Choice.BEST)));
  }
}
