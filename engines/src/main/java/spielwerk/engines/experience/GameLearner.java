package spielwerk.engines.experience;

import java.util.List;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;
import spielwerk.core.Setup;
import spielwerk.core.State;

/** What one kind of player makes of the games it watches. */
abstract class GameLearner {
  /** The kinds there are. */
  static final List<String> KINDS = List.of(BookLearner.KIND, TeachMeLearner.KIND);

  /**
   * @throws Mistake if there is no such kind, or nothing to learn about the game
   */
  static GameLearner of(String kind, Game game) {
    return switch (kind) {
      case BookLearner.KIND -> new BookLearner(game);
      case TeachMeLearner.KIND -> new TeachMeLearner(game);
      default ->
          throw new Mistake(
              "Nothing called '" + kind + "' can learn; " + String.join(", ", KINDS) + " can.");
    };
  }

  /** The games for which the same experience counts, as a text. */
  abstract String subject();

  /** How many moves of a game it looks at where nobody says. */
  abstract int usualPlies();

  /** Whether moves that were given as an opening, and not chosen by anybody, teach something. */
  abstract boolean learnsGivenMoves();

  /**
   * A decision that somebody took.
   *
   * @param state before the move
   * @param share what the seat that moved got of the game in the end
   */
  abstract void decision(State state, int move, double share, Experience into);

  /**
   * Watches a whole game. Dice teach nothing.
   *
   * @throws Mistake if the record has a move that is not legal
   */
  final void watch(GameRecord game, Game rules, Experience into) {
    State state = rules.start(new Setup(game.setup()));
    int first = learnsGivenMoves() ? 0 : game.opening();
    int end = Math.min(into.plies(), game.moves().size());
    for (int ply = 0; ply < end; ply++) {
      int move = rules.notation().legalMove(state, game.moves().get(ply));
      if (ply >= first && state.turn() != State.CHANCE) {
        decision(state, move, game.ending().shares().get(state.turn()), into);
      }
      state.play(move);
    }
  }
}
