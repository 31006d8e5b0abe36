package spielwerk.app.command;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import spielwerk.app.terminal.Terminal;
import spielwerk.arena.Journal;

/** How a run of games ends on Ctrl-C: the games under way are finished, no other is begun. */
record Stopping(Common common, Journal journal) {
  /** A game that takes longer than this to end is played anew when the run goes on. */
  private static final Duration GRACE = Duration.ofSeconds(30);

  String goOn() {
    return "go on with: ./spielwerk resume " + journal.id() + common.sameData();
  }

  BooleanSupplier listen() {
    Terminal terminal = common.terminal();
    return terminal
        .interrupts()
        .listen(
            GRACE,
            () ->
                terminal
                    .err()
                    .println(
                        (terminal.live() ? "\n" : "")
                            + "spielwerk: Stopping when the games under way have ended, in "
                            + GRACE.toSeconds()
                            + " s at the latest; "
                            + goOn()));
  }
}
