/**
 * Nim, normal and misère: take from one heap as much as you like. The rule that solves it stands in
 * {@link spielwerk.games.nim.NimSum}.
 */
@NullMarked
package spielwerk.games.nim;

import org.jspecify.annotations.NullMarked;
