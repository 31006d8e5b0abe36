package spielwerk.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Ending;
import spielwerk.core.GameRecord;
import spielwerk.core.Limits;
import spielwerk.core.Runner;
import spielwerk.runs.GameStore;

/** A faulty engine loses its game by name; the next game is as if nothing had happened. */
class FaultyEnginesTest {
  private static final Catalogue CATALOGUE = Catalogue.load();

  /** An engine that faults from 14 on plays some games to the end and loses others by its fault. */
  @ParameterizedTest
  @CsvSource({
    "illegal, ILLEGAL_MOVE, played die6",
    "throws, CRASH, IllegalStateException: out of ideas",
    "overflow, CRASH, StackOverflowError",
    "nothing, CRASH, NullPointerException: no advice at all",
    "nostart, CRASH, IllegalStateException: will not start",
  })
  void aFaultCostsThatGameOnly(String does, Ending.Reason reason, String detail) {
    String faulty = "tiny:does=" + does + ",from=17";
    MatchSpec spec = MatchTest.spec("counting", 60, "tiny", faulty);
    List<GameRecord> games = MatchTest.play(spec, 2);
    List<GameRecord> lost = games.stream().filter(g -> g.ending().reason().fault()).toList();
    assertThat(lost).hasSizeBetween(5, 55);
    for (GameRecord game : lost) {
      int seat = game.seats().indexOf(faulty);
      assertThat(game.ending())
          .isEqualTo(
              new Ending(reason, seat, detail, seat == 0 ? List.of(0.0, 1.0) : List.of(1.0, 0.0)));
    }
    List<GameRecord> sound =
        MatchTest.play(MatchTest.spec("counting", 60, "tiny", "tiny:from=17"), 1);
    for (GameRecord game : games) {
      if (!lost.contains(game)) {
        GameRecord same = sound.get(game.index());
        assertThat(game.moves()).isEqualTo(same.moves());
        assertThat(game.ending()).isEqualTo(same.ending());
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"throws, out of ideas", "overflow, StackOverflowError", "nostart, will not start"})
  void theStackTraceOfAnEngineThatThrowsIsInTheRecordAndTheResult(String does, String words) {
    List<GameRecord> games = new ArrayList<>();
    MatchSpec spec = MatchTest.spec("counting", 20, "tiny", "tiny:does=" + does + ",from=17");
    Tally tally = Match.of(spec, CATALOGUE).play(GameStore.in(games), Runner.of(2));
    List<GameRecord> lost =
        games.stream().filter(game -> game.ending().reason() == Ending.Reason.CRASH).toList();
    for (GameRecord game : lost) {
      List<String> trace = game.circumstances().trace();
      assertThat(trace.get(0)).contains(words);
      assertThat(trace).hasSizeLessThan(60).anyMatch(line -> line.contains("TinyMaker$Tiny"));
      assertThat(trace).noneMatch(line -> line.contains("Referee.turn"));
    }
    assertThat(tally.failures()).hasSize(1);
    EngineFailure failure = tally.failures().get(0);
    assertThat(failure.entrant()).isEqualTo(1);
    assertThat(failure.games()).isEqualTo(lost.size());
    assertThat(failure.game())
        .isEqualTo(lost.stream().mapToInt(GameRecord::index).min().orElse(-1));
    assertThat(failure.trace().get(0)).contains(words);
    assertThat(MatchJson.of(spec, tally, java.util.Optional.empty()).at("/failures/0/id").asText())
        .isEqualTo("tiny#2");
  }

  @Test
  void anEngineThatHangsLosesOnTimeAndIsLeftBehind() {
    MatchSpec spec =
        MatchTest.spec("counting", 4, "tiny", "tiny:does=hang,from=20")
            .withBudgets(List.of(Budget.FREE, Budget.parse("time=1ms")))
            .withLimits(Limits.NONE.withMarginMillis(400));
    List<GameRecord> games = MatchTest.play(spec, 2);
    assertThat(games).hasSize(4);
    List<GameRecord> sound = MatchTest.play(MatchTest.spec("counting", 4, "tiny", "tiny"), 1);
    for (GameRecord game : games) {
      if (game.ending().reason() == Ending.Reason.TIMEOUT) {
        assertThat(game.ending().detail()).isEqualTo("no answer in time");
        assertThat(game.seats().get(game.ending().seat())).contains("hang");
      } else {
        assertThat(game.moves()).isEqualTo(sound.get(game.index()).moves());
      }
    }
    assertThat(games).anyMatch(game -> game.ending().reason() == Ending.Reason.TIMEOUT);
  }

  @Test
  void anEngineThatSpoilsItsStateHarmsNobody() {
    List<GameRecord> spoiled =
        MatchTest.play(MatchTest.spec("counting", 20, "tiny", "tiny:does=spoil"), 2);
    List<GameRecord> clean =
        MatchTest.play(MatchTest.spec("counting", 20, "tiny", "tiny:does=low"), 2);
    assertThat(spoiled.stream().map(GameRecord::moves))
        .containsExactlyElementsOf(clean.stream().map(GameRecord::moves).toList());
    assertThat(spoiled).allMatch(game -> game.ending().reason() == Ending.Reason.FINISHED);
  }

  @Test
  void whatAnEngineDoesAfterTheGameDoesNotCount() {
    List<GameRecord> games = new ArrayList<>();
    MatchSpec spec = MatchTest.spec("counting", 10, "tiny:does=noend", "tiny:does=noclose");
    Tally tally = Match.of(spec, CATALOGUE).play(GameStore.in(games), Runner.of(2));
    assertThat(tally.endings()).containsOnlyKeys(Ending.Reason.FINISHED);
    assertThat(games).hasSize(10);
  }
}
