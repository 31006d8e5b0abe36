package spielwerk.learn.training;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import spielwerk.arena.BradleyTerry;
import spielwerk.arena.EloUpdate;
import spielwerk.arena.Ratings;
import spielwerk.runs.report.Estimate;

/**
 * The strength of generations on Elo's scale from their games against fixed opponents, twice: by
 * Bradley and Terry's model, which takes all games at once and knows how sure it is, and by Elo's
 * update after every game as in the paper's 2.5.1.
 *
 * <p>For the updates the games are taken generation by generation, opponent by opponent, wins,
 * draws and losses of a match mixed evenly. A generation begins with the rating of the one before
 * it, all others with the anchor's; the anchor's own never moves.
 */
public final class EloCurve {
  /** A match of a generation. */
  public record Met(int generation, String opponent, int wins, int draws, int losses) {
    int games() {
      return wins + draws + losses;
    }

    double points() {
      return wins + draws / 2.0;
    }
  }

  /** An opponent whose rating is given, which fixes where the scale lies. */
  public record Anchor(String opponent, double elo) {}

  private final List<Integer> generations;
  private final List<String> opponents;
  private final Anchor anchor;
  private final Ratings ratings;
  private final Map<Integer, Double> updated = new LinkedHashMap<>();
  private final Map<String, Double> updatedOpponents = new LinkedHashMap<>();

  private EloCurve(List<Met> met, Anchor anchor, double k) {
    this.anchor = anchor;
    this.generations = List.copyOf(new TreeSet<>(met.stream().map(Met::generation).toList()));
    this.opponents = List.copyOf(new LinkedHashSet<>(met.stream().map(Met::opponent).toList()));
    int all = generations.size() + opponents.size();
    double[][] points = new double[all][all];
    for (Met match : met) {
      int own = generations.indexOf(match.generation());
      int other = generations.size() + opponents.indexOf(match.opponent());
      points[own][other] += match.points();
      points[other][own] += match.games() - match.points();
    }
    this.ratings =
        BradleyTerry.of(
            points, generations.size() + opponents.indexOf(anchor.opponent()), anchor.elo());
    update(met, new EloUpdate(k));
  }

  /**
   * The ratings.
   *
   * @param met not empty
   * @param anchors the first of them that somebody has met counts; if there is none, the first
   *     opponent is 0
   * @param k how far a rating moves at most in a game
   */
  public static EloCurve of(List<Met> met, List<Anchor> anchors, double k) {
    Anchor anchor =
        anchors.stream()
            .filter(each -> met.stream().anyMatch(m -> m.opponent().equals(each.opponent())))
            .findFirst()
            .orElseGet(() -> new Anchor(met.get(0).opponent(), 0));
    return new EloCurve(met, anchor, k);
  }

  /** The opponents of a ladder as anchors, in its order. */
  public static List<Anchor> anchors(Map<String, Double> ladder) {
    return ladder.entrySet().stream()
        .map(rung -> new Anchor(rung.getKey(), rung.getValue()))
        .toList();
  }

  /** The matches that a training has played by itself. */
  public static List<Met> met(TrainedRun run) {
    return run.ratings().stream()
        .map(
            rating ->
                new Met(
                    rating.generation(),
                    rating.opponent(),
                    rating.result().wins(),
                    rating.result().draws(),
                    rating.result().losses()))
        .toList();
  }

  private void update(List<Met> met, EloUpdate rule) {
    double own = anchor.elo();
    for (int generation : generations) {
      for (Met match : met) {
        if (match.generation() == generation) {
          for (double score : mixed(match)) {
            double other = updatedOpponents.getOrDefault(match.opponent(), anchor.elo());
            double next = rule.after(own, other, score);
            if (!match.opponent().equals(anchor.opponent())) {
              other = rule.after(other, own, 1 - score);
            }
            updatedOpponents.put(match.opponent(), other);
            own = next;
          }
        }
      }
      updated.put(generation, own);
    }
  }

  /** The scores of a match in an order in which none comes in a row longer than it must. */
  static List<Double> mixed(Met match) {
    int[] counts = {match.wins(), match.draws(), match.losses()};
    double[] scores = {1, 0.5, 0};
    int[] used = new int[counts.length];
    List<Double> order = new ArrayList<>();
    for (int game = 1; game <= match.games(); game++) {
      int next = 0;
      double most = Double.NEGATIVE_INFINITY;
      for (int kind = 0; kind < counts.length; kind++) {
        double due = (double) counts[kind] * game / match.games() - used[kind];
        if (used[kind] < counts[kind] && due > most) {
          most = due;
          next = kind;
        }
      }
      used[next]++;
      order.add(scores[next]);
    }
    return order;
  }

  public List<Integer> generations() {
    return generations;
  }

  List<String> opponents() {
    return opponents;
  }

  Anchor anchor() {
    return anchor;
  }

  /** Whether somebody won or lost everything, so that the model was given drawn games. */
  boolean mended() {
    return ratings.mended();
  }

  public Estimate generation(int generation) {
    return estimate(generations.indexOf(generation));
  }

  Estimate opponent(String opponent) {
    return estimate(generations.size() + opponents.indexOf(opponent));
  }

  private Estimate estimate(int number) {
    Ratings.Rating rating = ratings.list().get(number);
    int anchored =
        ratings.list().get(generations.size() + opponents.indexOf(anchor.opponent())).group();
    return rating.group() == anchored && Double.isFinite(rating.low())
        ? new Estimate(rating.elo(), rating.low(), rating.high(), 1)
        : Estimate.NONE;
  }

  double updated(int generation) {
    return updated.getOrDefault(generation, Double.NaN);
  }

  double updated(String opponent) {
    return updatedOpponents.getOrDefault(opponent, Double.NaN);
  }
}
