package spielwerk.engines.othello.endgame;

import java.util.random.RandomGenerator;
import spielwerk.games.othello.Flips;

/** Negamax without anything: the oracle of the solver's tests; and random endings for it. */
final class PlainEndgame {
  private PlainEndgame() {}

  record Ending(long own, long enemy) {}

  /** An ending of a random game, in which the side to move has a move. */
  static Ending random(RandomGenerator random, int empties) {
    while (true) {
      long own = 0x0000000810000000L;
      long enemy = 0x0000001008000000L;
      while (true) {
        long moves = Flips.moves(own, enemy);
        if (moves == 0 && Flips.moves(enemy, own) == 0) {
          break;
        }
        if (moves != 0 && 64 - Long.bitCount(own | enemy) == empties) {
          return new Ending(own, enemy);
        }
        long next = enemy;
        if (moves == 0) {
          enemy = own;
        } else {
          long left = moves;
          for (int skip = random.nextInt(Long.bitCount(moves)); skip > 0; skip--) {
            left &= left - 1;
          }
          int square = Long.numberOfTrailingZeros(left);
          long flips = Flips.of(own, enemy, square);
          next ^= flips;
          enemy = own | flips | (1L << square);
        }
        own = next;
      }
    }
  }

  static int score(long own, long enemy) {
    long moves = Flips.moves(own, enemy);
    if (moves == 0) {
      if (Flips.moves(enemy, own) != 0) {
        return -score(enemy, own);
      }
      int more = Long.bitCount(own) - Long.bitCount(enemy);
      return more + Integer.signum(more) * (64 - Long.bitCount(own | enemy));
    }
    int best = -64;
    for (long left = moves; left != 0; left &= left - 1) {
      best = Math.max(best, after(own, enemy, Long.numberOfTrailingZeros(left)));
    }
    return best;
  }

  /** What a move is worth. */
  static int after(long own, long enemy, int square) {
    long flips = Flips.of(own, enemy, square);
    return -score(enemy ^ flips, own | flips | (1L << square));
  }
}
