/**
 * Rooms in which one sees something learn: what the folder of a training, an evolution or a tuning
 * tells, as the page draws it.
 */
@NullMarked
package spielwerk.web.rooms;

import org.jspecify.annotations.NullMarked;
