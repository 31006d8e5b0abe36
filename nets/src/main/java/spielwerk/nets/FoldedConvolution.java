package spielwerk.nets;

import java.util.List;

/**
 * A convolution with the batch norm behind it folded in: with its statistics frozen, batch norm
 * only scales and shifts each channel, y = gamma (x - mean) / sqrt(variance + eps) + beta, so the
 * scale goes into the weights and the rest into a bias.
 */
record FoldedConvolution(float[] kernel, float[] bias, long[] shape) {
  static FoldedConvolution of(NetWeights weights, String name) {
    float[] kernel = weights.array(name + ".weight");
    float[] gamma = weights.array(name + ".gamma");
    float[] beta = weights.array(name + ".beta");
    float[] mean = weights.array(name + ".mean");
    float[] variance = weights.array(name + ".variance");
    float[] bias = new float[gamma.length];
    int each = kernel.length / gamma.length;
    for (int channel = 0; channel < gamma.length; channel++) {
      double scale = gamma[channel] / Math.sqrt(variance[channel] + OnnxGraph.EPSILON);
      for (int i = channel * each; i < (channel + 1) * each; i++) {
        kernel[i] = (float) (kernel[i] * scale);
      }
      bias[channel] = (float) (beta[channel] - mean[channel] * scale);
    }
    List<Integer> shape = weights.layout().part(name + ".weight").shape();
    return new FoldedConvolution(
        kernel, bias, shape.stream().mapToLong(Integer::longValue).toArray());
  }

  /** 3 or 1. */
  long side() {
    return shape[2];
  }
}
