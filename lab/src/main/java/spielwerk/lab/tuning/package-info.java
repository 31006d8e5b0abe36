/** Tunings as experiments and as reports. */
@NullMarked
package spielwerk.lab.tuning;

import org.jspecify.annotations.NullMarked;
