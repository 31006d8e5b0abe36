/** {@code spielwerk library} and the commands below it, a class each. */
@NullMarked
package spielwerk.app.command.library;

import org.jspecify.annotations.NullMarked;
