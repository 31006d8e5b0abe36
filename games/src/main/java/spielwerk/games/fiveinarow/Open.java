package spielwerk.games.fiveinarow;

import spielwerk.core.Evaluation;
import spielwerk.core.State;

/**
 * The evaluation of the paper's third group of students, which takes in what the other two had seen
 * and is the usual one here: rows with free gaps count more than closed ones ("eigene Reihen mit
 * freien Lücken stärker als abgeschlossene"). Every stretch of the board as long as a line that
 * wins counts for the side that alone has stones in it, the more the more stones: an open three
 * lies in three such stretches, one blocked on a side in two or one, and one that cannot become
 * five in none; a broken row counts like an unbroken one.
 */
final class Open extends Following implements Evaluation {
  private final int line;
  private final int[] weights;
  private long balance;

  Open(Grid grid, int line) {
    super(grid);
    this.line = line;
    this.weights = Weights.of(line);
  }

  @Override
  public int value(State state) {
    FiveInARowState position = FiveInARow.of(state);
    follow(position);
    return Weights.value(position, balance);
  }

  @Override
  protected void change(int move, int seat, int by) {
    int cell = grid.cells[move];
    int gain = 0;
    for (int step : grid.directions) {
      gain += gain(cell, step, seat + 1);
    }
    balance += seat == 0 ? by * gain : -by * gain;
  }

  /** What a stone changes in the stretches along one direction: own ones grow, others' go. */
  private int gain(int cell, int step, int own) {
    int first = cell - reach(cell, -step) * step;
    int count = (cell - first) / step + 1 + reach(cell, step);
    if (count < line) {
      return 0;
    }
    int gain = 0;
    int mine = 0;
    int theirs = 0;
    int tail = first;
    int head = first;
    for (int i = 1; i <= count; i++, head += step) {
      byte in = board[head];
      if (in == own) {
        mine++;
      } else if (in != Grid.FREE) {
        theirs++;
      }
      if (i < line) {
        continue;
      }
      if (theirs == 0) {
        gain += weights[mine + 1] - weights[mine];
      } else if (mine == 0) {
        gain += weights[theirs];
      }
      byte out = board[tail];
      if (out == own) {
        mine--;
      } else if (out != Grid.FREE) {
        theirs--;
      }
      tail += step;
    }
    return gain;
  }

  /** How many fields the board goes on, as far as a line may reach. */
  private int reach(int cell, int step) {
    int length = 0;
    for (int c = cell + step; length < line - 1 && board[c] != Grid.BORDER; c += step) {
      length++;
    }
    return length;
  }
}
