package spielwerk.learn.evolution;

import spielwerk.core.Catalogue;
import spielwerk.runs.Journal;
import spielwerk.runs.Run;
import spielwerk.runs.RunFolder;
import spielwerk.runs.RunKind;
import spielwerk.runs.RunPicture;
import spielwerk.runs.RunType;
import spielwerk.runs.RunView;

/** An evolution that breeds players. */
public final class EvolveKind implements RunKind {
  @Override
  public RunType type() {
    return EvolutionRun.TYPE;
  }

  @Override
  public Run open(Journal journal, Catalogue catalogue) {
    return EvolutionRun.resume(journal, catalogue);
  }

  @Override
  public RunView look(RunFolder run, Catalogue catalogue) {
    return EvolveView.of(
        run, Evolution.of(run.spec(EvolutionRun.TYPE, EvolutionSpec.class), catalogue));
  }

  @Override
  public RunPicture picture(RunFolder run, Catalogue catalogue) {
    return new EvolvePicture(run);
  }
}
