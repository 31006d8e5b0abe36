package spielwerk.lab.worlds;

import java.util.List;
import spielwerk.runs.report.Estimate;

/**
 * The games of one claim in one world, two by two: the games of a pair share a map, so intervals
 * are taken over pairs.
 */
record WorldSample(World world, WorldClaim claim, List<WorldGame> games) {

  /**
   * How many percent more final points a player of the first side has than one of the second: by
   * this worlds can be compared in which points are worth more and less.
   */
  Estimate gain() {
    double base = games.stream().mapToDouble(WorldGame::second).average().orElse(0);
    double[] gains = new double[games.size() / 2];
    for (int pair = 0; pair < gains.length; pair++) {
      gains[pair] = 50 * (lead(2 * pair) + lead(2 * pair + 1)) / Math.max(1, base);
    }
    return Estimate.mean(gains);
  }

  private double lead(int game) {
    return games.get(game).first() - games.get(game).second();
  }

  /** Whether the claim held here. */
  String verdict() {
    return claim.expect().verdict(gain(), 0);
  }

  boolean held() {
    return verdict().equals("Held");
  }

  boolean failed() {
    return verdict().equals("Did not hold");
  }
}
