package spielwerk.learn.selfplay;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import org.junit.jupiter.api.Test;
import spielwerk.core.Catalogue;
import spielwerk.core.Runner;
import spielwerk.nets.NetFile;
import spielwerk.runs.Journal;
import spielwerk.runs.RunLabel;
import spielwerk.runs.Runs;

/** A training on a file system with Windows' rules. */
class WindowsTrainingTest {
  @Test
  void itIsStoppedResumedAndItsNetworkFoundByName() throws IOException {
    try (FileSystem windows = Jimfs.newFileSystem(Configuration.windows())) {
      Path data = Files.createDirectories(windows.getPath("C:\\Größe 3\\.spielwerk"));
      Runs runs = new Runs(data, Clock.systemUTC());
      TrainingRun first = TrainingRun.begin(Tiny.ticTacToe(2, 12), Catalogue.load(), runs);
      String id = first.journal().id();
      try (Journal unfinished = first.journal()) {
        assertThat(unfinished.folder().toString()).startsWith("C:\\");
        int[] notes = {0};
        first.run(new Runner(1, () -> notes[0] > 5, (done, all, note) -> notes[0]++));
        assertThat(first.finished()).isFalse();
      }
      try (Journal journal = runs.open(id, false)) {
        TrainingRun again = TrainingRun.resume(journal, Catalogue.load());
        again.run(Runner.of(1));
        assertThat(again.finished()).isTrue();
        Path net = new TrainingFiles(journal.folder()).net(2);
        assertThat(NetFile.read(net).weights()).isNotNull();
      }
      new RunLabel("Netz: <1>", "").write(runs.look(id).path());
      assertThat(new SavedNets(data).find(id)).isPresent();
    }
  }
}
