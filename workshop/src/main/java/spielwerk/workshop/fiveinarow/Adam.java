package spielwerk.workshop.fiveinarow;

import java.util.Arrays;

/**
 * Numbers that learn by Adam (Kingma and Ba 2015), with decay of the weights apart from the
 * gradient (Loshchilov and Hutter 2019).
 */
final class Adam {
  private static final float FIRST = 0.9f;
  private static final float SECOND = 0.999f;
  private static final float SMALL = 1e-8f;

  final float[] weights;
  final float[] gradient;
  private final float[] mean;
  private final float[] square;
  private final float decay;
  private int steps;

  Adam(int size, float decay) {
    this.weights = new float[size];
    this.gradient = new float[size];
    this.mean = new float[size];
    this.square = new float[size];
    this.decay = decay;
  }

  /** One step against the gradient, which is nothing afterwards. */
  void step(float rate) {
    steps++;
    float first = 1 / (1 - (float) StrictMath.pow(FIRST, steps));
    float second = 1 / (1 - (float) StrictMath.pow(SECOND, steps));
    for (int i = 0; i < weights.length; i++) {
      float slope = gradient[i];
      mean[i] = FIRST * mean[i] + (1 - FIRST) * slope;
      square[i] = SECOND * square[i] + (1 - SECOND) * slope * slope;
      float step = mean[i] * first / ((float) Math.sqrt(square[i] * second) + SMALL);
      weights[i] -= rate * (step + decay * weights[i]);
    }
    Arrays.fill(gradient, 0);
  }
}
