package spielwerk.search.mcts;

import java.util.random.RandomGenerator;
import spielwerk.core.Policy;
import spielwerk.core.State;

/**
 * Roll-outs that remember: with some probability the move that has done best for the seat in all
 * simulations so far, one never played counting as the best (MAST with epsilon-greedy choice, Tak
 * et al. 2012); otherwise what another policy says.
 */
record Mast(MoveAverages averages, double share, Policy otherwise, int[] room) implements Policy {
  @Override
  public int choose(State state, RandomGenerator random) {
    if (random.nextDouble() >= share) {
      return otherwise.choose(state, random);
    }
    int seat = state.turn();
    int count = state.moves(room, 0);
    // from a random place on, so that no move is preferred for standing early
    int start = random.nextInt(count);
    int best = room[start];
    double most = averages.mean(seat, best, Double.POSITIVE_INFINITY);
    for (int i = 1; i < count; i++) {
      int move = room[(start + i) % count];
      double mean = averages.mean(seat, move, Double.POSITIVE_INFINITY);
      if (mean > most) {
        most = mean;
        best = move;
      }
    }
    return best;
  }
}
