/** Books of openings for any game whose positions have keys. */
@NullMarked
package spielwerk.workshop.opening;

import org.jspecify.annotations.NullMarked;
