/** How games of five in a row are kept in files: the PSQ of Piskvork. */
@NullMarked
package spielwerk.games.fiveinarow.formats;

import org.jspecify.annotations.NullMarked;
