/**
 * Qwixx, the dice game of Steffen Benndorf for two to five: everybody crosses numbers in four
 * coloured rows, only ever further to the right, with the sum of the white dice; whoever rolls may
 * also cross the sum of a white and a coloured die.
 *
 * <p>Two rule sets, for the paper whose players were bred by evolution ("Die Würfel sind gefallen",
 * Junge Wissenschaft) counts a few corner cases differently from the box: see {@link
 * spielwerk.games.qwixx.QwixxRules}. A {@link spielwerk.games.qwixx.Sheet} is one {@code long}.
 */
@NullMarked
package spielwerk.games.qwixx;

import org.jspecify.annotations.NullMarked;
