/**
 * Breaks things on purpose while people play: a server is killed, its disk fills up, its library is
 * locked, and in the end every acknowledged move and every finished game must be there, once.
 *
 * <pre>{@code
 * ChaosReport report = new Chaos(seed, data, program, Progress.NONE).rounds(6);
 * report.lost(); // sentences, none if all is well
 * }</pre>
 */
@NullMarked
package spielwerk.bench.chaos;

import org.jspecify.annotations.NullMarked;
