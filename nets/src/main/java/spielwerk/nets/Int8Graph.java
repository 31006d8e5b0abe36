package spielwerk.nets;

import java.util.Map;

/**
 * A network whose blocks are quantised to bytes: 98% of the paper's network's work, at about twice
 * the speed and a little off. The first convolution and the heads, which are cheap, stay as they
 * are.
 *
 * <p>Each activation x becomes round(x / scale) + zero in a byte, with a scale that fits what was
 * seen on real positions ({@link Calibration}); each kernel becomes whole numbers from -63 to 63
 * with a scale for each channel. Seven bits, not eight, because processors without VNNI add two
 * products in 16 bits and would overflow. The graph says where numbers are rounded (QuantizeLinear)
 * and taken back (DequantizeLinear); ONNX Runtime fuses what lies between into arithmetic on bytes.
 */
final class Int8Graph {
  private static final int WEIGHT_LIMIT = 63;
  private static final int BYTE = 255;
  private static final int BIAS_LIMIT = 1 << 24;

  private final NetWeights weights;
  private final Map<String, Calibration.Range> ranges;
  private final OnnxGraph graph;
  private final OnnxWriter writer;

  /** What an array of bytes stands for. */
  private record Rounded(String name, double scale) {}

  private Int8Graph(NetWeights weights, Map<String, Calibration.Range> ranges) {
    this.weights = weights;
    this.ranges = ranges;
    this.graph = new OnnxGraph(weights);
    this.writer = graph.writer();
  }

  /** The bytes of an ONNX file. */
  static byte[] bytes(NetWeights weights, Map<String, Calibration.Range> ranges) {
    return new Int8Graph(weights, ranges).bytes();
  }

  private byte[] bytes() {
    Rounded trunk = rounded(graph.input());
    for (int block = 1; block <= weights.spec().blocks(); block++) {
      String first = convolution(NetLayout.first(block), trunk);
      Rounded inner = rounded(graph.relu(first));
      Rounded outer = rounded(convolution(NetLayout.second(block), inner));
      String sum = writer.node("Add", "block" + block + ".sum", outer.name(), trunk.name());
      trunk = rounded(graph.relu(sum));
    }
    graph.heads(trunk.name());
    return writer.bytes();
  }

  /** Rounds an activation to bytes and takes it back. */
  private Rounded rounded(String input) {
    Calibration.Range range = ranges.get(input);
    if (range == null) {
      throw new IllegalArgumentException("no range of " + input);
    }
    // What was always 0 gets some scale; none would be wrong.
    double scale = range.max() > range.min() ? (range.max() - range.min()) / BYTE : 1;
    String step = writer.floats(input + ".step", new float[] {(float) scale});
    String zero = writer.uint8(input + ".zero", (int) Math.round(-range.min() / scale));
    String bytes = writer.node("QuantizeLinear", input + ".bytes", input, step, zero);
    return new Rounded(
        writer.node("DequantizeLinear", input + ".back", bytes, step, zero), (float) scale);
  }

  private String convolution(String name, Rounded input) {
    FoldedConvolution folded = FoldedConvolution.of(weights, name);
    int channels = folded.bias().length;
    int each = folded.kernel().length / channels;
    byte[] kernel = new byte[folded.kernel().length];
    int[] bias = new int[channels];
    float[] kernelSteps = new float[channels];
    float[] biasSteps = new float[channels];
    for (int channel = 0; channel < channels; channel++) {
      double largest = 0;
      for (int i = channel * each; i < (channel + 1) * each; i++) {
        largest = Math.max(largest, Math.abs(folded.kernel()[i]));
      }
      // The bias is counted in steps of kernel and input together; where a kernel has died away
      // they must stay large enough for it.
      double enough = Math.abs(folded.bias()[channel]) / (BIAS_LIMIT * input.scale());
      kernelSteps[channel] =
          (float) Math.max(Math.max(largest / WEIGHT_LIMIT, enough), Float.MIN_NORMAL);
      biasSteps[channel] = (float) (kernelSteps[channel] * input.scale());
      for (int i = channel * each; i < (channel + 1) * each; i++) {
        kernel[i] = (byte) Math.round(folded.kernel()[i] / kernelSteps[channel]);
      }
      bias[channel] = (int) Math.rint(folded.bias()[channel] / (double) biasSteps[channel]);
    }
    Protobuf[] perChannel = {OnnxWriter.integer("axis", 0)};
    String kernelBack =
        writer.node(
            "DequantizeLinear",
            perChannel,
            name + ".weight.back",
            writer.int8s(name + ".weight", kernel, folded.shape()),
            writer.floats(name + ".weight.step", kernelSteps, channels),
            writer.int8s(name + ".weight.zero", new byte[channels], channels));
    String biasBack =
        writer.node(
            "DequantizeLinear",
            perChannel,
            name + ".bias.back",
            writer.int32s(name + ".bias", bias, channels),
            writer.floats(name + ".bias.step", biasSteps, channels),
            writer.int32s(name + ".bias.zero", new int[channels], channels));
    return writer.convolution(input.name(), kernelBack, biasBack, folded.side(), name + ".conv");
  }
}
