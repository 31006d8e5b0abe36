package spielwerk.games.tictactoe;

import java.util.List;
import spielwerk.core.Feature;

/** What can be counted in tic-tac-toe. */
final class TicTacToeFeatures {
  private static final int CENTRE = 0b000_010_000;
  private static final int CORNERS = 0b101_000_101;

  private TicTacToeFeatures() {}

  static List<Feature> all() {
    return List.of(
        feature(
            "twos",
            "Lines with two of one's stones and a free square.",
            "Reihen mit zwei eigenen Steinen und einem freien Feld.",
            (own, other) -> lines(own, other, 2)),
        feature(
            "ones",
            "Lines with one of one's stones and two free squares.",
            "Reihen mit einem eigenen Stein und zwei freien Feldern.",
            (own, other) -> lines(own, other, 1)),
        feature(
            "centre",
            "1 if one holds the middle square, otherwise 0.",
            "1, wenn man das mittlere Feld besitzt, sonst 0.",
            (own, other) -> Integer.bitCount(own & CENTRE)),
        feature(
            "corners",
            "One's stones in the corners.",
            "Eigene Steine in den Ecken.",
            (own, other) -> Integer.bitCount(own & CORNERS)));
  }

  private interface Sets {
    int count(int own, int other);
  }

  private static Feature feature(String name, String about, String german, Sets sets) {
    return new Feature(
        name,
        about,
        german,
        (state, seat) -> {
          TicTacToeState game = (TicTacToeState) state;
          return sets.count(game.stones(seat), game.stones(1 - seat));
        });
  }

  private static int lines(int own, int other, int stones) {
    int lines = 0;
    for (int line : TicTacToeState.LINES) {
      if ((line & other) == 0 && Integer.bitCount(line & own) == stones) {
        lines++;
      }
    }
    return lines;
  }
}
