package spielwerk.engines.fiveinarow.threat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.Puzzle;
import spielwerk.core.Puzzles;
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.fiveinarow.FiveInARowState;
import spielwerk.games.fiveinarow.FiveRule;

/** Forced wins in five in a row, as puzzles. */
public final class ForcedWinPuzzles implements Puzzles {
  private static final String FILE = "puzzles.txt";

  @Override
  public String game() {
    return "fiveinarow";
  }

  @Override
  public List<String> kinds() {
    return List.of(PuzzleFinder.FOURS, PuzzleFinder.THREES);
  }

  @Override
  public List<Puzzle> shipped() {
    try (InputStream stream = ForcedWinPuzzles.class.getResourceAsStream(FILE)) {
      if (stream == null) {
        throw new IllegalStateException("The puzzles are missing from the program");
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#") && !line.isBlank())
          .map(Puzzle::parse)
          .toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException("The puzzles could not be read", unreadable);
    }
  }

  @Override
  public IntFunction<Optional<Puzzle>> maker(Game game, Wish wish, long seed) {
    return new PuzzleGames(plain(game), wish, seed)::puzzle;
  }

  @Override
  public Optional<String> fault(Game game, Puzzle puzzle) {
    Position position = puzzle.position(game);
    FiveInARowState state = FiveInARow.of(position.state());
    if (state.over()) {
      return Optional.of("the game is over");
    }
    Optional<Puzzle> found = new PuzzleFinder(plain(game)).find(state, kinds());
    if (found.isEmpty()) {
      return Optional.of("no forced win that begins with one threat only was found");
    }
    return found.get().kind().equals(puzzle.kind())
            && found.get().length() == puzzle.length()
            && found.get().first().equals(puzzle.first())
        ? Optional.empty()
        : Optional.of(
            "it is %s in %d with %s"
                .formatted(found.get().kind(), found.get().length(), found.get().first()));
  }

  @Override
  public Answer answer(Position position) {
    return new PuzzleFinder(plain(position.game())).answer(position);
  }

  private static FiveInARow plain(Game game) {
    if (game instanceof FiveInARow five
        && five.line() == 5
        && five.rule() == FiveRule.FREESTYLE
        && five.plain()
        && Math.min(five.grid().width(), five.grid().height()) >= PuzzleGames.SMALLEST) {
      return five;
    }
    throw new Mistake(
        "There are no puzzles for "
            + game.text()
            + "; there are for five in a row by the rule freestyle with a free opening, on boards"
            + " of at least "
            + PuzzleGames.SMALLEST
            + " rows and columns.");
  }
}
