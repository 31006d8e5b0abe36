package spielwerk.learn.selfplay;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.learn.selfplay.TrainingPhases.Phase;
import spielwerk.nets.NetWeights;
import spielwerk.nets.OnnxSession;

/** The matches of a training: the new network against the old one, and against fixed opponents. */
record EvaluationMatches(TrainSpec spec, Game game, Catalogue catalogue, RatingLog ratings) {

  /**
   * The new network against the one before.
   *
   * @return nothing if it was stopped
   */
  Optional<NetMatchResult> gate(
      long seed,
      NetWeights before,
      NetWeights next,
      int threads,
      BooleanSupplier stop,
      TrainingPhases phases) {
    TrainSpec.Gate gate = spec.gate();
    phases.begin(Phase.GATE, 0);
    try (OnnxSession old = new OnnxSession(before);
        OnnxSession young = new OnnxSession(next)) {
      boolean gumbel = spec.selfplay().gumbel();
      return new NetMatch(game, catalogue, spec.selfplay(), gate.openings(), seed)
          .play(
              new NetMatch.Contestant.Network(young, gate.sims(), gumbel),
              new NetMatch.Contestant.Network(old, gate.sims(), gumbel),
              gate.games(),
              threads,
              stop,
              count -> phases.at((double) count / gate.games(), count + "/" + gate.games()));
    } finally {
      phases.end();
    }
  }

  /**
   * Rates a generation if it is its turn; false if it was stopped.
   *
   * @param seed the same for all generations: all are measured on the same openings
   */
  boolean rate(
      int generation,
      Supplier<NetWeights> weights,
      long seed,
      int threads,
      BooleanSupplier stop,
      TrainingPhases phases) {
    TrainSpec.Rate rate = spec.rate();
    boolean turn =
        rate.every() > 0
            && (generation % rate.every() == 0 || generation == spec.generations())
            && !rate.opponents().isEmpty();
    if (!turn) {
      return true;
    }
    int all = rate.games() * rate.opponents().size();
    phases.begin(Phase.RATING, 0);
    try (OnnxSession session = new OnnxSession(weights.get())) {
      for (int i = 0; i < rate.opponents().size(); i++) {
        String opponent = rate.opponents().get(i);
        int before = i * rate.games();
        if (ratings.find(generation, opponent).isEmpty()
            && !rate(
                generation,
                opponent,
                session,
                seed,
                threads,
                stop,
                count ->
                    phases.at((double) (before + count) / all, (before + count) + "/" + all))) {
          return false;
        }
      }
      return true;
    } finally {
      phases.end();
    }
  }

  private boolean rate(
      int generation,
      String opponent,
      OnnxSession session,
      long seed,
      int threads,
      BooleanSupplier stop,
      IntConsumer told) {
    TrainSpec.Rate rate = spec.rate();
    long began = System.nanoTime();
    NetMatchResult result = RatingLog.Rating.NONE;
    String fault = "";
    try {
      Optional<NetMatchResult> played =
          new NetMatch(game, catalogue, spec.selfplay(), rate.openings(), seed)
              .play(
                  new NetMatch.Contestant.Network(session, rate.sims(), rate.gumbel()),
                  new NetMatch.Contestant.Named(opponent),
                  rate.games(),
                  threads,
                  stop,
                  told);
      if (played.isEmpty()) {
        return false;
      }
      result = played.get();
    } catch (RuntimeException spoilt) {
      // a training of hours does not end because an opponent fails; the log says so
      fault = String.valueOf(spoilt.getMessage());
    }
    double seconds = (System.nanoTime() - began) / 1e9;
    ratings.add(
        new RatingLog.Rating(
            generation, opponent, rate.sims(), rate.openings().shown(), seconds, fault, result));
    return true;
  }
}
