package spielwerk.arena;

import java.util.List;
import spielwerk.core.Bout;

/**
 * A game of the programme: what is played, and the number of the entrant at each seat.
 *
 * @param entrants by seat
 */
public record Fixture(Bout bout, List<Integer> entrants) {
  public Fixture {
    entrants = List.copyOf(entrants);
  }
}
