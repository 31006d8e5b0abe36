package spielwerk.engines.quickciv;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Effort;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Watch;
import spielwerk.games.quickciv.Greedy;
import spielwerk.games.quickciv.QuickCivState;

/**
 * A {@link Greedy} player that gives its reasons: the moves with what they add to its evaluation,
 * its own choice first.
 */
final class GreedyEngine implements Engine {
  private static final int MOST_CANDIDATES = 20;

  private final Greedy greedy;
  private RandomGenerator random = Seeds.stream(0);

  GreedyEngine(Greedy greedy) {
    this.greedy = greedy;
  }

  @Override
  public EngineInfo info() {
    return GreedyMaker.INFO;
  }

  @Override
  public void newGame(Game game, int seat, Goal goal, long seed) {
    random = Seeds.stream(seed);
  }

  @Override
  public Advice advise(Position position, Budget budget, Watch watch) {
    QuickCivState state = (QuickCivState) position.state();
    int chosen = greedy.choose(state, random);
    int[] moves = Moves.of(state);
    List<Candidate> candidates = new ArrayList<>();
    double most = 0;
    for (int move : moves) {
      double worth = greedy.worth(state, move);
      if (worth > 0 && move != chosen) {
        candidates.add(Candidate.rated(move, worth));
        most = Math.max(most, worth);
      }
    }
    // a city centre that is due comes first whatever it is worth today
    candidates.add(Candidate.rated(chosen, Math.max(most, greedy.worth(state, chosen))));
    candidates.sort(
        Comparator.comparing((Candidate candidate) -> candidate.move() != chosen)
            .thenComparing(Comparator.comparingDouble(Candidate::rating).reversed()));
    List<Candidate> best = candidates.subList(0, Math.min(MOST_CANDIDATES, candidates.size()));
    return Advice.of(best, new Effort(moves.length, 1, 0, Map.of()));
  }
}
