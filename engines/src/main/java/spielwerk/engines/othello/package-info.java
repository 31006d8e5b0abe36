/** Players of Othello: {@code endgame}, which solves the end of the game. */
@NullMarked
package spielwerk.engines.othello;

import org.jspecify.annotations.NullMarked;
