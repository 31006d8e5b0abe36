package spielwerk.games.quickciv;

/**
 * Who presses where, and for how long hexes have been besieged: the military part of a {@link
 * QuickCivState}, which owns it. Mutable.
 *
 * <p>Hexes on which somebody presses more than the owner are kept as a set, so that the end of a
 * round looks at the fronts and not at the map.
 */
final class Sieges {
  private static final int ROUND_BITS = 3;
  private static final int ROUND_MASK = (1 << ROUND_BITS) - 1;

  private final HexGrid grid;
  private final Yields yields;
  private final int players;
  private final int words;

  /** By hex: the pressure of each seat, a byte each. */
  private final int[] pressure;

  /** By hex: besieger * 8 + rounds of siege, or 0. */
  private final byte[] sieges;

  /** Sets of hexes: contested now; with a siege that counts; about to fall. */
  private final long[] bits;

  Sieges(HexGrid grid, Yields yields, int players) {
    this.grid = grid;
    this.yields = yields;
    this.players = players;
    this.words = grid.words;
    this.pressure = new int[grid.hexes];
    this.sieges = new byte[grid.hexes];
    this.bits = new long[3 * words];
  }

  Sieges(Sieges other) {
    this.grid = other.grid;
    this.yields = other.yields;
    this.players = other.players;
    this.words = other.words;
    this.pressure = other.pressure.clone();
    this.sieges = other.sieges.clone();
    this.bits = other.bits.clone();
  }

  void set(Sieges other) {
    System.arraycopy(other.pressure, 0, pressure, 0, pressure.length);
    System.arraycopy(other.sieges, 0, sieges, 0, sieges.length);
    System.arraycopy(other.bits, 0, bits, 0, bits.length);
  }

  /** A building begins (sign 1) or ceases (sign -1) to press for a seat. */
  void press(byte[] cells, int hex, int seat, int building, int sign) {
    int shift = 8 * seat;
    int here = sign * yields.pressure[0][building] << shift;
    if (here != 0) {
      pressure[hex] += here;
      look(cells, hex);
    }
    int second = grid.second[hex];
    press(cells, grid.start[hex], second, sign * yields.pressure[1][building] << shift);
    press(cells, second, grid.end[hex], sign * yields.pressure[2][building] << shift);
  }

  private void press(byte[] cells, int from, int to, int amount) {
    if (amount != 0) {
      for (int i = from; i < to; i++) {
        int other = grid.around[i];
        pressure[other] += amount;
        look(cells, other);
      }
    }
  }

  /** Notes whether a hex is contested now: whether somebody besieges it. */
  void look(byte[] cells, int hex) {
    long bit = 1L << hex;
    if (besieger(cells[hex], hex) >= 0) {
      bits[hex >> 6] |= bit;
    } else {
      bits[hex >> 6] &= ~bit;
    }
  }

  /**
   * The seat with more pressure on a built hex than its owner and more than any other, or -1: two
   * besiegers of the same strength keep each other out.
   */
  int besieger(int cell, int hex) {
    int all = pressure[hex];
    if (cell == 0 || all == 0) {
      return -1;
    }
    int owner = HexContent.owner(cell);
    int most = all >>> (8 * owner) & 255;
    int strongest = -1;
    for (int seat = 0; seat < players; seat++) {
      int own = all >>> (8 * seat) & 255;
      if (own > most) {
        most = own;
        strongest = seat;
      } else if (own == most && seat != owner) {
        strongest = -1;
      }
    }
    return strongest;
  }

  /** One more round of all sieges; returns whether a hex falls. */
  boolean endRound(byte[] cells) {
    long fallen = 0;
    for (int w = 0; w < words; w++) {
      long under = bits[w];
      if ((under | bits[words + w]) != 0) {
        fallen |= endRound(cells, w, under);
      }
    }
    return fallen != 0;
  }

  private long endRound(byte[] cells, int w, long under) {
    for (long over = bits[words + w] & ~under; over != 0; over &= over - 1) {
      sieges[(w << 6) + Long.numberOfTrailingZeros(over)] = 0;
    }
    bits[words + w] = under;
    long fallen = 0;
    for (long rest = under; rest != 0; rest &= rest - 1) {
      int hex = (w << 6) + Long.numberOfTrailingZeros(rest);
      int who = besieger(cells[hex], hex);
      int rounds = who == by(hex) ? rounds(hex) + 1 : 1;
      sieges[hex] = (byte) (who << ROUND_BITS | rounds);
      if (rounds >= yields.siege) {
        fallen |= 1L << hex;
      }
    }
    bits[2 * words + w] = fallen;
    return fallen;
  }

  /** The hexes of a word of bits that fall at the end of this round. */
  long fallen(int w) {
    return bits[2 * words + w];
  }

  /** The siege of a hex is over: it has fallen. */
  void lift(int hex) {
    sieges[hex] = 0;
    bits[words + (hex >> 6)] &= ~(1L << hex);
    bits[2 * words + (hex >> 6)] &= ~(1L << hex);
  }

  /** A siege that has lasted for some rounds, for those who set up positions. */
  void put(int hex, int seat, int rounds) {
    sieges[hex] = (byte) (seat << ROUND_BITS | rounds);
    bits[words + (hex >> 6)] |= 1L << hex;
  }

  /** Whose siege is counted on a hex; it means nothing while {@link #rounds} is 0. */
  int by(int hex) {
    return sieges[hex] >> ROUND_BITS;
  }

  int rounds(int hex) {
    return sieges[hex] & ROUND_MASK;
  }

  int pressure(int hex, int seat) {
    return pressure[hex] >>> (8 * seat) & 255;
  }
}
