/**
 * Monte Carlo tree search, written once for every game: any number of seats, dice, hidden choices,
 * played to win or for points. Each part of the algorithm is a switch.
 *
 * <p>{@link spielwerk.search.mcts.Search} is one search with its four phases; around it stand the
 * {@link spielwerk.search.mcts.Tree} in flat arrays, the {@link spielwerk.search.mcts.TreePolicy}
 * that descends in it, the {@link spielwerk.search.mcts.Rollout} and the {@link
 * spielwerk.search.mcts.Judge} who says what came of it.
 */
@NullMarked
package spielwerk.search.mcts;

import org.jspecify.annotations.NullMarked;
