package spielwerk.games.quickciv;

import spielwerk.core.Knowledge;
import spielwerk.core.Policy;
import spielwerk.core.Standing;
import spielwerk.core.State;

/**
 * What is known of Quick Civ beyond its rules: the thesis's evaluation, its roll-outs, and its
 * prunings, by the names that people type.
 */
public final class QuickCivKnowledge {
  /** In a roll-out a greedy player founds a city once in this many rounds. */
  private static final int CENTRE = 15;

  private QuickCivKnowledge() {}

  /**
   * @param weights of the evaluation, for all who judge by it
   * @param reach of the pruning {@code near}
   */
  public static Knowledge of(
      QuickCiv game, AppraisalWeights weights, OnlyBuildNearLastAction.Reach reach) {
    Policy wait = (state, random) -> ((QuickCivState) state).pass();
    return Knowledge.NONE
        .withStanding("income", () -> standing(new Appraisal(game, weights)))
        .withPolicy("greedy", () -> new Greedy(game, weights, CENTRE, 0))
        .withPolicy("nooverwrite", () -> new Settler(game, false))
        .withPolicy("nooverwritemilitary", () -> new Settler(game, true))
        .withPolicy("wait", () -> wait)
        .withPruning("military", () -> new OnlyMilitaryOverwrites(game))
        .withPruning("late", () -> new InLateGameNoEarlyGameBuildings(game))
        .withPruning("near", () -> new OnlyBuildNearLastAction(game, reach))
        .withPruning(
            "near-repaired",
            () -> new OnlyBuildNearLastAction(game, OnlyBuildNearLastAction.Reach.REPAIRED))
        .withPruning("greedy", () -> new OnlyGreedyNodes(game, weights))
        .withChanges(() -> new NeighbourChanges(game));
  }

  private static Standing standing(Appraisal appraisal) {
    return (State state, int seat) -> appraisal.value((QuickCivState) state, seat);
  }
}
