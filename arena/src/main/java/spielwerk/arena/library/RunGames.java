package spielwerk.arena.library;

import java.util.function.Consumer;
import spielwerk.core.Mistake;
import spielwerk.core.Progress;
import spielwerk.runs.Journal;
import spielwerk.runs.RunInfo;

/** All games of a run, with the spec that produced them. */
public final class RunGames implements Library.Source {
  private final Journal journal;
  private final Progress progress;

  /**
   * @throws Mistake if the run keeps no games
   */
  public RunGames(Journal journal, Progress progress) {
    if (!journal.info().keepsGames()) {
      throw new Mistake(
          "The run %s is of the kind %s, which keeps no games to import."
              .formatted(journal.id(), journal.info().kind()));
    }
    this.journal = journal;
    this.progress = progress;
  }

  @Override
  public void give(Consumer<LibraryGame> taker) {
    RunInfo info = journal.info();
    Origin origin = new Origin(journal.id(), info.kind(), info.spec().toString());
    int[] done = {0};
    journal.replay(
        record -> {
          taker.accept(LibraryGame.of(record).withOrigin(origin));
          progress.at(++done[0], Math.max(done[0], info.games()), "");
        });
  }
}
