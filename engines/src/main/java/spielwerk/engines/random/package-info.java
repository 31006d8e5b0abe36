/** The player that every other one must beat: any legal move, drawn evenly. */
@NullMarked
package spielwerk.engines.random;

import org.jspecify.annotations.NullMarked;
