package spielwerk.nets.zero;

import java.util.Arrays;
import java.util.Map;
import spielwerk.core.Game;
import spielwerk.core.Seeds;
import spielwerk.nets.Net;
import spielwerk.nets.NetSpec;

/** Networks that can be written down: the same planes get the same answer. */
final class PlainNet implements Net {
  /** What a network says of one position. */
  interface Opinion {
    /** Fills the logits of a position from an index on and returns its value. */
    float of(float[] planes, int from, int to, float[] logits, int at);
  }

  private final NetSpec spec;
  private final Opinion opinion;
  private int largest;

  PlainNet(Game game, Opinion opinion) {
    this.spec = NetSpec.of(game, 1, 1);
    this.opinion = opinion;
  }

  /** Likes all moves equally and knows nothing. */
  static PlainNet uniform(Game game) {
    return new PlainNet(game, (planes, from, to, logits, at) -> 0);
  }

  /** Has a strong opinion on every position, for no reason. */
  static PlainNet wild(Game game) {
    int outputs = game.traits().codes();
    return new PlainNet(
        game,
        (planes, from, to, logits, at) -> {
          long hash = Arrays.hashCode(Arrays.copyOfRange(planes, from, to));
          for (int i = 0; i < outputs; i++) {
            hash = Seeds.mix(hash + i + 1);
            logits[at + i] = (hash >> 40) * 0x1p-22f;
          }
          return (Seeds.mix(hash) >> 40) * 0x1p-23f * 0.7f;
        });
  }

  /** Knows the nodes of a {@link SeenTree}: by number the value, then the priors of its moves. */
  static PlainNet table(Map<Integer, double[]> nodes) {
    return new PlainNet(
        new SeenTree(),
        (planes, from, to, logits, at) -> {
          double[] row = nodes.getOrDefault((int) planes[from], new double[1]);
          for (int i = 1; i < row.length; i++) {
            logits[at + i - 1] = (float) Math.log(row[i]);
          }
          return (float) row[0];
        });
  }

  /** The most positions it was shown at once. */
  int largest() {
    return largest;
  }

  @Override
  public NetSpec spec() {
    return spec;
  }

  @Override
  public void evaluate(float[] planes, int count, float[] logits, float[] values) {
    largest = Math.max(largest, count);
    int inputs = spec.inputs();
    Arrays.fill(logits, 0, count * spec.outputs(), 0);
    for (int i = 0; i < count; i++) {
      values[i] = opinion.of(planes, i * inputs, (i + 1) * inputs, logits, i * spec.outputs());
    }
  }
}
