/**
 * How many points Qwixx has to give: the game of one player, solved.
 *
 * <pre>{@code
 * BoundSolver solver = new BoundSolver(BoundedGame.standard(QwixxRules.OFFICIAL, 0, false));
 * solver.solve(done -> {});
 * solver.start(0); // the mean points of the best play
 * }</pre>
 */
@NullMarked
package spielwerk.workshop.qwixx.bound;

import org.jspecify.annotations.NullMarked;
