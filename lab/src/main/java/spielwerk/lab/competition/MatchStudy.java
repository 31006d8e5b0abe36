package spielwerk.lab.competition;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import spielwerk.arena.Match;
import spielwerk.arena.Tally;
import spielwerk.core.Catalogue;
import spielwerk.core.Runner;
import spielwerk.lab.Findings;
import spielwerk.lab.Study;
import spielwerk.lab.StudyContext;
import spielwerk.lab.training.TrainingSource;
import spielwerk.runs.GameStore;

/** Engines that play each other: a match for each pairing of a plan, one after another. */
public record MatchStudy(MatchPlan plan) implements Study {

  @Override
  public void check(Catalogue catalogue) {
    plan.check(catalogue);
  }

  @Override
  public boolean looksAtTraining() {
    return plan.source().isPresent();
  }

  @Override
  public MatchStudy onTraining(String run, Path folder) {
    return new MatchStudy(plan.on(new TrainingSource(run, folder)));
  }

  @Override
  public String options() {
    return plan.source().map(TrainingSource::options).orElse("");
  }

  @Override
  public Findings run(StudyContext studyContext) {
    return plan.findings(measure(studyContext), studyContext.seed());
  }

  /** The results, pairing by pairing. */
  List<PlayedMatch> measure(StudyContext studyContext) {
    List<Pairing> pairings = plan.pairings(studyContext.catalogue());
    long all = pairings.stream().mapToLong(pairing -> pairing.spec().games()).sum();
    long before = 0;
    List<PlayedMatch> played = new ArrayList<>();
    for (Pairing pairing : pairings) {
      Optional<String> why = plan.pointless(pairing, played);
      played.add(
          why.isPresent()
              ? new PlayedMatch(pairing, Optional.empty(), why.get(), List.of())
              : play(pairing, before, all, studyContext));
      before += pairing.spec().games();
    }
    return played;
  }

  private static PlayedMatch play(
      Pairing pairing, long before, long all, StudyContext studyContext) {
    int games = pairing.spec().games();
    List<List<Integer>> points = new ArrayList<>();
    GameStore gameStore;
    if (pairing.part().isEmpty()) {
      points.addAll(Collections.nCopies(games, List.of()));
      gameStore = GameStore.to(game -> points.set(game.index(), game.points()));
    } else {
      gameStore = studyContext.games(pairing.part());
    }
    Runner runner =
        studyContext
            .runner()
            .telling(
                (done, total, note) ->
                    studyContext.progress().at(before + done, all, pairing + "  " + note));
    Tally tally =
        Match.of(pairing.spec().withSeed(studyContext.seed()), studyContext.catalogue())
            .play(gameStore, runner);
    if (tally.games() < games) {
      throw new StudyContext.Stopped();
    }
    return new PlayedMatch(pairing, Optional.of(tally), "", points);
  }
}
