package spielwerk.engines.experience;

import spielwerk.core.Game;
import spielwerk.core.Keyed;
import spielwerk.core.Mistake;
import spielwerk.core.State;

/** Whole positions and the moves played in them, mirror images folded into one. */
final class BookLearner extends GameLearner {
  static final String KIND = "book";

  private final Game game;

  BookLearner(Game game) {
    if (!knows(game)) {
      throw new Mistake(
          "A book does not work for " + game.id() + ": its positions cannot be known again.");
    }
    this.game = game;
  }

  /** Whether positions of the game can be recognised. */
  static boolean knows(Game game) {
    return !game.traits().hidden() && game.start(game.setup(0)) instanceof Keyed;
  }

  @Override
  String subject() {
    return game.text();
  }

  @Override
  int usualPlies() {
    return 12;
  }

  /** The result speaks for or against a move, whoever chose it. */
  @Override
  boolean learnsGivenMoves() {
    return true;
  }

  @Override
  void decision(State state, int move, double share, Experience into) {
    CanonicalPosition canonicalPosition = CanonicalPosition.of(state);
    into.add(canonicalPosition.key(), canonicalPosition.fold(state, move), share);
  }
}
