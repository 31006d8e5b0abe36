package spielwerk.web;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import spielwerk.arena.Match;
import spielwerk.arena.MatchJson;
import spielwerk.arena.MatchSpec;
import spielwerk.arena.Standings;
import spielwerk.arena.Tally;
import spielwerk.arena.Tournament;
import spielwerk.arena.TournamentJson;
import spielwerk.arena.TournamentSpec;
import spielwerk.core.Catalogue;
import spielwerk.core.Progress;
import spielwerk.core.Runner;
import spielwerk.runs.Journal;
import spielwerk.runs.RunInfo;
import spielwerk.runs.Runs;

/** What the command {@code resume RUN --data FOLDER} does with wars, for this module's tests. */
final class RunProgram {
  private RunProgram() {}

  /** The command that starts it, to which words are added. */
  static List<String> command() {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:TieredStopAtLevel=1",
        "-cp",
        System.getProperty("java.class.path"),
        RunProgram.class.getName());
  }

  public static void main(String[] words) {
    Catalogue catalogue = Catalogue.load(Path.of(words[3], "plugins"));
    Runs runs = new Runs(Path.of(words[3]), Clock.systemUTC());
    try (Journal journal = runs.open(words[1], false)) {
      Runner runner = new Runner(1, journal::stopWanted, Progress.NONE);
      if (journal.info().kind().equals(RunInfo.MATCH)) {
        Match match = Match.of(journal.spec(RunInfo.MATCH, MatchSpec.class), catalogue);
        Tally tally = match.play(journal, runner);
        if (match.finished(tally)) {
          journal.finish(MatchJson.of(match.spec(), tally, Optional.of(journal.id())).toString());
        }
      } else {
        TournamentSpec spec = journal.spec(RunInfo.TOURNAMENT, TournamentSpec.class);
        Tournament tournament = Tournament.of(spec, catalogue);
        Standings standings = tournament.play(journal, runner);
        if (standings.finished()) {
          journal.finish(
              TournamentJson.of(tournament, standings, Optional.of(journal.id())).toString());
        }
      }
    }
  }
}
