/**
 * Every reader of foreign text and files, as a function of some bytes. Jazzer tries bytes on them
 * that reach new code ({@code ./spielwerk fuzz}); what it found, and a valid example or two for
 * each reader to begin with, is in {@code fuzz/corpus}, and the tests read all of it again. Jazzer
 * itself is not needed here: it calls {@link spielwerk.fuzz.FuzzTarget} by name.
 */
@NullMarked
package spielwerk.fuzz;

import org.jspecify.annotations.NullMarked;
