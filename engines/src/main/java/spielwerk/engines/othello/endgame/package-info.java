/**
 * Exact endings of Othello on 8x8: {@link spielwerk.engines.othello.endgame.Endgame} finds the
 * score of a position and the best square.
 *
 * <pre>{@code
 * Endgame endgame = new Endgame();
 * Endgame.Solved solved = endgame.score(state.own(), state.enemy());
 * int move = state.move(solved.square());
 * }</pre>
 */
@NullMarked
package spielwerk.engines.othello.endgame;

import org.jspecify.annotations.NullMarked;
