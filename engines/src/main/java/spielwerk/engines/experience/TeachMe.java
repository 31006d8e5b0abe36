package spielwerk.engines.experience;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.Game;
import spielwerk.core.Position;
import spielwerk.core.State;
import spielwerk.core.Watch;

/**
 * The playing half of {@code teachme} (Morphion, chapter 3.4): it looks whether the constellations
 * on the board are in its experience and plays what its teachers did then. A field is rated by how
 * often they took such a field when there was one, and by what they scored with it; so it becomes
 * at most as good as they are. What it saw seldom it looks at more roughly too; what it never saw
 * taken, even roughly, it does not name.
 */
final class TeachMe implements Engine {
  /** This many sightings count as much as a rougher look. */
  private static final double FEW = 5;

  private final ExperienceSource source;
  private final Constellations constellations;

  TeachMe(ExperienceSource source, Game game) {
    this.source = source;
    this.constellations = new Constellations(game);
  }

  @Override
  public EngineInfo info() {
    return source.describe(TeachMeMaker.INFO);
  }

  @Override
  public Advice advise(Position position, Budget budget, Watch watch) {
    State state = position.state();
    constellations.at(state);
    List<Candidate> candidates = new ArrayList<>();
    long seen = 0;
    for (int field : constellations.fields().toArray()) {
      double rating = 0;
      long[] views = Constellations.views(constellations.around(field)).toArray();
      for (int i = views.length - 1; i >= 0; i--) {
        Answer answer = answer(views[i]);
        rating = answer.rating(rating);
        seen += answer.seen();
      }
      if (rating > 0) {
        candidates.add(Candidate.rated(field, rating));
      }
    }
    candidates.sort(Comparator.comparingDouble(Candidate::rating).reversed());
    return Advice.of(candidates, source.effort(1, seen));
  }

  private Answer answer(long constellation) {
    Map<Integer, AnswerStatistics> answers = source.experience().answers(constellation);
    return new Answer(
        answers.getOrDefault(TeachMeLearner.TAKEN, AnswerStatistics.NONE),
        answers.getOrDefault(TeachMeLearner.LEFT, AnswerStatistics.NONE));
  }

  /** What the teachers made of a constellation. */
  private record Answer(AnswerStatistics taken, AnswerStatistics left) {
    int seen() {
      return taken.games() + left.games();
    }

    /**
     * How often it was taken when it was there, and more or less of it as they scored better or
     * worse with it than whenever they saw it. To compare with all games would be unfair to a
     * block: a side that must block seldom wins.
     *
     * @param roughly the same of the rougher view, which counts as much as a few sightings
     */
    double rating(double roughly) {
      double often = (taken.games() + FEW * roughly) / (seen() + FEW);
      double whenever = (taken.points() + left.points() + 1) / (seen() + 2);
      double with = (taken.points() + FEW * whenever) / (taken.games() + FEW);
      return often * with / whenever;
    }
  }
}
