package spielwerk.lab.competition;

import java.util.List;
import java.util.function.DoublePredicate;
import spielwerk.runs.report.Estimate;

/** The points of one player in one game, by game and seat. */
record PointsSample(String player, String game, List<List<Integer>> points) {
  /** A share with an interval over games, for the seats of a game are not independent. */
  Estimate share(DoublePredicate wanted) {
    return Estimate.mean(
        points.stream()
            .mapToDouble(
                seats -> (double) seats.stream().filter(p -> wanted.test(p)).count() / seats.size())
            .toArray());
  }

  Estimate mean() {
    return Estimate.mean(
        points.stream()
            .mapToDouble(seats -> seats.stream().mapToInt(p -> p).average().orElse(0))
            .toArray());
  }

  int lowest() {
    return sorted()[0];
  }

  int highest() {
    int[] sorted = sorted();
    return sorted[sorted.length - 1];
  }

  /** The value below which a quarter, half or three quarters of all points lie. */
  int quartile(int number) {
    int[] sorted = sorted();
    return sorted[sorted.length * number / 4];
  }

  int[] sorted() {
    return points.stream().flatMap(List::stream).mapToInt(p -> p).sorted().toArray();
  }
}
