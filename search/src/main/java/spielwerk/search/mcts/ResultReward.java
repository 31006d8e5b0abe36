package spielwerk.search.mcts;

import org.jspecify.annotations.Nullable;
import spielwerk.core.Evaluation;
import spielwerk.core.Goal;
import spielwerk.core.State;

/**
 * The usual reward. To win: the game is shared by those with the most points, 1 to a single winner;
 * for points: the points. A game that was cut off is judged by an evaluation (two seats), or, where
 * there is none, by the points so far.
 *
 * @param scale the evaluation that counts as half-way from a draw to a win
 */
record ResultReward(Goal goal, int seats, @Nullable Evaluation evaluation, double scale)
    implements Reward {

  @Override
  public boolean unit() {
    return goal == Goal.WIN;
  }

  @Override
  public void of(State state, double[] rewards) {
    int turn = state.turn();
    if (evaluation != null && turn >= 0) {
      double value = evaluation.value(state);
      if (goal == Goal.WIN) {
        // as alpha-beta reports evaluations: the order is kept, and a win never claimed
        double own = (1 + value / (Math.abs(value) + scale)) / 2;
        rewards[turn] = own;
        rewards[1 - turn] = 1 - own;
      } else {
        rewards[turn] = value;
        rewards[1 - turn] = -value;
      }
    } else if (goal == Goal.POINTS) {
      for (int seat = 0; seat < seats; seat++) {
        rewards[seat] = state.points(seat);
      }
    } else {
      share(state, rewards);
    }
  }

  private void share(State state, double[] rewards) {
    int most = Integer.MIN_VALUE;
    int winners = 0;
    for (int seat = 0; seat < seats; seat++) {
      int points = state.points(seat);
      rewards[seat] = points;
      winners = points > most ? 1 : points == most ? winners + 1 : winners;
      most = Math.max(most, points);
    }
    for (int seat = 0; seat < seats; seat++) {
      rewards[seat] = rewards[seat] == most ? 1.0 / winners : 0;
    }
  }
}
