package spielwerk.games.quickciv;

import java.util.random.RandomGenerator;
import spielwerk.core.Seeds;

/**
 * Draws maps and sets up the start. On a fair map a quarter is drawn and mirrored to the others, so
 * that every corner has the same land around it; on an unfair one every hex is drawn.
 *
 * <p>Forests and mountains come in patches: whether a hex has elements, and which, leans on what
 * its neighbours have, so that there are woods and ranges worth settling by.
 */
final class MapMaker {
  /** How many of 100 hexes have 0, 1, 2 and 3 elements. */
  private static final int[] ELEMENTS = {58, 27, 11, 4};

  /**
   * At least this many forests and mountains are near every first city, for a city itself earns
   * nothing.
   */
  private static final int LIVING = 2;

  /** One hex in this many is the heart of a wood or range. */
  private static final int HEARTS = 9;

  private MapMaker() {}

  static QuickCivState start(QuickCiv game, long seed, boolean fair) {
    HexGrid grid = game.grid();
    QuickCivState state = new QuickCivState(game, land(game, seed, fair));
    long stock = game.rules().stock();
    for (int seat = 0; seat < game.players(); seat++) {
      state.put(grid.corner(seat, game.players()), seat, Building.CITY_CENTRE);
      state.stock(seat, Resources.food(stock), Resources.material(stock), 0);
    }
    return state;
  }

  /** Draws until there is a living to be made at every corner. */
  private static Land land(QuickCiv game, long seed, boolean fair) {
    HexGrid grid = game.grid();
    RandomGenerator random = Seeds.stream(seed, 0, Seeds.Purpose.SETUP, 0);
    byte[] forests = new byte[grid.hexes];
    byte[] mountains = new byte[grid.hexes];
    do {
      draw(grid, random, forests, mountains);
      if (fair) {
        mirror(grid, forests);
        mirror(grid, mountains);
      }
    } while (!feeds(game, forests) || !feeds(game, mountains));
    return new Land(grid, game.rules(), forests, mountains);
  }

  /** Whether there is enough of an element within two steps of every first city. */
  private static boolean feeds(QuickCiv game, byte[] elements) {
    HexGrid grid = game.grid();
    for (int seat = 0; seat < game.players(); seat++) {
      int corner = grid.corner(seat, game.players());
      int count = 0;
      for (int i = grid.start[corner]; i < grid.end[corner]; i++) {
        count += elements[grid.around[i]];
      }
      if (count < LIVING) {
        return false;
      }
    }
    return true;
  }

  private static void draw(HexGrid grid, RandomGenerator random, byte[] forests, byte[] mountains) {
    int[] lean = leanings(grid, random);
    for (int hex = 0; hex < grid.hexes; hex++) {
      forests[hex] = 0;
      mountains[hex] = 0;
      if (grid.exists(hex)) {
        int count = elements(random);
        for (int i = 0; i < count; i++) {
          boolean forest = random.nextInt(100) < lean[hex];
          forests[hex] += forest ? 1 : 0;
          mountains[hex] += forest ? 0 : 1;
        }
      }
    }
  }

  /** The quarter with the lowest numbers, seen in mirrors, becomes the whole map. */
  private static void mirror(HexGrid grid, byte[] elements) {
    for (int hex = 0; hex < grid.hexes; hex++) {
      if (grid.exists(hex)) {
        int original = hex;
        for (int how = 1; how < 4; how++) {
          original = Math.min(original, grid.mirrored(hex, how));
        }
        elements[hex] = elements[original];
      }
    }
  }

  private static int elements(RandomGenerator random) {
    int drawn = random.nextInt(100);
    int count = 0;
    while (drawn >= ELEMENTS[count]) {
      drawn -= ELEMENTS[count++];
    }
    return count;
  }

  /** By hex: how many of 100 elements are forests; around a heart nearly all or nearly none. */
  private static int[] leanings(HexGrid grid, RandomGenerator random) {
    int[] lean = new int[grid.hexes];
    for (int hex = 0; hex < grid.hexes; hex++) {
      lean[hex] = 50;
    }
    for (int i = 0; i < grid.hexes / HEARTS; i++) {
      int heart = random.nextInt(grid.hexes);
      int leaning = random.nextBoolean() ? 90 : 10;
      lean[heart] = leaning;
      for (int n = grid.start[heart]; n < grid.second[heart]; n++) {
        lean[grid.around[n]] = leaning;
      }
    }
    return lean;
  }
}
