/** The player that every other one must beat: any legal move, drawn uniformly. */
@NullMarked
package spielwerk.engines.random;

import org.jspecify.annotations.NullMarked;
