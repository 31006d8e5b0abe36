package spielwerk.learn.training;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import spielwerk.core.Encoding;
import spielwerk.core.Game;
import spielwerk.core.Setup;
import spielwerk.core.State;

/**
 * A board whose moves are its squares, or its columns: the game's encoding shows which. If every
 * symmetry takes a move where it takes the square of the same number, moves are squares; moves
 * beyond the squares (a pass) lie on none.
 *
 * @param width squares in a row; a move on the board is row * width + column
 * @param columns what people call the columns
 * @param rows what people call the rows
 * @param names what people call the moves
 */
public record BoardMoves(
    int height, int width, List<String> columns, List<String> rows, List<String> names) {
  public static Optional<BoardMoves> of(Game game) {
    Optional<Encoding> encoding = game.knowledge().encoding();
    if (encoding.isEmpty()) {
      return Optional.empty();
    }
    int width = encoding.get().width();
    int height = encoding.get().height();
    int codes = game.traits().codes();
    if (codes >= width * height && squares(encoding.get(), width * height)) {
      return Optional.of(named(game, height, width));
    }
    return codes == width ? Optional.of(named(game, 1, width)) : Optional.empty();
  }

  private static boolean squares(Encoding encoding, int count) {
    for (int symmetry = 0; symmetry < encoding.symmetries(); symmetry++) {
      for (int square = 0; square < count; square++) {
        if (encoding.square(symmetry, square) != encoding.move(symmetry, square)) {
          return false;
        }
      }
    }
    return true;
  }

  private static BoardMoves named(Game game, int height, int width) {
    State start = game.start(game.setup(0));
    List<String> names =
        IntStream.range(0, height * width)
            .mapToObj(move -> game.notation().format(start, move))
            .toList();
    List<String> columns = new ArrayList<>();
    List<String> rows = new ArrayList<>();
    for (int c = 0; c < width; c++) {
      String name = names.get(c);
      columns.add(height == 1 ? name : part(name.replaceAll("[0-9]", ""), c));
    }
    for (int r = 0; r < height; r++) {
      rows.add(height == 1 ? "" : part(names.get(r * width).replaceAll("[^0-9]", ""), r));
    }
    return new BoardMoves(height, width, columns, rows, names);
  }

  /** The letters or the digits of a name such as f5; a number where it has none. */
  private static String part(String rest, int number) {
    return rest.isEmpty() ? "" + (number + 1) : rest;
  }

  int size() {
    return height * width;
  }

  /** The squares that the symmetries take to each other, as lists, the first square's first. */
  List<List<Integer>> orbits(Game game) {
    List<List<Integer>> orbits = new ArrayList<>();
    Encoding encoding = game.knowledge().encoding().orElseThrow();
    boolean[] seen = new boolean[size()];
    for (int move = 0; move < size(); move++) {
      if (!seen[move]) {
        int first = move;
        List<Integer> orbit =
            IntStream.range(0, encoding.symmetries())
                .map(symmetry -> encoding.move(symmetry, first))
                .distinct()
                .sorted()
                .boxed()
                .toList();
        orbit.forEach(member -> seen[member] = true);
        orbits.add(orbit);
      }
    }
    return orbits;
  }

  /** The moves of some texts. */
  static List<Integer> parse(Game game, List<String> texts) {
    State start = game.start(Setup.STANDARD);
    return texts.stream().map(text -> game.notation().parse(start, text)).toList();
  }
}
