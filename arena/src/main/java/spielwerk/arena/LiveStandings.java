package spielwerk.arena;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.stream.IntStream;

/** How it stands while it goes on, for people to look at. */
public final class LiveStandings {
  private final double[] points;
  private final int[] games;
  private final double[][] against;
  private final int[][] met;
  private int played;

  LiveStandings(int entrants) {
    this.points = new double[entrants];
    this.games = new int[entrants];
    this.against = new double[entrants][entrants];
    this.met = new int[entrants][entrants];
  }

  void add(GameOutcome outcome) {
    List<Integer> table = outcome.entrants();
    played++;
    for (int a = 0; a < table.size(); a++) {
      points[table.get(a)] += outcome.shares().get(a);
      games[table.get(a)]++;
      for (int b = 0; b < table.size(); b++) {
        if (a != b) {
          int behind = Integer.signum(outcome.place(a) - outcome.place(b));
          against[table.get(a)][table.get(b)] += (1 - behind) / 2.0;
          met[table.get(a)][table.get(b)]++;
        }
      }
    }
  }

  /** The numbers of the entrants, the one with the best share of its points first. */
  public List<Integer> ranking() {
    return IntStream.range(0, points.length)
        .boxed()
        .sorted(Comparator.comparingDouble(p -> games[p] == 0 ? 1 : -points[p] / games[p]))
        .toList();
  }

  /** How many games it counts. */
  int played() {
    return played;
  }

  public double points(int entrant) {
    return points[entrant];
  }

  public int games(int entrant) {
    return games[entrant];
  }

  /** The points of one against another, a draw half a point. */
  public double points(int entrant, int other) {
    return against[entrant][other];
  }

  public int games(int entrant, int other) {
    return met[entrant][other];
  }

  /** The points of the first ones: {@code 12.5 : 7.5}. */
  String text() {
    int most = 4;
    StringJoiner text = new StringJoiner(" : ");
    for (int i = 0; i < Math.min(most, points.length); i++) {
      text.add(shown(points[i]));
    }
    return points.length > most ? text + " : .." : text.toString();
  }

  /** Points without needless digits. */
  public static String shown(double points) {
    return points == Math.rint(points)
        ? Long.toString((long) points)
        : String.format(Locale.ROOT, "%.1f", points);
  }
}
