/**
 * Game-tree search, written once for all games: the negamax family and the MCTS family. A search
 * knows the contract in {@code spielwerk.core} and no game.
 */
@NullMarked
package spielwerk.search;

import org.jspecify.annotations.NullMarked;
