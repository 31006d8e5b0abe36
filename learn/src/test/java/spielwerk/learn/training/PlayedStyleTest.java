package spielwerk.learn.training;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Position;
import spielwerk.core.Setup;
import spielwerk.learn.selfplay.StoredGame;

/** Counted by hand. */
class PlayedStyleTest {
  private static final Game GAME = Catalogue.load().game("tictactoe");
  private static final List<Integer> CORNERS =
      BoardMoves.parse(GAME, List.of("a1", "c1", "a3", "c3"));

  private static PlayedStyle style(String moves, int given) {
    List<Integer> played = Position.of(GAME, Setup.STANDARD, moves).moves();
    return PlayedStyle.of(GAME, new StoredGame(Setup.STANDARD, played, given), List.of(CORNERS));
  }

  @Test
  void whatIsTakenIsCountedWhereThereWasAChoice() {
    // 9 + 8 + 7 + 6 + 5 squares are free; corners could be had five times and were taken thrice
    PlayedStyle style = style("a1 b2 c1 b1 c3", 0);
    assertThat(style.mobility()).isEqualTo(7);
    assertThat(style.share(0)).isEqualTo(3 / 5.0);
    assertThat(style.chosen(0)).isEqualTo(3 / 5.0);
  }

  @Test
  void randomOpeningsDoNotCount() {
    PlayedStyle style = style("a1 b2 c1 b1 c3", 3);
    assertThat(style.moves()).isEqualTo(2);
    assertThat(style.mobility()).isEqualTo(5.5);
    assertThat(style.chosen(0)).isEqualTo(0.5);
  }

  @Test
  void whereNothingElseIsLeftThereIsNoChoice() {
    // all five others first; then only corners are free
    PlayedStyle style = style("b1 b2 a2 c2 b3 a1", 5);
    assertThat(style.share(0)).isEqualTo(1);
    assertThat(style.chosen(0)).isNaN();
  }

  @Test
  void squaresThatAreAlikeAreFoundByTheSymmetriesOfTheGame() {
    BoardMoves board = BoardMoves.of(GAME).orElseThrow();
    assertThat(board.orbits(GAME)).hasSize(3).contains(CORNERS.stream().sorted().toList());
    assertThat(board.columns()).containsExactly("a", "b", "c");
  }

  @Test
  void aGameOfColumnsHasABoardOfOneRow() {
    Game connect4 = Catalogue.load().game("connect4");
    BoardMoves board = BoardMoves.of(connect4).orElseThrow();
    assertThat(board.height()).isEqualTo(1);
    assertThat(board.width()).isEqualTo(7);
    assertThat(board.orbits(connect4)).hasSize(4);
  }
}
