/**
 * Players of Quick Civ. {@link spielwerk.engines.quickciv.Appraisal} is the thesis's evaluation
 * (6.1, 6.2) and says what a move changes without playing it; {@link
 * spielwerk.engines.quickciv.Greedy} takes the move that changes most.
 */
@NullMarked
package spielwerk.engines.quickciv;

import org.jspecify.annotations.NullMarked;
