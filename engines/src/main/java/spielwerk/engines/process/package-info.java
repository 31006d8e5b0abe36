/**
 * Engines that are programs of their own, both ways: {@code exec} starts a program and asks it for
 * moves; {@link spielwerk.engines.process.GomocupBrain}, {@link spielwerk.engines.process.GtpBrain}
 * and {@link spielwerk.engines.process.NBoardBrain} let any of our engines be such a program.
 *
 * <p>{@link spielwerk.engines.process.ChildProcess} is the program with its limits, {@link
 * spielwerk.engines.process.ProcessGroup} sees to it that it never outlives us, {@link
 * spielwerk.engines.process.Protocol} is what is said. A further protocol is one more class that
 * implements {@code Protocol}, and one line in {@link spielwerk.engines.process.ExecMaker}.
 */
@NullMarked
package spielwerk.engines.process;

import org.jspecify.annotations.NullMarked;
