package spielwerk.search.mcts;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import spielwerk.core.Candidates;
import spielwerk.core.Goal;
import spielwerk.core.MoveOrder;
import spielwerk.core.Policy;

/**
 * What a search takes from a game or a player made for it. Everything is supplied anew for each
 * tree, since trees may be grown on several threads.
 *
 * @param rollout who plays the roll-outs
 * @param judge who says what a simulation was worth, by what is played for
 * @param candidates the moves that enter the tree
 * @param everyMove whether those are all legal moves, so that what is proven is proven
 * @param order the order of moves for the bias, if it is wanted
 */
public record Parts(
    Supplier<Policy> rollout,
    Function<Goal, Judge> judge,
    Supplier<Candidates> candidates,
    boolean everyMove,
    Optional<Supplier<MoveOrder>> order) {

  /** The same with roll-outs played by somebody else. */
  public Parts withRollout(Supplier<Policy> other) {
    return new Parts(other, judge, candidates, everyMove, order);
  }

  /** The same with another judge. */
  public Parts withJudge(Function<Goal, Judge> other) {
    return new Parts(rollout, other, candidates, everyMove, order);
  }

  /** The same with a tree of some moves only. */
  public Parts withCandidates(Supplier<Candidates> other) {
    return new Parts(rollout, judge, other, false, order);
  }
}
