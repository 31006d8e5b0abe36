package spielwerk.games.othello;

import spielwerk.core.Mistake;

/**
 * The squares of a board of a size, as bits (see {@link Flips}) and as moves: a move is row * size
 * + column from a1, and the pass comes after the last square.
 */
final class OthelloBoard {
  final int size;

  /** All squares. */
  final long squares;

  /** The four squares that are taken from the start. */
  final long centre = 0x0000001818000000L;

  /** The move that is a pass. */
  final int pass;

  private final byte[] bits;
  private final byte[] moves = new byte[Long.SIZE];

  OthelloBoard(int size) {
    if (size != 6 && size != 8) {
      throw new Mistake("othello: size=" + size + " is not allowed; it is 6 or 8.");
    }
    this.size = size;
    this.pass = size * size;
    this.bits = new byte[pass];
    int ring = (8 - size) / 2;
    long all = 0;
    for (int move = 0; move < pass; move++) {
      int bit = (move / size + ring) * 8 + move % size + ring;
      bits[move] = (byte) bit;
      moves[bit] = (byte) move;
      all |= 1L << bit;
    }
    this.squares = all;
  }

  /** The bit of a move that is not a pass. */
  int bit(int move) {
    return bits[move];
  }

  int move(int bit) {
    return moves[bit];
  }
}
