package spielwerk.app.command;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import spielwerk.app.terminal.ConsoleProgress;
import spielwerk.app.terminal.Figures;
import spielwerk.app.terminal.Terminal;
import spielwerk.arena.Journal;
import spielwerk.arena.Match;
import spielwerk.arena.MatchJson;
import spielwerk.arena.Tally;
import spielwerk.core.Game;
import spielwerk.core.Runner;

/** Plays a match, begun now or before, to its end or until somebody presses Ctrl-C. */
record MatchRun(Common common, Game game, Match match, Journal journal) {
  /** A game that takes longer than this to end is played anew when the match goes on. */
  private static final Duration GRACE = Duration.ofSeconds(30);

  /** Plays what is missing, shows the result of all there is, and returns the exit code. */
  int play() {
    Terminal terminal = common.terminal();
    int threads = common.threads();
    String goOn = "go on with: ./spielwerk resume " + journal.id() + common.sameData();
    BooleanSupplier stop =
        terminal
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
                                + goOn));
    Tally tally;
    try (ConsoleProgress progress = new ConsoleProgress("match", terminal)) {
      tally = match.play(journal, new Runner(threads, stop, progress));
    }
    if (tally.games() > 0) {
      MatchView view = new MatchView(game, match.spec(), tally, journal);
      common.show(() -> json(tally), () -> view.text(terminal));
    }
    int planned = match.spec().games();
    if (tally.games() < planned) {
      terminal
          .err()
          .println(
              "spielwerk: The match was broken off after %s of %s games; %s"
                  .formatted(Figures.count(tally.games()), Figures.count(planned), goOn));
      return 1;
    }
    return 0;
  }

  private Map<String, Object> json(Tally tally) {
    return new ObjectMapper()
        .convertValue(
            MatchJson.of(match.spec(), tally, Optional.of(journal.id())),
            new TypeReference<LinkedHashMap<String, Object>>() {});
  }
}
