package spielwerk.web.runs;

import spielwerk.arena.WarPicture;
import spielwerk.runs.RunPicture;

import java.util.Map;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.arena.RunReport;
import spielwerk.learn.training.TrainedRun;
import spielwerk.learn.training.TrainingReport;
import spielwerk.runs.RunFolder;
import spielwerk.runs.RunInfo;
import spielwerk.runs.report.Report;
import spielwerk.web.rooms.Picture;

/** Which pictures and reports there are of which kind of run. */
final class Gallery {
  /** By the kind of run; a kind that is missing shows only how far it is. */
  static final Map<String, RunPicture.Maker> PICTURES =
      Map.of(
          RunInfo.MATCH, WarPicture::new,
          RunInfo.TOURNAMENT, WarPicture::new,
          RunInfo.TRAIN, (run, catalogue) -> Picture.of(run, catalogue)::look,
          RunInfo.EVOLVE, (run, catalogue) -> Picture.of(run, catalogue)::look,
          RunInfo.TUNE, (run, catalogue) -> Picture.of(run, catalogue)::look);

  private Gallery() {}

  /**
   * The report of a run, finished or not.
   *
   * @throws Mistake if there is none of its kind
   */
  static Report report(RunFolder run, Catalogue catalogue) {
    return switch (run.info().kind()) {
      case RunInfo.MATCH, RunInfo.TOURNAMENT -> RunReport.of(run, catalogue);
      case RunInfo.TRAIN -> TrainingReport.of(TrainedRun.of(run, catalogue));
      default ->
          throw new Mistake("There is no report of a run of kind " + run.info().kind() + ".");
    };
  }
}
