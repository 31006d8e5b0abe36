package spielwerk.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import spielwerk.core.Catalogue;
import spielwerk.core.Progress;
import spielwerk.engines.strength.MeasuredLadder;
import spielwerk.runs.RecordJson;
import spielwerk.runs.report.Csv;
import spielwerk.runs.report.ReportTable;
import spielwerk.runs.report.Section;

/** The ratings that ship come from the games that are kept. */
class LaddersTest {
  private static final Path EXPERIMENTS = Path.of("../experiments");
  private static final String BEGIN = "levels-";

  static Stream<String> games() throws IOException {
    try (Stream<Path> files = Files.list(EXPERIMENTS)) {
      List<String> names =
          files
              .map(file -> file.getFileName().toString())
              .filter(name -> name.startsWith(BEGIN) && name.endsWith(".yaml"))
              .map(name -> name.substring(BEGIN.length(), name.length() - ".yaml".length()))
              .sorted()
              .toList();
      return names.stream();
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void theLadderThatShipsIsWhatTheGamesThatAreKeptGive(String game, @TempDir Path folder)
      throws IOException {
    Path data = EXPERIMENTS.resolve("data").resolve(BEGIN + game);
    Path first;
    try (Stream<Path> files = Files.list(data)) {
      List<Path> all = files.sorted(Comparator.naturalOrder()).toList();
      for (Path file : all) {
        Files.copy(file, folder.resolve(file.getFileName()));
      }
      first = all.get(0);
    }
    long seed;
    try (Stream<String> lines = Files.lines(first)) {
      seed = new RecordJson().read(lines.findFirst().orElseThrow(), "line 1").seed();
    }
    Study study = Experiment.read(EXPERIMENTS.resolve(BEGIN + game + ".yaml")).study("paper");
    try (StudyCheckpoint kept = StudyCheckpoint.in(folder)) {
      Findings findings =
          study.run(new StudyContext(Catalogue.load(), seed, 1, Progress.NONE, () -> false, kept));
      ReportTable table =
          findings.sections().stream()
              .map(Section::blocks)
              .flatMap(List::stream)
              .filter(ReportTable.class::isInstance)
              .map(ReportTable.class::cast)
              .filter(one -> one.name().equals("ladder"))
              .findFirst()
              .orElseThrow();
      assertThat(lines(folder)).as("games that had to be played").isEqualTo(lines(data));
      assertThat(MeasuredLadder.read(game, Csv.of(table))).isEqualTo(MeasuredLadder.shipped(game));
    }
  }

  private static long lines(Path folder) throws IOException {
    long count = 0;
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        count += Files.readAllLines(file).size();
      }
    }
    return count;
  }
}
