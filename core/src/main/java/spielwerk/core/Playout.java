package spielwerk.core;

import java.util.random.RandomGenerator;

/**
 * Plays a state to its end by uniformly random moves. One per thread; allocates nothing while it
 * plays.
 */
public final class Playout implements Policy {
  private final int[] room;

  public Playout(Game game) {
    this.room = new int[game.traits().maxMoves()];
  }

  @Override
  public int choose(State state, RandomGenerator random) {
    if (state instanceof Sampled sampled) {
      return sampled.sample(random);
    }
    return room[random.nextInt(state.moves(room, 0))];
  }

  /** Plays on until the game is over and returns how many moves that took. */
  public int finish(State state, RandomGenerator random) {
    int count = 0;
    for (int turn = state.turn(); turn != State.OVER; turn = state.turn(), count++) {
      state.play(turn == State.CHANCE ? state.draw(random) : choose(state, random));
    }
    return count;
  }
}
