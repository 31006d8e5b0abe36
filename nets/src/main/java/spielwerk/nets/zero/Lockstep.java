package spielwerk.nets.zero;

import java.util.List;
import spielwerk.nets.Net;

/**
 * Drives many searches against one network: one leaf of each makes a batch. No tree is shared and
 * none is searched twice at once, so every search does just what it would do alone. Belongs to one
 * thread.
 */
public final class Lockstep {
  private final Net net;
  private final int inputs;
  private final int outputs;
  private final float[] planes;
  private final float[] logits;
  private final float[] values;
  private final int[] asked;
  private long batches;
  private long evaluations;
  private long netNanos;

  /**
   * @param most how many searches there will be at once
   */
  public Lockstep(Net net, int most) {
    this.net = net;
    this.inputs = net.spec().inputs();
    this.outputs = net.spec().outputs();
    this.planes = new float[Math.multiplyExact(most, inputs)];
    this.logits = new float[Math.multiplyExact(most, outputs)];
    this.values = new float[most];
    this.asked = new int[most];
  }

  /** Goes on until all are finished. */
  public void run(List<ZeroSearch> searches) {
    while (step(searches)) {
      // step by step
    }
  }

  /**
   * One batch: asks every search that is not finished for a leaf and answers. False if none had
   * one. Afterwards those that are {@link ZeroSearch#finished} may begin anew at once, so that
   * nobody waits for the slowest.
   */
  public boolean step(List<ZeroSearch> searches) {
    int count = 0;
    for (int i = 0; i < searches.size(); i++) {
      if (searches.get(i).ask(planes, count * inputs)) {
        asked[count++] = i;
      }
    }
    if (count == 0) {
      return false;
    }
    long began = System.nanoTime();
    net.evaluate(planes, count, logits, values);
    netNanos += System.nanoTime() - began;
    for (int i = 0; i < count; i++) {
      searches.get(asked[i]).answer(logits, i * outputs, values[i]);
    }
    batches++;
    evaluations += count;
    return true;
  }

  /** Positions shown to the network so far. */
  public long evaluations() {
    return evaluations;
  }

  /** How often the network was called so far. */
  public long batches() {
    return batches;
  }

  /** Time spent in the network so far. */
  public long netNanos() {
    return netNanos;
  }
}
