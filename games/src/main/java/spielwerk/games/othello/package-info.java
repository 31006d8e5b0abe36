/**
 * Othello (Reversi) on 8x8 and 6x6, as bitboards. {@link spielwerk.games.othello.Flips} is the fast
 * heart of the rules.
 */
@NullMarked
package spielwerk.games.othello;

import org.jspecify.annotations.NullMarked;
