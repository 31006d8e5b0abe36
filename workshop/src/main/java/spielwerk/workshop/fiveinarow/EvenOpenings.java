package spielwerk.workshop.fiveinarow;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Goal;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.Setup;
import spielwerk.core.Watch;
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.fiveinarow.FiveInARowState;

/**
 * Openings of three stones that promise neither side anything: Black in the middle, White within
 * three of it, Black within four, every one up to symmetry, and of these the ones that {@code
 * threat} values nearest to a draw.
 *
 * @param count how many are kept
 * @param nodes for each position
 */
record EvenOpenings(int count, long nodes) {
  private static final int WHITE = 3;
  private static final int BLACK = 4;

  private record Opening(String text, double value) {}

  List<String> lines(Consumer<String> say) {
    FiveInARow game = new FiveInARow(15, 15, 5);
    List<Opening> all = new ArrayList<>();
    try (Engine engine = Catalogue.load().engine("threat:net=off", game)) {
      Set<Long> seen = new HashSet<>();
      int centre = game.grid().centre();
      for (int second : around(game, WHITE)) {
        for (int third : around(game, BLACK)) {
          FiveInARowState state = game.start(Setup.STANDARD);
          List<Integer> moves = List.of(centre, second, third);
          if (second == centre || third == centre || third == second) {
            continue;
          }
          moves.forEach(state::play);
          if (seen.add(smallest(state))) {
            all.add(judged(game, engine, moves, state));
          }
        }
      }
    }
    say.accept(all.size() + " openings, those nearest to a draw are kept");
    return all.stream()
        .sorted(Comparator.comparingDouble(opening -> Math.abs(opening.value())))
        .limit(count)
        .map(Opening::text)
        .toList();
  }

  private Opening judged(
      FiveInARow game, Engine engine, List<Integer> moves, FiveInARowState state) {
    engine.newGame(game, 1, Goal.WIN, 1);
    Candidate best =
        engine
            .advise(
                new Position(game, Setup.STANDARD, moves, state), Budget.nodes(nodes), Watch.NONE)
            .candidates()
            .get(0);
    String text = String.join(" ", Moves.texts(game.start(Setup.STANDARD), game.notation(), moves));
    return new Opening(text, best.hasValue() ? best.value() : 1);
  }

  /** The same number for all images of a position. */
  private static long smallest(FiveInARowState state) {
    long least = Long.MAX_VALUE;
    for (int symmetry = 0; symmetry < state.symmetries(); symmetry++) {
      least = Math.min(least, state.key(symmetry));
    }
    return least;
  }

  private static List<Integer> around(FiveInARow game, int far) {
    List<Integer> fields = new ArrayList<>();
    for (int up = -far; up <= far; up++) {
      for (int right = -far; right <= far; right++) {
        fields.add(game.grid().centre() + up * game.grid().width() + right);
      }
    }
    return fields;
  }
}
