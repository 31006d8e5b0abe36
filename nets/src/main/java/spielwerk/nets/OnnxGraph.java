package spielwerk.nets;

import java.util.ArrayList;
import java.util.List;

/** A network as an ONNX file, the form other programs read, with batch norm folded away. */
public final class OnnxGraph {
  /** What {@link Net#evaluate} puts in and takes out. */
  static final String PLANES = "planes";

  static final String LOGITS = "logits";
  static final String VALUE = "value";

  /** Added to a batch norm's variance, as PyTorch does. */
  public static final double EPSILON = 1e-5;

  private final NetWeights weights;
  private final OnnxWriter writer = new OnnxWriter();

  OnnxGraph(NetWeights weights) {
    this.weights = weights;
  }

  /** The bytes of an ONNX file. */
  public static byte[] bytes(NetWeights weights) {
    return whole(weights).bytes();
  }

  /** The same network that also tells what flows through its blocks. */
  static byte[] watchedBytes(NetWeights weights) {
    OnnxWriter writer = whole(weights);
    NetSpec spec = weights.spec();
    for (String name : watched(spec)) {
      writer.output(name, spec.channels(), spec.height(), spec.width());
    }
    return writer.bytes();
  }

  /** What flows through the blocks, by name. */
  static List<String> watched(NetSpec spec) {
    List<String> names = new ArrayList<>(List.of("input.conv.relu"));
    for (int block = 1; block <= spec.blocks(); block++) {
      names.add(NetLayout.first(block) + ".conv.relu");
      names.add(NetLayout.second(block) + ".conv");
      names.add("block" + block + ".sum.relu");
    }
    return names;
  }

  private static OnnxWriter whole(NetWeights weights) {
    OnnxGraph graph = new OnnxGraph(weights);
    String trunk = graph.input();
    for (int block = 1; block <= weights.spec().blocks(); block++) {
      String inner = graph.relu(graph.convolution(NetLayout.first(block), trunk));
      String outer = graph.convolution(NetLayout.second(block), inner);
      trunk = graph.relu(graph.writer.node("Add", "block" + block + ".sum", outer, trunk));
    }
    graph.heads(trunk);
    return graph.writer;
  }

  OnnxWriter writer() {
    return writer;
  }

  /** The first convolution. */
  String input() {
    NetSpec spec = weights.spec();
    writer.input(PLANES, spec.planes(), spec.height(), spec.width());
    return relu(convolution("input", PLANES));
  }

  void heads(String trunk) {
    String policy = flat(relu(convolution("policy", trunk)));
    full("policy.out", policy, LOGITS);
    String value = flat(relu(convolution("value", trunk)));
    value = relu(full("value.first", value, "value.first"));
    value = relu(full("value.second", value, "value.second"));
    writer.node("Tanh", VALUE, full("value.out", value, "value.out"));
    writer.output(LOGITS, weights.spec().outputs());
    writer.output(VALUE, 1);
  }

  String convolution(String name, String input) {
    FoldedConvolution folded = FoldedConvolution.of(weights, name);
    String kernel = writer.floats(name + ".weight", folded.kernel(), folded.shape());
    String bias = writer.floats(name + ".bias", folded.bias(), folded.bias().length);
    return writer.convolution(input, kernel, bias, folded.side(), name + ".conv");
  }

  private String full(String name, String input, String output) {
    float[] bias = weights.array(name + ".bias");
    float[] matrix = weights.array(name + ".weight");
    Protobuf[] transposed = {OnnxWriter.integer("transB", 1)};
    return writer.node(
        "Gemm",
        transposed,
        output,
        input,
        writer.floats(name + ".weight", matrix, bias.length, matrix.length / bias.length),
        writer.floats(name + ".bias", bias, bias.length));
  }

  String relu(String input) {
    return writer.node("Relu", input + ".relu", input);
  }

  private String flat(String input) {
    return writer.node("Flatten", input + ".flat", input);
  }
}
