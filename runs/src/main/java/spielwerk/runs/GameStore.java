package spielwerk.runs;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import spielwerk.core.GameRecord;

/** Where finished games are kept, in the order in which they ended. */
public interface GameStore {
  /** Hands over the games that are there already, one after the other. */
  void replay(Consumer<GameRecord> reader);

  /** Keeps a game. Called from one thread at a time. */
  void append(GameRecord game);

  /** Notified after every move of a game in progress, by the thread that plays it. */
  default void underWay(
      int index,
      List<String> seats,
      String setup,
      List<String> moves,
      List<GameRecord.Thought> thoughts) {}

  /** Keeps games as long as the program runs. */
  static GameStore in(List<GameRecord> games) {
    return new GameStore() {
      @Override
      public void replay(Consumer<GameRecord> reader) {
        new ArrayList<>(games).forEach(reader);
      }

      @Override
      public void append(GameRecord game) {
        games.add(game);
      }
    };
  }

  /** Keeps nothing, but shows every game to somebody. */
  static GameStore to(Consumer<GameRecord> reader) {
    return new GameStore() {
      @Override
      public void replay(Consumer<GameRecord> kept) {}

      @Override
      public void append(GameRecord game) {
        reader.accept(game);
      }
    };
  }

  /** Keeps nothing. */
  static GameStore none() {
    return to(game -> {});
  }
}
