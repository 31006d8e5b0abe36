package spielwerk.arena;

import com.fasterxml.jackson.databind.node.ObjectNode;
import spielwerk.core.Game;
import spielwerk.runs.RunFolder;
import spielwerk.runs.RunView;
import spielwerk.runs.report.Report;
import spielwerk.runs.text.TextStyle;

/** How a match or tournament stands. */
record CompetitionView(RunFolder run, Game game, Competition.Result result) implements RunView {
  /** What a run has so far. */
  static CompetitionView of(RunFolder run, Competition competition) {
    Competition.Count count = competition.count();
    run.replay(count::add);
    return new CompetitionView(run, competition.game(), count);
  }

  @Override
  public ObjectNode json() {
    return result.json(run.id());
  }

  @Override
  public String text(TextStyle style) {
    return new CompetitionText(result.standing(), game, run.path()).text(style);
  }

  @Override
  public Report report() {
    return new RunReport(run, result.standing(), game).report();
  }
}
