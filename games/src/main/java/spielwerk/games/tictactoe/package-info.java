/**
 * Tic-tac-toe, the model for a new game: copy this package, rename it, replace the logic, and run
 * the one test that every game must pass.
 */
@NullMarked
package spielwerk.games.tictactoe;

import org.jspecify.annotations.NullMarked;
