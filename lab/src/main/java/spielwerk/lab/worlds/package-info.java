/**
 * Experiments that ask in which worlds findings hold: what a paper leaves open (rules, sizes,
 * budgets) is varied by a design, and every finding is tried in every world.
 */
@NullMarked
package spielwerk.lab.worlds;

import org.jspecify.annotations.NullMarked;
