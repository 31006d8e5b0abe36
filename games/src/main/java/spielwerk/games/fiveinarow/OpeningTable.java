package spielwerk.games.fiveinarow;

import java.util.random.RandomGenerator;
import spielwerk.core.Seeds;

/**
 * The 26 openings of renju: Black in the middle, White next to it, straight or diagonally, and
 * Black's second stone within the 5x5 around the middle, of mirror images one. Seen from the
 * middle, as column and row of White's stone and of Black's.
 */
final class OpeningTable {
  private static final int[][] STONES = {
    {0, 1, 0, 2}, {0, 1, 1, 2}, {0, 1, 2, 2}, {0, 1, 1, 1}, {0, 1, 2, 1}, {0, 1, 1, 0},
    {0, 1, 2, 0}, {0, 1, 0, -1}, {0, 1, 1, -1}, {0, 1, 2, -1}, {0, 1, 0, -2}, {0, 1, 1, -2},
    {0, 1, 2, -2}, {1, 1, 2, 2}, {1, 1, 2, 1}, {1, 1, 2, 0}, {1, 1, 2, -1}, {1, 1, 2, -2},
    {1, 1, 1, 0}, {1, 1, 1, -1}, {1, 1, 1, -2}, {1, 1, 0, -1}, {1, 1, 0, -2}, {1, 1, -1, -1},
    {1, 1, -1, -2}, {1, 1, -2, -2},
  };
  private static final long PURPOSE = 0x4F50454EL;

  private OpeningTable() {}

  /** The squares of one of them, drawn by a seed, turned and mirrored at random. */
  static int[] draw(SquareGrid grid, long seed) {
    RandomGenerator random = Seeds.stream(Seeds.mix(seed ^ PURPOSE));
    int[] stones = STONES[random.nextInt(STONES.length)];
    char[] image = grid.symmetries[random.nextInt(grid.symmetries.length)];
    int centre = grid.centre();
    return new int[] {
      image[centre],
      image[centre + stones[1] * grid.width + stones[0]],
      image[centre + stones[3] * grid.width + stones[2]]
    };
  }

  static int size() {
    return STONES.length;
  }
}
