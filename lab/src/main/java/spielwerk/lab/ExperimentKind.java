package spielwerk.lab;

import spielwerk.core.Catalogue;
import spielwerk.runs.Journal;
import spielwerk.runs.Run;
import spielwerk.runs.RunFolder;
import spielwerk.runs.RunKind;
import spielwerk.runs.RunPicture;
import spielwerk.runs.RunType;
import spielwerk.runs.RunView;

/** An experiment of the papers, or of one's own. */
public final class ExperimentKind implements RunKind {
  @Override
  public RunType type() {
    return ExperimentRun.TYPE;
  }

  @Override
  public Run open(Journal journal, Catalogue catalogue) {
    return ExperimentRun.resume(journal, catalogue);
  }

  private static ExperimentView view(RunFolder run, Catalogue catalogue) {
    ExperimentSpec spec = run.spec(ExperimentRun.TYPE, ExperimentSpec.class);
    return new ExperimentView(run, spec, ExperimentRun.experiment(run, spec), catalogue);
  }

  @Override
  public RunView look(RunFolder run, Catalogue catalogue) {
    return view(run, catalogue);
  }

  @Override
  public RunPicture picture(RunFolder run, Catalogue catalogue) {
    return view(run, catalogue);
  }
}
