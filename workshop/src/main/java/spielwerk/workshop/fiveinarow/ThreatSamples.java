package spielwerk.workshop.fiveinarow;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Engine;
import spielwerk.core.Goal;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.Watch;
import spielwerk.engines.fiveinarow.threat.ThreatFeatures;
import spielwerk.engines.fiveinarow.threat.ThreatMaker;
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.fiveinarow.FiveInARowState;

/**
 * Games of the engine with itself on one board, and what there is to learn from them: the quiet
 * positions, for in the others the search and not the evaluation decides. A game is a function of
 * the seed and its index.
 */
final class ThreatSamples {
  private static final int LONGEST_GAME = 120;

  private final FiveInARow game;
  private final Budget budget;
  private final long seed;
  private final Engine engine;
  private final ThreatFeatures features;

  /**
   * @param game on a board of at least 11 rows and columns, for the openings need room
   * @param nodes how many a move may cost
   */
  ThreatSamples(FiveInARow game, long nodes, long seed) {
    this.game = game;
    this.budget = Budget.nodes(nodes);
    this.seed = seed;
    this.engine = ThreatMaker.with(game, null);
    this.features = new ThreatFeatures(game);
  }

  /** The quiet positions of a game, those of the opening left out. */
  List<QuietPosition> game(int index) {
    RandomGenerator random = Seeds.stream(seed, index, Seeds.Purpose.OPENING, 0);
    engine.newGame(game, 0, Goal.WIN, Seeds.derive(seed, index, Seeds.Purpose.ENGINE, 0));
    features.newGame();
    FiveInARowState state = game.start(Setup.STANDARD);
    List<Integer> moves = new ArrayList<>();
    VariedGames.open(game, state, moves, random);
    int opening = moves.size();
    while (!state.over() && moves.size() < LONGEST_GAME) {
      Advice advice =
          engine.advise(new Position(game, Setup.STANDARD, moves, state), budget, Watch.NONE);
      VariedGames.play(state, moves, VariedGames.choice(advice, random));
    }
    int points = state.over() ? Integer.signum(state.points(0)) : 0;
    FiveInARowState again = game.start(Setup.STANDARD);
    List<QuietPosition> samples = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      if (i >= opening) {
        of(again, again.turn() == 0 ? points : -points).ifPresent(samples::add);
      }
      again.play(moves.get(i));
    }
    return samples;
  }

  /**
   * What a position teaches, if it is quiet.
   *
   * @param points how the game ended for the side to move: -1, 0 or 1
   */
  Optional<QuietPosition> of(FiveInARowState state, int points) {
    return features.of(state).map(counts -> QuietPosition.of(counts, (1 + points) / 2.0));
  }
}
