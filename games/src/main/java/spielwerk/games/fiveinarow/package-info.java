/**
 * Five in a row on boards of any size, with any length of the line: {@link
 * spielwerk.games.fiveinarow.FiveInARow} and its state, notation and diagrams, and what is known
 * about the game: three evaluations, the squares near the stones, an order of moves.
 *
 * <p>Whatever keeps track of a game stone by stone (an evaluation, an engine's map of the board)
 * extends {@link spielwerk.games.fiveinarow.StoneTracker}.
 */
@NullMarked
package spielwerk.games.fiveinarow;

import org.jspecify.annotations.NullMarked;
