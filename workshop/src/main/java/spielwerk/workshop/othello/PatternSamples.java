package spielwerk.workshop.othello;

import java.util.random.RandomGenerator;
import spielwerk.core.Budget;
import spielwerk.core.Seeds;
import spielwerk.core.Watch;
import spielwerk.engines.othello.BitBoard;
import spielwerk.engines.othello.endgame.Endgame;
import spielwerk.engines.othello.patterns.PatternEvaluation;
import spielwerk.engines.othello.patterns.PatternWeights;
import spielwerk.engines.othello.patterns.PatternsOptions;
import spielwerk.engines.othello.patterns.PatternsSearch;
import spielwerk.games.othello.Flips;
import spielwerk.search.BudgetMeter;
import spielwerk.search.SearchStatistics;

/**
 * Positions to learn from, out of games against itself: some random moves, then moves by looking
 * ahead, until few squares are left; from there every position is solved, and random moves come in
 * again. A position after the last random move is a sample. What it teaches is a blend, as in
 * TD(lambda) (Sutton 1988) with the values of searches (Baxter, Tridgell and Weaver 1998): its own
 * search, the one a move later, and so on to the true score of the end.
 */
final class PatternSamples extends ScoredPositions {
  private static final int SOLVED = 12;
  private static final int TABLE_BITS = 12;
  private static final int TABLE = 1 << 12;
  private static final int FIRST_MOVES = 4;
  private static final int RANDOM_MOVES = 40;
  private static final double RANDOM_IN_THE_END = 0.3;
  private static final double RANDOM_BEFORE = 0.15;

  private final Endgame endgame = new Endgame(TABLE_BITS);
  private final float[] seen = new float[Long.SIZE];
  private PatternsSearch search =
      new PatternsSearch(PatternWeights.beginner(), PatternsOptions.all(TABLE));
  private int depth = 1;
  private double lambda = 1;

  /**
   * From now on moves are chosen like this.
   *
   * @param lambda how much a search is corrected by the next one; 1 is to believe the end alone
   */
  void chooseBy(PatternWeights patternWeights, int depth, double lambda) {
    this.search = new PatternsSearch(patternWeights, PatternsOptions.all(TABLE));
    this.depth = depth;
    this.lambda = lambda;
  }

  @Override
  void play(long seed, int game) {
    RandomGenerator random = Seeds.stream(seed, game, Seeds.Purpose.OPENING, 0);
    int opening = FIRST_MOVES + (int) (random.nextDouble() * random.nextDouble() * RANDOM_MOVES);
    int last = random.nextBoolean() ? opening : opening + random.nextInt(RANDOM_MOVES);
    search.begin(new SearchStatistics(), new BudgetMeter(Budget.FREE, Watch.NONE, 0), null, 0);
    search.forget();
    long mine = BitBoard.START.own();
    long his = BitBoard.START.enemy();
    int kept = 0;
    while (true) {
      int empties = 64 - Long.bitCount(mine | his);
      long moves = Flips.moves(mine, his);
      if (moves == 0) {
        if (Flips.moves(his, mine) == 0) {
          dropFrom(count() - kept); // over before it was solved: nothing to learn
          return;
        }
        long swap = mine;
        mine = his;
        his = swap;
        continue;
      }
      if (empties <= SOLVED) {
        finish(mine, his, kept, random);
        return;
      }
      int ply = 60 - empties;
      int square;
      if (ply < opening || ply == last || (ply < last && random.nextDouble() < RANDOM_BEFORE)) {
        square = BitBoard.any(moves, random);
        kept = 0;
      } else {
        int look = ply < last ? 1 : depth;
        int value =
            search.root(
                mine, his, look, -PatternEvaluation.INFINITY, PatternEvaluation.INFINITY, 0);
        square = search.line()[0];
        if (ply > last) {
          keep(mine, his, 0);
          seen[kept++] = (float) value / PatternWeights.SCALE;
        }
      }
      long flips = Flips.of(mine, his, square);
      long next = his ^ flips;
      his = mine | flips | (1L << square);
      mine = next;
    }
  }

  /** Solves what is left, position by position, and teaches the ones before. */
  private void finish(long mine, long his, int kept, RandomGenerator random) {
    Endgame.Solved solved = endgame.score(mine, his);
    teach(mine, solved.score(), kept);
    long own = mine;
    long enemy = his;
    while (true) {
      long moves = Flips.moves(own, enemy);
      if (moves == 0) {
        if (Flips.moves(enemy, own) == 0) {
          return;
        }
        long swap = own;
        own = enemy;
        enemy = swap;
        solved = endgame.score(own, enemy);
        moves = Flips.moves(own, enemy);
      }
      keep(own, enemy, solved.score());
      int square =
          random.nextDouble() < RANDOM_IN_THE_END ? BitBoard.any(moves, random) : solved.square();
      long flips = Flips.of(own, enemy, square);
      long next = enemy ^ flips;
      enemy = own | flips | (1L << square);
      own = next;
      solved = endgame.score(own, enemy);
    }
  }

  /** Goes back over the game; the side to move follows from whose discs were whose. */
  private void teach(long mine, int end, int kept) {
    float target = end;
    long after = mine;
    for (int i = count() - 1, k = kept - 1; k >= 0; i--, k--) {
      boolean same = sameSide(own(i), after);
      target = same ? target : -target;
      target = (float) (lambda * target + (1 - lambda) * seen[k]);
      score(i, target);
      after = own(i);
    }
  }

  /**
   * Whether the side to move is the same in a position and in the one a move later, which it is
   * after a pass: a side's own move takes none of its discs.
   */
  private static boolean sameSide(long own, long laterOwn) {
    return (own & ~laterOwn) == 0;
  }
}
