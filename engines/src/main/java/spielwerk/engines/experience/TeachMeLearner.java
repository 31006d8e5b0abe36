package spielwerk.engines.experience;

import java.util.stream.LongStream;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.State;
import spielwerk.games.fiveinarow.FiveInARow;

/**
 * The learning half of {@code teachme}: for every {@link Constellations constellation} on the
 * board, whether the teacher answered on such a field or on another one.
 */
final class TeachMeLearner extends GameLearner {
  static final String KIND = "teachme";

  /** The answers: a field with this constellation was taken, or one was there and left. */
  static final int TAKEN = 1;

  static final int LEFT = 0;

  private final Constellations constellations;

  TeachMeLearner(Game game) {
    if (!knows(game)) {
      throw new Mistake(
          "teachme learns five in a row with lines of five only, not " + game.text() + ".");
    }
    this.constellations = new Constellations(game);
  }

  static boolean knows(Game game) {
    return game instanceof FiveInARow board && board.line() == Constellations.LINE && board.plain();
  }

  /** A constellation is the same on a board of any size. */
  @Override
  String subject() {
    return "fiveinarow";
  }

  @Override
  int usualPlies() {
    return 1000;
  }

  /** No teacher made them. */
  @Override
  boolean learnsGivenMoves() {
    return false;
  }

  @Override
  void decision(State state, int move, double share, Experience into) {
    constellations.at(state);
    long[] taken = Constellations.views(constellations.around(move)).toArray();
    for (long view : taken) {
      into.add(view, TAKEN, share);
    }
    constellations
        .seen()
        .filter(other -> LongStream.of(taken).noneMatch(view -> view == other))
        .forEach(other -> into.add(other, LEFT, share));
  }
}
