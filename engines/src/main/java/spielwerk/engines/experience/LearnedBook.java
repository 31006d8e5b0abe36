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
import spielwerk.core.Position;
import spielwerk.core.State;
import spielwerk.core.Watch;

/**
 * The opening module (Morphion, chapter 3.4): in the first moves it advises what did well in the
 * games it was made of, later and in positions it does not know it has no opinion. A move is rated
 * by the lower bound of its score's 95% confidence interval, so that one lucky game does not
 * outweigh many.
 */
final class LearnedBook implements Engine {
  private final ExperienceSource source;
  private final int plies;
  private final int least;

  /**
   * @param plies for how many moves from the start it gives advice
   * @param least how many games a move must have been played in
   */
  LearnedBook(ExperienceSource source, int plies, int least) {
    this.source = source;
    this.plies = plies;
    this.least = least;
  }

  @Override
  public EngineInfo info() {
    return source.describe(BookMaker.INFO);
  }

  @Override
  public Advice advise(Position position, Budget budget, Watch watch) {
    if (position.moves().size() >= plies) {
      return Advice.none();
    }
    State state = position.state();
    CanonicalPosition canonicalPosition = CanonicalPosition.of(state);
    List<Candidate> candidates = new ArrayList<>();
    long seen = 0;
    for (Map.Entry<Integer, AnswerStatistics> answer :
        source.experience().answers(canonicalPosition.key()).entrySet()) {
      int move = canonicalPosition.unfold(state, answer.getKey());
      AnswerStatistics answerStatistics = answer.getValue();
      seen += answerStatistics.games();
      if (answerStatistics.games() >= least && answerStatistics.proven() > 0 && state.legal(move)) {
        double value = 2 * answerStatistics.score() - 1;
        candidates.add(new Candidate(move, answerStatistics.proven(), value, false, List.of(move)));
      }
    }
    candidates.sort(Comparator.comparingDouble(Candidate::rating).reversed());
    return Advice.of(candidates, source.effort(1, seen));
  }
}
