package spielwerk.arena.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Bout;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Moves;
import spielwerk.core.Referee;
import spielwerk.core.Seat;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Symmetric;

class ExplorerTest {
  private static final Catalogue CATALOGUE = Catalogue.load();

  @TempDir Path folder;

  private Library library() {
    return Library.open(LibraryLocation.file(folder.resolve("library.db")));
  }

  private static GameRecord game(Game rules, int index) {
    return Referee.play(
        Bout.of(rules, 7, index),
        List.of(
            Seat.of("random", CATALOGUE.engine("random", rules)),
            Seat.of("random", CATALOGUE.engine("random", rules))));
  }

  private static long folded(State state) {
    return state instanceof Symmetric symmetric ? symmetric.key(symmetric.canonical()) : 0;
  }

  /** Against a plain walk through all games. */
  @ParameterizedTest
  @ValueSource(strings = {"tictactoe", "connect4", "othello:size=6", "fiveinarow:size=5"})
  void movesAreCountedWithTheirMirrorImages(String text) {
    Game rules = CATALOGUE.game(text);
    List<LibraryGame> games = new ArrayList<>();
    for (int i = 0; i < 250; i++) {
      games.add(LibraryGame.of(game(rules, i)));
    }
    Map<Long, int[]> expected = new HashMap<>();
    State start = rules.start(Setup.STANDARD);
    for (LibraryGame game : games) {
      State state = rules.start(Setup.STANDARD);
      state.play(rules.notation().legalMove(state, game.record().moves().get(0)));
      int[] sums = expected.computeIfAbsent(folded(state), none -> new int[4]);
      sums[0]++;
      sums[game.winner() == 0 ? 1 : game.winner() == LibraryGame.SHARED ? 2 : 3]++;
    }
    try (Library library = library()) {
      library.add(games::forEach);
      Explorer explorer = library.explorer(CATALOGUE);
      assertThat(explorer.extent()).isEqualTo(new Explorer.Extent(0, 250));
      while (!explorer.index(1000).complete()) {
        // on
      }
      List<Explorer.Played> moves = explorer.moves(rules, start);
      assertThat(moves).hasSize(expected.size());
      assertThat(moves.stream().mapToInt(Explorer.Played::games).sum()).isEqualTo(250);
      int all = 0;
      for (Explorer.Played one : moves) {
        State after = start.copy();
        after.play(rules.notation().legalMove(start, one.moves().get(0)));
        int[] sums = expected.get(folded(after));
        assertThat(new int[] {one.games(), one.wins(), one.draws(), one.losses()}).isEqualTo(sums);
        assertThat(one.players()).containsExactly("random");
        all += one.moves().size();
      }
      assertThat(all).isLessThanOrEqualTo(Moves.of(start).length);
      assertThat(explorer.games(rules, start, 5)).hasSize(5);
    }
  }

  @Test
  void gamesThatComeLaterOrAreDeletedAreFollowed() {
    Game rules = CATALOGUE.game("tictactoe");
    try (Library library = library()) {
      library.add(taker -> taker.accept(LibraryGame.of(game(rules, 0))));
      Explorer explorer = library.explorer(CATALOGUE);
      explorer.index(1000);
      long last = library.add(taker -> taker.accept(LibraryGame.of(game(rules, 1)))).last();
      assertThat(explorer.extent().complete()).isFalse();
      explorer.index(1000);
      State start = rules.start(Setup.STANDARD);
      assertThat(explorer.games(rules, start, 9)).hasSize(2);
      library.delete(List.of(last));
      assertThat(explorer.games(rules, start, 9)).hasSize(1);
      assertThat(explorer.extent()).isEqualTo(new Explorer.Extent(1, 1));
    }
  }

  @Test
  void playersAreProposedByTheBeginningOfTheirNames() {
    try (Library library = library()) {
      library.add(taker -> taker.accept(LibraryGame.of(game(CATALOGUE.game("nim"), 0))));
      assertThat(library.players("RA", 5)).containsExactly("random");
      assertThat(library.players("x", 5)).isEmpty();
    }
  }
}
