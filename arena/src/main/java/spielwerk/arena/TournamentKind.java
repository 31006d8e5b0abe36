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

/** Many engines that meet each other: round robin, gauntlet, Swiss, knockout. */
public final class TournamentKind implements RunKind {
  public static final RunType TYPE = new RunType("tournament", "tournament", "game", false);

  @Override
  public RunType type() {
    return TYPE;
  }

  @Override
  public Optional<SpecCodec<?>> codec() {
    return Optional.of(TournamentSpec.CODEC);
  }

  @Override
  public RunDraft draft(YamlFields fields, Catalogue catalogue, Path data, Optional<Long> seed) {
    TournamentSpec read = TournamentSpec.CODEC.read(fields, catalogue, data);
    TournamentSpec spec = seed.map(read::withSeed).orElse(read);
    return Tournament.of(spec, catalogue)::begin;
  }

  @Override
  public Run open(Journal journal, Catalogue catalogue) {
    Tournament tournament = Tournament.of(journal.spec(TYPE, TournamentSpec.class), catalogue);
    return new CompetitionRun(
        tournament,
        journal,
        Optional.of(
            new LiveCrosstable(
                tournament.spec().players().stream().map(TournamentPlayer::name).toList(),
                tournament.planned())));
  }

  private static Tournament tournament(RunFolder run, Catalogue catalogue) {
    return Tournament.toLookAt(run.spec(TYPE, TournamentSpec.class), catalogue);
  }

  @Override
  public RunView look(RunFolder run, Catalogue catalogue) {
    return CompetitionView.of(run, tournament(run, catalogue));
  }

  @Override
  public RunPicture picture(RunFolder run, Catalogue catalogue) {
    return new CompetitionPicture(run, () -> tournament(run, catalogue));
  }
}
