/** Openings that somebody wrote down by hand, and an engine that goes on from there. */
@NullMarked
package spielwerk.engines.opening;

import org.jspecify.annotations.NullMarked;
