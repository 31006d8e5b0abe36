/**
 * Experiments in which engines play games: pairings one after another, results beside those of the
 * papers.
 */
@NullMarked
package spielwerk.lab.competition;

import org.jspecify.annotations.NullMarked;
