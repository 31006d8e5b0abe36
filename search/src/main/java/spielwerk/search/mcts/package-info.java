/**
 * Monte Carlo tree search, written once for every game and for every evaluator: any number of
 * seats, dice, hidden choices, played to win or for points; leaves evaluated by roll-outs or by a
 * network. The structure in ten lines:
 *
 * <ul>
 *   <li>{@link spielwerk.search.mcts.TreeSearch} is the search: selection, expansion, evaluation,
 *       back-propagation, and the queue of leaves that wait for a batch. Read it first.
 *   <li>{@link spielwerk.search.mcts.SearchTree} holds the nodes in flat arrays, {@link
 *       spielwerk.search.mcts.SimulationPath} the path of one simulation through them.
 *   <li>{@link spielwerk.search.mcts.Selection} chooses a child: {@code UctSelection} by the scores
 *       of {@code TreePolicy}, in {@code nets.zero} PUCT and Gumbel search by priors.
 *   <li>{@link spielwerk.search.mcts.Evaluator} says what a leaf is worth: {@code RolloutEvaluator}
 *       by a {@link spielwerk.search.mcts.Reward}, in {@code nets.zero} a network.
 *   <li>{@code MctsSearch} puts these together as {@code mcts}, {@code nets.zero.ZeroSearch} as
 *       {@code zero}; their engines, options and advice stand beside them.
 *   <li>{@link spielwerk.search.mcts.NodeInsight} and {@link spielwerk.search.mcts.MctsTrace} show
 *       a tree of either, {@link spielwerk.search.mcts.TreeSearchEngine} hands them out.
 * </ul>
 */
@NullMarked
package spielwerk.search.mcts;

import org.jspecify.annotations.NullMarked;
