package spielwerk.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A Swiss tournament: in each round players of about the same score meet. From the top of the
 * ranking down, each meets the next one below it whom it has not met and who leaves the rest a way
 * to be paired anew too, so nobody meets twice as long as that can be avoided. With an odd number
 * the last one who has not yet rested rests and has the points of a won encounter.
 *
 * @param worth the points of a won encounter
 */
record Swiss(int players, int rounds, double worth) implements Pairings {
  @Override
  public List<Encounter> next(List<Encounter.Result> before) {
    int round = before.isEmpty() ? 0 : before.get(before.size() - 1).encounter().round() + 1;
    List<Encounter> tables = new ArrayList<>();
    if (round >= rounds) {
      return tables;
    }
    boolean[][] met = new boolean[players][players];
    for (Encounter.Result result : before) {
      int a = result.encounter().players().get(0);
      int b = result.encounter().players().get(1);
      met[a][b] = true;
      met[b][a] = true;
    }
    List<Integer> left = new ArrayList<>(ranking(before));
    if (players % 2 == 1) {
      left.remove(Integer.valueOf(resting(left, rests(before), met)));
    }
    while (!left.isEmpty()) {
      int top = left.remove(0);
      int other = opponent(top, left, met);
      left.remove(Integer.valueOf(other));
      tables.add(new Encounter(List.of(top, other), round, round));
    }
    return tables;
  }

  /**
   * Who rests: the last one who rested least often, unless only another one's rest leaves everybody
   * a new opponent.
   */
  private static int resting(List<Integer> ranking, int[] rests, boolean[][] met) {
    int least = ranking.stream().mapToInt(p -> rests[p]).min().orElse(0);
    List<Integer> may = new ArrayList<>(ranking.stream().filter(p -> rests[p] == least).toList());
    Collections.reverse(may);
    int best = may.get(0);
    int most = -1;
    for (int rester : may) {
      List<Integer> others = ranking.stream().filter(p -> p != rester).toList();
      int pairs = newPairs(others, met);
      if (pairs > most) {
        most = pairs;
        best = rester;
      }
      if (most == others.size() / 2) {
        break;
      }
    }
    return best;
  }

  /** The next one below, so that as few as possible of all pairs left are old ones. */
  private static int opponent(int top, List<Integer> below, boolean[][] met) {
    List<Integer> all = new ArrayList<>(below);
    all.add(top);
    int possible = newPairs(all, met);
    for (boolean again : new boolean[] {false, true}) {
      for (int other : below) {
        List<Integer> rest = below.stream().filter(p -> p != other).toList();
        if (met[top][other] == again && newPairs(rest, met) >= possible - (again ? 0 : 1)) {
          return other;
        }
      }
    }
    throw new IllegalStateException("somebody is always left for " + top);
  }

  /** How many pairs who have not met can be made of some players. */
  private static int newPairs(List<Integer> some, boolean[][] met) {
    int n = some.size();
    boolean[][] fits = new boolean[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        fits[i][j] = i != j && !met[some.get(i)][some.get(j)];
      }
    }
    return new Matching(fits).size();
  }

  /** How often each has rested. */
  private int[] rests(List<Encounter.Result> before) {
    int played = before.isEmpty() ? 0 : before.get(before.size() - 1).encounter().round() + 1;
    int[] rests = new int[players];
    java.util.Arrays.fill(rests, played);
    before.forEach(result -> result.encounter().players().forEach(p -> rests[p]--));
    return rests;
  }

  /** The points of each, those of its rests included. */
  double[] points(List<Encounter.Result> before) {
    double[] points = new double[players];
    int[] rests = rests(before);
    for (int p = 0; p < players; p++) {
      points[p] = rests[p] * worth;
    }
    for (Encounter.Result result : before) {
      for (int i = 0; i < 2; i++) {
        points[result.encounter().players().get(i)] += result.points().get(i);
      }
    }
    return points;
  }

  /** By points, then by the points of those one has met (Buchholz), then as they were entered. */
  List<Integer> ranking(List<Encounter.Result> before) {
    double[] points = points(before);
    double[] buchholz = new double[players];
    for (Encounter.Result result : before) {
      int a = result.encounter().players().get(0);
      int b = result.encounter().players().get(1);
      buchholz[a] += points[b];
      buchholz[b] += points[a];
    }
    return IntStream.range(0, players)
        .boxed()
        .sorted(
            Comparator.comparingDouble((Integer p) -> -points[p])
                .thenComparingDouble(p -> -buchholz[p])
                .thenComparingInt(p -> p))
        .toList();
  }

  @Override
  public long most() {
    return (long) rounds * (players / 2);
  }
}
