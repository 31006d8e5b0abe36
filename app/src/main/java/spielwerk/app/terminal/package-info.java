/** What every command needs of the terminal: where to read and write, tables, JSON, progress. */
@NullMarked
package spielwerk.app.terminal;

import org.jspecify.annotations.NullMarked;
