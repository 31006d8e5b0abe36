package spielwerk.arena;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import spielwerk.core.Catalogue;
import spielwerk.core.Runner;
import spielwerk.runs.DataVersion;
import spielwerk.runs.Journal;
import spielwerk.runs.Leftovers;
import spielwerk.runs.RunKinds;
import spielwerk.runs.RunLabel;
import spielwerk.runs.Runs;

/**
 * What is written to a data folder, on a file system with Windows' rules: drives, backslashes, no
 * difference between small and capital letters, and names without any of {@code <>:"|?*}.
 */
class WindowsFilesTest {
  private FileSystem windows;
  private Path data;

  @BeforeEach
  void makeDisk() throws IOException {
    windows = Jimfs.newFileSystem(Configuration.windows());
    data = Files.createDirectories(windows.getPath("C:\\Users\\Jörg Müller\\.spielwerk"));
  }

  @AfterEach
  void close() throws IOException {
    windows.close();
  }

  @Test
  void aMatchIsWrittenListedNamedReportedAndResumed() throws IOException {
    Catalogue catalogue = Catalogue.load();
    MatchSpec spec =
        MatchSpec.of(
            catalogue.game("counting:seats=3,target=20"),
            List.of("tiny", "tiny:does=rated", "tiny:does=low"),
            6,
            1);
    Runs runs = new Runs(data, Clock.systemUTC());
    String id;
    try (Journal journal = Match.begin(spec, runs, true)) {
      id = journal.id();
      Match.of(spec, catalogue).play(journal, new Runner(1, () -> false, (done, all, note) -> {}));
    }
    assertThat(data.resolve("VERSION")).hasContent(DataVersion.ours() + "\n");
    assertThat(runs.list()).singleElement().satisfies(run -> assertThat(run.done()).isEqualTo(6));
    new RunLabel("A name: with *signs*?", "").write(runs.look(id).path());
    assertThat(RunLabel.of(runs.look(id).path()).name()).isEqualTo("A name: with *signs*?");
    try (Journal again = runs.open(id, false)) {
      RunKinds.of(catalogue).of(again.run()).open(again, catalogue).run(Runner.of(1));
    }
    Leftovers.sweep(data);
    try (Stream<Path> all = Files.walk(data)) {
      assertThat(all.map(Path::toString)).noneMatch(name -> name.endsWith(".new"));
    }
  }
}
