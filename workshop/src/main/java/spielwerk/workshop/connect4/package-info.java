/** Makes the opening book of the engine {@code perfect}. */
@NullMarked
package spielwerk.workshop.connect4;

import org.jspecify.annotations.NullMarked;
