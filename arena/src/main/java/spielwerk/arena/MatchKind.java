package spielwerk.arena;

import java.nio.file.Path;
import java.util.Optional;
import spielwerk.core.Catalogue;
import spielwerk.runs.Journal;
import spielwerk.runs.Run;
import spielwerk.runs.RunDraft;
import spielwerk.runs.RunFolder;
import spielwerk.runs.RunKind;
import spielwerk.runs.RunPicture;
import spielwerk.runs.RunType;
import spielwerk.runs.RunView;
import spielwerk.runs.spec.SpecCodec;
import spielwerk.runs.spec.YamlFields;

/** Engines that play each other, as many as the game has seats. */
public final class MatchKind implements RunKind {
  public static final RunType TYPE = new RunType("match", "match", "game", false);

  @Override
  public RunType type() {
    return TYPE;
  }

  @Override
  public Optional<SpecCodec<?>> codec() {
    return Optional.of(MatchSpec.CODEC);
  }

  @Override
  public RunDraft draft(YamlFields fields, Catalogue catalogue, Path data, Optional<Long> seed) {
    MatchSpec read = MatchSpec.CODEC.read(fields, catalogue, data);
    MatchSpec spec = seed.map(read::withSeed).orElse(read);
    return Match.of(spec, catalogue)::begin;
  }

  @Override
  public Run open(Journal journal, Catalogue catalogue) {
    return new CompetitionRun(
        Match.of(journal.spec(TYPE, MatchSpec.class), catalogue), journal, Optional.empty());
  }

  private static Match match(RunFolder run, Catalogue catalogue) {
    return Match.toLookAt(run.spec(TYPE, MatchSpec.class), catalogue);
  }

  @Override
  public RunView look(RunFolder run, Catalogue catalogue) {
    return CompetitionView.of(run, match(run, catalogue));
  }

  @Override
  public RunPicture picture(RunFolder run, Catalogue catalogue) {
    return new CompetitionPicture(run, () -> match(run, catalogue));
  }
}
