package spielwerk.learn.evolution;

import spielwerk.core.Mistake;

/**
 * What a game was worth to a player: its points (the paper's), or whether it won (the paper's
 * alternative, 4.2), or some of both.
 *
 * @param wins how much winning counts, from 0 (points only) to 1
 */
public record EvolutionFitness(double wins) {
  /** The paper's. */
  public static final EvolutionFitness POINTS = new EvolutionFitness(0);

  public static final EvolutionFitness WINS = new EvolutionFitness(1);

  /** In a mixture a win counts as much as these points. */
  private static final double WIN = 100;

  public EvolutionFitness {
    if (!(wins >= 0 && wins <= 1)) {
      throw new Mistake(
          "The share of wins in a fitness is a number from 0 to 1, not " + wins + ".");
    }
  }

  /**
   * Reads {@code points}, {@code wins} or {@code mix:0.3}.
   *
   * @throws Mistake if it is none of these
   */
  public static EvolutionFitness parse(String text) {
    if (text.equals("points")) {
      return POINTS;
    }
    if (text.equals("wins")) {
      return WINS;
    }
    try {
      if (text.startsWith("mix:")) {
        return new EvolutionFitness(Double.parseDouble(text.substring(4)));
      }
    } catch (NumberFormatException | Mistake wrong) {
      // the sentence below says what is allowed
    }
    throw new Mistake(
        "A fitness '" + text + "' is not known; there are points, wins and mix:0.3 (0.3 wins).");
  }

  /**
   * The worth of a game.
   *
   * @param share of the win: 1 alone, a half for two that have as many points
   */
  public double of(double points, double share) {
    return wins * WIN * share + (1 - wins) * points;
  }

  @Override
  public String toString() {
    return wins == 0 ? "points" : wins == 1 ? "wins" : "mix:" + wins;
  }
}
