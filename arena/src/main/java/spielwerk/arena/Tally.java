package spielwerk.arena;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import spielwerk.core.Ending;
import spielwerk.runs.report.Estimate;

/**
 * The result of some games.
 *
 * @param distinct how many different games were among them
 * @param members what the members of teams had to say
 * @param failures how entrants lost games by a fault of theirs
 */
public record Tally(
    int games,
    int distinct,
    List<Row> entrants,
    List<Score> seats,
    Map<Ending.Reason, Integer> endings,
    Length length,
    List<Contribution> members,
    List<EngineFailure> failures,
    Crosstable crosstable) {

  /** How many moves the games had. */
  public record Length(double mean, int min, int max) {}

  /** A share of the points, with its 95% confidence interval. */
  public record Score(double score, ConfidenceInterval interval) {}

  /**
   * How an entrant fared.
   *
   * @param draws a tie for the first place of whatever size
   * @param places how often first, second, ..; who is level shares the better place
   * @param points the mean of the game's own points over the games played to their end, 0 if none
   * @param pointsHalf half the width of its 95% confidence interval, where the game counts more
   *     than wins and losses and enough was played
   * @param pairs in games for two: how the openings, each played from both seats, came out
   */
  public record Row(
      int wins,
      int draws,
      int losses,
      Score score,
      List<Integer> places,
      double points,
      Optional<Double> pointsHalf,
      Optional<Pentanomial> pairs) {
    public int games() {
      return wins + draws + losses;
    }
  }

  /**
   * Counts the games of a match, where as many take part as there are seats.
   *
   * @param outcomes in the order of their index, so that sums come out the same every time
   */
  public static Tally of(int seats, List<GameOutcome> outcomes) {
    return of(seats, seats, outcomes);
  }

  /**
   * Counts games.
   *
   * @param outcomes in the order of their index, so that sums come out the same every time
   */
  static Tally of(int entrants, int seats, List<GameOutcome> outcomes) {
    return new Tally(
        outcomes.size(),
        (int) outcomes.stream().mapToLong(GameOutcome::print).distinct().count(),
        IntStream.range(0, entrants).mapToObj(entrant -> row(entrant, seats, outcomes)).toList(),
        IntStream.range(0, seats)
            .mapToObj(seat -> score(seats, outcomes, each -> each.shares().get(seat)))
            .toList(),
        endings(outcomes),
        length(outcomes),
        Contribution.sum(outcomes.stream().flatMap(each -> each.voices().stream()).toList()),
        EngineFailure.sum(outcomes.stream().flatMap(each -> each.failure().stream()).toList()),
        Crosstable.of(entrants, outcomes));
  }

  private static Row row(int entrant, int seats, List<GameOutcome> all) {
    List<GameOutcome> outcomes = all.stream().filter(each -> each.seatOf(entrant) >= 0).toList();
    int wins = 0;
    int losses = 0;
    int finished = 0;
    double points = 0;
    int[] places = new int[seats];
    for (GameOutcome outcome : outcomes) {
      int seat = outcome.seatOf(entrant);
      double share = outcome.shares().get(seat);
      wins += share == 1 ? 1 : 0;
      losses += share == 0 ? 1 : 0;
      places[outcome.place(seat)]++;
      if (outcome.finished()) {
        finished++;
        points += outcome.points().get(seat);
      }
    }
    return new Row(
        wins,
        outcomes.size() - wins - losses,
        losses,
        score(seats, outcomes, outcome -> outcome.share(entrant)),
        IntStream.of(places).boxed().toList(),
        finished == 0 ? 0 : points / finished,
        pointsHalf(entrant, seats, outcomes.stream().filter(GameOutcome::finished).toList()),
        seats == 2
            ? Optional.of(Pentanomial.of(outcomes, outcome -> outcome.share(entrant)))
            : Optional.empty());
  }

  /** Student's interval of the mean over groups, which are independent, as for the score. */
  private static Optional<Double> pointsHalf(int entrant, int seats, List<GameOutcome> finished) {
    boolean counts =
        finished.stream()
            .flatMap(outcome -> outcome.points().stream())
            .anyMatch(points -> Math.abs(points) > 1);
    double[] groups =
        groups(seats, finished, outcome -> outcome.points().get(outcome.seatOf(entrant)));
    if (!counts || groups.length < 2) {
      return Optional.empty();
    }
    Estimate mean = Estimate.mean(groups);
    return Optional.of((mean.high() - mean.low()) / 2);
  }

  private static Score score(
      int seats, List<GameOutcome> outcomes, ToDoubleFunction<GameOutcome> shareOf) {
    if (outcomes.isEmpty()) {
      return new Score(0, ConfidenceInterval.of(0, 0, new double[0]));
    }
    double total = 0;
    for (GameOutcome outcome : outcomes) {
      total += shareOf.applyAsDouble(outcome);
    }
    double score = total / outcomes.size();
    return new Score(
        score, ConfidenceInterval.of(score, outcomes.size(), groups(seats, outcomes, shareOf)));
  }

  /**
   * The mean of each group, in their order. A group that is not complete says more about the seat
   * than about who sat there, so it is left out.
   */
  static double[] groups(
      int seats, List<GameOutcome> outcomes, ToDoubleFunction<GameOutcome> shareOf) {
    Map<Integer, double[]> sums = new LinkedHashMap<>();
    for (GameOutcome outcome : outcomes) {
      double[] sum = sums.computeIfAbsent(outcome.group(), group -> new double[2]);
      sum[0] += shareOf.applyAsDouble(outcome);
      sum[1]++;
    }
    return sums.values().stream()
        .filter(sum -> sum[1] == seats)
        .mapToDouble(sum -> sum[0] / seats)
        .toArray();
  }

  private static Map<Ending.Reason, Integer> endings(List<GameOutcome> outcomes) {
    Map<Ending.Reason, Integer> endings = new EnumMap<>(Ending.Reason.class);
    outcomes.forEach(outcome -> endings.merge(outcome.reason(), 1, Integer::sum));
    return endings;
  }

  private static Length length(List<GameOutcome> outcomes) {
    var lengths = outcomes.stream().mapToInt(GameOutcome::length).summaryStatistics();
    return lengths.getCount() == 0
        ? new Length(0, 0, 0)
        : new Length(lengths.getAverage(), lengths.getMin(), lengths.getMax());
  }
}
