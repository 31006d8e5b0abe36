/**
 * Evaluations that people write themselves: a small expression language over the features of a
 * game.
 *
 * <pre>{@code
 * danger = theirs.threes > 0;
 * 10 * lead.threes + 3 * lead.twos - if(danger, 40, 0)
 * }</pre>
 *
 * <p>{@link spielwerk.search.expression.Expression} reads such a text once and makes a short list
 * of steps of it; {@link spielwerk.search.expression.ExpressionEvaluation} takes them at every
 * leaf. There are no loops and no calls, both branches of an {@code if} are evaluated, and every
 * result is finite, so that an expression always has a value after as many steps as it is long.
 */
@NullMarked
package spielwerk.search.expression;

import org.jspecify.annotations.NullMarked;
