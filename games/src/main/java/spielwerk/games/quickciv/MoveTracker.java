package spielwerk.games.quickciv;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Position;
import spielwerk.core.Setup;

/**
 * Follows a game move by move, for prunings that must know how it came about. Where a game only
 * went on since the last time, only its new moves are played.
 */
final class MoveTracker {
  /** Is notified of every move before it is played. */
  interface Listener {
    void restart();

    void move(QuickCivState before, int move);
  }

  private final QuickCiv game;
  private final Listener listener;
  private @Nullable Setup setup;
  private QuickCivState state;
  private int[] moves = new int[0];
  private int seen;

  MoveTracker(QuickCiv game, Listener listener) {
    this.game = game;
    this.listener = listener;
    this.state = game.start(Setup.STANDARD);
  }

  void follow(Position position) {
    int length = position.moves().size();
    if (!goesOn(position)) {
      setup = position.setup();
      state = game.start(position.setup());
      seen = 0;
      listener.restart();
    }
    if (moves.length < length) {
      moves = Arrays.copyOf(moves, length + game.traits().seats() * game.rounds());
    }
    for (; seen < length; seen++) {
      int move = position.moves().get(seen);
      moves[seen] = move;
      listener.move(state, move);
      state.play(move);
    }
  }

  private boolean goesOn(Position position) {
    if (!position.setup().equals(setup) || position.moves().size() < seen) {
      return false;
    }
    for (int i = 0; i < seen; i++) {
      if (position.moves().get(i) != moves[i]) {
        return false;
      }
    }
    return true;
  }
}
