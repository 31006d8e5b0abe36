package spielwerk.bench;

/**
 * How many games a second a cluster plays, from two figures: the time of a core for a game, with
 * what Spark adds, and that of the driver, of which there is only one. Below the point where the
 * driver is busy all the time more cores are faster in proportion, beyond it they are not.
 *
 * @param core seconds of a core for a game
 * @param driver seconds of the driver for a game
 */
record ClusterReckoning(double core, double driver) {
  double rate(int cores) {
    return Math.min(cores / core, 1 / driver);
  }

  /** From how many cores on the driver is the bottleneck. */
  double bottleneck() {
    return core / driver;
  }
}
