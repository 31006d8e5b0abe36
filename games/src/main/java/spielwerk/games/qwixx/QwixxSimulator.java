package spielwerk.games.qwixx;

import java.util.List;
import java.util.random.RandomGenerator;
import spielwerk.core.Policy;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;

/**
 * Where many games are played one after the other at full speed, for evolution and measurements. It
 * keeps one state for all games, so it belongs to one thread.
 *
 * <p>The dice of a game come from (seed, index) alone, one draw a round: whoever plays and whatever
 * they choose, the seventh roll of game 35 is the same (the paper's 3.1). They are the dice that
 * the referee would throw for the same seed and index.
 */
public final class QwixxSimulator {
  private final QwixxState start;
  private final QwixxState state;

  public QwixxSimulator(Qwixx game) {
    this.start = game.start(Setup.STANDARD);
    this.state = start.copy();
  }

  /**
   * Plays one game.
   *
   * @param seats who plays, by seat; a policy may sit at several seats
   * @param points takes the points by seat
   * @return how many rounds (rolls) it took
   */
  public int play(List<? extends Policy> seats, long seed, long index, int[] points) {
    RandomGenerator dice = Seeds.stream(seed, index, Seeds.Purpose.DICE, 0);
    RandomGenerator choice = Seeds.stream(seed, index, Seeds.Purpose.CHOICE, 0);
    state.set(start);
    int rounds = 0;
    for (int turn = state.turn(); turn != State.OVER; turn = state.turn()) {
      if (turn == State.CHANCE) {
        state.play(state.draw(dice));
        rounds++;
      } else {
        state.play(seats.get(turn).choose(state, choice));
      }
    }
    for (int seat = 0; seat < points.length; seat++) {
      points[seat] = state.points(seat);
    }
    return rounds;
  }
}
