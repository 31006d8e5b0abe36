package spielwerk.web.runs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import spielwerk.arena.SeatNames;
import spielwerk.arena.library.Library;
import spielwerk.arena.library.RunGames;
import spielwerk.core.Progress;
import spielwerk.runs.RunFolder;
import spielwerk.runs.StorageFailure;
import spielwerk.web.library.Libraries;

/**
 * Puts the games of runs into the library: of any run when somebody wants it, and of those for
 * which it was asked for in advance as soon as they have ended. That is noted by a file in the
 * folder of the run, with how many games are in the library already, so that neither a pause nor a
 * new start of the server forgets it, and a match that is extended brings the rest.
 */
public final class RunKeeper {
  private static final Logger LOG = LoggerFactory.getLogger(RunKeeper.class);
  private static final String FILE = "to-library";

  private final RunService runs;
  private final Libraries libraries;

  public RunKeeper(RunService runs, Libraries libraries) {
    this.runs = runs;
    this.libraries = libraries;
    if (!libraries.main().place().readOnly()) {
      runs.launcher().onEnd(this::keepIfFinished);
      runs.watch().soon(this::catchUp);
    }
  }

  /** Looks for runs that ended while no server was there. */
  private void catchUp() {
    runs.watch().list().forEach(run -> keepIfFinished(run.id()));
  }

  /**
   * Adds the games of a run to a library; what is there already is not added again.
   *
   * @param library its name, empty for the main one
   */
  public Library.Added keep(String id, String library) {
    RunFolder run = runs.folder(id);
    return libraries
        .get(library)
        .add(new RunGames(run, SeatNames.of(run, runs.catalogue()), Progress.NONE));
  }

  /** Asks for the games of a run once it has ended. */
  public void keepLater(String id) {
    try {
      Files.writeString(mark(id), "0");
    } catch (IOException full) {
      throw new StorageFailure("that the games go into the library could not be noted", full);
    }
    keepIfFinished(id); // a short run may have ended already
  }

  private Path mark(String id) {
    return runs.folder(id).path().resolve(FILE);
  }

  /** Called by whoever notices that a program has ended, from a thread of its own. */
  private synchronized void keepIfFinished(String id) {
    try {
      Path mark = mark(id);
      if (!Files.exists(mark)) {
        return;
      }
      RunSummary run = runs.watch().summary(id);
      String games = "" + run.done();
      if (run.state() == RunSummary.State.FINISHED && !Files.readString(mark).equals(games)) {
        keep(id, "");
        Files.writeString(mark, games);
      }
    } catch (IOException | RuntimeException failed) {
      LOG.warn("the games of {} are not in the library yet", id, failed);
    }
  }
}
