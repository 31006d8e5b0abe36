package spielwerk.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * How a game ended.
 *
 * @param seat who is to blame or gave up, or -1
 * @param detail one sentence for people, or empty
 * @param shares what each seat gets of the one point of the game: a win is 1, a tie for the first
 *     place is shared
 */
public record Ending(Reason reason, int seat, String detail, List<Double> shares) {

  /** Why a game is over. */
  public enum Reason {
    FINISHED("finished"),
    MOVE_LIMIT("move limit"),
    DRAW_AGREED("draw agreed"),
    RESIGNED("resigned"),
    ADJUDICATED("adjudicated"),
    ILLEGAL_MOVE("illegal move"),
    CRASH("crash"),
    TIMEOUT("out of time");

    private final String text;

    Reason(String text) {
      this.text = text;
    }

    /** Whether an engine misbehaved. */
    public boolean fault() {
      return this == ILLEGAL_MOVE || this == CRASH || this == TIMEOUT;
    }

    @Override
    public String toString() {
      return text;
    }
  }

  public Ending {
    shares = List.copyOf(shares);
  }

  /** By the rules: the most points win. */
  public static Ending finished(List<Integer> points) {
    int best = Collections.max(points);
    long winners = points.stream().filter(p -> p == best).count();
    return new Ending(
        Reason.FINISHED,
        -1,
        "",
        points.stream().map(p -> p == best ? 1.0 / winners : 0.0).toList());
  }

  /** Nobody wins: all share alike. */
  public static Ending shared(Reason reason, int seats, String detail) {
    return new Ending(reason, -1, detail, Collections.nCopies(seats, 1.0 / seats));
  }

  /** One seat wins, the others get nothing. */
  public static Ending won(Reason reason, int winner, int seats, String detail) {
    List<Double> shares = new ArrayList<>(Collections.nCopies(seats, 0.0));
    shares.set(winner, 1.0);
    return new Ending(reason, -1, detail, shares);
  }

  /** One seat loses, the others share alike. */
  public static Ending lost(Reason reason, int seat, int seats, String detail) {
    List<Double> shares =
        new ArrayList<>(Collections.nCopies(seats, seats == 1 ? 0.0 : 1.0 / (seats - 1)));
    shares.set(seat, 0.0);
    return new Ending(reason, seat, detail, shares);
  }

  /** Nobody knows who has won. */
  public static Ending unknown(int seats, String detail) {
    return new Ending(Reason.ADJUDICATED, -1, detail, Collections.nCopies(seats, 0.0));
  }
}
