package spielwerk.learn.tuning;

import spielwerk.core.Catalogue;
import spielwerk.runs.Journal;
import spielwerk.runs.Run;
import spielwerk.runs.RunFolder;
import spielwerk.runs.RunKind;
import spielwerk.runs.RunPicture;
import spielwerk.runs.RunType;
import spielwerk.runs.RunView;

/** An evolution that looks for the best options of an engine. */
public final class TuneKind implements RunKind {
  @Override
  public RunType type() {
    return TuningRun.TYPE;
  }

  @Override
  public Run open(Journal journal, Catalogue catalogue) {
    return TuningRun.resume(journal, catalogue);
  }

  @Override
  public RunView look(RunFolder run, Catalogue catalogue) {
    return new TuneView(run, TuningRun.course(run, catalogue));
  }

  @Override
  public RunPicture picture(RunFolder run, Catalogue catalogue) {
    return new TunePicture(run);
  }
}
