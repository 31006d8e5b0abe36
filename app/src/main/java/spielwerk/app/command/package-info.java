/**
 * The commands of the command line, one class each, and the options they share. A further command
 * is one more class here and one more line in {@code Main}.
 */
@NullMarked
package spielwerk.app.command;

import org.jspecify.annotations.NullMarked;
