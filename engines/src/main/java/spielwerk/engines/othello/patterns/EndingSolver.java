package spielwerk.engines.othello.patterns;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Unfinished;
import spielwerk.engines.othello.endgame.Endgame;
import spielwerk.engines.othello.endgame.Endgame.Solved;
import spielwerk.games.othello.Flips;

/** Solves positions and finds how the game goes on. Belongs to one thread. */
final class EndingSolver {
  /** With this many empty squares or fewer the rest of the line is solved too. */
  private static final int FOLLOWED = 14;

  static final int MOST_BITS = 20;

  private @Nullable Endgame endgame;
  private int bits;
  private long nodes;

  /** Clearing a large table takes longer than to solve a small position. */
  private static int bits(int empties) {
    return empties <= 12 ? 12 : empties <= 15 ? 15 : empties <= 18 ? 18 : MOST_BITS;
  }

  private Endgame solver(int empties) {
    Endgame solver = endgame;
    if (solver == null || bits < bits(empties)) {
      bits = bits(empties);
      solver = new Endgame(bits);
      endgame = solver;
    }
    return solver;
  }

  /** Positions visited by the question under way or the last one. */
  long nodes() {
    return nodes + (endgame == null ? 0 : endgame.nodes());
  }

  /**
   * The best moves with their true values.
   *
   * @param wanted how many of them at most
   * @throws Unfinished if told to stop before anything is known
   */
  List<RatedMove> solve(long own, long enemy, int wanted, BooleanSupplier stop) {
    nodes = 0;
    Endgame solver = solver(64 - Long.bitCount(own | enemy));
    solver.stopWhen(stop);
    long moves = Flips.moves(own, enemy);
    List<RatedMove> found = new ArrayList<>();
    if (wanted == 1 || moves == 0) {
      Solved solved = solver.score(own, enemy);
      nodes += solved.nodes();
      found.add(rated(solver, own, enemy, solved.square(), solved.score()));
      return found;
    }
    for (long left = moves; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long flips = Flips.of(own, enemy, square);
      Solved solved = solver.score(enemy ^ flips, own | flips | (left & -left));
      nodes += solved.nodes();
      found.add(rated(solver, own, enemy, square, -solved.score()));
    }
    found.sort(Comparator.comparingInt(RatedMove::value).reversed());
    return found.subList(0, Math.min(wanted, found.size()));
  }

  private RatedMove rated(Endgame solver, long own, long enemy, int square, int score) {
    List<Integer> line = new ArrayList<>(List.of(square));
    try {
      follow(solver, own, enemy, line);
    } catch (Unfinished enough) {
      // the line is as long as there was time for
    }
    return new RatedMove(
        square,
        score * PatternWeights.SCALE,
        true,
        line.stream().mapToInt(Integer::intValue).toArray());
  }

  private void follow(Endgame solver, long own, long enemy, List<Integer> line) {
    long mine = own;
    long his = enemy;
    while (true) {
      int square = line.get(line.size() - 1);
      long bit = square == Endgame.PASS ? 0 : 1L << square;
      long flips = bit == 0 ? 0 : Flips.of(mine, his, square);
      long next = his ^ flips;
      his = mine | flips | bit;
      mine = next;
      boolean over = Flips.moves(mine, his) == 0 && Flips.moves(his, mine) == 0;
      if (over || 64 - Long.bitCount(mine | his) > FOLLOWED) {
        return;
      }
      Solved solved = solver.score(mine, his);
      nodes += solved.nodes();
      line.add(solved.square());
    }
  }
}
