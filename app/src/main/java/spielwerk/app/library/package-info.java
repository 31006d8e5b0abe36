/** Where the program keeps its game library, and how games at the terminal get there. */
@NullMarked
package spielwerk.app.library;

import org.jspecify.annotations.NullMarked;
