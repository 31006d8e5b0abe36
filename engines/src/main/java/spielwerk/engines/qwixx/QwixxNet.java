package spielwerk.engines.qwixx;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import spielwerk.games.qwixx.Row;

/**
 * A small network that predicts how a game ends from a {@link QwixxNetInput}: one layer of hidden
 * units, as in Tesauro's TD-Gammon, whose inputs are all "this row stands so" or "not so". So the
 * sums before the hidden units are sums of table lines, one for each fact that holds, and cost
 * little; a further number of each fact goes straight to the output. There is one network for the
 * time when all rows are open and one for when a row is closed; how a game ends that a decision has
 * just ended is a table by the own lead.
 *
 * <p>Dice do not know colours: exchanging red with yellow and green with blue changes nothing, nor
 * does turning the numbers round, which exchanges red and yellow with green and blue. As numbers of
 * rows these are r XOR k for k = 0 to 3. So each unit comes in four copies, and copy k sees row r
 * as the first sees r XOR k. That makes the network blind to what cannot matter, and every game
 * teaches as much as four.
 *
 * <p>Weights change only while somebody trains it.
 */
public final class QwixxNet {
  /** The lead counts up to this many points when the game ends. */
  private static final int FAR = 30;

  private static final float LEAK = 0.1f;
  private static final double POINTS_UNIT = 50;

  private final Objective objective;
  private final boolean seesOthers;
  private final int units;
  private final int width;
  private final Net[] nets = new Net[2];
  private final float[] ending = new float[2 * FAR + 1];
  private Chances chances = Chances.AS_SAID;

  /** The weights of one network; a line of {@code rows} holds all units for the four rows. */
  private static final class Net {
    final float[] rows;
    final float[] facts;
    final float[] straightRows = new float[QwixxNetInput.ROW_FACTS];
    final float[] straightFacts = new float[QwixxNetInput.FACTS];
    final float[] output;

    Net(int units) {
      rows = new float[QwixxNetInput.ROW_FACTS * Row.COUNT * units];
      facts = new float[QwixxNetInput.FACTS * units];
      output = new float[units];
    }
  }

  /**
   * A network that knows nothing yet.
   *
   * @param seesOthers whether it sees the sheets of the others, or only their points
   * @param units how many different hidden units it has, a power of two
   */
  public QwixxNet(Objective objective, boolean seesOthers, int units) {
    if (units < 1 || Integer.bitCount(units) != 1) {
      throw new IllegalArgumentException("The units are a power of two");
    }
    this.objective = objective;
    this.seesOthers = seesOthers;
    this.units = units;
    this.width = Row.COUNT * units;
    nets[0] = new Net(units);
    nets[1] = new Net(units);
    for (int i = 0; i < ending.length; i++) {
      ending[i] = objective == Objective.WIN ? (i - FAR) / 3f : 0;
    }
  }

  public Objective aim() {
    return objective;
  }

  public boolean seesOthers() {
    return seesOthers;
  }

  public int units() {
    return units;
  }

  /** What its chances of winning are worth among its copies. */
  public Chances chances() {
    return chances;
  }

  /** Has its chances corrected; it decides as before. */
  public void calibrate(Chances fitted) {
    chances = fitted;
  }

  /** Room for the sums before the hidden units and the output. */
  public float[] room() {
    return new float[width + 1];
  }

  /** Gives small random weights to the hidden units, which would else stay alike. */
  public void stir(RandomGenerator random) {
    for (Net net : nets) {
      for (int i = 0; i < net.rows.length; i++) {
        boolean seen = seesOthers || i < net.rows.length / 2;
        net.rows[i] = seen ? (random.nextFloat() - 0.5f) * 0.2f : 0;
      }
      for (int u = 0; u < units; u++) {
        net.output[u] = (random.nextFloat() - 0.5f) * 0.4f;
      }
    }
  }

  /** A copy that sees the sheets of the others too, though they mean nothing to it yet. */
  public QwixxNet seeingOthers() {
    QwixxNet copy = new QwixxNet(objective, true, units);
    float[][] from = weights();
    float[][] to = copy.weights();
    for (int i = 0; i < from.length; i++) {
      System.arraycopy(from[i], 0, to[i], 0, from[i].length);
    }
    return copy;
  }

  /** All weights, in the order of the model files. */
  float[][] weights() {
    Net open = nets[QwixxNetInput.OPEN];
    Net late = nets[QwixxNetInput.LATE];
    return new float[][] {
      open.rows,
      open.facts,
      open.straightRows,
      open.straightFacts,
      open.output,
      late.rows,
      late.facts,
      late.straightRows,
      late.straightFacts,
      late.output,
      ending
    };
  }

  /** Adds up the lines of all facts. */
  void add(QwixxNetInput qwixxNetInput, float[] sums) {
    for (int i = 0; i < qwixxNetInput.rowCount; i++) {
      addRow(qwixxNetInput.moment, qwixxNetInput.rows[i], 1, sums);
    }
    for (int i = 0; i < qwixxNetInput.factCount; i++) {
      addFact(qwixxNetInput.moment, qwixxNetInput.facts[i], 1, sums);
    }
  }

  /**
   * Adds the line of a fact about a row.
   *
   * @param times 1, or -1 to take it away
   */
  void addRow(int moment, int fact, float times, float[] sums) {
    Net net = nets[moment];
    int at = (fact >>> 2) * width;
    int turned = (fact & 3) * units;
    for (int h = 0; h < width; h++) {
      sums[h] += times * net.rows[at + (h ^ turned)];
    }
    sums[width] += times * net.straightRows[fact >>> 2];
  }

  /** Adds the line of another fact, as much as it holds. */
  void addFact(int moment, int fact, float times, float[] sums) {
    Net net = nets[moment];
    int at = fact * units;
    for (int h = 0; h < width; h++) {
      sums[h] += times * net.facts[at + (h & (units - 1))];
    }
    sums[width] += times * net.straightFacts[fact];
  }

  /** The value from the sums over all facts, to which the lead is added here. */
  double value(QwixxNetInput qwixxNetInput, float[] sums) {
    addFact(qwixxNetInput.moment, QwixxNetInput.LEAD, qwixxNetInput.pull(), sums);
    float[] output = nets[qwixxNetInput.moment].output;
    float sum = sums[width];
    for (int h = 0; h < width; h++) {
      sum += output[h & (units - 1)] * Math.max(sums[h], LEAK * sums[h]);
    }
    return finish(sum, qwixxNetInput);
  }

  double valueOfEnd(QwixxNetInput qwixxNetInput) {
    return finish(ending[place(qwixxNetInput.lead)], qwixxNetInput);
  }

  private double finish(double sum, QwixxNetInput qwixxNetInput) {
    return objective == Objective.WIN
        ? 1 / (1 + StrictMath.exp(-sum))
        : qwixxNetInput.points + POINTS_UNIT * sum;
  }

  private static int place(int lead) {
    return Math.max(-FAR, Math.min(FAR, lead)) + FAR;
  }

  /**
   * A gradient step that moves the value of an input towards a target: of the logarithmic loss for
   * a win, of the square for points.
   *
   * @param sums {@link #room}
   */
  public void learn(QwixxNetInput qwixxNetInput, double target, float rate, float[] sums) {
    if (qwixxNetInput.ends()) {
      ending[place(qwixxNetInput.lead)] += rate * error(valueOfEnd(qwixxNetInput), target);
      return;
    }
    Arrays.fill(sums, 0);
    add(qwixxNetInput, sums);
    float step = rate * error(value(qwixxNetInput, sums), target);
    Net net = nets[qwixxNetInput.moment];
    for (int h = 0; h < width; h++) {
      float x = sums[h];
      int unit = h & (units - 1);
      sums[h] = step * net.output[unit] * (x > 0 ? 1 : LEAK);
      net.output[unit] += step * Math.max(x, LEAK * x);
    }
    for (int i = 0; i < qwixxNetInput.rowCount; i++) {
      int fact = qwixxNetInput.rows[i];
      int at = (fact >>> 2) * width;
      int turned = (fact & 3) * units;
      for (int h = 0; h < width; h++) {
        net.rows[at + (h ^ turned)] += sums[h];
      }
      net.straightRows[fact >>> 2] += step;
    }
    for (int i = 0; i < qwixxNetInput.factCount; i++) {
      learnFact(net, qwixxNetInput.facts[i], 1, step, sums);
    }
    learnFact(net, QwixxNetInput.LEAD, qwixxNetInput.pull(), step, sums);
  }

  private void learnFact(Net net, int fact, float times, float step, float[] slopes) {
    int at = fact * units;
    for (int h = 0; h < width; h++) {
      net.facts[at + (h & (units - 1))] += times * slopes[h];
    }
    net.straightFacts[fact] += times * step;
  }

  private float error(double value, double target) {
    return (float) (objective == Objective.WIN ? target - value : (target - value) / POINTS_UNIT);
  }
}
