package spielwerk.arena;

import java.util.ArrayList;
import java.util.List;

/**
 * Everybody against everybody. With more than two seats a game counts for each pair that sat in it:
 * who had the better place has won against the other.
 */
public record Crosstable(List<List<Cell>> rows) {
  /** What one entrant achieved against another. */
  public record Cell(int wins, int draws, int losses) {
    static final Cell NONE = new Cell(0, 0, 0);

    public int games() {
      return wins + draws + losses;
    }

    public double points() {
      return wins + draws / 2.0;
    }
  }

  static Crosstable of(int entrants, List<GameOutcome> outcomes) {
    int[][][] counts = new int[entrants][entrants][3];
    for (GameOutcome outcome : outcomes) {
      for (int a = 0; a < outcome.seats(); a++) {
        for (int b = 0; b < outcome.seats(); b++) {
          int me = outcome.entrants().get(a);
          int other = outcome.entrants().get(b);
          if (me != other) {
            counts[me][other][1 + Integer.signum(outcome.place(a) - outcome.place(b))]++;
          }
        }
      }
    }
    List<List<Cell>> rows = new ArrayList<>();
    for (int[][] row : counts) {
      List<Cell> cells = new ArrayList<>();
      for (int[] cell : row) {
        cells.add(new Cell(cell[0], cell[1], cell[2]));
      }
      rows.add(cells);
    }
    return new Crosstable(rows);
  }

  public Cell of(int entrant, int other) {
    return rows.get(entrant).get(other);
  }

  /** The points of each against each, a draw half a point. */
  double[][] points() {
    return rows.stream()
        .map(row -> row.stream().mapToDouble(Cell::points).toArray())
        .toArray(double[][]::new);
  }
}
