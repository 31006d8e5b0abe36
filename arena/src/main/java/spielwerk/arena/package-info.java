/**
 * Where engines meet: matches, tournaments, ratings and the statistics behind them. Every number
 * comes with its count and its interval.
 */
@NullMarked
package spielwerk.arena;

import org.jspecify.annotations.NullMarked;
