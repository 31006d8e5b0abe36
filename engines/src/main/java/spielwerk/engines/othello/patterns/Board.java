package spielwerk.engines.othello.patterns;

import java.util.random.RandomGenerator;
import spielwerk.games.othello.Flips;
import spielwerk.games.othello.Symmetry;

/** A position as two sets of squares, for where speed does not matter. */
record Board(long own, long enemy) {
  static final Board START = new Board(0x0000000810000000L, 0x0000001008000000L);

  private static final double RANDOM = 0.2;
  private static final int OPENING = 8;

  int empties() {
    return 64 - Long.bitCount(own | enemy);
  }

  /** The squares the side to move may take. */
  long moves() {
    return Flips.moves(own, enemy);
  }

  boolean over() {
    return moves() == 0 && passed().moves() == 0;
  }

  Board passed() {
    return new Board(enemy, own);
  }

  Board after(int square) {
    long flips = Flips.of(own, enemy, square);
    return new Board(enemy ^ flips, own | flips | (1L << square));
  }

  /** Some square the side to move may take. */
  int any(RandomGenerator random) {
    return Lessons.any(moves(), random);
  }

  /** The same for all positions that are turned or mirrored images of each other. */
  Board canonical() {
    Board least = this;
    for (int s = 1; s < Symmetry.COUNT; s++) {
      Board image = new Board(Symmetry.apply(s, own), Symmetry.apply(s, enemy));
      boolean less = image.own != least.own ? image.own < least.own : image.enemy < least.enemy;
      least = less ? image : least;
    }
    return least;
  }

  /**
   * A position with so many empty squares and a move, from a game that begins at random and goes on
   * by looking two moves ahead, with random moves now and then.
   */
  static Board sample(Search search, int empties, RandomGenerator random) {
    Board board = START;
    while (board.empties() > empties || board.moves() == 0) {
      if (board.over()) {
        board = START;
      } else if (board.moves() == 0) {
        board = board.passed();
      } else if (60 - board.empties() < OPENING || random.nextDouble() < RANDOM) {
        board = board.after(board.any(random));
      } else {
        search.root(board.own, board.enemy, 2, -Judgement.INFINITY, Judgement.INFINITY, 0);
        board = board.after(search.line()[0]);
      }
    }
    return board;
  }
}
