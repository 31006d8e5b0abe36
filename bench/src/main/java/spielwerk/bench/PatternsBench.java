package spielwerk.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.games.othello.OthelloState;

/** Nodes a second of Othello's {@code patterns} in the middle of the game, on one thread. */
final class PatternsBench {
  private static final String ENGINE = "patterns:depth=8,exact=0";
  private static final int POSITIONS = 8;
  private static final int MOVES = 24;

  private PatternsBench() {}

  static RateBench of(Catalogue catalogue) {
    return RateBench.of(
        "othello.patterns",
        "nodes of " + ENGINE + " after " + MOVES + " random moves",
        () -> workload(catalogue));
  }

  private static Workload workload(Catalogue catalogue) {
    Game game = catalogue.game("othello");
    return SearchBench.nodes(catalogue.engine(ENGINE, game), game, positions(game));
  }

  private static List<Position> positions(Game game) {
    List<Position> positions = new ArrayList<>();
    RandomGenerator random = Seeds.stream(1, 0, Seeds.Purpose.TEST, 0);
    while (positions.size() < POSITIONS) {
      OthelloState state = (OthelloState) game.start(Setup.STANDARD);
      List<Integer> played = new ArrayList<>();
      while (played.size() < MOVES && !state.over()) {
        played.add(state.sample(random));
        state.play(played.get(played.size() - 1));
      }
      if (!state.over()) {
        positions.add(new Position(game, Setup.STANDARD, List.copyOf(played), state));
      }
    }
    return positions;
  }
}
