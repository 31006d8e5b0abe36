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
 * @param policies who plays in simulations
 * @param reward the reward of a simulation, by what is played for
 * @param candidates the moves that enter the tree
 * @param pruning what of them is left out
 * @param everyMove whether all legal moves remain, so that what is proven is proven
 * @param order the order of moves for the bias, if it is wanted
 * @param changes which moves a memory has to forget, if the game knows
 */
public record Heuristics(
    RolloutPolicies policies,
    Function<Goal, Reward> reward,
    Supplier<Candidates> candidates,
    Supplier<Pruning> pruning,
    boolean everyMove,
    Optional<Supplier<MoveOrder>> order,
    Optional<Supplier<Changes>> changes) {

  /** Roll-outs by one policy, all moves. */
  public static Heuristics of(Supplier<Policy> rollout, Function<Goal, Reward> reward) {
    return new Heuristics(
        RolloutPolicies.all(rollout),
        reward,
        () -> Candidates.ALL,
        () -> Pruning.NONE,
        true,
        Optional.empty(),
        Optional.empty());
  }

  Heuristics withPolicies(RolloutPolicies others) {
    return new Heuristics(others, reward, candidates, pruning, everyMove, order, changes);
  }
}
