package spielwerk.workshop.opening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.Setup;

class OpeningBookMakerTest {
  private static final Catalogue CATALOGUE = Catalogue.load();

  private static List<String> book(String text, int plies, int answers) {
    Game game = CATALOGUE.game(text);
    try (Engine engine = CATALOGUE.engine("alphabeta:depth=2", game)) {
      return new OpeningBookMaker(game, engine, line -> {}).make(plies, answers);
    }
  }

  @Test
  void everyOpeningHasAnAnswerOfBothSidesAndMirrorImagesCountOnce() {
    List<String> lines = book("tictactoe", 1, 1);
    // corner, edge and middle for O; for X the positions with two stones, turned and mirrored
    assertThat(lines.stream().filter(line -> line.split(" ").length == 2)).hasSize(3);
    assertThat(lines.stream().filter(line -> line.split(" ").length == 3)).hasSize(12);
    Game game = CATALOGUE.game("tictactoe");
    lines.forEach(line -> Position.of(game, Setup.STANDARD, line));
  }

  @Test
  void furtherAnswersFollowEveryReply() {
    List<String> lines = book("tictactoe", 0, 2);
    assertThat(lines.get(0).split(" ")).hasSize(1);
    assertThat(lines.stream().filter(line -> line.split(" ").length == 3))
        .isNotEmpty()
        .allMatch(line -> line.startsWith(lines.get(0)));
  }

  @Test
  void gamesWithDiceHaveNoBook() {
    assertThatThrownBy(() -> book("tipping", 1, 1)).isInstanceOf(Mistake.class);
  }
}
