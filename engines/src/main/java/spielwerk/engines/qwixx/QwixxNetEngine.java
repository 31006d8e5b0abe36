package spielwerk.engines.qwixx;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
 * A {@link QwixxNetPlayer} that gives its reasons: every decision with what it is expected to bring
 * and how much more that is than the worst one brings, in hundredths of a win or in points. Chances
 * of winning are those among its copies.
 */
public final class QwixxNetEngine implements Engine {
  private final EngineInfo info;
  private final Objective objective;
  private final QwixxNetPlayer player;
  private final Chances chances;
  private final Optional<NextRoll> nextRoll;

  /**
   * A player with its reasons.
   *
   * @param rolls whether it looks one roll further, see {@link NextRoll}; 0 if not
   */
  public QwixxNetEngine(EngineInfo info, QwixxNet qwixxNet, int rolls) {
    this.info = info;
    this.chances = qwixxNet.chances();
    this.objective = qwixxNet.aim();
    this.player = new QwixxNetPlayer(qwixxNet);
    this.nextRoll = rolls == 0 ? Optional.empty() : Optional.of(new NextRoll(qwixxNet, rolls));
  }

  @Override
  public EngineInfo info() {
    return info;
  }

  @Override
  public Goal valuesIn(Goal goal) {
    return objective == Objective.WIN ? Goal.WIN : Goal.POINTS;
  }

  @Override
  public Advice advise(Position position, Budget budget, Watch watch) {
    QwixxState game = (QwixxState) position.state();
    int[] moves = Moves.of(game);
    double[] worths =
        nextRoll.map(further -> further.worths(game, moves)).orElseGet(() -> atOnce(game, moves));
    double least = Double.POSITIVE_INFINITY;
    for (double worth : worths) {
      least = Math.min(least, worth);
    }
    List<Candidate> candidates = new ArrayList<>();
    for (int i = 0; i < moves.length; i++) {
      boolean wins = objective == Objective.WIN;
      double rating = (worths[i] - least) * (wins ? 100 : 1);
      double value = wins ? 2 * worths[i] - 1 : worths[i];
      candidates.add(
          new Candidate(moves[i], rating, value, false, List.of(moves[i]))
              .withPoints(wins ? Candidate.UNKNOWN : worths[i]));
    }
    candidates.sort(Comparator.comparingDouble(Candidate::rating).reversed());
    return Advice.of(candidates, new Effort(moves.length, 1, 0, Map.of()));
  }

  private double[] atOnce(QwixxState game, int[] moves) {
    player.look();
    return Arrays.stream(moves)
        .mapToDouble(move -> player.worth(game, move))
        .map(worth -> objective == Objective.WIN ? chances.of(worth) : worth)
        .toArray();
  }
}
