package spielwerk.learn.selfplay;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.random.RandomGenerator;
import spielwerk.nets.NetSpec;

/**
 * The replay buffer: the latest positions of self-play, as many as the window holds, from which
 * samples are drawn uniformly, each turned or mirrored by chance.
 */
final class ReplayBuffer {
  private final TrainSpec.Window window;
  private final Augmentation augmentation;
  private final Deque<PackedPositions> shelves = new ArrayDeque<>();
  private PackedPositions[] order = {};
  private long[] ends = {};
  private long made;
  private int size;
  private int dropped;

  ReplayBuffer(TrainSpec.Window window, Augmentation augmentation) {
    this.window = window;
    this.augmentation = augmentation;
  }

  /**
   * How it stands.
   *
   * @param distinct positions that are no mirror image of another
   * @param fresh positions of the last generation
   * @param oldest generation of which something is left
   */
  record Stock(int size, int distinct, int fresh, int oldest) {}

  /** Puts in the positions of the next generation; the oldest go. */
  void add(PackedPositions packedPositions) {
    shelves.addLast(packedPositions);
    made += packedPositions.size;
    long held = 0;
    for (PackedPositions each : shelves) {
      held += each.size;
    }
    long surplus = held - window.at(made);
    while (surplus >= shelves.getFirst().size && shelves.size() > 1) {
      surplus -= shelves.removeFirst().size;
    }
    dropped = (int) Math.max(0, surplus);
    order = shelves.toArray(new PackedPositions[0]);
    ends = new long[order.length];
    long end = -dropped;
    for (int i = 0; i < order.length; i++) {
      end += order[i].size;
      ends[i] = end;
    }
    size = (int) end;
  }

  /** Counts positions of an earlier generation that have fallen out of the window. */
  void passOver(long positions) {
    made += positions;
  }

  int size() {
    return size;
  }

  /** All positions there ever were. */
  long made() {
    return made;
  }

  int fresh() {
    return order.length == 0 ? 0 : Math.min(size, order[order.length - 1].size);
  }

  Stock stock() {
    long[] keys = new long[size];
    int at = 0;
    for (int i = 0; i < order.length; i++) {
      int from = i == 0 ? dropped : 0;
      System.arraycopy(order[i].keys, from, keys, at, order[i].size - from);
      at += order[i].size - from;
    }
    Arrays.sort(keys);
    int distinct = 0;
    for (int i = 0; i < keys.length; i++) {
      distinct += i == 0 || keys[i] != keys[i - 1] ? 1 : 0;
    }
    return new Stock(size, distinct, fresh(), order.length == 0 ? 0 : order[0].generation);
  }

  /** Draws samples: planes, policies and values are filled from their beginning. */
  void draw(int count, RandomGenerator random, float[] planes, float[] policies, float[] values) {
    int inputs = planes.length / values.length;
    int outputs = policies.length / values.length;
    Arrays.fill(planes, 0, count * inputs, 0);
    Arrays.fill(policies, 0, count * outputs, 0);
    for (int i = 0; i < count; i++) {
      int number = random.nextInt(size);
      int symmetry = random.nextInt(augmentation.symmetries());
      int chunk = 0;
      while (number >= ends[chunk]) {
        chunk++;
      }
      int position = (int) (number - ends[chunk]) + order[chunk].size;
      order[chunk].write(
          position,
          augmentation.squares(symmetry),
          augmentation.moves(symmetry),
          planes,
          i * inputs,
          policies,
          i * outputs);
      values[i] = order[chunk].values[position];
    }
  }

  /** The planes alone of some positions. */
  float[] planes(int count, RandomGenerator random, NetSpec shape) {
    float[] planes = new float[count * shape.inputs()];
    draw(count, random, planes, new float[count * shape.outputs()], new float[count]);
    return planes;
  }
}
