package spielwerk.search.mcts;

import java.util.Collections;
import java.util.List;
import spielwerk.core.Advice;
import spielwerk.core.Bout;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Choice;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Limits;
import spielwerk.core.Position;
import spielwerk.core.Referee;
import spielwerk.core.Seat;
import spielwerk.core.Watch;
import spielwerk.search.Positions;

/** Short ways to ask engines and let them play. */
final class Ask {
  private Ask() {}

  static List<Candidate> candidates(Game game, String engine, String moves, long seed) {
    return advice(game, engine, Position.of(game, game.setup(0), moves), seed).candidates();
  }

  static Advice advice(Game game, String engine, Position position, long seed) {
    try (Engine asked = Positions.CATALOGUE.engine(engine, game)) {
      asked.newGame(game, position.state().turn(), game.traits().goal(), seed);
      return asked.advise(position, Budget.FREE, Watch.NONE);
    }
  }

  /** The share of the wins of the first engine over so many games, seats changing in turn. */
  static double score(Game game, int games, String... engines) {
    int seats = engines.length;
    double won = 0;
    for (int index = 0; index < games; index++) {
      GameRecord record = play(game, index, turned(engines, index % seats));
      won += share(record, index % seats);
    }
    return won / games;
  }

  private static String[] turned(String[] engines, int by) {
    String[] turned = new String[engines.length];
    for (int i = 0; i < engines.length; i++) {
      turned[(i + by) % engines.length] = engines[i];
    }
    return turned;
  }

  static GameRecord play(Game game, int index, String... engines) {
    List<Seat> seats =
        List.of(engines).stream()
            .map(name -> Seat.of(name, Positions.CATALOGUE.engine(name, game)))
            .toList();
    return Referee.play(bout(game, index, Limits.NONE), seats);
  }

  /** The first moves of a game between engines with small budgets. */
  static GameRecord begin(Game game, int index, Budget budget, int moves, String... engines) {
    List<Seat> seats =
        List.of(engines).stream()
            .map(
                name -> new Seat(name, Positions.CATALOGUE.engine(name, game), budget, Choice.BEST))
            .toList();
    return Referee.play(bout(game, index, Limits.NONE.withMaxMoves(moves)), seats);
  }

  private static Bout bout(Game game, int index, Limits limits) {
    Bout usual = Bout.of(game, 1, index);
    return new Bout(game, usual.setup(), List.of(), usual.goal(), 1, index, limits);
  }

  private static double share(GameRecord record, int seat) {
    int most = Collections.max(record.points());
    return record.points().get(seat) == most
        ? 1.0 / Collections.frequency(record.points(), most)
        : 0;
  }
}
