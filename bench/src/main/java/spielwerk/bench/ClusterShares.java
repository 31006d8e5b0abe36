package spielwerk.bench;

import java.util.List;

/**
 * The games a second of a cluster as a share of those on threads, by the length of a game.
 *
 * @param points from the shortest game to the longest
 */
record ClusterShares(List<Point> points) {
  /** What was measured with games of one length. */
  record Point(double milliseconds, double share) {}

  /**
   * From which length on games reach a share: on a straight line between the two lengths around it,
   * drawn over the logarithm of the length. If the shortest games reach it, it is their length,
   * which is too much rather than too little; if the longest do not, there is none.
   */
  double length(double wanted) {
    int reached = points.size();
    while (reached > 0 && points.get(reached - 1).share() >= wanted) {
      reached--;
    }
    if (reached == points.size()) {
      return Double.POSITIVE_INFINITY;
    }
    Point above = points.get(reached);
    if (reached == 0) {
      return above.milliseconds();
    }
    Point below = points.get(reached - 1);
    double way = (wanted - below.share()) / (above.share() - below.share());
    return below.milliseconds() * Math.pow(above.milliseconds() / below.milliseconds(), way);
  }
}
