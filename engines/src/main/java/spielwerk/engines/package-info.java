/**
 * Players made for one game, one package per game, built from its rules and the searches. Here
 * {@code spielwerk.games} and {@code spielwerk.search} meet.
 */
@NullMarked
package spielwerk.engines;

import org.jspecify.annotations.NullMarked;
