package spielwerk.engines.qwixx.training;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import spielwerk.core.Mistake;
import spielwerk.core.Policy;
import spielwerk.engines.qwixx.Models;
import spielwerk.engines.qwixx.OutlookPlayer;
import spielwerk.engines.qwixx.Poly;
import spielwerk.engines.qwixx.RowPlayer;
import spielwerk.games.qwixx.Qwixx;

/**
 * Measures the trained players: {@code java -cp 'app/target/lib/*'
 * spielwerk.engines.qwixx.training.Measure paper [games=100000] [PLAYER ..]}. A line for each: the
 * mean among 2, 3 and 5 copies, then the win share in hundredths against AlphaQwixx for 2 and 3
 * (one against two copies), all with 95% intervals.
 */
public final class Measure {
  private static final long SEED = 2026;

  private Measure() {}

  public static void main(String[] words) {
    try {
      measure(List.of(words));
    } catch (Mistake mistake) {
      System.err.println(mistake.getMessage());
    }
  }

  private static void measure(List<String> words) {
    String rules = words.isEmpty() ? "paper" : words.get(0);
    int games = 100_000;
    List<String> players = new ArrayList<>();
    for (String word : words.subList(Math.min(1, words.size()), words.size())) {
      if (word.startsWith("games=")) {
        games = (int) Train.number(word, word.substring("games=".length()));
      } else {
        players.add(word);
      }
    }
    if (players.isEmpty()) {
      players.addAll(List.of("alphaqwixx", "qwixx-win", "qwixx-points", "qwixx-adaptive"));
    }
    Models models = new Models();
    for (String player : players) {
      System.err.println(line(player, rules, games, models));
    }
  }

  private static String line(String player, String rules, int games, Models models) {
    StringBuilder line = new StringBuilder("| " + player + " (" + rules + ")");
    for (String count : List.of("2", "3", "5")) {
      Qwixx game = Train.game(rules, count);
      line.append(" | ").append(new League(game, SEED, games).copies(maker(player, game, models)));
    }
    for (String count : List.of("2", "3")) {
      Qwixx game = Train.game(rules, count);
      Supplier<Policy> alpha = maker("alphaqwixx", game, models);
      League league = new League(game, SEED, games);
      line.append(" | ").append(league.winShare(maker(player, game, models), alpha));
    }
    return line.append(" |").toString();
  }

  private static Supplier<Policy> maker(String player, Qwixx game, Models models) {
    return player.equals("alphaqwixx")
        ? () -> new RowPlayer(Poly.alphaQwixx().worth())
        : () -> new OutlookPlayer(models.outlook(player, game));
  }
}
