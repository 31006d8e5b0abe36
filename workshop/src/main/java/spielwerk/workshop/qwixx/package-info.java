/**
 * How the trained Qwixx players are made and measured: they learn from their own games ({@link
 * spielwerk.workshop.qwixx.QwixxNetSelfPlay}). {@link spielwerk.workshop.qwixx.TrainingRecipe}
 * makes every model file again, {@link spielwerk.workshop.qwixx.QwixxStrength} says how well they
 * play.
 */
@NullMarked
package spielwerk.workshop.qwixx;

import org.jspecify.annotations.NullMarked;
