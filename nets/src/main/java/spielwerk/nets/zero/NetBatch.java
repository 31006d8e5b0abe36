package spielwerk.nets.zero;

import java.util.ArrayList;
import java.util.List;
import spielwerk.nets.Net;

/**
 * Leaves that are shown to a network together: of one search, or one of each of many searches that
 * go on in lockstep. No tree is shared, so every search does just what it would do alone.
 *
 * <pre>{@code
 * while (!search.finished()) {
 *   batch.add(search);
 *   batch.evaluate();
 * }
 * }</pre>
 *
 * <p>Belongs to one thread.
 */
public final class NetBatch implements AutoCloseable {
  private final Net net;
  private final int inputs;
  private final int outputs;
  private final float[] planes;
  private final float[] logits;
  private final float[] values;
  private final List<ZeroSearch> asking = new ArrayList<>();

  /**
   * @param net closed with the batch
   * @param most how many leaves there will be at once
   */
  public NetBatch(Net net, int most) {
    this.net = net;
    this.inputs = net.spec().inputs();
    this.outputs = net.spec().outputs();
    this.planes = new float[Math.multiplyExact(most, inputs)];
    this.logits = new float[Math.multiplyExact(most, outputs)];
    this.values = new float[most];
  }

  /**
   * Takes the next leaf of a search in. False if it has none: it is finished, or must have its
   * answers first.
   */
  public boolean add(ZeroSearch search) {
    boolean asks = search.ask(planes, asking.size() * inputs);
    if (asks) {
      asking.add(search);
    }
    return asks;
  }

  /** Takes leaves of a search in as long as it has any. */
  void addAll(ZeroSearch search) {
    while (asking.size() < values.length && add(search)) {
      // one leaf after the other
    }
  }

  /** Asks the network and hands out its answers; false if there was nothing to ask. */
  public boolean evaluate() {
    if (asking.isEmpty()) {
      return false;
    }
    net.evaluate(planes, asking.size(), logits, values);
    for (int i = 0; i < asking.size(); i++) {
      asking.get(i).answer(logits, i * outputs, values[i]);
    }
    asking.clear();
    return true;
  }

  /** Runs searches in lockstep until all are finished. */
  public void run(List<ZeroSearch> searches) {
    do {
      searches.forEach(this::add);
    } while (evaluate());
  }

  @Override
  public void close() {
    net.close();
  }
}
