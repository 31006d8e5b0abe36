package spielwerk.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Ending;
import spielwerk.core.GameRecord;
import spielwerk.core.Goal;
import spielwerk.core.Mistake;
import spielwerk.runs.RecordJson;

class RecordJsonTest {
  private static final RecordJson JSON = new RecordJson();

  private static GameRecord record(Ending.Reason reason) {
    return new GameRecord(
        "counting:target=5",
        "a \"setup\"\nof two lines, with ü",
        Goal.POINTS,
        -9_007_199_254_740_993L,
        12,
        List.of("tiny", "tiny:does=low", "x(\"a, b\")"),
        1,
        List.of("+1", "farm@7,3", "ö"),
        new Ending(reason, 2, "played \"nonsense\"\n", List.of(0.5, 0.5, 0.0)),
        List.of(1, -2, 3),
        List.of(new GameRecord.Vote(1, "tiny", "+2", 0.25), new GameRecord.Vote(1, "x", "", 0)),
        List.of(
            GameRecord.Thought.NONE,
            new GameRecord.Thought(-0.12345, false, 7, 123_456_789_012L),
            new GameRecord.Thought(1, true, 0, 0)),
        new GameRecord.Circumstances(
            "2026-11-16T05:12:00Z",
            List.of(0.25, 1e-9, 0.0),
            List.of(0, 1234, 0),
            List.of("last \"words\"\t"),
            List.of("java.lang.IllegalStateException: no", "\tat Engine.advise(Engine.java:7)")));
  }

  @Test
  void aRecordComesBackAsItWasWhateverItsEnding() {
    for (Ending.Reason reason : Ending.Reason.values()) {
      String line = JSON.write(record(reason));
      assertThat(line).doesNotContain("\n");
      assertThat(JSON.read(line, "here")).isEqualTo(record(reason));
    }
  }

  @Test
  void factsAndCircumstancesStandApart() {
    String line = JSON.write(record(Ending.Reason.ILLEGAL_MOVE));
    assertThat(line)
        .startsWith("{\"facts\":{\"game\":\"counting:target=5\"")
        .contains("\"reason\":\"illegal move\"", "\"seed\":-9007199254740993")
        .contains("},\"circumstances\":{\"date\":\"2026-11-16T05:12:00Z\"");
  }

  @Test
  void thoughtsStandInColumnsAndThoseOfEnginesThatSayNothingTakeNoRoom() {
    GameRecord game = record(Ending.Reason.FINISHED);
    assertThat(JSON.write(game))
        .contains("\"values\":[null,-0.1234,1.0],\"exact\":[2],\"depths\":[0,7,0]")
        .contains("\"nodes\":[0,123456789012,0]")
        .contains("\"millis\":[0,1234,0]");
    GameRecord silent =
        game.withThoughts(List.of()).withCircumstances(GameRecord.Circumstances.NONE);
    assertThat(JSON.write(silent))
        .doesNotContain("values", "exact", "depths", "nodes", "millis", "trace");
    assertThat(JSON.read(JSON.write(silent), "here")).isEqualTo(silent);
  }

  @Test
  void aLineOfAnOlderVersionIsStillRead() {
    String line =
        "{\"facts\":{\"game\":\"nim\",\"setup\":\"\",\"goal\":\"WIN\",\"seed\":1,\"index\":0,"
            + "\"seats\":[\"random\",\"random\"],\"opening\":0,\"moves\":[\"a1\"],\"ending\":{"
            + "\"reason\":\"finished\",\"seat\":-1,\"detail\":\"\",\"shares\":[1.0,0.0]},"
            + "\"points\":[1,-1],\"votes\":[]},\"circumstances\":{\"date\":\"\",\"seconds\":[],"
            + "\"log\":[]}}";
    GameRecord game = JSON.read(line, "here");
    assertThat(game.thoughts()).isEmpty();
    assertThat(JSON.write(game)).isEqualTo(line);
  }

  @Test
  void unknownFieldsArePassedOver() {
    String line = JSON.write(record(Ending.Reason.FINISHED));
    String more =
        line.replace("\"game\":", "\"weather\":{\"sun\":[1,2]},\"game\":")
            .replace("\"date\":", "\"host\":\"x\",\"date\":")
            .replace("\"reason\":", "\"mood\":null,\"reason\":");
    assertThat(JSON.read(more, "here")).isEqualTo(record(Ending.Reason.FINISHED));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "\"index\":12 | \"index\":-1 | index",
        "\"index\":12 | \"index\":1.5 | index",
        "\"index\":12 | \"index\":\"12\" | index",
        "\"index\":12 | \"index\":null | index",
        "\"index\":12 | \"no\":12 | index",
        "\"goal\":\"POINTS\" | \"goal\":\"FUN\" | goal",
        "\"opening\":1 | \"opening\":4 | opening",
        "\"points\":[1,-2,3] | \"points\":[1,-2] | points",
        "\"points\":[1,-2,3] | \"points\":[1,null,3] | facts",
        "\"moves\":[\"+1\", | \"moves\":[null, | facts",
        "\"shares\":[0.5,0.5,0.0] | \"shares\":[1] | shares",
        "\"seat\":2 | \"seat\":3 | seat 3",
        "\"reason\":\"finished\" | \"reason\":\"boredom\" | boredom",
        "\"nodes\":[0, | \"nodes\":[0,0, | thoughts",
        "\"depths\":[0, | \"depths\":[null, | facts",
        "\"values\":[null, | \"values\":[{}, | values",
        "\"circumstances\" | \"circus\" | circumstances",
      })
  void aWrongFieldIsAMistakeThatNamesItAndItsPlace(String right, String wrong, String named) {
    String line = JSON.write(record(Ending.Reason.FINISHED));
    assertThat(line).contains(right);
    assertThatThrownBy(() -> JSON.read(line.replace(right, wrong), "line 3 of games.jsonl"))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("line 3 of games.jsonl")
        .hasMessageContaining(named);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "null", "{}", "[]", "7", "{\"facts\":", "\u0000\u0000", "moves"})
  void whatIsNoRecordIsAMistake(String text) {
    assertThatThrownBy(() -> JSON.read(text, "line 1"))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("line 1");
  }

  @Test
  void everyTruncatedRecordIsAMistake() {
    String line = JSON.write(record(Ending.Reason.FINISHED));
    for (int end = 0; end < line.length(); end++) {
      String part = line.substring(0, end);
      assertThatThrownBy(() -> JSON.read(part, "line 1")).isInstanceOf(Mistake.class);
    }
  }
}
