package spielwerk.engines.qwixx;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * A small network that foretells how a game ends from a {@link Glance}: one layer of hidden units,
 * as in Tesauro's TD-Gammon, whose inputs are all "this row stands so" or "not so". So the sums
 * before the hidden units are sums of table rows, one for each fact that holds, and cost little; a
 * further entry of each row goes straight to the output. There is one network for the time when all
 * rows are open and one for when a row is closed; how a game ends that a decision has just ended is
 * a table by the own lead.
 *
 * <p>Weights change only while somebody trains it.
 */
public final class Outlook {
  /** The lead counts up to so many points when the game ends. */
  static final int FAR = 30;

  private static final float LEAK = 0.1f;
  private static final double POINTS_UNIT = 50;

  private final Aim aim;
  private final boolean seesOthers;
  private final int hidden;
  private final int width;
  private final float[][] vectors = new float[2][];
  private final float[][] output = new float[2][];
  private final float[] ending = new float[2 * FAR + 1];

  /**
   * An outlook that knows nothing yet.
   *
   * @param seesOthers whether it sees the sheets of the others, or only their points
   */
  public Outlook(Aim aim, boolean seesOthers, int hidden) {
    this.aim = aim;
    this.seesOthers = seesOthers;
    this.hidden = hidden;
    this.width = hidden + 1;
    for (int net = 0; net < 2; net++) {
      vectors[net] = new float[Glance.PLACES * width];
      output[net] = new float[hidden];
    }
    for (int i = 0; i < ending.length; i++) {
      ending[i] = aim == Aim.WIN ? (i - FAR) / 3f : 0;
    }
  }

  public Aim aim() {
    return aim;
  }

  public boolean seesOthers() {
    return seesOthers;
  }

  public int hidden() {
    return hidden;
  }

  /** Gives small random weights to the hidden units, which would else stay alike. */
  public void stir(RandomGenerator random) {
    for (int net = 0; net < 2; net++) {
      for (int i = 0; i < vectors[net].length; i++) {
        int place = i / width;
        boolean unseen = !seesOthers && place >= Glance.OTHERS && place < Glance.TURN;
        boolean straight = i % width == hidden;
        vectors[net][i] = unseen || straight ? 0 : (random.nextFloat() - 0.5f) * 0.2f;
      }
      for (int h = 0; h < hidden; h++) {
        output[net][h] = (random.nextFloat() - 0.5f) * 0.4f;
      }
    }
  }

  /** All arrays of weights, in the order of the model files. */
  float[][] weights() {
    return new float[][] {vectors[0], output[0], vectors[1], output[1], ending};
  }

  /** Adds the vectors of all places. */
  void add(Glance glance, float[] sums) {
    float[] table = vectors[glance.moment];
    for (int i = 0; i < glance.count; i++) {
      int at = glance.places[i] * width;
      for (int h = 0; h < width; h++) {
        sums[h] += table[at + h];
      }
    }
  }

  /** Puts the vector of one place in the stead of another. */
  void replace(int moment, int old, int now, float[] sums) {
    float[] table = vectors[moment];
    int from = old * width;
    int to = now * width;
    for (int h = 0; h < width; h++) {
      sums[h] += table[to + h] - table[from + h];
    }
  }

  /** The value from the sums over all places, to which the lead is added here. */
  double value(Glance glance, float[] sums) {
    float[] table = vectors[glance.moment];
    float[] out = output[glance.moment];
    float pull = glance.pull();
    int at = Glance.LEAD * width;
    float sum = sums[hidden] + pull * table[at + hidden];
    for (int h = 0; h < hidden; h++) {
      float x = sums[h] + pull * table[at + h];
      sum += out[h] * Math.max(x, LEAK * x);
    }
    return finish(sum, glance);
  }

  double valueOfEnd(Glance glance) {
    return finish(ending[place(glance.lead)], glance);
  }

  private double finish(double sum, Glance glance) {
    return aim == Aim.WIN ? 1 / (1 + StrictMath.exp(-sum)) : glance.points + POINTS_UNIT * sum;
  }

  private static int place(int lead) {
    return Math.max(-FAR, Math.min(FAR, lead)) + FAR;
  }

  /**
   * A step of the gradient that moves the value of a glance towards a target: of the logarithmic
   * loss for a win, of the square for points.
   *
   * @param sums room for the hidden sums
   */
  public void learn(Glance glance, double target, float rate, float[] sums) {
    if (glance.moment == Glance.END) {
      ending[place(glance.lead)] += rate * error(valueOfEnd(glance), target);
      return;
    }
    Arrays.fill(sums, 0);
    add(glance, sums);
    float step = rate * error(value(glance, sums), target);
    float[] table = vectors[glance.moment];
    float[] out = output[glance.moment];
    float pull = glance.pull();
    int lead = Glance.LEAD * width;
    for (int h = 0; h < hidden; h++) {
      float x = sums[h] + pull * table[lead + h];
      float slope = step * out[h] * (x > 0 ? 1 : LEAK);
      out[h] += step * Math.max(x, LEAK * x);
      sums[h] = slope;
    }
    sums[hidden] = step;
    for (int i = 0; i < glance.count; i++) {
      int at = glance.places[i] * width;
      for (int h = 0; h < width; h++) {
        table[at + h] += sums[h];
      }
    }
    for (int h = 0; h < width; h++) {
      table[lead + h] += pull * sums[h];
    }
  }

  private float error(double value, double target) {
    return (float) (aim == Aim.WIN ? target - value : (target - value) / POINTS_UNIT);
  }
}
