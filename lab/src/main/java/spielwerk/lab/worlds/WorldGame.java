package spielwerk.lab.worlds;

import java.util.Arrays;
import java.util.List;
import spielwerk.core.Catalogue;
import spielwerk.core.Chronicled;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.lab.competition.SidesGame;

/**
 * What a game in one world is kept for.
 *
 * @param first mean final points of a player of the first side
 * @param second of the second side
 * @param known the figures by which worlds are compared with the paper's, NaN for one that the game
 *     did not get to
 */
record WorldGame(double first, double second, List<Double> known) {
  /** Final points of a player of the second side. */
  static final String POINTS = "final points";

  /** Legal moves, on average over all moves of the game. */
  static final String CHOICES = "legal moves";

  static WorldGame play(
      WorldClaim claim,
      World world,
      Game game,
      List<KnownFigure> figures,
      Catalogue catalogue,
      long seed,
      int index) {
    GameRecord record =
        SidesGame.record(
            world.fill(claim.first()), world.fill(claim.second()), game, catalogue, seed, index);
    SidesGame sides = SidesGame.of(game, record, index);
    double second = mean(sides.points(false));
    return new WorldGame(
        mean(sides.points(true)),
        second,
        figures.stream().map(figure -> known(figure, game, record, sides, second)).toList());
  }

  private static double mean(double[] points) {
    return Arrays.stream(points).average().orElse(0);
  }

  private static double known(
      KnownFigure known, Game game, GameRecord record, SidesGame sides, double second) {
    return switch (known.figure()) {
      case POINTS -> second;
      case CHOICES -> choices(game, record);
      default -> figure(known, game, record, sides);
    };
  }

  private static double figure(KnownFigure known, Game game, GameRecord record, SidesGame sides) {
    State start = game.start(new Setup(record.setup()));
    int figure =
        start instanceof Chronicled chronicled ? chronicled.figures().indexOf(known.figure()) : -1;
    int round = known.round() == 0 ? sides.rounds().size() : known.round();
    return figure < 0 || round > sides.rounds().size() || round < 1
        ? Double.NaN
        : sides.rounds().get(round - 1)[figure][1];
  }

  private static double choices(Game game, GameRecord record) {
    State state = game.start(new Setup(record.setup()));
    int[] moves = new int[game.traits().maxMoves()];
    long sum = 0;
    int turns = 0;
    for (String text : record.moves()) {
      if (state.turn() >= 0) {
        sum += state.moves(moves, 0);
        turns++;
      }
      state.play(game.notation().legalMove(state, text));
    }
    return turns == 0 ? 0 : (double) sum / turns;
  }
}
