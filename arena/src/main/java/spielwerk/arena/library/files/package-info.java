/**
 * Files of games: our JSON Lines, SGF FF[4] and the PSQ of Piskvork; formats that one game has for
 * itself are brought along as {@link spielwerk.arena.library.files.GameFormat}. Reading refuses
 * what is wrong with the place in the file; what a format cannot hold is refused or left out, as
 * its class says.
 */
@NullMarked
package spielwerk.arena.library.files;

import org.jspecify.annotations.NullMarked;
