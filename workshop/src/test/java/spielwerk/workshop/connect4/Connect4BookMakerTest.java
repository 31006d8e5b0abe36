package spielwerk.workshop.connect4;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spielwerk.core.Mistake;
import spielwerk.engines.connect4.Connect4Book;
import spielwerk.engines.connect4.Connect4Book.Stones;
import spielwerk.engines.connect4.Connect4Solver;

class Connect4BookMakerTest {
  private static final String BEGIN = "ddddddcccccceb";

  @TempDir private Path folder;

  private static List<String> make(SolvedPositions solved, List<String> progress) {
    return new Connect4BookMaker(16, solved, progress::add).make(BEGIN, 2);
  }

  private static int score(Stones stones) {
    return new Connect4Solver(16).score(stones.own(), stones.all());
  }

  @Test
  void everyPositionHasTheScoreThatASearchFinds() {
    Connect4Book book = Connect4Book.read(make(SolvedPositions.forgetful(), new ArrayList<>()));
    Stones begin = Stones.after(BEGIN);
    assertThat(book.score(begin.own(), begin.all())).contains(score(begin));
    for (int first = 0; first < 7; first++) {
      for (int second = 0; second < 7; second++) {
        int column = second;
        Optional<Stones> stones = begin.then(first).flatMap(next -> next.then(column));
        stones
            .filter(found -> book.score(found.own(), found.all()).isPresent())
            .ifPresent(
                found -> assertThat(book.score(found.own(), found.all())).contains(score(found)));
      }
    }
  }

  @Test
  void anInterruptedRunGoesOnWhereItWasAndMakesTheSameBook() throws Exception {
    Path journal = folder.resolve("journal");
    List<String> all = new ArrayList<>();
    List<String> book = make(SolvedPositions.in(journal), all);
    List<String> lines = Files.readAllLines(journal);
    // Killed in the middle of the sixth line.
    Files.writeString(journal, String.join("\n", lines.subList(0, 5)) + "\n" + BEGIN);
    List<String> rest = new ArrayList<>();
    assertThat(make(SolvedPositions.in(journal), rest)).isEqualTo(book);
    assertThat(rest).hasSize(all.size() - 5);
    assertThat(Files.readAllLines(journal)).isEqualTo(lines);
  }

  @Test
  void anotherFileIsNotTakenForAJournal() throws Exception {
    Path other = folder.resolve("other");
    Files.writeString(other, "What is this?\n");
    assertThatThrownBy(() -> SolvedPositions.in(other))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("What is this?");
  }

  @ParameterizedTest
  @CsvSource({
    "xyz, Move 1 of 'xyz' cannot be made",
    "ddddddd, Move 7 of 'ddddddd'",
    "abababab, Move 8"
  })
  void whatIsNoBeginningIsOneSentence(String begin, String sentence) {
    assertThatThrownBy(
            () -> new Connect4BookMaker(10, SolvedPositions.forgetful(), line -> {}).make(begin, 0))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining(sentence);
  }
}
