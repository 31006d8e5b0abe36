package spielwerk.app.command;

import spielwerk.arena.WarView;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import spielwerk.app.terminal.ConsoleProgress;
import spielwerk.runs.text.Figures;
import spielwerk.app.terminal.Json;
import spielwerk.app.terminal.Terminal;
import spielwerk.arena.Match;
import spielwerk.arena.MatchJson;
import spielwerk.arena.Tally;
import spielwerk.arena.War;
import spielwerk.core.Game;
import spielwerk.core.Runner;
import spielwerk.runs.Journal;

/** Plays a match, begun now or before, to its end or until somebody presses Ctrl-C. */
record MatchRun(Common common, Game game, Match match, Journal journal) {

  /** Plays what is missing, shows the result of all there is, and returns the exit code. */
  int play() {
    Terminal terminal = common.terminal();
    int threads = common.threads();
    Stopping stopping = new Stopping(common, journal);
    Tally tally;
    try (ConsoleProgress progress = new ConsoleProgress("match", terminal)) {
      tally = match.play(journal, new Runner(threads, stopping.listen(), progress));
    }
    boolean finished = match.finished(tally);
    if (finished) {
      journal.finish(Json.text(json(match, tally, journal.id())));
    }
    if (tally.games() > 0) {
      show(common, game, match, tally, journal.folder());
    }
    if (!finished) {
      terminal
          .err()
          .println(
              "spielwerk: The match was broken off after %s of %s games; %s"
                  .formatted(
                      Figures.count(tally.games()),
                      Figures.count(match.spec().games()),
                      stopping.goOn()));
      return 1;
    }
    return 0;
  }

  /** Prints the result. */
  static void show(Common common, Game game, Match match, Tally tally, Path folder) {
    WarView view = new WarView(War.of(match, tally), game, folder);
    common.show(
        () -> json(match, tally, String.valueOf(folder.getFileName())),
        () -> view.text(common.terminal()));
  }

  private static Map<String, Object> json(Match match, Tally tally, String run) {
    return map(MatchJson.of(match.spec(), tally, Optional.of(run)));
  }

  /** As {@link Json} writes it. */
  static Map<String, Object> map(ObjectNode json) {
    return new ObjectMapper()
        .convertValue(json, new TypeReference<LinkedHashMap<String, Object>>() {});
  }
}
