package spielwerk.arena.library.files;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import spielwerk.core.Ending;
import spielwerk.core.Ending.Reason;
import spielwerk.core.State;

/** How a game of a foreign file ended: what the rules say comes first. */
final class Finish {
  private Finish() {}

  /** By the rules, in a position where they say the game is over. */
  static Ending byRules(State end, int seats) {
    List<Integer> points = points(end, seats);
    int best = Collections.max(points);
    long winners = points.stream().filter(p -> p == best).count();
    return new Ending(
        Reason.FINISHED,
        -1,
        "",
        points.stream().map(p -> p == best ? 1.0 / winners : 0.0).toList());
  }

  /** One of two wins though the rules would let them play on. */
  static Ending won(int winner, Reason reason, String detail) {
    return new Ending(
        reason,
        reason == Reason.ADJUDICATED ? -1 : 1 - winner,
        detail,
        winner == 0 ? List.of(1.0, 0.0) : List.of(0.0, 1.0));
  }

  /** The two share. */
  static Ending drawn() {
    return new Ending(Reason.DRAW_AGREED, -1, "", List.of(0.5, 0.5));
  }

  /** Nobody knows. */
  static Ending unknown(String detail) {
    return new Ending(Reason.ADJUDICATED, -1, detail, List.of(0.0, 0.0));
  }

  static List<Integer> points(State end, int seats) {
    return end.over()
        ? IntStream.range(0, seats).mapToObj(end::points).toList()
        : Collections.nCopies(seats, 0);
  }
}
