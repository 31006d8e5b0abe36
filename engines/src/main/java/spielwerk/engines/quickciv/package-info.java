/**
 * Players of Quick Civ: the thesis's {@code greedy}, {@code vanilla}, {@code memory} and {@code
 * memory-best}, and {@code caesar}, who plans a build order ahead. What they know of the game
 * beyond its rules is with the game: {@link spielwerk.games.quickciv.Appraisal} and its neighbours.
 */
@NullMarked
package spielwerk.engines.quickciv;

import org.jspecify.annotations.NullMarked;
