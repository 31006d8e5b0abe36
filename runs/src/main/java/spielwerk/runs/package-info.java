/**
 * What a run is. A kind (match, tournament, evolve, tune, train, experiment) is found as a service;
 * a run of it lives in a folder, whose journal grows by a line with each game or generation, and
 * can be resumed after a stop or a kill.
 */
@NullMarked
package spielwerk.runs;

import org.jspecify.annotations.NullMarked;
