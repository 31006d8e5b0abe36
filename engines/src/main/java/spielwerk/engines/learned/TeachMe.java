package spielwerk.engines.learned;

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
 * often, at least, they took such a field when there was one, and by what they scored with it; so
 * it becomes at most as good as they are. A constellation it saw too seldom it takes roughly, one
 * it never saw taken it does not name.
 */
final class TeachMe implements Engine {
  /** So many sightings tell more than a rough look. */
  private static final int ENOUGH = 5;

  private final Source source;
  private final Constellations constellations;

  TeachMe(Source source, Game game) {
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
      Answer answer = answer(constellations.around(field));
      seen += answer.seen();
      if (answer.taken.games() > 0) {
        candidates.add(Candidate.rated(field, answer.rating()));
      }
    }
    candidates.sort(Comparator.comparingDouble(Candidate::rating).reversed());
    return Advice.of(candidates, source.effort(1, seen));
  }

  /** By the most exact view that was seen often enough. */
  private Answer answer(long constellation) {
    Answer answer = new Answer(Tally.NONE, Tally.NONE);
    for (long view : Constellations.views(constellation).toArray()) {
      if (answer.seen() < ENOUGH) {
        answer = exactly(view);
      }
    }
    return answer;
  }

  private Answer exactly(long constellation) {
    Map<Integer, Tally> answers = source.experience().answers(constellation);
    return new Answer(
        answers.getOrDefault(TeachMeLesson.TAKEN, Tally.NONE),
        answers.getOrDefault(TeachMeLesson.LEFT, Tally.NONE));
  }

  /** What the teachers made of a constellation. */
  private record Answer(Tally taken, Tally left) {
    int seen() {
      return taken.games() + left.games();
    }

    /**
     * How often it was taken at least, and more or less of it as they scored better or worse with
     * it than whenever they saw it. To compare with all games would be unfair to a block: who must
     * block seldom wins.
     */
    double rating() {
      double often = Tally.atLeast(taken.games(), seen());
      double with = smoothed(taken.points(), taken.games());
      double whenever = smoothed(taken.points() + left.points(), seen());
      return often * with / whenever;
    }

    /** One game won and one lost are added, so that few games change little. */
    private static double smoothed(double points, int games) {
      return (points + 1) / (games + 2);
    }
  }
}
