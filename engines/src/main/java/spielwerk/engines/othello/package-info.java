/**
 * Players of Othello: {@code endgame}, which solves the end of the game; in a package of its own
 * {@code patterns}, which plays all of it.
 */
@NullMarked
package spielwerk.engines.othello;

import org.jspecify.annotations.NullMarked;
