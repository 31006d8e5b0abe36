package spielwerk.app.bench;

import java.util.random.RandomGenerator;
import spielwerk.core.Encoding;
import spielwerk.core.Game;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.nets.Net;
import spielwerk.nets.NetSpec;
import spielwerk.nets.OnnxNet;
import spielwerk.nets.Weights;

/**
 * Positions a network judges in a second, so many at once. What it has learnt does not matter for
 * that; where the positions come from does not either, but they are real ones.
 */
record EvaluationsBench(Game game, int blocks, int channels, int batch) implements Bench {
  @Override
  public String name() {
    return game.id() + ".evaluations." + batch;
  }

  @Override
  public Result measure(Harness harness) {
    NetSpec spec = NetSpec.of(game, blocks, channels);
    float[] planes = positions(spec);
    float[] logits = new float[batch * spec.outputs()];
    float[] values = new float[batch];
    try (Net net = new OnnxNet(Weights.random(spec, 1))) {
      return harness.rate(
          name(),
          "%d blocks x %d channels, %d positions at once, ONNX Runtime"
              .formatted(blocks, channels, batch),
          () -> {
            net.evaluate(planes, batch, logits, values);
            return batch;
          });
    }
  }

  private float[] positions(NetSpec spec) {
    Encoding encoding = NetSpec.encoding(game);
    RandomGenerator random = Seeds.stream(1, 0, Seeds.Purpose.TEST, 0);
    float[] planes = new float[batch * spec.inputs()];
    State state = game.start(Setup.STANDARD);
    int[] moves = new int[game.traits().maxMoves()];
    for (int i = 0; i < batch; i++) {
      encoding.write(state, planes, i * spec.inputs());
      state.play(moves[random.nextInt(state.moves(moves, 0))]);
      if (state.turn() == State.OVER) {
        state = game.start(Setup.STANDARD);
      }
    }
    return planes;
  }
}
