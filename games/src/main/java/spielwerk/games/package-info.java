/**
 * The games, one package each: rules, notation and knowledge of the game. A game knows the contract
 * in {@code spielwerk.core} and no algorithm.
 */
@NullMarked
package spielwerk.games;

import org.jspecify.annotations.NullMarked;
