package spielwerk.learn.network;

import spielwerk.core.Mistake;
import spielwerk.nets.Losses;
import spielwerk.nets.NetWeights;

/**
 * Teaches a network, one batch of positions at a time. Belongs to one thread. {@link
 * TrainingLibrary} makes one.
 */
public interface NetworkTrainer extends AutoCloseable {
  /**
   * Learns from some positions.
   *
   * @param planes {@code count * spec.inputs()} numbers; what follows them is not looked at, here
   *     and in the other two
   * @param policies {@code count * spec.outputs()} shares; those of one position sum to 1
   * @param values {@code count} results from -1 to 1 for the side to move
   * @return the losses before the step, batch norm in training
   * @throws Mistake if the training has diverged: its losses are not finite any more
   */
  Losses step(float[] planes, float[] policies, float[] values, int count, double learningRate);

  /** The network as it is now. */
  NetWeights weights();

  @Override
  void close();
}
