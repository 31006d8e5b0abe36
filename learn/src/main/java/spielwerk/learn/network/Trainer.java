package spielwerk.learn.network;

import ai.djl.Device;
import ai.djl.engine.Engine;
import ai.djl.ndarray.NDArray;
import ai.djl.ndarray.NDManager;
import ai.djl.ndarray.types.Shape;
import ai.djl.pytorch.engine.PtNDArray;
import ai.djl.pytorch.jni.JniUtils;
import ai.djl.training.optimizer.AdamW;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.List;
import spielwerk.core.Mistake;
import spielwerk.nets.Losses;
import spielwerk.nets.NetLayout;
import spielwerk.nets.NetSpec;
import spielwerk.nets.NetWeights;

/**
 * Teaches a network with PyTorch.
 *
 * <p>The loss is OthelloZero's equation (2.1), the squared error of the value and the cross entropy
 * of the policy, without its third term: AdamW lets weights decay by itself, and with the term they
 * would decay twice. Only the weights of convolutions and fully connected layers decay; to pull
 * biases and batch norm towards zero would not make the network simpler.
 *
 * <p>With one thread the same start and batches give the same weights, bit for bit, on the same
 * kind of processor.
 */
public final class Trainer implements NetworkTrainer {
  private final NetSpec spec;
  private final NDManager manager;
  private final TorchNet net;
  private final List<Learnt> learnt = new ArrayList<>();
  private float rate;

  /** An array and who moves it. */
  private record Learnt(String name, NDArray array, AdamW optimizer) {}

  /** As {@link TrainingLibrary#trainer}, which is how others make one. */
  public Trainer(NetWeights start, double weightDecay, int threads, long seed) {
    if (!(weightDecay >= 0 && weightDecay <= 1)) {
      throw new Mistake("The weight decay is from 0 to 1, not " + weightDecay + ".");
    }
    if (threads < 1) {
      throw new Mistake("Training needs at least one thread, not " + threads + ".");
    }
    Engine engine = Torch.engine(threads);
    JniUtils.setSeed(seed);
    this.spec = start.spec();
    this.manager = engine.newBaseManager(Device.cpu());
    this.net = new TorchNet(start, manager);
    AdamW decaying = optimizer(weightDecay);
    AdamW steady = optimizer(0);
    for (NetLayout.Part part : start.layout().parts()) {
      if (part.role().learnt()) {
        boolean decays = part.role() == NetLayout.Role.WEIGHT;
        learnt.add(new Learnt(part.name(), net.array(part.name()), decays ? decaying : steady));
      }
    }
  }

  private AdamW optimizer(double decay) {
    return AdamW.builder()
        .optLearningRateTracker((parameter, updates) -> rate)
        .optWeightDecays((float) decay)
        .build();
  }

  @Override
  public Losses step(
      float[] planes, float[] policies, float[] values, int count, double learningRate) {
    if (count < 2) {
      throw new IllegalArgumentException("batch norm compares at least two positions");
    }
    rate = (float) learningRate;
    boolean before = JniUtils.isGradMode();
    // Whatever a step makes lies outside Java's heap and goes with this manager.
    try (NDManager scratch = manager.newSubManager()) {
      JniUtils.setGradMode(true);
      NDArray input = array(scratch, planes, count, spec.planes(), spec.height(), spec.width());
      NDArray shares = array(scratch, policies, count, spec.outputs());
      NDArray results = array(scratch, values, count, 1);
      TorchNet.Answer answer = net.answer(input, true);
      NDArray policy = answer.logits().logSoftmax(1).mul(shares).sum().div(-count);
      NDArray value = answer.values().sub(results).square().mean();
      NDArray loss = policy.add(value);
      Losses losses = new Losses(policy.getFloat(), value.getFloat());
      if (!Double.isFinite(losses.total())) {
        throw new Mistake(
            "The training diverged at learning rate %s: its losses are not finite any more; choose a lower one."
                .formatted(learningRate));
      }
      JniUtils.backward((PtNDArray) loss, (PtNDArray) scratch.ones(new Shape()), false, false);
      JniUtils.setGradMode(false);
      for (Learnt each : learnt) {
        try (NDArray gradient = each.array().getGradient()) {
          each.optimizer().update(each.name(), each.array(), gradient);
        }
      }
      return losses;
    } finally {
      JniUtils.setGradMode(before);
    }
  }

  /** The beginning of the numbers, as many as the shape holds. */
  private static NDArray array(NDManager scratch, float[] numbers, long... sides) {
    Shape shape = new Shape(sides);
    return scratch.create(FloatBuffer.wrap(numbers, 0, (int) shape.size()), shape);
  }

  /** What the network says to some positions when playing; for tests against what plays. */
  void answer(float[] planes, int count, float[] logits, float[] values) {
    try (NDManager scratch = manager.newSubManager()) {
      NDArray input = array(scratch, planes, count, spec.planes(), spec.height(), spec.width());
      TorchNet.Answer answer = net.answer(input, false);
      System.arraycopy(answer.logits().toFloatArray(), 0, logits, 0, count * spec.outputs());
      System.arraycopy(answer.values().toFloatArray(), 0, values, 0, count);
    }
  }

  @Override
  public NetWeights weights() {
    return net.weights();
  }

  @Override
  public void close() {
    manager.close();
  }
}
