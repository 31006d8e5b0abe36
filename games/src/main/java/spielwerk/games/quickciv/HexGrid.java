package spielwerk.games.quickciv;

import java.util.ArrayList;
import java.util.List;

/**
 * The hexes of a square map and who lies next to whom. Immutable; shared by all states of a size.
 *
 * <p>Rows are shifted by half a hex in turn, and every second row is one hex shorter: only then is
 * the map its own mirror image both ways, and no corner is better than another. Hexes are numbered
 * row by row as if all rows were equally long; the missing ones are {@linkplain #exists nowhere}.
 */
final class HexGrid {
  final int size;
  final int hexes;

  /** How many longs hold a bit for each hex. */
  final int words;

  /** The hexes around a hex, the adjacent ones first: from {@code start} to {@code end}. */
  final short[] around;

  /** Where in {@link #around} a hex's neighbours begin. */
  final int[] start;

  /** Where its neighbours two steps away begin. */
  final int[] second;

  final int[] end;

  /** Bits of the hexes within a distance: {@code ((hex * range) + distance - 1) * words}. */
  final long[] discs;

  final int range;

  HexGrid(int size, int range) {
    this.size = size;
    this.range = range;
    this.hexes = size * size;
    this.words = (hexes + Long.SIZE - 1) / Long.SIZE;
    this.start = new int[hexes];
    this.second = new int[hexes];
    this.end = new int[hexes];
    this.discs = new long[hexes * range * words];
    List<Short> list = new ArrayList<>();
    for (int hex = 0; hex < hexes; hex++) {
      start[hex] = list.size();
      second[hex] = list.size();
      end[hex] = list.size();
      if (!exists(hex)) {
        continue;
      }
      gather(hex, 1, list);
      second[hex] = list.size();
      gather(hex, 2, list);
      end[hex] = list.size();
      for (int other = 0; other < hexes; other++) {
        for (int d = Math.max(1, distance(hex, other)); d <= range && exists(other); d++) {
          discs[(hex * range + d - 1) * words + (other >> 6)] |= 1L << other;
        }
      }
    }
    this.around = new short[list.size()];
    for (int i = 0; i < around.length; i++) {
      around[i] = list.get(i);
    }
  }

  private void gather(int hex, int distance, List<Short> list) {
    for (int other = 0; other < hexes; other++) {
      if (exists(other) && distance(hex, other) == distance) {
        list.add((short) other);
      }
    }
  }

  int hex(int column, int row) {
    return row * size + column;
  }

  int column(int hex) {
    return hex % size;
  }

  int row(int hex) {
    return hex / size;
  }

  /** How many hexes a row has. */
  int width(int row) {
    return size - row % 2;
  }

  boolean exists(int hex) {
    return column(hex) < width(row(hex));
  }

  /** Steps from hex to hex. */
  int distance(int from, int to) {
    int dr = row(to) - row(from);
    int dq = column(to) - row(to) / 2 - (column(from) - row(from) / 2);
    return (Math.abs(dr) + Math.abs(dq) + Math.abs(dr + dq)) / 2;
  }

  /**
   * The same hex seen in a mirror: bit 0 of {@code how} swaps left and right, bit 1 top and bottom.
   */
  int mirrored(int hex, int how) {
    int row = row(hex);
    int column = column(hex);
    return hex(
        (how & 1) == 0 ? column : width(row) - 1 - column, (how & 2) == 0 ? row : size - 1 - row);
  }

  /**
   * Where a seat's first city stands: in the corners clockwise from the upper left; two players sit
   * at opposite ones. It is a seventh of the map away from both edges, for a city at the very edge
   * could reach only a third of the land around it.
   */
  int corner(int seat, int players) {
    int[] how = players == 2 ? new int[] {0, 3} : new int[] {0, 1, 3, 2};
    int inset = size / 7;
    return mirrored(hex(inset, inset), how[seat]);
  }
}
