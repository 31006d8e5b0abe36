/**
 * Mühle (nine men's morris): men are set, moved and, with three left, jump; three in a line take a
 * man. Bitboards of 24 points; {@link spielwerk.games.muehle.MuehleFeatures} counts what players
 * have words for.
 */
@NullMarked
package spielwerk.games.muehle;

import org.jspecify.annotations.NullMarked;
