package spielwerk.learn.network;

import ai.djl.ndarray.NDArray;
import ai.djl.ndarray.NDManager;
import ai.djl.ndarray.types.Shape;
import ai.djl.nn.Activation;
import ai.djl.nn.convolutional.Conv2d;
import ai.djl.nn.core.Linear;
import ai.djl.nn.norm.BatchNorm;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import spielwerk.nets.NetLayout;
import spielwerk.nets.NetSpec;
import spielwerk.nets.NetWeights;
import spielwerk.nets.OnnxGraph;

/** A network as PyTorch's arrays, those that are learnt with gradients. OthelloZero 3.3. */
final class TorchNet {
  /** How much of a batch norm's old statistics a step keeps, as PyTorch's default. */
  private static final float KEPT = 0.9f;

  private static final Shape ONE = new Shape(1, 1);

  /** What the network says: logits of all moves, and values as one column. */
  record Answer(NDArray logits, NDArray values) {}

  private final NetSpec spec;
  private final Map<String, NDArray> arrays = new LinkedHashMap<>();

  TorchNet(NetWeights weights, NDManager manager) {
    this.spec = weights.spec();
    List<NetLayout.Part> parts = weights.layout().parts();
    for (int i = 0; i < parts.size(); i++) {
      NetLayout.Part part = parts.get(i);
      Shape shape = new Shape(part.shape().stream().mapToLong(Integer::longValue).toArray());
      NDArray array = manager.create(weights.array(i), shape);
      array.setRequiresGradient(part.role().learnt());
      arrays.put(part.name(), array);
    }
  }

  NDArray array(String name) {
    NDArray array = arrays.get(name);
    if (array == null) {
      throw new IllegalArgumentException("no part " + name);
    }
    return array;
  }

  NetWeights weights() {
    List<float[]> copies = new ArrayList<>();
    for (NDArray array : arrays.values()) {
      copies.add(array.toFloatArray());
    }
    return new NetWeights(spec, copies);
  }

  /**
   * @param training whether batch norm takes its statistics from this batch and keeps them
   */
  Answer answer(NDArray planes, boolean training) {
    NDArray trunk = relu(convolution("input", channelsLast(planes), training));
    for (int block = 1; block <= spec.blocks(); block++) {
      NDArray inner = relu(convolution(NetLayout.first(block), trunk, training));
      trunk = relu(convolution(NetLayout.second(block), inner, training).add(trunk));
    }
    long count = planes.getShape().get(0);
    NDArray policy = relu(convolution("policy", trunk, training)).reshape(count, -1);
    NDArray value = relu(convolution("value", trunk, training)).reshape(count, -1);
    value = relu(full("value.first", value));
    value = relu(full("value.second", value));
    return new Answer(full("policy.out", policy), full("value.out", value).tanh());
  }

  /**
   * The same numbers, a square's channels side by side in memory. All that follows keeps this
   * order, and PyTorch's convolutions are faster on it, most so with few channels.
   */
  private static NDArray channelsLast(NDArray planes) {
    NDArray squares = planes.transpose(0, 2, 3, 1);
    return squares.reshape(-1).reshape(squares.getShape()).transpose(0, 3, 1, 2);
  }

  private NDArray convolution(String name, NDArray input, boolean training) {
    NDArray kernel = array(name + ".weight");
    long pad = kernel.getShape().get(2) / 2;
    NDArray sum = Conv2d.conv2d(input, kernel, null, ONE, new Shape(pad, pad)).singletonOrThrow();
    // Axis -1 is DJL's word for PyTorch's own choice, the channels.
    return BatchNorm.batchNorm(
            sum,
            array(name + ".mean"),
            array(name + ".variance"),
            array(name + ".gamma"),
            array(name + ".beta"),
            -1,
            KEPT,
            (float) OnnxGraph.EPSILON,
            training)
        .singletonOrThrow();
  }

  private NDArray full(String name, NDArray input) {
    return Linear.linear(input, array(name + ".weight"), array(name + ".bias")).singletonOrThrow();
  }

  private static NDArray relu(NDArray input) {
    return Activation.relu(input);
  }
}
