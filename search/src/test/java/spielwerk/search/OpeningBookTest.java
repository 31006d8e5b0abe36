package spielwerk.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.Watch;

class OpeningBookTest {
  @TempDir Path folder;

  private final Game game = Positions.CATALOGUE.game("fiveinarow:size=7");

  private Advice ask(String lines, String moves) throws IOException {
    Path file = Files.writeString(folder.resolve("openings.txt"), lines);
    try (Engine engine =
        Positions.CATALOGUE.engine("alphabeta(depth=1, book=\"" + file + "\")", game)) {
      return engine.advise(Position.of(game, game.setup(0), moves), Budget.FREE, Watch.NONE);
    }
  }

  @Test
  void aKnownOpeningIsPlayedWithoutSearching() throws IOException {
    Advice advice = ask("# good ones\n\nd4 e5 c3\n", "");
    assertThat(advice.candidates().get(0).move()).isEqualTo(move("d4"));
    assertThat(advice.effort().nodes()).isZero();
  }

  @Test
  void theSamePositionIsKnownInEveryMirrorImageAndByOtherMoves() throws IOException {
    assertThat(ask("d4 e5 c3", "d4 c5").candidates().get(0).move()).isEqualTo(move("e3"));
    assertThat(ask("d4 e5 c3 f6 b2", "c3 f6 d4 e5").candidates().get(0).move())
        .isEqualTo(move("b2"));
  }

  @Test
  void whereLinesPartTheEarlierCounts() throws IOException {
    assertThat(ask("d4 e5 c3\nd4 e5 a1", "d4 e5").candidates().get(0).move()).isEqualTo(move("c3"));
  }

  @Test
  void anUnknownPositionIsSearched() throws IOException {
    assertThat(ask("d4 e5 c3", "a1 b1").effort().nodes()).isPositive();
  }

  @Test
  void aWrongBookIsNamedWithItsLine() {
    assertThatThrownBy(() -> ask("d4 e5\nd4 d4", ""))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("openings.txt")
        .hasMessageContaining("line 2")
        .hasMessageContaining("d4");
    assertThatThrownBy(() -> Positions.CATALOGUE.engine("alphabeta:book=nowhere.txt", game))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("nowhere.txt");
  }

  private int move(String text) {
    return game.notation().parse(game.start(game.setup(0)), text);
  }
}
