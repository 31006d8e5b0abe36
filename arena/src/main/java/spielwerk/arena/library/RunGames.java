package spielwerk.arena.library;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;
import spielwerk.core.Participant;
import spielwerk.core.Progress;
import spielwerk.runs.RunFolder;
import spielwerk.runs.RunInfo;

/** All games of a run, with the spec that produced them. */
public final class RunGames implements Library.Source {
  private final RunFolder run;
  private final Function<GameRecord, List<String>> names;
  private final Progress progress;

  /**
   * @param names under which a game was played, by seat
   * @throws Mistake if the run keeps no games
   */
  public RunGames(RunFolder run, Function<GameRecord, List<String>> names, Progress progress) {
    if (!run.info().keepsGames()) {
      throw new Mistake(
          "The run %s is of the kind %s, which keeps no games to import."
              .formatted(run.id(), run.info().kind()));
    }
    this.run = run;
    this.names = names;
    this.progress = progress;
  }

  @Override
  public void give(Consumer<LibraryGame> taker) {
    RunInfo info = run.info();
    Origin origin = new Origin(run.id(), info.kind(), info.spec().toString());
    int[] done = {0};
    run.replay(
        record -> {
          List<Participant> players =
              names.apply(record).stream().map(Participant::engine).toList();
          taker.accept(LibraryGame.of(record).withPlayers(players).withOrigin(origin));
          progress.at(++done[0], Math.max(done[0], info.games()), "");
        });
  }
}
