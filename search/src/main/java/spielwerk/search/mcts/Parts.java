package spielwerk.search.mcts;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import spielwerk.core.Candidates;
import spielwerk.core.Changes;
import spielwerk.core.Goal;
import spielwerk.core.MoveOrder;
import spielwerk.core.Policy;
import spielwerk.core.Pruning;

/**
 * What a search takes from a game or a player made for it. Everything is supplied anew for each
 * tree, since trees may be grown on several threads.
 *
 * @param players who plays in simulations
 * @param judge who says what a simulation was worth, by what is played for
 * @param candidates the moves that enter the tree
 * @param pruning what of them is left out
 * @param everyMove whether all legal moves remain, so that what is proven is proven
 * @param order the order of moves for the bias, if it is wanted
 * @param changes which moves a memory has to forget, if the game knows
 */
public record Parts(
    Players players,
    Function<Goal, Judge> judge,
    Supplier<Candidates> candidates,
    Supplier<Pruning> pruning,
    boolean everyMove,
    Optional<Supplier<MoveOrder>> order,
    Optional<Supplier<Changes>> changes) {

  /** Roll-outs by one policy, all moves. */
  public static Parts of(Supplier<Policy> rollout, Function<Goal, Judge> judge) {
    return new Parts(
        Players.all(rollout),
        judge,
        () -> Candidates.ALL,
        () -> Pruning.NONE,
        true,
        Optional.empty(),
        Optional.empty());
  }

  /** The same with roll-outs played by somebody else. */
  public Parts withRollout(Supplier<Policy> other) {
    return new Parts(Players.all(other), judge, candidates, pruning, everyMove, order, changes);
  }

  /** The same with another judge. */
  public Parts withJudge(Function<Goal, Judge> other) {
    return new Parts(players, other, candidates, pruning, everyMove, order, changes);
  }

  /** The same with a tree of some moves only. */
  public Parts withCandidates(Supplier<Candidates> other) {
    return new Parts(players, judge, other, pruning, false, order, changes);
  }
}
