package spielwerk.nets;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import spielwerk.core.Seeds;

/** All numbers of one network, in the order of its {@link NetLayout}. Immutable. */
public final class NetWeights {
  private final NetLayout layout;
  private final List<float[]> arrays;

  /**
   * @param arrays one for each part of the spec's layout
   */
  public NetWeights(NetSpec spec, List<float[]> arrays) {
    this.layout = NetLayout.of(spec);
    if (arrays.size() != layout.parts().size()) {
      throw new IllegalArgumentException(
          arrays.size() + " arrays for " + layout.parts().size() + " parts");
    }
    this.arrays = new ArrayList<>();
    for (int i = 0; i < arrays.size(); i++) {
      NetLayout.Part part = layout.parts().get(i);
      if (arrays.get(i).length != part.size()) {
        throw new IllegalArgumentException(
            "%d numbers for %s, which has %d"
                .formatted(arrays.get(i).length, part.name(), part.size()));
      }
      this.arrays.add(arrays.get(i).clone());
    }
  }

  /**
   * A network that knows nothing: weights by He et al. (2015), so that what flows through keeps its
   * size, and smaller ones (as PyTorch's) in the last layer of each head, which no ReLU halves.
   * Batch norm changes nothing yet.
   */
  public static NetWeights random(NetSpec spec, long seed) {
    RandomGenerator random = Seeds.stream(seed);
    List<float[]> arrays = new ArrayList<>();
    for (NetLayout.Part part : NetLayout.of(spec).parts()) {
      float[] array = new float[part.size()];
      switch (part.role()) {
        case WEIGHT -> {
          double gain = part.name().endsWith(".out.weight") ? 1.0 / 3 : 2;
          double deviation = Math.sqrt(gain / part.fanIn());
          for (int i = 0; i < array.length; i++) {
            array[i] = (float) (random.nextGaussian() * deviation);
          }
        }
        case GAMMA, VARIANCE -> Arrays.fill(array, 1);
        case BIAS, BETA, MEAN -> {}
      }
      arrays.add(array);
    }
    return new NetWeights(spec, arrays);
  }

  public NetSpec spec() {
    return layout.spec();
  }

  public NetLayout layout() {
    return layout;
  }

  /** A copy of the array at this place of the layout. */
  public float[] array(int index) {
    return arrays.get(index).clone();
  }

  /** A copy of the array of this name. */
  public float[] array(String name) {
    return array(layout.parts().indexOf(layout.part(name)));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof NetWeights weights
        && weights.spec().equals(spec())
        && Arrays.deepEquals(weights.arrays.toArray(), arrays.toArray());
  }

  @Override
  public int hashCode() {
    return 31 * spec().hashCode() + Arrays.deepHashCode(arrays.toArray());
  }

  @Override
  public String toString() {
    return "weights of " + spec();
  }
}
