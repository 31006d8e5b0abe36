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
import spielwerk.games.qwixx.Crosses;
import spielwerk.games.qwixx.QwixxState;
import spielwerk.games.qwixx.Sheet;

/**
 * A {@link RowPlayer} that gives its reasons: every decision with how much more it is worth than
 * the worst one. What the player itself would choose comes first.
 */
public final class RowEngine implements Engine {
  private final EngineInfo info;
  private final RowPlayer player;

  public RowEngine(EngineInfo info, RowWeights worth) {
    this.info = info;
    this.player = new RowPlayer(worth);
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
      worths[i] = worth(game, moves[i]);
      least = Math.min(least, worths[i]);
    }
    List<Candidate> candidates = new ArrayList<>();
    for (int i = 0; i < moves.length; i++) {
      candidates.add(Candidate.rated(moves[i], worths[i] - least));
    }
    int chosen = player.choose(game, Seeds.stream(0));
    candidates.sort(
        Comparator.comparing((Candidate candidate) -> candidate.move() != chosen)
            .thenComparing(Comparator.comparingDouble(Candidate::rating).reversed()));
    return Advice.of(candidates, new Effort(moves.length, 1, 0, Map.of()));
  }

  private double worth(QwixxState game, int move) {
    boolean colourFollows = game.step() == QwixxState.Step.WHITE && game.turn() == game.active();
    return colourFollows ? best(game, move) : player.worth().of(game.after(move));
  }

  /** The best sheet that the active seat can have after a white cross and a coloured one. */
  private double best(QwixxState game, int move) {
    long sheet = game.after(move);
    double best =
        move == Crosses.NONE ? player.worth().of(Sheet.penalise(sheet)) : player.worth().of(sheet);
    for (int c = game.colours(sheet); c != 0; c &= c - 1) {
      int colour = Integer.numberOfTrailingZeros(c);
      best = Math.max(best, player.worth().of(after(game, sheet, colour)));
    }
    return best;
  }

  private static long after(QwixxState game, long sheet, int colour) {
    return Sheet.cross(sheet, colour >>> 1, game.colourField(colour));
  }
}
