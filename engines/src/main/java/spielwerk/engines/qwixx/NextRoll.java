package spielwerk.engines.qwixx;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import spielwerk.core.Moves;
import spielwerk.core.Policy;
import spielwerk.core.Seeds;
import spielwerk.core.State;
import spielwerk.games.qwixx.Crosses;
import spielwerk.games.qwixx.QwixxState;

/**
 * Looks one roll further than a {@link QwixxNetPlayer}: expectimax (Michie 1966), the mean over the
 * next roll of what the best decision then brings. Whoever decides before that roll, and whoever
 * has decided already without being seen, does what the network likes best in that place.
 *
 * <p>Of somebody else's roll only the white sum counts, and all eleven are looked at. Of an own one
 * every pair of white dice is, each with some coloured ones; which follow from the position, so the
 * same position is always judged alike, and all decisions in it have the same dice.
 *
 * <p>Only the decisions that look best at once are looked at so; the others stay behind them. One
 * per thread.
 */
public final class NextRoll implements Policy {
  private static final int LOOKED_AT = 4;
  private static final int SIDES = 6;
  private static final int PAIRS = SIDES * SIDES;

  /** How many rolls of the four coloured dice there are. */
  private static final int COLOURS = PAIRS * PAIRS;

  private final QwixxNet net;
  private final int rolls;
  private final QwixxNetPlayer player;
  private double value;

  /**
   * Looks further by a network.
   *
   * @param rolls how many rolls of the coloured dice for every pair of white ones
   */
  public NextRoll(QwixxNet net, int rolls) {
    this.net = net;
    this.rolls = rolls;
    this.player = new QwixxNetPlayer(net);
  }

  @Override
  public int choose(State state, RandomGenerator random) {
    QwixxState game = (QwixxState) state;
    int[] moves = Moves.of(game);
    double[] worths = worths(game, moves);
    int best = 0;
    for (int i = 1; i < moves.length; i++) {
      best = worths[i] > worths[best] ? i : best;
    }
    value = worths[best];
    return moves[best];
  }

  /** What the last choice is expected to bring: a chance that comes true, or points. */
  public double value() {
    return value;
  }

  /** What decisions of the seat to move are expected to bring. */
  double[] worths(QwixxState game, int[] moves) {
    double[] worths = new double[moves.length];
    player.look();
    for (int i = 0; i < moves.length; i++) {
      worths[i] = chance(player.worth(game, moves[i]));
    }
    List<Integer> byWorth =
        IntStream.range(0, moves.length)
            .boxed()
            .sorted(Comparator.comparingDouble(i -> -worths[i]))
            .toList();
    int looked = Math.min(LOOKED_AT, moves.length);
    QwixxState start = game.imagine(game.turn(), player, Seeds.stream(0));
    double least = Double.POSITIVE_INFINITY;
    for (int i : byWorth.subList(0, looked)) {
      worths[i] = mean(start, moves[i]);
      least = Math.min(least, worths[i]);
    }
    for (int i : byWorth.subList(looked, moves.length)) {
      worths[i] = Math.min(worths[i], least);
    }
    return worths;
  }

  private double mean(QwixxState start, int move) {
    int seat = start.turn();
    QwixxState before = start.copy();
    before.play(move);
    while (before.turn() >= 0) {
      before.play(player.choose(before, Seeds.stream(0)));
    }
    if (before.turn() == State.OVER) {
      return result(before, seat);
    }
    return before.active() == seat
        ? ofOwnRoll(before, seat, colours(start))
        : ofWhiteSums(before, seat);
  }

  private double ofWhiteSums(QwixxState before, int seat) {
    QwixxState after = before.copy();
    double sum = 0;
    for (int eyes = 0; eyes <= 2 * (SIDES - 1); eyes++) {
      int first = Math.min(eyes, SIDES - 1);
      int ways = SIDES - Math.abs(eyes - SIDES + 1);
      int pair = first * SIDES + eyes - first;
      sum += ways * best(after, before, pair * COLOURS, seat);
    }
    return sum / PAIRS;
  }

  private double ofOwnRoll(QwixxState before, int seat, RandomGenerator colours) {
    QwixxState after = before.copy();
    double sum = 0;
    for (int pair = 0; pair < PAIRS; pair++) {
      for (int roll = 0; roll < rolls; roll++) {
        sum += best(after, before, pair * COLOURS + colours.nextInt(COLOURS), seat);
      }
    }
    return sum / (PAIRS * rolls);
  }

  /** What the best decision after a roll is expected to bring; nobody sees what others choose. */
  private double best(QwixxState after, QwixxState before, int roll, int seat) {
    after.set(before);
    after.play(roll);
    while (after.turn() != seat) {
      after.play(Crosses.NONE);
    }
    player.choose(after, Seeds.stream(0));
    return chance(player.value());
  }

  /** What comes true of it, as results do too; points are what they are. */
  private double chance(double value) {
    return net.aim() == Objective.WIN ? net.chances().of(value) : value;
  }

  /** The dice for all decisions in a position. */
  private static RandomGenerator colours(QwixxState game) {
    long position = game.active() * 31L + game.turn();
    for (int seat = 0; seat < game.seats(); seat++) {
      position = Seeds.derive(position, game.sheet(seat), Seeds.Purpose.DICE, seat);
    }
    return Seeds.stream(position);
  }

  private double result(QwixxState game, int seat) {
    int[] points = IntStream.range(0, game.seats()).map(game::points).toArray();
    if (net.aim() == Objective.POINTS) {
      return Arrays.stream(points).average().orElseThrow();
    }
    int most = Arrays.stream(points).max().orElseThrow();
    long equal = Arrays.stream(points).filter(each -> each == most).count();
    return points[seat] == most ? 1.0 / equal : 0;
  }
}
