/** Studies of a training by self-play, of the one that ships or of one's own. */
@NullMarked
package spielwerk.lab.training;

import org.jspecify.annotations.NullMarked;
