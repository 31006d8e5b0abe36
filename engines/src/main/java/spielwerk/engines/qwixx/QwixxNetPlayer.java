package spielwerk.engines.qwixx;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import spielwerk.core.Policy;
import spielwerk.core.State;
import spielwerk.games.qwixx.Crosses;
import spielwerk.games.qwixx.QwixxState;
import spielwerk.games.qwixx.Row;
import spielwerk.games.qwixx.Sheet;

/**
 * Plays what a {@link QwixxNet} likes best, the first of equals in the order of the paper's
 * program. Under the official rules the active player foresees its coloured cross when it decides
 * on white, and chooses colour anew afterwards. One per thread.
 */
public final class QwixxNetPlayer implements Policy {
  private final QwixxNet qwixxNet;
  private final SheetWorth worth = this::worthOf;
  private final QwixxNetInput qwixxNetInput = new QwixxNetInput();
  private final QwixxNetInput chosen = new QwixxNetInput();
  private final float[] seen;
  private final int[] seenRows = new int[Row.COUNT];
  private int seenPenalties;
  private final float[] sums;
  private final int[] moves = new int[64];
  private int seenClosed;
  private double value;

  public QwixxNetPlayer(QwixxNet qwixxNet) {
    this.qwixxNet = qwixxNet;
    this.seen = qwixxNet.room();
    this.sums = qwixxNet.room();
  }

  @Override
  public int choose(State state, RandomGenerator random) {
    QwixxState game = (QwixxState) state;
    int best = Crosses.NONE;
    value = Double.NEGATIVE_INFINITY;
    look();
    int end = game.moves(moves, 0);
    for (int i = 0; i < end; i++) {
      double worth = worth(game, moves[i]);
      if (worth > value) {
        value = worth;
        best = moves[i];
        chosen.set(qwixxNetInput);
      }
    }
    return best;
  }

  /** Forgets what it saw of the others, as another position may follow. */
  void look() {
    seenClosed = -1;
  }

  /** What the last choice is expected to bring. */
  public double value() {
    return value;
  }

  /** What was seen after the last choice, for those who learn from it. */
  public QwixxNetInput chosen() {
    return chosen;
  }

  /** What a decision of the seat to move is expected to bring; {@link #look} comes before. */
  double worth(QwixxState game, int move) {
    return worth.ofDecision(game, move);
  }

  /** Sums are kept from the first sheet seen, for another differs from it in a row or two. */
  private double worthOf(QwixxState game, long sheet) {
    int closed = game.closed() | Sheet.locked(sheet);
    boolean unseen = closed != seenClosed;
    if (unseen) {
      seenClosed = -1;
      qwixxNetInput.others(game, game.turn(), closed, qwixxNet.seesOthers());
    }
    qwixxNetInput.own(sheet, closed);
    if (qwixxNetInput.moment == QwixxNetInput.END) {
      return qwixxNet.valueOfEnd(qwixxNetInput);
    }
    if (unseen) {
      seenClosed = closed;
      System.arraycopy(qwixxNetInput.rows, 0, seenRows, 0, Row.COUNT);
      seenPenalties = qwixxNetInput.facts[0];
      Arrays.fill(seen, 0);
      qwixxNet.add(qwixxNetInput, seen);
    }
    System.arraycopy(seen, 0, sums, 0, sums.length);
    for (int row = 0; row < Row.COUNT; row++) {
      if (qwixxNetInput.rows[row] != seenRows[row]) {
        qwixxNet.addRow(qwixxNetInput.moment, qwixxNetInput.rows[row], 1, sums);
        qwixxNet.addRow(qwixxNetInput.moment, seenRows[row], -1, sums);
      }
    }
    if (qwixxNetInput.facts[0] != seenPenalties) {
      qwixxNet.addFact(qwixxNetInput.moment, qwixxNetInput.facts[0], 1, sums);
      qwixxNet.addFact(qwixxNetInput.moment, seenPenalties, -1, sums);
    }
    return qwixxNet.value(qwixxNetInput, sums);
  }
}
