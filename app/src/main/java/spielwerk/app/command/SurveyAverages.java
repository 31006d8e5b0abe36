package spielwerk.app.command;

import java.util.ArrayList;
import java.util.List;
import spielwerk.core.Chronicled;
import spielwerk.core.Counted;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Moves;
import spielwerk.core.Setup;
import spielwerk.core.State;

/**
 * How many games went, round by round: what each engine had after a round on average, how many
 * legal moves it had in it, and who won. An engine may sit at several seats. The order in which
 * games are added does not matter. Belongs to one thread.
 */
final class SurveyAverages {
  private final Game game;
  private final List<String> figures;
  private final int engines;
  private final List<Round> rounds = new ArrayList<>();
  private final double[] wins;
  private final double[] seatWins;
  private int games;
  private long moves;
  private long turns;
  private int mostMoves;

  /** The sums over all games that had this round, by engine. */
  private final class Round {
    private final double[][] sums = new double[engines][figures.size()];
    private final int[] seats = new int[engines];
    private final long[] moves = new long[engines];
    private final int[] turns = new int[engines];
  }

  SurveyAverages(Game game, List<String> figures, int engines) {
    this.game = game;
    this.figures = figures;
    this.engines = engines;
    this.wins = new double[engines];
    this.seatWins = new double[game.traits().seats()];
  }

  /**
   * Adds a finished game.
   *
   * @param engineAt which engine sat at each seat
   */
  void add(GameRecord record, int[] engineAt) {
    games++;
    State state = game.start(new Setup(record.setup()));
    Chronicled chronicle = (Chronicled) state;
    for (String text : record.moves()) {
      int before = chronicle.round();
      if (state.turn() >= 0) {
        countMoves(state, round(before), engineAt[state.turn()]);
      }
      state.play(game.notation().legalMove(state, text));
      if (chronicle.round() > before) {
        note(chronicle, round(before), engineAt);
      }
    }
    for (int seat = 0; seat < engineAt.length; seat++) {
      wins[engineAt[seat]] += record.ending().shares().get(seat);
      seatWins[seat] += record.ending().shares().get(seat);
    }
  }

  private Round round(int number) {
    while (rounds.size() <= number) {
      rounds.add(new Round());
    }
    return rounds.get(number);
  }

  private void countMoves(State state, Round round, int engine) {
    int legal = state instanceof Counted counted ? counted.count() : Moves.of(state).length;
    round.moves[engine] += legal;
    round.turns[engine]++;
    moves += legal;
    turns++;
    mostMoves = Math.max(mostMoves, legal);
  }

  private void note(Chronicled chronicle, Round round, int[] engineAt) {
    for (int seat = 0; seat < engineAt.length; seat++) {
      round.seats[engineAt[seat]]++;
      for (int figure = 0; figure < figures.size(); figure++) {
        round.sums[engineAt[seat]][figure] += chronicle.figure(figure, seat);
      }
    }
  }

  int games() {
    return games;
  }

  /** The rounds of the longest game. */
  int rounds() {
    return rounds.size();
  }

  /** A figure of an engine after a round, from 0, on average over its seats. */
  double mean(int engine, int round, int figure) {
    Round sums = rounds.get(round);
    return sums.sums[engine][figure] / Math.max(1, sums.seats[engine]);
  }

  /** How many legal moves an engine had in a round, on average over its turns. */
  double legalMoves(int engine, int round) {
    Round sums = rounds.get(round);
    return (double) sums.moves[engine] / Math.max(1, sums.turns[engine]);
  }

  /** How many legal moves there were, on average over all turns. */
  double legalMoves() {
    return (double) moves / Math.max(1, turns);
  }

  int mostLegalMoves() {
    return mostMoves;
  }

  /** Games won by an engine; a tie is shared. */
  double wins(int engine) {
    return wins[engine];
  }

  /** Games won from a seat. */
  double seatWins(int seat) {
    return seatWins[seat];
  }
}
