/**
 * Experiments with evolutions: the same evolution with other parameters, compared cycle by cycle.
 */
@NullMarked
package spielwerk.lab.evolution;

import org.jspecify.annotations.NullMarked;
