package spielwerk.nets;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * A network as an ONNX file, the form other programs read. Field numbers are those of onnx.proto.
 *
 * <p>Batch norm is folded into the convolution before it: with its statistics frozen it only scales
 * and shifts each channel, y = gamma (x - mean) / sqrt(variance + eps) + beta, so the scale goes
 * into the weights and the rest into a bias.
 */
public final class OnnxGraph {
  /** What {@link Net#evaluate} puts in and takes out. */
  static final String PLANES = "planes";

  static final String LOGITS = "logits";
  static final String VALUE = "value";

  /** Added to the variance, as PyTorch does. */
  public static final double EPSILON = 1e-5;

  private static final int IR_VERSION = 8;
  private static final int OPSET = 13;
  private static final int FLOAT = 1;

  private final Weights weights;
  private final Protobuf graph = new Protobuf();
  private int nodes;

  private OnnxGraph(Weights weights) {
    this.weights = weights;
  }

  /** The bytes of an ONNX file. */
  public static byte[] bytes(Weights weights) {
    return new OnnxGraph(weights).model();
  }

  private byte[] model() {
    NetSpec spec = weights.spec();
    String trunk = relu(convolution("input", PLANES));
    for (int block = 1; block <= spec.blocks(); block++) {
      String inner = relu(convolution(Layout.first(block), trunk));
      trunk = relu(node("Add", "", convolution(Layout.second(block), inner), trunk));
    }
    String policy = node("Flatten", "", relu(convolution("policy", trunk)));
    full("policy.out", policy, LOGITS);
    String value = node("Flatten", "", relu(convolution("value", trunk)));
    value = relu(full("value.first", value, ""));
    value = relu(full("value.second", value, ""));
    node("Tanh", VALUE, full("value.out", value, ""));
    graph.text(2, "spielwerk");
    graph.message(11, port(PLANES, spec.planes(), spec.height(), spec.width()));
    graph.message(12, port(LOGITS, spec.outputs()));
    graph.message(12, port(VALUE, 1));
    return new Protobuf()
        .number(1, IR_VERSION)
        .text(2, "Spielwerk")
        .message(7, graph)
        .message(8, new Protobuf().text(1, "").number(2, OPSET))
        .bytes();
  }

  /** A convolution with its batch norm; the kernel's middle is over each square in turn. */
  private String convolution(String name, String input) {
    float[] kernel = weights.array(name + ".weight");
    float[] gamma = weights.array(name + ".gamma");
    float[] beta = weights.array(name + ".beta");
    float[] mean = weights.array(name + ".mean");
    float[] variance = weights.array(name + ".variance");
    float[] bias = new float[gamma.length];
    int each = kernel.length / gamma.length;
    for (int channel = 0; channel < gamma.length; channel++) {
      double scale = gamma[channel] / Math.sqrt(variance[channel] + EPSILON);
      for (int i = channel * each; i < (channel + 1) * each; i++) {
        kernel[i] = (float) (kernel[i] * scale);
      }
      bias[channel] = (float) (beta[channel] - mean[channel] * scale);
    }
    Layout.Part part =
        weights.layout().parts().stream()
            .filter(candidate -> candidate.name().equals(name + ".weight"))
            .findFirst()
            .orElseThrow();
    long[] shape = part.shape().stream().mapToLong(Integer::longValue).toArray();
    constant(name + ".weight", kernel, shape);
    constant(name + ".bias", bias, bias.length);
    long side = shape[2];
    long pad = side / 2;
    return node(
        "Conv",
        new Protobuf[] {integers("kernel_shape", side, side), integers("pads", pad, pad, pad, pad)},
        "",
        input,
        name + ".weight",
        name + ".bias");
  }

  private String full(String name, String input, String output) {
    float[] bias = weights.array(name + ".bias");
    float[] matrix = weights.array(name + ".weight");
    constant(name + ".weight", matrix, bias.length, matrix.length / bias.length);
    constant(name + ".bias", bias, bias.length);
    Protobuf transposed = new Protobuf().text(1, "transB").number(3, 1).number(20, 2);
    return node(
        "Gemm", new Protobuf[] {transposed}, output, input, name + ".weight", name + ".bias");
  }

  private String relu(String input) {
    return node("Relu", "", input);
  }

  private String node(String operator, String output, String... inputs) {
    return node(operator, new Protobuf[0], output, inputs);
  }

  /** Adds a node and returns the name of its output, a fresh one where none is given. */
  private String node(String operator, Protobuf[] attributes, String output, String... inputs) {
    String name = output.isEmpty() ? "x" + nodes++ : output;
    Protobuf node = new Protobuf();
    for (String input : inputs) {
      node.text(1, input);
    }
    node.text(2, name).text(4, operator);
    for (Protobuf attribute : attributes) {
      node.message(5, attribute);
    }
    graph.message(1, node);
    return name;
  }

  private static Protobuf integers(String name, long... values) {
    Protobuf attribute = new Protobuf().text(1, name);
    for (long value : values) {
      attribute.number(8, value);
    }
    return attribute.number(20, 7);
  }

  private void constant(String name, float[] values, long... shape) {
    ByteBuffer raw =
        ByteBuffer.allocate(values.length * Float.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    raw.asFloatBuffer().put(values);
    Protobuf tensor = new Protobuf();
    for (long side : shape) {
      tensor.number(1, side);
    }
    graph.message(5, tensor.number(2, FLOAT).text(8, name).bytes(9, raw.array()));
  }

  /** An input or output of any number of positions. */
  private static Protobuf port(String name, long... sides) {
    Protobuf shape = new Protobuf().message(1, new Protobuf().text(2, "positions"));
    for (long side : sides) {
      shape.message(1, new Protobuf().number(1, side));
    }
    Protobuf tensor = new Protobuf().number(1, FLOAT).message(2, shape);
    return new Protobuf().text(1, name).message(2, new Protobuf().message(1, tensor));
  }
}
