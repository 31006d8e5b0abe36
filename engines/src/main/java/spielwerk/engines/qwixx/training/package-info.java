/**
 * How the trained Qwixx players are made and measured: they learn from their own games ({@link
 * spielwerk.engines.qwixx.training.SelfPlay}). {@link spielwerk.engines.qwixx.training.Train} makes
 * every model file again, {@link spielwerk.engines.qwixx.training.Measure} says how well they play.
 * Playing needs none of this.
 */
@NullMarked
package spielwerk.engines.qwixx.training;

import org.jspecify.annotations.NullMarked;
