package spielwerk.games.quickciv;

import java.util.EnumMap;
import java.util.Map;

/**
 * Many chronicles added up: what a side had after each round on average, what was built, who won. A
 * side is an engine or a team that may sit at several seats. The order in which games are added
 * does not matter. Belongs to one thread.
 */
public final class Almanac {
  private final int rounds;
  private final long[][][] sums;
  private final int[] seatsOfSide;
  private final double[] wins;
  private final double[] cornerWins;
  private final Map<Building, Integer> built = new EnumMap<>(Building.class);
  private final Map<Building, Integer> winners = new EnumMap<>(Building.class);
  private int games;
  private long conquests;
  private long firstDearest;
  private int withDearest;
  private int mostActions;

  public Almanac(QuickCiv game, int sides) {
    this.rounds = game.rounds();
    this.sums = new long[sides][rounds][Figure.values().length];
    this.seatsOfSide = new int[sides];
    this.wins = new double[sides];
    this.cornerWins = new double[game.players()];
  }

  /**
   * Adds a finished game.
   *
   * @param sides which side sat at each seat
   */
  public void add(Chronicle chronicle, int[] sides) {
    games++;
    conquests += chronicle.conquests();
    int most = -1;
    int first = 0;
    for (int seat = 0; seat < sides.length; seat++) {
      seatsOfSide[sides[seat]]++;
      int points = chronicle.at(rounds - 1, seat, Figure.POINTS);
      first = points > most ? 1 : points == most ? first + 1 : first;
      most = Math.max(most, points);
      if (chronicle.firstDearest(seat) > 0) {
        withDearest++;
        firstDearest += chronicle.firstDearest(seat);
      }
      add(chronicle, seat, sums[sides[seat]]);
    }
    for (int seat = 0; seat < sides.length; seat++) {
      boolean won = chronicle.at(rounds - 1, seat, Figure.POINTS) == most;
      wins[sides[seat]] += won ? 1.0 / first : 0;
      cornerWins[seat] += won ? 1.0 / first : 0;
      chronicle
          .built(seat)
          .forEach((building, count) -> built.merge(building, count, Integer::sum));
      if (won) {
        chronicle.built(seat).forEach((building, n) -> winners.merge(building, 1, Integer::sum));
      }
    }
  }

  @SuppressWarnings("EnumOrdinal") // figures are kept by their order
  private void add(Chronicle chronicle, int seat, long[][] sum) {
    for (int round = 0; round < rounds; round++) {
      for (Figure figure : Figure.values()) {
        sum[round][figure.ordinal()] += chronicle.at(round, seat, figure);
      }
      mostActions = Math.max(mostActions, chronicle.at(round, seat, Figure.ACTIONS));
    }
  }

  public int games() {
    return games;
  }

  /** A figure of a side after a round, from 0, on average over its seats. */
  @SuppressWarnings("EnumOrdinal")
  public double mean(int side, int round, Figure figure) {
    return (double) sums[side][round][figure.ordinal()] / Math.max(1, seatsOfSide[side]);
  }

  /** Games won by a side; a tie is shared. */
  public double wins(int side) {
    return wins[side];
  }

  /** Games won from a seat, that is from a corner. */
  public double cornerWins(int seat) {
    return cornerWins[seat];
  }

  /** Legal actions a round, on average over everybody and all rounds. */
  public double actions() {
    double sum = 0;
    int seats = 0;
    for (int side = 0; side < sums.length; side++) {
      for (int round = 0; round < rounds; round++) {
        sum += mean(side, round, Figure.ACTIONS) * seatsOfSide[side];
      }
      seats += seatsOfSide[side];
    }
    return sum / Math.max(1, seats) / rounds;
  }

  public int mostActions() {
    return mostActions;
  }

  /** Hexes that changed hands in a game. */
  public double conquests() {
    return (double) conquests / Math.max(1, games);
  }

  /** The round of the first of the dearest buildings, over the seats that built one. */
  public double firstDearest() {
    return (double) firstDearest / Math.max(1, withDearest);
  }

  /** How often a building was built by a seat in a game. */
  public double built(Building building) {
    return (double) built.getOrDefault(building, 0) / Math.max(1, games * cornerWins.length);
  }

  /** In how many games the winner built it. */
  public int builtByWinners(Building building) {
    return winners.getOrDefault(building, 0);
  }
}
