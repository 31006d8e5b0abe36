package spielwerk.engines.othello;

import java.util.random.RandomGenerator;
import spielwerk.games.othello.Flips;
import spielwerk.games.othello.Symmetry;

/** A position as two sets of squares, for where speed does not matter. */
public record BitBoard(long own, long enemy) {
  public static final BitBoard START = new BitBoard(0x0000000810000000L, 0x0000001008000000L);

  public int empties() {
    return 64 - Long.bitCount(own | enemy);
  }

  /** The squares the side to move may take. */
  public long moves() {
    return Flips.moves(own, enemy);
  }

  public boolean over() {
    return moves() == 0 && passed().moves() == 0;
  }

  public BitBoard passed() {
    return new BitBoard(enemy, own);
  }

  public BitBoard after(int square) {
    long flips = Flips.of(own, enemy, square);
    return new BitBoard(enemy ^ flips, own | flips | (1L << square));
  }

  /** Some square the side to move may take. */
  public int any(RandomGenerator random) {
    return any(moves(), random);
  }

  /** One of these squares. */
  public static int any(long squares, RandomGenerator random) {
    long left = squares;
    for (int skip = random.nextInt(Long.bitCount(squares)); skip > 0; skip--) {
      left &= left - 1;
    }
    return Long.numberOfTrailingZeros(left);
  }

  /** The same for all positions that are turned or mirrored images of each other. */
  public BitBoard canonical() {
    BitBoard least = this;
    for (int s = 1; s < Symmetry.COUNT; s++) {
      BitBoard image = new BitBoard(Symmetry.apply(s, own), Symmetry.apply(s, enemy));
      boolean less = image.own != least.own ? image.own < least.own : image.enemy < least.enemy;
      least = less ? image : least;
    }
    return least;
  }
}
