/**
 * Files of games: our JSON Lines and SGF FF[4], which are for games of any kind; formats that
 * belong to one game come with it, as {@link spielwerk.core.GameFormat}. Reading refuses what is
 * wrong with the place in the file; what a format cannot hold is refused or left out, as its class
 * says.
 */
@NullMarked
package spielwerk.arena.library.files;

import org.jspecify.annotations.NullMarked;
