/**
 * How the trained Qwixx players are made and measured: they learn from their own games ({@link
 * spielwerk.workshop.qwixx.OutlookSelfPlay}). {@link spielwerk.workshop.qwixx.Recipe} makes every
 * model file again, {@link spielwerk.workshop.qwixx.QwixxStrength} says how well they play.
 */
@NullMarked
package spielwerk.workshop.qwixx;

import org.jspecify.annotations.NullMarked;
