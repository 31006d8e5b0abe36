package spielwerk.games.fiveinarow;

import java.util.List;
import spielwerk.core.Feature;

/**
 * What can be counted in five in a row: all that the three groups of the course counted, in parts.
 * Stones are followed once for all features of a list.
 */
final class FiveInARowFeatures {
  private final int line;
  private final int[] weights;
  private final RowCounts rows;
  private final FreedomEvaluation freedom;

  FiveInARowFeatures(SquareGrid grid, int line) {
    this.line = line;
    this.weights = LineWeights.of(line);
    this.rows = new RowCounts(grid, line);
    this.freedom = new FreedomEvaluation(grid);
  }

  List<Feature> all() {
    return List.of(
        feature(
            "fours",
            "Unbroken rows of four stones.",
            "Lückenlose Viererreihen.",
            (state, colour) -> rows.runs(state, colour, 4)),
        feature(
            "threes",
            "Unbroken rows of three stones.",
            "Lückenlose Dreierreihen.",
            (state, colour) -> rows.runs(state, colour, 3)),
        feature(
            "twos",
            "Unbroken rows of two stones.",
            "Lückenlose Zweierreihen.",
            (state, colour) -> rows.runs(state, colour, 2)),
        feature(
            "gaps4",
            "Places where a winning line can still grow, with four of one's stones in it.",
            "Stellen, an denen noch eine Gewinnreihe wachsen kann, mit vier eigenen Steinen darin.",
            (state, colour) -> rows.open(state, colour, 4)),
        feature(
            "gaps3",
            "The same with three of one's stones.",
            "Dasselbe mit drei eigenen Steinen.",
            (state, colour) -> rows.open(state, colour, 3)),
        feature(
            "gaps2",
            "The same with two of one's stones.",
            "Dasselbe mit zwei eigenen Steinen.",
            (state, colour) -> rows.open(state, colour, 2)),
        feature(
            "freedom",
            "Free squares around one's stones.",
            "Freie Felder um die eigenen Steine.",
            freedom::free),
        feature(
            "rows",
            "All rows of two and more, eight times as much for each further stone (the first group's).",
            "Alle Reihen ab zwei Steinen, je weiterer Stein achtmal so viel (die erste Gruppe).",
            (state, colour) -> sum(state, colour, 2, rows::runs)),
        feature(
            "gaps",
            "All places where a line can still grow, weighed alike (the third group's).",
            "Alle Stellen, an denen noch eine Reihe wachsen kann, ebenso gewichtet (die dritte"
                + " Gruppe).",
            (state, colour) -> sum(state, colour, 1, rows::open)));
  }

  private interface Colours {
    int count(FiveInARowState state, int colour);
  }

  private interface Lengths {
    int count(FiveInARowState state, int colour, int length);
  }

  private static Feature feature(String name, String about, String german, Colours colours) {
    return new Feature(
        name,
        about,
        german,
        (state, seat) -> {
          FiveInARowState game = FiveInARow.of(state);
          boolean mover = seat == game.turn();
          // before colours are chosen nobody can say whose the stones are
          return game.coloursKnown()
              ? colours.count(game, mover ? game.colour() : 1 - game.colour())
              : 0;
        });
  }

  /** The shortest row that counts has the least weight. */
  private int sum(FiveInARowState state, int colour, int from, Lengths lengths) {
    int sum = 0;
    for (int length = from; length <= line; length++) {
      sum += weights[length - from + 1] * lengths.count(state, colour, length);
    }
    return sum;
  }
}
