package spielwerk.app.command;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import spielwerk.app.terminal.Terminal;
import spielwerk.runs.Journal;

/**
 * How a run ends on Ctrl-C, or when the workbench asks it to.
 *
 * @param when it will have stopped, in a few words
 */
record Stopping(Common common, Journal journal, String when) {
  /** A game that takes longer than this to end is played anew when the run goes on. */
  private static final Duration GRACE = Duration.ofSeconds(30);

  /** The games under way are finished, no other is begun. */
  Stopping(Common common, Journal journal) {
    this(common, journal, "when the games under way have ended");
  }

  String goOn() {
    return "go on with: ./spielwerk resume " + journal.id() + common.sameData();
  }

  BooleanSupplier listen() {
    Terminal terminal = common.terminal();
    BooleanSupplier interrupted =
        terminal
            .interrupts()
            .listen(
                GRACE,
                () ->
                    terminal
                        .err()
                        .println(
                            (terminal.live() ? "\n" : "")
                                + "spielwerk: Stopping "
                                + when
                                + ", in "
                                + GRACE.toSeconds()
                                + " s at the latest; "
                                + goOn()));
    return () -> interrupted.getAsBoolean() || journal.stopWanted();
  }
}
