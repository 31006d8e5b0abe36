package spielwerk.games.othello;

import java.util.List;
import spielwerk.core.Feature;

/** What can be counted in Othello. */
final class OthelloFeatures {
  private OthelloFeatures() {}

  static List<Feature> all() {
    return List.of(
        feature(
            "discs", "One's discs.", "Eigene Steine.", (game, own, enemy) -> Long.bitCount(own)),
        feature(
            "moves",
            "Moves that one has, or would have if it were one's turn.",
            "Züge, die man hat oder hätte, wenn man am Zug wäre.",
            (game, own, enemy) -> Mobility.moves(game, own, enemy)),
        feature(
            "frontier",
            "Empty squares beside one's discs, where the enemy may come to move.",
            "Leere Felder neben eigenen Steinen, auf denen der Gegner ziehen könnte.",
            (game, own, enemy) -> Mobility.frontier(game, own, enemy)),
        feature(
            "corners",
            "Corners that one holds.",
            "Eigene Ecken.",
            (game, own, enemy) -> Long.bitCount(own & Mobility.corners(game.size()))),
        feature(
            "squares",
            "Worth of the squares that one holds: corners most, those beside them least.",
            "Wert der eigenen Felder: Ecken am meisten, die neben ihnen am wenigsten.",
            (game, own, enemy) -> Squares.worth(game.size(), own, 0)),
        feature(
            "empty",
            "Empty squares, the same for both sides.",
            "Leere Felder, für beide Seiten gleich.",
            (game, own, enemy) -> Long.bitCount(game.all() & ~(own | enemy))));
  }

  private interface Sets {
    int count(OthelloState game, long own, long enemy);
  }

  private static Feature feature(String name, String about, String german, Sets sets) {
    return new Feature(
        name,
        about,
        german,
        (state, seat) -> {
          OthelloState game = (OthelloState) state;
          boolean mover = seat == game.turn();
          return sets.count(
              game, mover ? game.own() : game.enemy(), mover ? game.enemy() : game.own());
        });
  }
}
