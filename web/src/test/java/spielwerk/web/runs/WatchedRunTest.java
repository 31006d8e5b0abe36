package spielwerk.web.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.arena.Match;
import spielwerk.arena.MatchSpec;
import spielwerk.core.Catalogue;
import spielwerk.runs.Journal;
import spielwerk.runs.Runs;

class WatchedRunTest {
  private static final Catalogue CATALOGUE = Catalogue.load();

  @TempDir Path data;

  @Test
  void whatCouldNotBeDrawnIsDrawnAtTheNextLookThoughNothingChanged() throws IOException {
    MatchSpec spec = MatchSpec.of(CATALOGUE.game("tictactoe"), List.of("random", "random"), 2, 1);
    try (Journal journal = Match.begin(spec, new Runs(data, Clock.systemUTC()), false)) {
      WatchedRun run = new WatchedRun(journal.folder(), new Launcher(List.of()));
      assertThat(run.text(CATALOGUE)).doesNotContain("\"now\"");
      Files.writeString(
          journal.folder().resolve("now.json"),
          "{\"games\":[{\"index\":0,\"seats\":[\"random\",\"random\"],\"setup\":\"\",\"moves\":[],\"thoughts\":[]}]}");
      // anything may go wrong in drawing it, without a catalogue for instance
      assertThatThrownBy(() -> run.text(null)).isInstanceOf(RuntimeException.class);
      assertThat(run.text(CATALOGUE)).contains("\"now\"");
    }
  }
}
