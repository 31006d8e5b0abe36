/**
 * Würfelkippen, the game the paper "Sind Computer (un)schlagbar?" begins with: a die is tipped over
 * its edges until the sum of its faces hits a target.
 */
@NullMarked
package spielwerk.games.tipping;

import org.jspecify.annotations.NullMarked;
