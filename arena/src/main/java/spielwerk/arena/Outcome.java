package spielwerk.arena;

import java.util.List;
import spielwerk.core.Ending;
import spielwerk.core.GameRecord;
import spielwerk.core.Seeds;

/**
 * What statistics need of a game. Seats and numbers of entrants are those of {@link Rotation}.
 *
 * @param shares by seat, of the one point of the game
 * @param points by seat
 * @param length how many moves, those of the opening and of chance included
 * @param print equal for games with the same setup and moves, different for almost all others
 */
public record Outcome(
    int index,
    Ending.Reason reason,
    List<Double> shares,
    List<Integer> points,
    int length,
    long print) {

  public static Outcome of(GameRecord game) {
    return new Outcome(
        game.index(),
        game.ending().reason(),
        game.ending().shares(),
        game.points(),
        game.moves().size(),
        print(game));
  }

  private static long print(GameRecord game) {
    long print = print(0, game.setup());
    for (String move : game.moves()) {
      print = print(print, move);
    }
    return print;
  }

  private static long print(long before, String text) {
    long print = before;
    for (int i = 0; i < text.length(); i++) {
      print = Seeds.mix(print + text.charAt(i) + 1);
    }
    return Seeds.mix(print ^ 0x5851F42D4C957F2DL);
  }

  public int seats() {
    return shares.size();
  }

  public int seatOf(int entrant) {
    return Rotation.entrants(index, seats()).indexOf(entrant);
  }

  /** What an entrant got of the point of the game. */
  public double share(int entrant) {
    return shares.get(seatOf(entrant));
  }

  /** Whether the game was played to its end, so that its points count. */
  public boolean finished() {
    return reason == Ending.Reason.FINISHED;
  }

  /**
   * The place of a seat, from 0; who is level shares the better place. Where a game was broken off
   * the shares decide, otherwise the points.
   */
  public int place(int seat) {
    int better = 0;
    for (int other = 0; other < seats(); other++) {
      boolean ahead =
          finished() ? points.get(other) > points.get(seat) : shares.get(other) > shares.get(seat);
      better += ahead ? 1 : 0;
    }
    return better;
  }
}
