/** Where the program keeps its game library, and how a game at the terminal gets there. */
@NullMarked
package spielwerk.app.library;

import org.jspecify.annotations.NullMarked;
