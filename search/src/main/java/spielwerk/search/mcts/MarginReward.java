package spielwerk.search.mcts;

import spielwerk.core.Standing;
import spielwerk.core.State;

/**
 * The thesis's reward: what a seat has gained since the root (equation 6.5), less what the others
 * have gained, with a weight for the best of them (equation 6.6; there the number of players
 * divides what is left of the weight).
 */
final class MarginReward implements Reward {
  private final Standing standing;
  private final double winner;
  private final boolean relative;
  private final int seats;
  private final double[] root;
  private final double[] now;
  private final double[] gain;

  /**
   * @param winner the weight of the best of the others; 0 leaves all others out of account
   * @param relative whether the evaluation at the root is subtracted
   */
  MarginReward(Standing standing, int seats, double winner, boolean relative) {
    this.standing = standing;
    this.seats = seats;
    this.winner = winner;
    this.relative = relative;
    this.root = new double[seats];
    this.now = new double[seats];
    this.gain = new double[seats];
  }

  @Override
  public boolean unit() {
    return false;
  }

  @Override
  public void begin(State position) {
    for (int seat = 0; relative && seat < seats; seat++) {
      root[seat] = standing.value(position, seat);
    }
  }

  @Override
  public void of(State state, double[] rewards) {
    for (int seat = 0; seat < seats; seat++) {
      now[seat] = standing.value(state, seat);
      gain[seat] = now[seat] - root[seat];
    }
    for (int seat = 0; seat < seats; seat++) {
      rewards[seat] = winner == 0 || seats == 1 ? gain[seat] : gain[seat] - others(seat);
    }
  }

  private double others(int seat) {
    int best = seat == 0 ? 1 : 0;
    for (int other = 0; other < seats; other++) {
      best = other != seat && now[other] > now[best] ? other : best;
    }
    double sum = winner * gain[best];
    for (int other = 0; other < seats; other++) {
      if (other != seat && other != best) {
        sum += (1 - winner) / seats * gain[other];
      }
    }
    return sum;
  }
}
