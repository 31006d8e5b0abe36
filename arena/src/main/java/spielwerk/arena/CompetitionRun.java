package spielwerk.arena;

import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Runner;
import spielwerk.runs.Journal;
import spielwerk.runs.Run;
import spielwerk.runs.RunView;

/** A match or tournament that goes on. */
final class CompetitionRun implements Run {
  private final Competition competition;
  private final Journal journal;
  private final Optional<LiveCrosstable> live;
  private Competition.@Nullable Result result;

  /**
   * @param live what is shown while it goes on, if anything
   */
  CompetitionRun(Competition competition, Journal journal, Optional<LiveCrosstable> live) {
    this.competition = competition;
    this.journal = journal;
    this.live = live;
  }

  @Override
  public void run(Runner runner) {
    Competition.Result now =
        competition.compete(
            journal, runner, standing -> live.ifPresent(table -> table.watch(standing)));
    result = now;
    if (finished()) {
      journal.finish(now.json(journal.id()).toPrettyString());
    }
  }

  private Competition.Result result() {
    Competition.Result known = result;
    if (known == null) {
      Competition.Count count = competition.count();
      journal.replay(count::add);
      known = count;
      result = known;
    }
    return known;
  }

  @Override
  public boolean finished() {
    return result().standing().finished();
  }

  @Override
  public RunView view() {
    return new CompetitionView(journal.run(), competition.game(), result());
  }

  @Override
  public Optional<Supplier<String>> live() {
    return live.map(table -> table::text);
  }
}
