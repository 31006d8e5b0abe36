package spielwerk.learn.evolution;

/**
 * How many players the shares of a spec come to (figure 5: of 100, with a rate of smallest variance
 * of 0.8 and 0.7 survivors, 20 are the middle field and 50 stand above it; 30 newcomers take the
 * place of the others, 25 of them children).
 *
 * @param middle the middle field
 * @param survivors those above the middle field, and the middle field
 * @param children newcomers that have parents
 */
record PopulationShares(int middle, int survivors, int children) {
  static PopulationShares of(
      int population, int rounds, double smallestVariance, double survivors, double children) {
    // one game has no variance, so there is nobody who cannot be relied on
    int middle = rounds == 1 ? 0 : population - count(smallestVariance, population);
    int surviving = count(survivors, population);
    return new PopulationShares(middle, surviving, count(children, population - surviving));
  }

  private static int count(double share, int all) {
    return (int) Math.round(share * all);
  }
}
