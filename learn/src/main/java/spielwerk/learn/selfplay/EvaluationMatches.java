package spielwerk.learn.selfplay;

import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import spielwerk.core.Catalogue;
import spielwerk.core.Runner;
import spielwerk.learn.selfplay.TrainingPhases.Phase;
import spielwerk.nets.NetWeights;

/** The matches of a training: the new network against the old one, and against fixed opponents. */
record EvaluationMatches(TrainSpec spec, Catalogue catalogue, RatingLog ratings) {

  /**
   * The new network against the one before.
   *
   * @return nothing if it was stopped
   */
  Optional<NetMatchResult> gate(
      long seed, NetWeights before, NetWeights next, Runner players, TrainingPhases phases) {
    int games = spec.gate().games();
    phases.begin(Phase.GATE, 0);
    try {
      return NetMatchWork.play(
          NetMatchWork.Contest.gate(spec, seed, next, before),
          catalogue,
          players,
          count -> phases.at((double) count / games, count + "/" + games));
    } finally {
      phases.end();
    }
  }

  /**
   * Rates a generation if it is its turn; false if it was stopped.
   *
   * @param net the file of its network
   * @param seed the same for all generations: all are measured on the same openings
   */
  boolean rate(
      int generation, Supplier<byte[]> net, long seed, Runner players, TrainingPhases phases) {
    TrainSpec.Rate rate = spec.rate();
    if (!rate.turn(generation, spec.generations())) {
      return true;
    }
    int all = rate.games() * rate.opponents().size();
    phases.begin(Phase.RATING, 0);
    try {
      byte[] rated = net.get();
      for (int i = 0; i < rate.opponents().size(); i++) {
        String opponent = rate.opponents().get(i);
        int before = i * rate.games();
        IntConsumer told =
            count -> phases.at((double) (before + count) / all, (before + count) + "/" + all);
        if (ratings.find(generation, opponent).isEmpty()
            && !rate(
                generation,
                NetMatchWork.Contest.rating(spec, opponent, seed, rated),
                players,
                told)) {
          return false;
        }
      }
      return true;
    } finally {
      phases.end();
    }
  }

  private boolean rate(
      int generation, NetMatchWork.Contest contest, Runner players, IntConsumer told) {
    TrainSpec.Rate rate = spec.rate();
    long began = System.nanoTime();
    NetMatchResult result = RatingLog.Rating.NONE;
    String fault = "";
    try {
      Optional<NetMatchResult> played = NetMatchWork.play(contest, catalogue, players, told);
      if (played.isEmpty()) {
        return false;
      }
      result = played.get();
    } catch (NetMatchWork.Spoilt spoilt) {
      // a training of hours does not end because an opponent fails; the log says so
      fault = String.valueOf(spoilt.getMessage());
    }
    double seconds = (System.nanoTime() - began) / 1e9;
    ratings.add(
        new RatingLog.Rating(
            generation,
            contest.opponent(),
            rate.sims(),
            rate.openings().shown(),
            seconds,
            fault,
            result));
    return true;
  }
}
