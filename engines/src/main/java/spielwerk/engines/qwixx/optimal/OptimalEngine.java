package spielwerk.engines.qwixx.optimal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Effort;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.Goal;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.Watch;
import spielwerk.games.qwixx.QwixxState;

/**
 * An {@link OptimalPlayer} that shows with how many points it expects to end, decision by decision.
 */
final class OptimalEngine implements Engine {
  private final EngineInfo info;
  private final OptimalPlayer player;

  OptimalEngine(EngineInfo info, SheetValues values) {
    this.info = info;
    this.player = new OptimalPlayer(values);
  }

  @Override
  public EngineInfo info() {
    return info;
  }

  @Override
  public Goal valuesIn(Goal goal) {
    return Goal.POINTS;
  }

  @Override
  public Advice advise(Position position, Budget budget, Watch watch) {
    QwixxState game = (QwixxState) position.state();
    int[] moves = Moves.of(game);
    double[] points = new double[moves.length];
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < moves.length; i++) {
      points[i] = player.points(game, moves[i]);
      least = Math.min(least, points[i]);
    }
    List<Candidate> candidates = new ArrayList<>();
    for (int i = 0; i < moves.length; i++) {
      candidates.add(
          new Candidate(moves[i], points[i] - least, points[i], false, List.of(moves[i]))
              .withPoints(points[i]));
    }
    candidates.sort(Comparator.comparingDouble(Candidate::value).reversed());
    return Advice.of(candidates, new Effort(moves.length, 1, 0, Map.of()));
  }
}
