package spielwerk.core;

import java.util.List;

/**
 * Where a game stands.
 *
 * @param moves all moves so far, those of chance included; a view that grows with the game
 * @param state the same as a state of one's own
 */
public record Position(Game game, Setup setup, List<Integer> moves, State state) {

  /** A position reached from a setup by moves written as a text. */
  public static Position of(Game game, Setup setup, String moves) {
    State state = game.start(setup);
    return new Position(game, setup, Moves.play(state, game.notation(), moves), state);
  }
}
