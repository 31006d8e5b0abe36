package spielwerk.engines.qwixx;

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
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Watch;
import spielwerk.games.qwixx.QwixxState;

/**
 * A {@link RowPlayer} that gives its reasons: every decision with how much more it is worth than
 * the worst one, and with its quality as the paper counts it (figure 10), that of the sheet with
 * this cross. What the player itself would choose comes first.
 */
public final class RowEngine implements Engine {
  private final EngineInfo info;
  private final RowPlayer player;
  private final SheetWorth worth;

  public RowEngine(EngineInfo info, RowWeights worth) {
    this.info = info;
    this.player = new RowPlayer(worth);
    this.worth = (game, sheet) -> worth.of(sheet);
  }

  @Override
  public EngineInfo info() {
    return info;
  }

  @Override
  public Advice advise(Position position, Budget budget, Watch watch) {
    QwixxState game = (QwixxState) position.state();
    int[] moves = Moves.of(game);
    double[] worths = new double[moves.length];
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < moves.length; i++) {
      worths[i] = worth.ofDecision(game, moves[i]);
      least = Math.min(least, worths[i]);
    }
    List<Candidate> candidates = new ArrayList<>();
    for (int i = 0; i < moves.length; i++) {
      double quality = player.worth().of(game.after(moves[i]));
      candidates.add(Candidate.rated(moves[i], worths[i] - least).withQuality(quality));
    }
    int chosen = player.choose(game, Seeds.stream(0));
    candidates.sort(
        Comparator.comparing((Candidate candidate) -> candidate.move() != chosen)
            .thenComparing(Comparator.comparingDouble(Candidate::rating).reversed()));
    return Advice.of(candidates, new Effort(moves.length, 1, 0, Map.of()));
  }
}
