package spielwerk.engines.othello.patterns;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import spielwerk.core.Mistake;
import spielwerk.core.Seeds;

/**
 * Makes a file of fair openings: {@code java -cp 'app/target/lib/*'
 * spielwerk.engines.othello.patterns.Balance [openings=2000] [plies=8] [discs=4] [depth=8] [seed=1]
 * [into=othello-balanced.txt]}. Random moves, kept if a search in full width finds neither side
 * more than so many discs ahead; no two lead to the same position or to images of each other. The
 * same words and the same tables give the same file.
 */
public final class Balance {
  private static final int TABLE = 1 << 18;
  private static final int MOST_PLIES = 20;

  /** After so many drawn in vain there are no more. */
  private static final int TRIES = 100_000;

  private Balance() {}

  public static void main(String[] args) throws IOException {
    try {
      Words words =
          new Words(
              args,
              "openings=2000",
              "plies=8",
              "discs=4",
              "depth=8",
              "seed=1",
              "into=othello-balanced.txt");
      int plies = words.count("plies");
      if (plies > MOST_PLIES) {
        throw new Mistake("'plies=" + plies + "' is too many; at most " + MOST_PLIES + ".");
      }
      int discs = words.count("discs");
      int depth = words.count("depth");
      List<String> lines =
          openings(
              Worths.learnt(),
              words.count("openings"),
              new Fair(plies, discs, depth),
              words.seed(),
              System.err::println);
      String remark =
          "# %d random openings of %d moves in Othello, within %d discs by patterns:depth=%d,exact=0"
              .formatted(lines.size(), plies, discs, depth);
      lines.add(0, remark);
      Files.write(words.path("into"), lines);
    } catch (Mistake mistake) {
      System.err.println(mistake.getMessage());
    }
  }

  /** What openings are wanted. */
  record Fair(int plies, int discs, int depth) {}

  /**
   * @throws Mistake if there are not so many
   */
  static List<String> openings(
      Worths worths, int count, Fair fair, long seed, Consumer<String> say) {
    Search search = new Search(worths, Switches.all(TABLE));
    RandomGenerator random = Seeds.stream(seed, 0, Seeds.Purpose.OPENING, 0);
    Set<Board> met = new HashSet<>();
    List<String> openings = new ArrayList<>();
    int inVain = 0;
    while (openings.size() < count) {
      if (inVain++ > TRIES) {
        throw new Mistake("There are only " + openings.size() + " such openings.");
      }
      StringBuilder line = new StringBuilder();
      Board board = Board.START;
      for (int ply = 0; ply < fair.plies() && board.moves() != 0; ply++) {
        int square = board.any(random);
        line.append(ply == 0 ? "" : " ").append((char) ('a' + square % 8)).append(1 + square / 8);
        board = board.after(square);
      }
      if (board.moves() == 0 || !met.add(board.canonical())) {
        continue; // passes are left out, for not every reader of openings expects them
      }
      search.forget();
      int value =
          search.root(
              board.own(), board.enemy(), fair.depth(), -Judgement.INFINITY, Judgement.INFINITY, 0);
      if (Math.abs(value) <= fair.discs() * Worths.SCALE) {
        openings.add(line.toString());
        inVain = 0;
        if (openings.size() % 100 == 0) {
          say.accept(openings.size() + " of " + count + " openings");
        }
      }
    }
    return openings;
  }
}
