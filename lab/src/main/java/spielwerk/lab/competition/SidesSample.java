package spielwerk.lab.competition;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.apache.commons.statistics.inference.DataDispersion;
import org.apache.commons.statistics.inference.TTest;
import spielwerk.arena.ConfidenceInterval;
import spielwerk.lab.Measure;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.Numbers;

/**
 * The games of one {@link SidesPairing}, two by two: the games of a pair share a map and are not
 * independent, the pairs are, so intervals are taken over pairs.
 *
 * @param figures what the game records after each round, by name
 */
record SidesSample(SidesPairing contest, List<String> figures, List<SidesGame> games) {

  /**
   * Welch's test of the final points of the first side's players against those of the second's, as
   * the thesis has it. It takes all of them for independent, which players of one game are not:
   * {@link #difference()} is the more careful answer.
   */
  record Welch(double t, double df, double p) {
    static Welch of(double[] first, double[] second) {
      if (spread(first) + spread(second) == 0) {
        return new Welch(Double.NaN, Double.NaN, Double.NaN);
      }
      TTest.Result result =
          TTest.withDefaults().with(DataDispersion.HETEROSCEDASTIC).test(first, second);
      return new Welch(result.getStatistic(), result.getDegreesOfFreedom(), result.getPValue());
    }

    /** As people read it: {@code Welch's t 3.2 (df 93.1, p = 0.002)}. */
    String shown() {
      return Double.isNaN(t)
          ? "no t, for all have the same points"
          : "Welch's t %s (df %s, p %s)"
              .formatted(
                  Numbers.shown(t),
                  Numbers.shown(df),
                  p < 0.0001 ? "< 0.0001" : "= " + Numbers.shown(p));
    }

    private static double spread(double[] values) {
      return Arrays.stream(values).max().orElse(0) - Arrays.stream(values).min().orElse(0);
    }
  }

  /** Whether the paper's finding held; empty if it has none. */
  String verdict() {
    return contest.expect().verdict(difference(), 0);
  }

  /** Why it may have come out otherwise than in the paper, where it has. */
  String because() {
    return verdict().equals("Held") ? "" : contest.because();
  }

  Welch welch() {
    return Welch.of(points(true), points(false));
  }

  /** The final points of every player of a side. */
  double[] points(boolean first) {
    return games.stream().flatMapToDouble(game -> Arrays.stream(game.points(first))).toArray();
  }

  /** Final points of a player of a side. */
  Estimate mean(boolean first) {
    return Estimate.mean(pairs(games, game -> mean(game, first)));
  }

  /** How many points more a player of the first side has in the end. */
  Estimate difference() {
    return Estimate.mean(pairs(games, game -> mean(game, true) - mean(game, false)));
  }

  /** Points, their difference and ratio, wins, and what the notes are about. */
  List<Measure> measures() {
    String of = ": " + contest;
    double[] first = pairs(games, game -> mean(game, true));
    double[] second = pairs(games, game -> mean(game, false));
    List<Measure> measures = new ArrayList<>();
    measures.add(Measure.difference("points" + of, first, second));
    measures.add(Measure.mean("points of the first" + of, first));
    measures.add(Measure.mean("points of the second" + of, second));
    measures.add(Measure.of("wins" + of, wins(), games.size() / 2));
    Welch welch = welch();
    if (!Double.isNaN(welch.t())) {
      measures.add(Measure.exact("t" + of, welch.t()));
    }
    for (SidesPairing.Note note : contest.notes()) {
      Estimate difference = difference(note.figure(), note.round());
      if (difference.hasInterval()) {
        measures.add(
            Measure.of(
                note.figure() + " in round " + note.round() + of, difference, difference.count()));
      }
    }
    return measures;
  }

  /** The share of games that a player of the first side won. */
  Estimate wins() {
    double share = games.stream().mapToDouble(SidesGame::wins).average().orElse(0);
    ConfidenceInterval interval =
        ConfidenceInterval.of(share, games.size(), pairs(games, SidesGame::wins));
    return new Estimate(share, interval.low(), interval.high(), games.size());
  }

  /** The last round of the longest game. */
  int rounds() {
    return games.stream().mapToInt(game -> game.rounds().size()).max().orElse(0);
  }

  /** A figure of a side after a round, from 1, over the pairs that came so far. */
  Estimate mean(String figure, int round, boolean first) {
    int number = figures.indexOf(figure);
    return over(number, round, game -> game.rounds().get(round - 1)[number][first ? 0 : 1]);
  }

  /** How much more the first side has. */
  Estimate difference(String figure, int round) {
    int number = figures.indexOf(figure);
    return over(
        number,
        round,
        game -> {
          double[] both = game.rounds().get(round - 1)[number];
          return both[0] - both[1];
        });
  }

  private Estimate over(int figure, int round, ToDoubleFunction<SidesGame> value) {
    List<SidesGame> whole =
        IntStream.range(0, games.size())
            .filter(i -> reaches(i & ~1, round) && reaches(i | 1, round))
            .mapToObj(games::get)
            .toList();
    return figure < 0 ? Estimate.NONE : Estimate.mean(pairs(whole, value));
  }

  private boolean reaches(int game, int round) {
    return games.get(game).rounds().size() >= round;
  }

  /** Milliseconds that a side thought about a move. */
  double millis(boolean first) {
    int side = first ? 0 : 1;
    double seconds = games.stream().mapToDouble(game -> game.seconds()[side]).sum();
    return 1000 * seconds / games.stream().mapToInt(game -> game.moves()[side]).sum();
  }

  private static double mean(SidesGame game, boolean first) {
    return Arrays.stream(game.points(first)).average().orElse(0);
  }

  private static double[] pairs(List<SidesGame> games, ToDoubleFunction<SidesGame> value) {
    double[] means = new double[games.size() / 2];
    for (int i = 0; i < means.length; i++) {
      means[i] =
          (value.applyAsDouble(games.get(2 * i)) + value.applyAsDouble(games.get(2 * i + 1))) / 2;
    }
    return means;
  }
}
