package spielwerk.arena;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Who sits where. Games come in groups of as many as there are seats: the same opening, setup and
 * dice, and everybody once at every seat. With three seats or more every second group sits the
 * other way round the table, so that nobody always follows the same neighbour.
 */
public final class SeatRotation {
  private SeatRotation() {}

  public static int group(int index, int seats) {
    return index / seats;
  }

  /** The number of the entrant at each seat in a game. */
  public static List<Integer> entrants(int index, int seats) {
    int step = seats > 2 && group(index, seats) % 2 == 1 ? -1 : 1;
    int first = index % seats;
    return IntStream.range(0, seats)
        .mapToObj(seat -> Math.floorMod(first + step * seat, seats))
        .toList();
  }
}
