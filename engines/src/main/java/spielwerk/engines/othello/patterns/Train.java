package spielwerk.engines.othello.patterns;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import spielwerk.core.Mistake;

/**
 * Makes the engine's tables again: {@code java -Xmx2g -cp 'app/target/lib/*'
 * spielwerk.engines.othello.patterns.Train [games=80000] [seed=1] [into=patterns.gz]}. The same
 * words give the same file. It knows the rules and what a beginner is told (mobility and corners),
 * plays games against itself, learns from them and begins anew with what it has learnt: a quarter
 * of the games one move ahead, half of them two, then all of them three.
 */
public final class Train {
  private static final int TIMES = 12;
  private static final double LAMBDA = 0.8;

  private Train() {}

  public static void main(String[] words) throws IOException {
    int games = 80_000;
    long seed = 1;
    Path into = Path.of("patterns.gz");
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
      Files.write(into, train(games, seed, System.err::println).write());
    } catch (Mistake mistake) {
      System.err.println(mistake.getMessage());
    }
  }

  static Worths train(int games, long seed, Consumer<String> say) {
    Lessons lessons = new Lessons();
    play(lessons, games / 4 + 1, seed, say);
    Worths first = new Regression(lessons, seed).fit(TIMES, say);
    lessons.forget();
    lessons.chooseBy(first, 2, LAMBDA);
    play(lessons, games / 2 + 1, seed + 1, say);
    lessons.chooseBy(new Regression(lessons, seed).fit(TIMES, say), 3, LAMBDA);
    play(lessons, games, seed + 2, say);
    return new Regression(lessons, seed).fit(TIMES, say);
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
