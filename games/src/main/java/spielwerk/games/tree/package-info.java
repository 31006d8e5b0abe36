/**
 * A game that is nothing but its tree, typed in as nested lists: to look at a search by itself, as
 * the figures of the paper do.
 */
@NullMarked
package spielwerk.games.tree;

import org.jspecify.annotations.NullMarked;
