package spielwerk.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the fuzzer found stays mended, and its examples stay valid. */
class CorpusTest {
  private static final Path CORPUS = Path.of("corpus");

  static Stream<FuzzReader> readers() {
    return FuzzReaders.all().stream();
  }

  private static List<Path> files(String reader) throws IOException {
    try (Stream<Path> files = Files.list(CORPUS.resolve(reader))) {
      return files.sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("readers")
  void whatWasFoundIsReadOrRefusedInOneSentence(FuzzReader reader) throws IOException {
    for (Path file : files(reader.name())) {
      try {
        reader.read(Files.readAllBytes(file));
      } catch (Throwable broken) {
        throw new AssertionError(file + " is neither read nor refused", broken);
      }
    }
  }

  /** A fuzzer learns from examples that are read to their end; finds are named by their hash. */
  @ParameterizedTest
  @MethodSource("readers")
  void everyReaderHasAnExampleThatItReads(FuzzReader reader) throws Exception {
    for (Path file : files(reader.name())) {
      if (!file.getFileName().toString().startsWith("find-")) {
        reader.target().read(Files.readAllBytes(file));
      }
    }
  }

  @Test
  void everyFolderIsThatOfAReader() throws IOException {
    try (Stream<Path> folders = Files.list(CORPUS)) {
      assertThat(folders.map(folder -> folder.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(readers().map(FuzzReader::name).toList());
    }
  }
}
