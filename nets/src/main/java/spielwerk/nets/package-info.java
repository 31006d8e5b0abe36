/** Neural networks that play: what they look like, their files, their answers. */
@NullMarked
package spielwerk.nets;

import org.jspecify.annotations.NullMarked;
