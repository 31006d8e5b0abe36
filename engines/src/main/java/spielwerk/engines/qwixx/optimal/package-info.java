/**
 * The best play for points: what every sheet will still bring on average, found by {@code workshop
 * qwixx-bound}, and the player that plays by it.
 */
@NullMarked
package spielwerk.engines.qwixx.optimal;

import org.jspecify.annotations.NullMarked;
