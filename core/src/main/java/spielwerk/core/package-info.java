/**
 * The contract: games, states, moves, engines and their advice. Everything else in Spielwerk is
 * written against it, and it needs nothing but the JDK.
 */
@NullMarked
package spielwerk.core;

import org.jspecify.annotations.NullMarked;
