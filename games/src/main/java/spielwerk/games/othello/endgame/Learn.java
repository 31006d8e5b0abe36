package spielwerk.games.othello.endgame;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import spielwerk.core.Mistake;

/**
 * Makes the solver's learnt patterns again: {@code java -Xmx2g -cp 'app/target/lib/*'
 * spielwerk.games.othello.endgame.Learn [games=25000] [seed=1] [into=endgame.gz]}. The same words
 * give the same file. It plays so many games by mobility and learns from them, then as many by what
 * it has learnt, and learns from all.
 */
public final class Learn {
  private static final int TIMES = 40;

  private Learn() {}

  public static void main(String[] words) throws IOException {
    int games = 25_000;
    long seed = 1;
    Path into = Path.of("endgame.gz");
    try {
      for (String word : words) {
        String value = word.substring(word.indexOf('=') + 1);
        if (word.startsWith("games=") && value.matches("[1-9]\\d{0,6}")) {
          games = Integer.parseInt(value);
        } else if (word.startsWith("seed=") && value.matches("\\d{1,18}")) {
          seed = Long.parseLong(value);
        } else if (word.startsWith("into=")) {
          into = Path.of(value);
        } else {
          throw new Mistake("'" + word + "' is not games=N, seed=N or into=FILE.");
        }
      }
      Files.write(into, learn(games, seed, System.err::println).write());
    } catch (Mistake mistake) {
      System.err.println(mistake.getMessage());
    }
  }

  static Sense learn(int games, long seed, Consumer<String> say) {
    Lessons lessons = new Lessons();
    play(lessons, games, seed, say);
    lessons.chooseBy(new Foresight(new Regression(lessons).fit(TIMES, say)));
    play(lessons, games, seed + 1, say);
    return new Regression(lessons).fit(TIMES, say);
  }

  private static void play(Lessons lessons, int games, long seed, Consumer<String> say) {
    for (int game = 0; game < games; game++) {
      lessons.play(seed, game);
      if ((game + 1) % 5000 == 0) {
        say.accept("%d games, %d positions".formatted(game + 1, lessons.count()));
      }
    }
  }
}
