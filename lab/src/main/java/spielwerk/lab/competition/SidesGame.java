package spielwerk.lab.competition;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import spielwerk.core.Bout;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Choice;
import spielwerk.core.Chronicled;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Limits;
import spielwerk.core.Referee;
import spielwerk.core.Seat;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Unfinished;

/**
 * A game that two sides played at one table.
 *
 * @param first the seats of the first side, as bits
 * @param points by seat, at the end
 * @param wins what the first side got of the one point of the game
 * @param rounds after each round, for each figure of the game: the mean of the first side's seats
 *     and that of the second's
 * @param seconds thinking time of both sides
 * @param moves how many both sides made
 */
public record SidesGame(
    int first,
    List<Integer> points,
    double wins,
    List<double[][]> rounds,
    double[] seconds,
    int[] moves) {

  /** Plays a game; the two of a pair have the same map and luck. */
  static SidesGame play(
      SidesPairing contest, Game game, Catalogue catalogue, long seed, int index) {
    GameRecord record =
        record(contest.first().engine(), contest.second().engine(), game, catalogue, seed, index);
    return of(game, record, index);
  }

  /** The same game of two engines as a record, move by move. */
  public static GameRecord record(
      String one, String other, Game game, Catalogue catalogue, long seed, int index) {
    int seats = game.traits().seats();
    int first = SeatSplit.first(index, seats);
    int pair = index / 2;
    Setup setup = game.setup(Seeds.derive(seed, pair, Seeds.Purpose.SETUP, 0));
    Bout bout =
        new Bout(game, setup, List.of(), game.traits().goal(), seed, index, pair, Limits.NONE);
    List<Seat> table = new ArrayList<>();
    try {
      for (int seat = 0; seat < seats; seat++) {
        String engine = side(first, seat) == 0 ? one : other;
        table.add(new Seat(engine, catalogue.engine(engine, game), Budget.FREE, Choice.BEST));
      }
      return finished(Referee.play(bout, table));
    } finally {
      table.forEach(seat -> seat.engine().close());
    }
  }

  /** 0 for the first side, 1 for the second. */
  private static int side(int first, int seat) {
    return (first >> seat & 1) == 1 ? 0 : 1;
  }

  private static GameRecord finished(GameRecord record) {
    if (record.ending().reason().fault()) {
      throw new Unfinished(
          "Game %d of the experiment was aborted (%s): %s"
              .formatted(record.index(), record.ending().reason(), record.ending().detail()));
    }
    return record;
  }

  /** What both sides had in a recorded game. */
  public static SidesGame of(Game game, GameRecord record, int index) {
    int seats = record.points().size();
    int first = SeatSplit.first(index, seats);
    double wins = 0;
    double[] seconds = new double[2];
    for (int seat = 0; seat < seats; seat++) {
      wins += side(first, seat) == 0 ? record.ending().shares().get(seat) : 0;
      seconds[side(first, seat)] += record.circumstances().seconds().get(seat);
    }
    int[] moves = new int[2];
    List<double[][]> rounds = new ArrayList<>();
    State state = game.start(new Setup(record.setup()));
    for (String text : record.moves()) {
      if (state.turn() >= 0) {
        moves[side(first, state.turn())]++;
      }
      state.play(game.notation().legalMove(state, text));
      if (state instanceof Chronicled chronicled && chronicled.round() > rounds.size()) {
        rounds.add(figures(chronicled, first, seats));
      }
    }
    return new SidesGame(first, record.points(), wins, rounds, seconds, moves);
  }

  private static double[][] figures(Chronicled chronicled, int first, int seats) {
    double[][] figures = new double[chronicled.figures().size()][2];
    for (int figure = 0; figure < figures.length; figure++) {
      for (int seat = 0; seat < seats; seat++) {
        figures[figure][side(first, seat)] += chronicled.figure(figure, seat) / (seats / 2.0);
      }
    }
    return figures;
  }

  /** The final points of the players of a side. */
  public double[] points(boolean ofFirst) {
    return IntStream.range(0, points.size())
        .filter(seat -> side(first, seat) == (ofFirst ? 0 : 1))
        .mapToDouble(points::get)
        .toArray();
  }
}
