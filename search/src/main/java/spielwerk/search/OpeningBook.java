package spielwerk.search;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import spielwerk.core.Explanation;
import spielwerk.core.Game;
import spielwerk.core.Keyed;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Symmetric;
import spielwerk.core.Text;
import spielwerk.core.TextFile;

/**
 * Known good openings: a text file with a line of moves per line, {@code #} for comments. A
 * position is recognised whatever moves led to it and in any mirror image; where lines part, the
 * earlier line in the file counts.
 */
final class OpeningBook {
  private static final long LARGEST = 16 << 20;

  private final Map<Long, Integer> moves = new HashMap<>();

  private OpeningBook() {}

  static OpeningBook read(Path file, Game game) {
    OpeningBook book = new OpeningBook();
    if (!(game.start(game.setup(0)) instanceof Keyed)) {
      throw new Mistake("A book does not work for " + game.id() + ": its positions have no keys.");
    }
    List<String> lines = lines(file);
    for (int i = 0; i < lines.size(); i++) {
      String line = Text.before(lines.get(i), '#').trim();
      try {
        book.add(game, line);
      } catch (Mistake mistake) {
        throw new Mistake(
            "The book " + file + " is wrong in line " + (i + 1) + ": " + mistake.getMessage());
      }
    }
    return book;
  }

  private static List<String> lines(Path file) {
    try {
      if (Files.size(file) > LARGEST) {
        throw new Mistake("The book " + file + " is larger than " + (LARGEST >> 20) + " MB.");
      }
      return TextFile.lines(file);
    } catch (IOException unreadable) {
      throw new Mistake(
          "The book " + file + " cannot be read: " + Explanation.why(unreadable) + ".", unreadable);
    }
  }

  private void add(Game game, String line) {
    State state = game.start(Setup.STANDARD);
    for (String text : line.split("[\\s,;]+")) {
      if (!text.isEmpty()) {
        int move = game.notation().legalMove(state, text);
        moves.putIfAbsent(
            key(state), state instanceof Symmetric s ? s.map(s.canonical(), move) : move);
        state.play(move);
      }
    }
  }

  /** The move for a position, if the book has it. */
  Optional<Integer> move(Position position) {
    State state = position.state();
    Integer move = moves.get(key(state));
    if (move == null) {
      return Optional.empty();
    }
    int mine = state instanceof Symmetric s ? s.map(s.inverse(s.canonical()), move) : move;
    return state.legal(mine) ? Optional.of(mine) : Optional.empty();
  }

  private static long key(State state) {
    return state instanceof Symmetric s ? s.key(s.canonical()) : ((Keyed) state).key();
  }
}
