package spielwerk.learn.evolution;

import java.util.random.RandomGenerator;
import spielwerk.core.Game;
import spielwerk.core.Policy;
import spielwerk.core.Seeds;
import spielwerk.core.State;

/**
 * Where policies play one game after the other at full speed. Dice come from (seed, index) alone:
 * whoever plays, the same roll of the same game is the same. It keeps a state, so it belongs to one
 * thread.
 */
public final class PolicySimulator {
  private final Game game;

  public PolicySimulator(Game game) {
    this.game = game;
  }

  /** Plays a game and writes the points by seat. */
  public void play(Policy[] seats, long seed, long index, int[] points) {
    RandomGenerator dice = Seeds.stream(seed, index, Seeds.Purpose.DICE, 0);
    RandomGenerator choice = Seeds.stream(seed, index, Seeds.Purpose.CHOICE, 0);
    State state = game.start(game.setup(Seeds.derive(seed, index, Seeds.Purpose.SETUP, 0)));
    for (int turn = state.turn(); turn != State.OVER; turn = state.turn()) {
      state.play(turn == State.CHANCE ? state.draw(dice) : seats[turn].choose(state, choice));
    }
    for (int seat = 0; seat < seats.length; seat++) {
      points[seat] = state.points(seat);
    }
  }
}
