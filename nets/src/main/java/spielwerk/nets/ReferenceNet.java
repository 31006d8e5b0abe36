package spielwerk.nets;

import java.util.Arrays;

/**
 * The network as OthelloZero 3.3 describes it, step by step and slowly, batch norm unfolded: what
 * faster forms of it are checked against.
 */
public final class ReferenceNet {
  private final NetWeights weights;
  private final NetSpec spec;

  public ReferenceNet(NetWeights weights) {
    this.weights = weights;
    this.spec = weights.spec();
  }

  /** The logits and, behind them, the value. */
  public double[] answer(float[] planes) {
    double[] input = new double[planes.length];
    for (int i = 0; i < planes.length; i++) {
      input[i] = planes[i];
    }
    double[] trunk = relu(convolution("input", input));
    for (int block = 1; block <= spec.blocks(); block++) {
      double[] inner = relu(convolution("block" + block + ".first", trunk));
      double[] outer = convolution("block" + block + ".second", inner);
      for (int i = 0; i < trunk.length; i++) {
        outer[i] += trunk[i];
      }
      trunk = relu(outer);
    }
    double[] logits = full("policy.out", relu(convolution("policy", trunk)));
    double[] value = relu(convolution("value", trunk));
    value = relu(full("value.first", value));
    value = relu(full("value.second", value));
    double[] both = Arrays.copyOf(logits, logits.length + 1);
    both[logits.length] = Math.tanh(full("value.out", value)[0]);
    return both;
  }

  private double[] convolution(String name, double[] input) {
    float[] kernel = weights.array(name + ".weight");
    float[] gamma = weights.array(name + ".gamma");
    int in = input.length / spec.squares();
    int side = (int) Math.sqrt((double) kernel.length / gamma.length / in);
    double[] output = new double[gamma.length * spec.squares()];
    for (int channel = 0; channel < gamma.length; channel++) {
      for (int row = 0; row < spec.height(); row++) {
        for (int column = 0; column < spec.width(); column++) {
          double sum = 0;
          for (int from = 0; from < in; from++) {
            for (int i = 0; i < side; i++) {
              for (int j = 0; j < side; j++) {
                int y = row + i - side / 2;
                int x = column + j - side / 2;
                if (y >= 0 && y < spec.height() && x >= 0 && x < spec.width()) {
                  sum +=
                      kernel[((channel * in + from) * side + i) * side + j]
                          * input[(from * spec.height() + y) * spec.width() + x];
                }
              }
            }
          }
          double centred = sum - weights.array(name + ".mean")[channel];
          double deviation =
              Math.sqrt(weights.array(name + ".variance")[channel] + OnnxGraph.EPSILON);
          output[(channel * spec.height() + row) * spec.width() + column] =
              gamma[channel] * centred / deviation + weights.array(name + ".beta")[channel];
        }
      }
    }
    return output;
  }

  private double[] full(String name, double[] input) {
    float[] matrix = weights.array(name + ".weight");
    float[] bias = weights.array(name + ".bias");
    double[] output = new double[bias.length];
    for (int i = 0; i < output.length; i++) {
      output[i] = bias[i];
      for (int j = 0; j < input.length; j++) {
        output[i] += matrix[i * input.length + j] * input[j];
      }
    }
    return output;
  }

  private static double[] relu(double[] numbers) {
    return Arrays.stream(numbers).map(number -> Math.max(0, number)).toArray();
  }
}
