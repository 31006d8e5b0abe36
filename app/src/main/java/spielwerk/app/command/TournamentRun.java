package spielwerk.app.command;

import spielwerk.arena.LiveCrosstable;
import spielwerk.arena.WarView;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import spielwerk.app.terminal.ConsoleProgress;
import spielwerk.runs.text.Figures;
import spielwerk.app.terminal.Json;
import spielwerk.app.terminal.LiveTable;
import spielwerk.app.terminal.Terminal;
import spielwerk.arena.Player;
import spielwerk.arena.Standings;
import spielwerk.arena.Tournament;
import spielwerk.arena.TournamentJson;
import spielwerk.arena.War;
import spielwerk.core.Game;
import spielwerk.core.Runner;
import spielwerk.runs.Journal;

/** Plays a tournament, begun now or before, to its end or until somebody presses Ctrl-C. */
record TournamentRun(Common common, Game game, Tournament tournament, Journal journal) {

  /** Plays what is missing, shows the result of all there is, and returns the exit code. */
  int play() {
    Terminal terminal = common.terminal();
    int threads = common.threads();
    Stopping stopping = new Stopping(common, journal);
    Standings standings = terminal.live() ? watched(threads, stopping) : logged(threads, stopping);
    if (standings.finished()) {
      journal.finish(Json.text(json(tournament, standings, journal.id())));
    }
    if (standings.tally().games() > 0) {
      show(common, game, tournament, standings, journal.folder());
    }
    if (!standings.finished()) {
      terminal
          .err()
          .println(
              "spielwerk: The tournament was broken off after %s of %s games; %s"
                  .formatted(
                      Figures.count(standings.tally().games()),
                      Figures.count(tournament.planned()),
                      stopping.goOn()));
      return 1;
    }
    return 0;
  }

  /** With a crosstable that grows before one's eyes. */
  private Standings watched(int threads, Stopping stopping) {
    try (LiveTable table = new LiveTable(common.terminal())) {
      LiveCrosstable cross =
          new LiveCrosstable(
              tournament.spec().players().stream().map(Player::name).toList(),
              tournament.planned());
      return tournament.play(
          journal,
          new Runner(threads, stopping.listen(), (done, all, note) -> cross.done(done)),
          standing -> table.show(() -> cross.text(standing)));
    }
  }

  private Standings logged(int threads, Stopping stopping) {
    try (ConsoleProgress progress = new ConsoleProgress("tournament", common.terminal())) {
      return tournament.play(journal, new Runner(threads, stopping.listen(), progress));
    }
  }

  /** Prints the result. */
  static void show(
      Common common, Game game, Tournament tournament, Standings standings, Path folder) {
    WarView view = new WarView(War.of(tournament, standings), game, folder);
    common.show(
        () -> json(tournament, standings, String.valueOf(folder.getFileName())),
        () -> view.text(common.terminal()));
  }

  private static Map<String, Object> json(Tournament tournament, Standings standings, String run) {
    return MatchRun.map(TournamentJson.of(tournament, standings, Optional.of(run)));
  }
}
