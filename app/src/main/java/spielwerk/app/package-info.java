/**
 * The command line: it wires all modules together and is the only place that prints to standard
 * output or ends the program.
 */
@NullMarked
package spielwerk.app;

import org.jspecify.annotations.NullMarked;
