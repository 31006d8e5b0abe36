package spielwerk.workshop.connect4;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import spielwerk.core.Mistake;
import spielwerk.engines.connect4.Connect4Book;
import spielwerk.engines.connect4.Connect4Book.Stones;
import spielwerk.engines.connect4.Connect4Solver;
import spielwerk.engines.connect4.SevenBySix;

/**
 * Solves all positions up to some moves after a first one, mirror images once, and how the game
 * goes on from that one with best play. Only the last layer is searched; what comes before it
 * follows.
 */
final class Connect4BookMaker {
  private final Connect4Solver solver;
  private final SolvedPositions solved;
  private final Consumer<String> progress;

  /**
   * @param solved what an earlier run has found out, and where this one keeps what it does
   */
  Connect4BookMaker(int bits, SolvedPositions solved, Consumer<String> progress) {
    this.solver = new Connect4Solver(bits);
    this.solved = solved;
    this.progress = progress;
  }

  /** The lines of the book. */
  List<String> make(String begin, int plies) {
    List<Map<Long, String>> layers = new ArrayList<>();
    layers.add(Map.of(key(start(begin)), begin));
    for (int ply = 0; ply < plies; ply++) {
      layers.add(after(layers.get(ply)));
    }
    Map<Long, Integer> scores = new LinkedHashMap<>();
    int left = layers.get(plies).size();
    for (Map.Entry<Long, String> last : layers.get(plies).entrySet()) {
      scores.put(last.getKey(), solve(last.getKey(), last.getValue(), --left));
    }
    for (int ply = plies - 1; ply >= 0; ply--) {
      layers.get(ply).forEach((key, moves) -> scores.put(key, best(moves, scores)));
    }
    List<String> lines = new ArrayList<>();
    for (Map<Long, String> layer : layers) {
      layer.forEach(
          (key, moves) ->
              lines.add(
                  moves
                      + " "
                      + scores.get(key)
                      + (moves.equals(begin) ? " " + line(begin, scores) : "")));
    }
    return lines;
  }

  private static Stones start(String begin) {
    Stones stones = new Stones(0, 0);
    for (int i = 0; i < begin.length() && !begin.equals("-"); i++) {
      int column = begin.charAt(i) - 'a';
      Optional<Stones> next =
          column < 0 || column >= SevenBySix.WIDTH || won(stones)
              ? Optional.empty()
              : stones.then(column);
      String move = "Move " + (i + 1) + " of '" + begin + "' cannot be made";
      stones = next.orElseThrow(() -> new Mistake(move + "; columns are a to g."));
    }
    if (won(stones)) {
      throw new Mistake("The game is over after " + begin + "; there is nothing to solve.");
    }
    return stones;
  }

  private static long key(Stones stones) {
    return SevenBySix.key(stones.own(), stones.all());
  }

  /** The positions one move later in which the game goes on. */
  private static Map<Long, String> after(Map<Long, String> layer) {
    Map<Long, String> next = new LinkedHashMap<>();
    for (String moves : layer.values()) {
      for (int column = 0; column < SevenBySix.WIDTH; column++) {
        Optional<Stones> after = Stones.after(moves).then(column);
        if (after.isPresent() && !won(after.get())) {
          next.putIfAbsent(key(after.get()), joined(moves, column));
        }
      }
    }
    return next;
  }

  private static boolean won(Stones stones) {
    return SevenBySix.hasFour(stones.own() ^ stones.all());
  }

  private static String joined(String moves, int column) {
    return (moves.equals("-") ? "" : moves) + (char) ('a' + column);
  }

  private int solve(long key, String moves, int left) {
    Optional<Integer> known = solved.score(key);
    if (known.isPresent()) {
      return known.get();
    }
    Stones stones = Stones.after(moves);
    long before = solver.nodes();
    int score = solver.score(stones.own(), stones.all());
    solved.keep(moves, score);
    long nodes = solver.nodes() - before;
    progress.accept(moves + " " + score + ", " + nodes + " nodes, " + left + " to go");
    return score;
  }

  /** By what is known of the positions one move later. */
  private int best(String moves, Map<Long, Integer> scores) {
    Stones stones = Stones.after(moves);
    int best = -SevenBySix.SQUARES;
    for (int column = 0; column < SevenBySix.WIDTH; column++) {
      Optional<Stones> after = stones.then(column);
      if (after.isPresent()) {
        int score =
            won(after.get())
                ? solver.score(stones.own(), stones.all())
                : -known(after.get(), scores);
        best = Math.max(best, score);
      }
    }
    return best;
  }

  private static int known(Stones stones, Map<Long, Integer> scores) {
    return Objects.requireNonNull(scores.get(key(stones)), "a position that was not searched");
  }

  /** Best play of both to the end of the game. */
  private String line(String begin, Map<Long, Integer> scores) {
    Stones stones = start(begin);
    StringBuilder line = new StringBuilder();
    Connect4Book book = Connect4Book.of(scores);
    int score = known(stones, scores);
    while (!won(stones) && Long.bitCount(stones.all()) < SevenBySix.SQUARES) {
      int column = solver.keeping(stones, score, book);
      stones = stones.then(column).orElseThrow();
      line.append((char) ('a' + column));
      score = -score;
    }
    progress.accept("line " + line);
    return line.toString();
  }
}
