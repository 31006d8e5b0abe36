package spielwerk.arena;

import java.util.List;

/** Who meets whom: a function of what was played so far, so that a run repeats itself. */
sealed interface Pairings permits RoundRobin, Gauntlet, Swiss, Knockout {
  /**
   * The encounters that are played next, all at once; none when the tournament is over.
   *
   * @param before all encounters so far, in order, with their results
   */
  List<Encounter> next(List<Encounter.Result> before);

  /** How many encounters there are at most. */
  long most();
}
