package spielwerk.app.seventh;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.app.Cli;
import spielwerk.core.Catalogue;
import spielwerk.runs.Journal;
import spielwerk.runs.Runs;
import spielwerk.web.runs.RunService;

/** A kind of run that is one package and a line in a service file, and everything that knows it. */
class SeventhKindTest {
  @TempDir Path data;
  private String id;

  @BeforeEach
  void begin() {
    try (Journal journal =
        CountingKind.begin(new CountingKind.Spec(5), new Runs(data, Clock.systemUTC()))) {
      journal.append(0, "{\"number\": 0}");
      id = journal.id();
    }
  }

  private Cli spielwerk(String... words) {
    String[] all = java.util.Arrays.copyOf(words, words.length + 2);
    all[words.length] = "--data";
    all[words.length + 1] = data.toString();
    return Cli.run(all);
  }

  @Test
  void itIsListedResumedShownReportedAndDeleted() {
    JsonNode item = spielwerk("runs", "--json").json().path("items").get(0);
    assertThat(item.path("kind").asText()).isEqualTo("count");
    assertThat(item.path("state").asText()).isEqualTo("1 of 5");
    assertThat(spielwerk("runs").out()).contains(id, "a counter");
    Cli resumed = spielwerk("resume", id);
    assertThat(resumed.exit()).as(resumed.err()).isZero();
    assertThat(resumed.out()).isEqualTo("counted to 5\n");
    Cli shown = spielwerk("runs", id, "--report", data.resolve("report").toString(), "--json");
    assertThat(shown.json().path("counted").asInt()).isEqualTo(5);
    assertThat(data.resolve("report/index.html")).content().contains("How far can one count?");
    assertThat(spielwerk("runs", id, "--delete").out()).contains(id);
    assertThat(spielwerk("runs", "--json").json().path("items")).isEmpty();
  }

  @Test
  void thePageListsDrawsAndReportsIt() {
    try (RunService desk = new RunService(Catalogue.load(), data, List.of())) {
      assertThat(desk.watch().list())
          .singleElement()
          .matches(summary -> summary.kind().equals("count"));
      assertThat(desk.watch().whole(id))
          .contains("\"unit\":\"numbers\"", "\"picture\":{\"counted\":1}");
      assertThat(desk.report(id, "en")).contains("How far can one count?");
    }
  }
}
