package spielwerk.games.quickciv;

import java.util.Arrays;

/**
 * Whose hexes are whose, where cities stand and how far they reach, as sets of bits: the part of a
 * {@link QuickCivState}, which owns it, that says where a seat can build. Mutable.
 */
final class Territories {
  private final HexGrid grid;
  private final int words;
  private final int range;

  // where sets begin: hexes by seat, cities by seat, its city by seat if it has but one, reach by
  // seat and distance, all that is built
  private final int city;
  private final int lastCity;
  private final int reach;
  private final int built;
  private final long[] bits;

  Territories(HexGrid grid, int players) {
    this.grid = grid;
    this.words = grid.words;
    this.range = grid.range;
    this.city = players * words;
    this.lastCity = 2 * players * words;
    this.reach = 3 * players * words;
    this.built = reach + players * range * words;
    this.bits = new long[built + words];
  }

  Territories(Territories other) {
    this.grid = other.grid;
    this.words = other.words;
    this.range = other.range;
    this.city = other.city;
    this.lastCity = other.lastCity;
    this.reach = other.reach;
    this.built = other.built;
    this.bits = other.bits.clone();
  }

  void set(Territories other) {
    System.arraycopy(other.bits, 0, bits, 0, bits.length);
  }

  /** A hex comes from one seat (or nobody, -1) to another. */
  void take(int hex, int from, int to) {
    int w = hex >> 6;
    if (from >= 0) {
      bits[from * words + w] &= ~(1L << hex);
    }
    bits[to * words + w] |= 1L << hex;
    bits[built + w] |= 1L << hex;
  }

  void found(int seat, int hex) {
    bits[city + seat * words + (hex >> 6)] |= 1L << hex;
    gainReach(seat, hex);
    noteLastCity(seat);
  }

  /** A city centre is no more, or another's. */
  void lose(int seat, int hex) {
    bits[city + seat * words + (hex >> 6)] &= ~(1L << hex);
    int to = reach + seat * range * words;
    Arrays.fill(bits, to, to + range * words, 0);
    for (int w = 0; w < words; w++) {
      for (long rest = bits[city + seat * words + w]; rest != 0; rest &= rest - 1) {
        gainReach(seat, (w << 6) + Long.numberOfTrailingZeros(rest));
      }
    }
    noteLastCity(seat);
  }

  /** Cities come and go seldom, and where one may build is asked all the time. */
  private void noteLastCity(int seat) {
    boolean only = cities(seat) == 1;
    for (int w = 0; w < words; w++) {
      bits[lastCity + seat * words + w] = only ? bits[city + seat * words + w] : 0;
    }
  }

  private void gainReach(int seat, int hex) {
    int from = hex * range * words;
    int to = reach + seat * range * words;
    for (int i = 0; i < range * words; i++) {
      bits[to + i] |= grid.discs[from + i];
    }
  }

  /** How far a hex is from the seat's nearest city centre; more than the range if out of reach. */
  int distanceToCity(int seat, int hex) {
    int distance = 1;
    int word = reach + seat * range * words + (hex >> 6);
    while (distance <= range && (bits[word] >>> hex & 1) == 0) {
      word += words;
      distance++;
    }
    return distance;
  }

  /**
   * The hexes of a word of bits where a seat can build that can pay for this distance from a city:
   * its own but for its last city centre, and free ones.
   */
  long sites(int seat, int distance, int w) {
    long own = bits[seat * words + w] & ~bits[lastCity + seat * words + w];
    if (distance == 0) {
      return own;
    }
    return own | (bits[reach + (seat * range + distance - 1) * words + w] & ~bits[built + w]);
  }

  int count(int seat, int distance) {
    int count = 0;
    for (int w = 0; w < words; w++) {
      count += Long.bitCount(sites(seat, distance, w));
    }
    return count;
  }

  /** The site of this rank, from 0. */
  int site(int seat, int distance, int rank) {
    int w = 0;
    long word = sites(seat, distance, 0);
    int left = rank;
    for (int count = Long.bitCount(word); left >= count; count = Long.bitCount(word)) {
      left -= count;
      word = sites(seat, distance, ++w);
    }
    for (; left > 0; left--) {
      word &= word - 1;
    }
    return (w << 6) + Long.numberOfTrailingZeros(word);
  }

  int cities(int seat) {
    return size(city + seat * words);
  }

  /** How many hexes a seat has. */
  int hexes(int seat) {
    return size(seat * words);
  }

  private int size(int set) {
    int size = 0;
    for (int w = 0; w < words; w++) {
      size += Long.bitCount(bits[set + w]);
    }
    return size;
  }
}
