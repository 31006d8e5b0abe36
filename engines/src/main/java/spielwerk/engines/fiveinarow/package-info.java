/**
 * The engines of the Morphion paper ("Fünf gewinnt", 2002, chapter 3), one class each. An engine is
 * an {@link spielwerk.engines.fiveinarow.FieldRater} on the squares it {@link
 * spielwerk.engines.fiveinarow.BoardView sees}; what is left (sorting, ties, the advice) is done
 * once, by {@link spielwerk.engines.fiveinarow.FieldEngine}.
 *
 * <p>Where the paper gives no numbers they are ours, chosen once, and stand in the class of the
 * engine.
 */
@NullMarked
package spielwerk.engines.fiveinarow;

import org.jspecify.annotations.NullMarked;
