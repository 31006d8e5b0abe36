/**
 * Makes the numbers of the engine {@code threat} for five in a row: {@link
 * spielwerk.workshop.fiveinarow.ThreatFit} fits them to games of the engine with itself.
 */
@NullMarked
package spielwerk.workshop.fiveinarow;

import org.jspecify.annotations.NullMarked;
