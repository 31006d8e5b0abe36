package spielwerk.engines.othello.patterns;

import java.io.IOException;
import java.nio.file.Files;
import java.util.function.Consumer;
import spielwerk.core.Mistake;

/**
 * Makes the engine's tables again: {@code java -Xmx2g -cp 'app/target/lib/*'
 * spielwerk.engines.othello.patterns.Train [games=160000] [seed=1] [into=patterns.gz]}. The same
 * words give the same file. It knows the rules and what a beginner is told (mobility and corners),
 * plays games against itself, learns from them and begins anew with what it has learnt: a quarter
 * of the games one move ahead, half of them two, then all of them three.
 */
public final class Train {
  private static final int TIMES = 12;
  private static final double LAMBDA = 0.8;

  private Train() {}

  public static void main(String[] args) throws IOException {
    try {
      Words words = new Words(args, "games=160000", "seed=1", "into=patterns.gz");
      Worths worths = train(words.count("games"), words.seed(), System.err::println);
      Files.write(words.path("into"), worths.write());
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
