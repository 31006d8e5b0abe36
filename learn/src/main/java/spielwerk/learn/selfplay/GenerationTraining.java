package spielwerk.learn.selfplay;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleConsumer;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import spielwerk.core.Seeds;
import spielwerk.learn.network.NetworkTrainer;
import spielwerk.learn.network.OneCycle;
import spielwerk.learn.network.TrainingLibrary;
import spielwerk.nets.Losses;
import spielwerk.nets.NetSpec;
import spielwerk.nets.NetWeights;

/**
 * What a network learns from the buffer in one generation (3.4): steps over uniformly drawn
 * positions, with an optimiser of its own whose learning rate rises and falls once.
 */
record GenerationTraining(TrainSpec spec, int threads) {
  /** A step. */
  record Point(int step, double rate, Losses losses) {}

  /** A network and how it came to be. */
  record Learnt(NetWeights weights, List<Point> curve) {
    /** The mean over the last steps, this percentage of all. */
    Losses mean(int hundredths) {
      int from = Math.min(curve.size() - 1, curve.size() * (100 - hundredths) / 100);
      List<Point> last = curve.subList(from, curve.size());
      return new Losses(
          mean(last, point -> point.losses().policy()),
          mean(last, point -> point.losses().value()));
    }

    private static double mean(List<Point> points, ToDoubleFunction<Point> figure) {
      return points.stream().mapToDouble(figure).average().orElse(0);
    }

    /** Every step as a line. */
    String csv() {
      StringBuilder text = new StringBuilder("step,rate,policy,value\n");
      for (Point point : curve) {
        text.append(
            String.format(
                Locale.ROOT,
                "%d,%.8f,%.6f,%.6f%n",
                point.step(),
                point.rate(),
                point.losses().policy(),
                point.losses().value()));
      }
      return text.toString();
    }
  }

  /**
   * Learns.
   *
   * @param generation counted from 1
   * @param told receives how far it is, from 0 to 1
   * @return nothing if it was stopped
   */
  Optional<Learnt> learn(
      int generation,
      NetWeights start,
      ReplayBuffer buffer,
      long seed,
      BooleanSupplier stop,
      DoubleConsumer told) {
    TrainSpec.Training training = spec.training();
    int steps = training.steps(buffer.size(), buffer.fresh());
    double peak = training.rate(generation, spec.generations());
    OneCycle cycle = new OneCycle(peak, steps, training.warmup(), Math.min(peak, training.end()));
    RandomGenerator random = Seeds.stream(seed);
    NetSpec shape = start.spec();
    int batch = training.batch();
    float[] planes = new float[batch * shape.inputs()];
    float[] policies = new float[batch * shape.outputs()];
    float[] values = new float[batch];
    List<Point> curve = new ArrayList<>();
    Throttle throttle = new Throttle(spec.throttle());
    try (NetworkTrainer trainer = TrainingLibrary.trainer(start, training.decay(), threads, seed)) {
      for (int step = 0; step < steps; step++) {
        if (stop.getAsBoolean()) {
          return Optional.empty();
        }
        throttle.begin();
        buffer.draw(batch, random, planes, policies, values);
        double rate = cycle.at(step);
        curve.add(new Point(step, rate, trainer.step(planes, policies, values, batch, rate)));
        throttle.end();
        told.accept((step + 1.0) / steps);
      }
      return Optional.of(new Learnt(trainer.weights(), curve));
    }
  }
}
