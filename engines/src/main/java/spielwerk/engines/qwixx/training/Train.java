package spielwerk.engines.qwixx.training;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import spielwerk.core.Mistake;
import spielwerk.engines.qwixx.Models;
import spielwerk.games.qwixx.Qwixx;
import spielwerk.games.qwixx.Rules;

/**
 * Makes a model file again: {@code java -cp 'app/target/lib/*'
 * spielwerk.engines.qwixx.training.Train qwixx-win paper 2 [seed=1] [games=N] [into=FOLDER]}. The
 * same words give the same file. {@code qwixx-adaptive} learns against {@code qwixx-win} as it is
 * in the program.
 */
public final class Train {
  private Train() {}

  public static void main(String[] words) throws IOException {
    try {
      train(words);
    } catch (Mistake mistake) {
      System.err.println(mistake.getMessage());
    }
  }

  private static void train(String[] words) throws IOException {
    if (words.length < 3) {
      throw new Mistake("Train wants a player, the rules and the number of players.");
    }
    Qwixx game = game(words[1], words[2]);
    Recipe recipe = Recipe.of(words[0], game.players());
    long seed = 1;
    Path folder = Path.of(".");
    for (int i = 3; i < words.length; i++) {
      String value = words[i].substring(words[i].indexOf('=') + 1);
      if (words[i].startsWith("seed=")) {
        seed = number(words[i], value);
      } else if (words[i].startsWith("games=")) {
        recipe = recipe.games(number(words[i], value));
      } else if (words[i].startsWith("into=")) {
        folder = Path.of(value);
      } else {
        throw new Mistake("'" + words[i] + "' is not seed=N, games=N or into=FOLDER.");
      }
    }
    String text = recipe.train(game, seed, new Models(), System.err::println);
    Files.createDirectories(folder);
    Files.writeString(folder.resolve(Models.file(recipe.player(), game)), text);
  }

  /** The game that two words name. */
  static Qwixx game(String rules, String players) {
    try {
      int count = Integer.parseInt(players);
      if (count >= 2 && count <= 5) {
        return new Qwixx(count, Rules.valueOf(rules.toUpperCase(Locale.ROOT)));
      }
    } catch (IllegalArgumentException neitherRulesNorNumber) {
      // the sentence below says what is allowed
    }
    throw new Mistake(
        "'" + rules + " " + players + "' is no game; write paper or official and 2 to 5 players.");
  }

  static long number(String word, String value) {
    try {
      long number = Long.parseLong(value);
      if (number > 0) {
        return number;
      }
    } catch (NumberFormatException noNumber) {
      // the sentence below says what is allowed
    }
    throw new Mistake("'" + word + "' wants a number from 1.");
  }
}
