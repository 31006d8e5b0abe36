package spielwerk.bench;

import spielwerk.core.Game;
import spielwerk.nets.Net;
import spielwerk.nets.NetSpec;
import spielwerk.nets.NetWeights;
import spielwerk.nets.OnnxSession;
import spielwerk.nets.SamplePositions;

/**
 * Positions a network judges in a second, in batches of one size; what it has learnt does not
 * matter for that.
 */
final class EvaluationsBench {
  private EvaluationsBench() {}

  /**
   * @param int8 whether its blocks are rounded to bytes
   */
  static RateBench of(Game game, int blocks, int channels, int batch, boolean int8) {
    return RateBench.of(
        game.id() + (int8 ? ".evaluations-int8." : ".evaluations.") + batch,
        "%d blocks x %d channels, %d positions at once, ONNX Runtime"
            .formatted(blocks, channels, batch),
        () -> workload(game, blocks, channels, batch, int8));
  }

  private static Workload workload(Game game, int blocks, int channels, int batch, boolean int8) {
    NetSpec spec = NetSpec.of(game, blocks, channels);
    NetWeights weights = NetWeights.random(spec, 1);
    float[] planes = SamplePositions.planes(game, batch, 1);
    float[] logits = new float[batch * spec.outputs()];
    float[] values = new float[batch];
    OnnxSession session =
        int8 ? OnnxSession.int8(weights, planes, batch) : new OnnxSession(weights);
    Net net = session.net();
    return Workload.closing(
        () -> {
          net.close();
          session.close();
        },
        () -> {
          net.evaluate(planes, batch, logits, values);
          return batch;
        });
  }
}
