/**
 * Game-tree search, written once for every game: plain negamax and alpha-beta with each improvement
 * a switch. An algorithm here never knows a game; what it needs of one it takes from {@link
 * spielwerk.core.Knowledge}.
 */
@NullMarked
package spielwerk.search;

import org.jspecify.annotations.NullMarked;
