/**
 * The engine {@code threat}: what a free field offers both sides is kept up to date with every
 * stone ({@link spielwerk.engines.fiveinarow.threat.ThreatBoard}), wins by continuous fours ({@link
 * spielwerk.engines.fiveinarow.threat.VcfSearch}) and threats ({@link
 * spielwerk.engines.fiveinarow.threat.VctSearch}) are proven, and the rest is searched ({@link
 * spielwerk.engines.fiveinarow.threat.ThreatSearch}). The numbers of its evaluation are made by
 * {@code ./spielwerk workshop fiveinarow-weights}.
 */
@NullMarked
package spielwerk.engines.fiveinarow.threat;

import org.jspecify.annotations.NullMarked;
