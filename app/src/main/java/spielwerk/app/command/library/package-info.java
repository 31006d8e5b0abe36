/** {@code spielwerk library} and its subcommands, a class each. */
@NullMarked
package spielwerk.app.command.library;

import org.jspecify.annotations.NullMarked;
