/**
 * The ladders of opponents that were measured. The experiments {@code levels-GAME} play them; a
 * recommender of a game reads what came out.
 */
@NullMarked
package spielwerk.engines.strength;

import org.jspecify.annotations.NullMarked;
