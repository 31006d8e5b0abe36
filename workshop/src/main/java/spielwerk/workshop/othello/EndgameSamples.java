package spielwerk.workshop.othello;

import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Seeds;
import spielwerk.engines.othello.BitBoard;
import spielwerk.engines.othello.endgame.Endgame;
import spielwerk.engines.othello.endgame.ScoreEstimate;
import spielwerk.engines.othello.endgame.ShallowSearch;
import spielwerk.games.othello.Flips;

/**
 * Positions to learn from, out of games against itself: a random opening, then moves chosen by a
 * look ahead with some random ones among them, until few squares are left; from there the game is
 * solved. Every position from {@link #FROM} empty squares on is a sample, with that score.
 */
final class EndgameSamples extends ScoredPositions {
  private static final int FROM = 27;
  private static final int SOLVED = 12;
  private static final int UNTIL = 9;
  private static final int TABLE_BITS = 12;
  private static final long CORNERS = 0x8100000000000081L;
  private static final long BESIDE_CORNERS = 0x0042000000004200L;

  private @Nullable ShallowSearch shallowSearch;
  private Endgame endgame = new Endgame(TABLE_BITS, null);

  /** From now on moves are chosen by a learnt look ahead, not by mobility. */
  void chooseBy(ShallowSearch better) {
    shallowSearch = better;
    endgame = new Endgame(TABLE_BITS, better);
  }

  @Override
  void play(long seed, int game) {
    RandomGenerator random = Seeds.stream(seed, game, Seeds.Purpose.OPENING, 0);
    int opening = 10 + random.nextInt(12);
    double wild = Math.max(0, random.nextDouble() * 0.2 - 0.04);
    int from = count();
    long mine = BitBoard.START.own();
    long his = BitBoard.START.enemy();
    int side = 1;
    while (true) {
      int empties = 64 - Long.bitCount(mine | his);
      long moves = Flips.moves(mine, his);
      if (moves == 0 && Flips.moves(his, mine) == 0) {
        dropFrom(from); // too early to learn anything
        return;
      }
      if (moves != 0 && empties <= SOLVED) {
        solve(mine, his, side, from);
        return;
      }
      int square = Endgame.PASS;
      if (moves != 0) {
        if (empties <= FROM) {
          keep(mine, his, side); // until its score is known
        }
        boolean any = 60 - empties < opening || random.nextDouble() < wild;
        square = any ? BitBoard.any(moves, random) : choose(mine, his, moves, random);
      }
      long flips = square == Endgame.PASS ? 0 : Flips.of(mine, his, square);
      long bit = square == Endgame.PASS ? 0 : 1L << square;
      long next = his ^ flips;
      his = mine | flips | bit;
      mine = next;
      side = -side;
    }
  }

  /** Solves the game, notes its score for the positions kept from here on, and plays some more. */
  private void solve(long mine, long his, int side, int from) {
    Endgame.Solved solved = endgame.score(mine, his);
    for (int i = from; i < count(); i++) {
      score(i, score(i) * side * solved.score());
    }
    keep(mine, his, solved.score());
    long flips = Flips.of(mine, his, solved.square());
    long next = mine | flips | (1L << solved.square());
    boolean on = Long.bitCount(next | his) <= 64 - UNTIL;
    if (on && Flips.moves(his ^ flips, next) != 0) {
      solve(his ^ flips, next, 1, count());
    }
  }

  private int choose(long mine, long his, long moves, RandomGenerator random) {
    int best = Integer.MIN_VALUE;
    int choice = Endgame.PASS;
    for (long left = moves; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      int rate = rate(mine, his, square) + random.nextInt(ScoreEstimate.SCALE);
      if (rate > best) {
        best = rate;
        choice = square;
      }
    }
    return choice;
  }

  private int rate(long mine, long his, int square) {
    long bit = 1L << square;
    long flips = Flips.of(mine, his, square);
    long next = mine | flips | bit;
    if (shallowSearch != null) {
      return -shallowSearch.value(
          his ^ flips, next, 1, -ShallowSearch.ENDLESS, ShallowSearch.ENDLESS);
    }
    int corner = (bit & CORNERS) != 0 ? 5 : (bit & BESIDE_CORNERS) != 0 ? -2 : 0;
    return ScoreEstimate.SCALE * (corner - ShallowSearch.freedom(his ^ flips, next));
  }
}
