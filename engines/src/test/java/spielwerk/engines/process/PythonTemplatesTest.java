package spielwerk.engines.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spielwerk.core.Bout;
import spielwerk.core.Catalogue;
import spielwerk.core.Ending;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Referee;
import spielwerk.core.Seat;

/** The templates of the guide play whole games under the real python3. */
class PythonTemplatesTest {
  private static final Path TEMPLATES = Path.of("../docs/templates/python");

  @ParameterizedTest
  @CsvSource({
    "connect4, connect4",
    "qwixx, qwixx",
    "'quickciv:size=7,players=2,rounds=12', quickciv",
  })
  void aTemplatePlaysAGameToItsEnd(String text, String template) throws Exception {
    assumeTrue(
        List.of(System.getenv("PATH").split(":")).stream()
            .anyMatch(folder -> Files.isExecutable(Path.of(folder, "python3"))),
        "python3 is not installed");
    Catalogue catalogue = Catalogue.load();
    Game game = catalogue.game(text);
    Path script = TEMPLATES.resolve(template + ".py");
    assertThat(Files.readAllLines(script)).hasSizeLessThan(40);
    ExecOptions terms = Brains.terms(Brains.PATIENT);
    try (Engine program =
        new ProcessEngine(
            ExecMaker.INFO,
            Invocation.of(List.of("python3", script.toString()), ""),
            new LinesManager(terms, ""),
            terms)) {
      List<Seat> seats = new ArrayList<>();
      seats.add(Seat.of("template", program));
      while (seats.size() < game.traits().seats()) {
        seats.add(Seat.of("random", catalogue.engine("random", game)));
      }
      GameRecord record = Referee.play(Bout.of(game, 3, 0), seats);
      assertThat(record.ending().detail()).isEmpty();
      assertThat(record.ending().reason()).isEqualTo(Ending.Reason.FINISHED);
    }
  }
}
