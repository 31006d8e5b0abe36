/**
 * The log: one file in the data folder that the server and all runs write to. Code logs by SLF4J,
 * the core by {@link java.lang.System.Logger}; until {@link spielwerk.runs.log.LogFile#open} is
 * called nothing is logged, and never is anything printed.
 */
@NullMarked
package spielwerk.runs.log;

import org.jspecify.annotations.NullMarked;
