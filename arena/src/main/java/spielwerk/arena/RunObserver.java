package spielwerk.arena;

import com.fasterxml.jackson.databind.node.ObjectNode;
import spielwerk.core.Mistake;
import spielwerk.runs.FileTail;
import spielwerk.runs.RecordJson;
import spielwerk.runs.RunFolder;

/**
 * Looks on while another program plays a match or tournament. Each look reads only the games that
 * have ended since the last one; no engine is made.
 */
final class RunObserver {
  private final RecordJson json = new RecordJson();
  private final RunFolder run;
  private final Competition competition;
  private final FileTail tail;
  private Competition.Count count;

  RunObserver(RunFolder run, Competition competition) {
    this.run = run;
    this.competition = competition;
    this.tail = new FileTail(run.journalFile());
    this.count = competition.count();
  }

  /**
   * How it stands, as {@link MatchJson} or {@link TournamentJson} writes it.
   *
   * @throws Mistake if a line is not a game of this run
   */
  ObjectNode look() {
    tail.look(
        () -> count = competition.count(),
        line ->
            count.add(
                json.read(
                    line, "line " + tail.lines() + " of " + run.journalFile().getFileName())));
    return count.json(run.id());
  }

  /** How many games were read in all. */
  int games() {
    return tail.lines();
  }

  /** How many bytes were read in all. */
  long bytes() {
    return tail.bytes();
  }
}
