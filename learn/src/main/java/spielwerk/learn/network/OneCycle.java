package spielwerk.learn.network;

import spielwerk.core.Mistake;

/**
 * One learning rate for each step, as PyTorch's OneCycleLR with cosine annealing (OthelloZero
 * 3.4.2): up from a 25th of the peak, then down to the end.
 *
 * @param peak the highest rate
 * @param steps how many there are
 * @param warmup the share of steps on the way up
 * @param end the rate of the last step; the paper's is about 1e-6
 */
public record OneCycle(double peak, int steps, double warmup, double end) {
  private static final double START_DIVISOR = 25;

  public OneCycle {
    if (!(peak > 0 && peak < 10)) {
      throw new Mistake("The highest learning rate is above 0 and below 10, not " + peak + ".");
    }
    if (steps < 1) {
      throw new Mistake("A cycle of learning rates has at least one step, not " + steps + ".");
    }
    if (!(warmup >= 0 && warmup <= 1)) {
      throw new Mistake("The share of steps to warm up is from 0 to 1, not " + warmup + ".");
    }
    if (!(end >= 0 && end <= peak)) {
      throw new Mistake(
          "The last learning rate is from 0 to the highest, " + peak + ", not " + end + ".");
    }
  }

  /**
   * @param step from 0 to {@code steps - 1}
   */
  public double at(int step) {
    if (step < 0 || step >= steps) {
      throw new IllegalArgumentException("step " + step + " of " + steps);
    }
    // The peak lies between two steps where warmup * steps is not a whole number, as in PyTorch.
    double top = warmup * steps - 1;
    double last = steps - 1;
    if (step <= top) {
      return top == 0 ? peak : between(peak / START_DIVISOR, peak, step / top);
    }
    return between(peak, end, (step - top) / (last - top));
  }

  private static double between(double from, double to, double share) {
    return to + (from - to) / 2 * (1 + Math.cos(Math.PI * share));
  }
}
