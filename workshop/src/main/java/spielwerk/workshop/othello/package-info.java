/**
 * Makes and measures what Othello's engines have learnt: the patterns of the endgame solver ({@link
 * spielwerk.workshop.othello.EndgameTrainer}), the tables of {@code patterns} ({@link
 * spielwerk.workshop.othello.PatternTrainer}) with the numbers of its ProbCut ({@link
 * spielwerk.workshop.othello.ProbCutFit}), and files of balanced openings ({@link
 * spielwerk.workshop.othello.BalancedOpenings}).
 */
@NullMarked
package spielwerk.workshop.othello;

import org.jspecify.annotations.NullMarked;
