package spielwerk.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import spielwerk.core.Game;
import spielwerk.core.Keyed;
import spielwerk.core.Moves;
import spielwerk.core.Seeds;
import spielwerk.core.State;

/** Random games, the same ones every time, and what can be seen of their positions. */
final class RandomGames {
  static final int GAMES = 25;

  /** On large boards positions are looked at only now and then. */
  static final int LOOKS = 40;

  private RandomGames() {}

  /** Called with each position of a random game that is to be looked at. */
  interface Look {
    void at(State state);
  }

  static RandomGenerator random(int index) {
    return Seeds.stream(7, index, Seeds.Purpose.TEST, 0);
  }

  /** A move of the side to move or of chance. */
  static int any(State state, RandomGenerator random) {
    if (state.turn() == State.CHANCE) {
      return state.draw(random);
    }
    int[] moves = Moves.of(state);
    return moves[random.nextInt(moves.length)];
  }

  static State begin(Game game, int index) {
    return game.start(game.setup(index));
  }

  static void walk(Game game, Look look) {
    for (int index = 0; index < GAMES; index++) {
      RandomGenerator random = random(index);
      State state = begin(game, index);
      int every = Math.max(1, game.traits().maxLength() / LOOKS);
      for (int count = 0; ; count++) {
        if (count % every == 0 || state.over()) {
          look.at(state);
        }
        if (state.over()) {
          break;
        }
        state.play(any(state, random));
      }
    }
  }

  /** All that can be seen of a state. */
  static List<Object> seen(Game game, State state) {
    List<Object> all = position(game, state);
    all.add(game.notation().board(state)); // may show the last move, which a position does not know
    return all;
  }

  /** All that matters for how the game goes on. */
  static List<Object> position(Game game, State state) {
    List<Object> all = new ArrayList<>();
    all.add(state.turn());
    all.add(IntStream.of(Moves.of(state)).boxed().toList());
    all.add(game.notation().position(state));
    if (state instanceof Keyed keyed) {
      all.add(keyed.key());
    }
    if (state.over()) {
      IntStream.range(0, game.traits().seats()).forEach(seat -> all.add(state.points(seat)));
    }
    return all;
  }
}
