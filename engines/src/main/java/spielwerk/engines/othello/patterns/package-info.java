/**
 * The engine {@code patterns} for Othello on 8x8: tables of what patterns are worth, learnt from
 * games against itself ({@code ./spielwerk workshop othello-patterns}), alpha-beta over whole
 * boards as numbers, and exact endings.
 */
@NullMarked
package spielwerk.engines.othello.patterns;

import org.jspecify.annotations.NullMarked;
