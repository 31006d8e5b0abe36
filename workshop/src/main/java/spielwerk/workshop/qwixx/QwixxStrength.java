package spielwerk.workshop.qwixx;

import java.util.List;
import java.util.function.Supplier;
import spielwerk.core.Policy;
import spielwerk.engines.qwixx.Poly;
import spielwerk.engines.qwixx.QwixxModels;
import spielwerk.engines.qwixx.QwixxNetPlayer;
import spielwerk.engines.qwixx.RowPlayer;
import spielwerk.engines.qwixx.optimal.OptimalPlayer;
import spielwerk.engines.qwixx.optimal.OptimalTables;
import spielwerk.games.qwixx.Qwixx;
import spielwerk.games.qwixx.QwixxRules;

/**
 * Measures the trained players. A line for each: the mean among 2, 3 and 5 copies, then the win
 * share in hundredths against AlphaQwixx for 2 and 3 (one against two copies), all with 95%
 * confidence intervals.
 */
final class QwixxStrength {
  /** Those that are trained, and the one they are compared with. */
  static final List<String> PLAYERS =
      List.of("alphaqwixx", "qwixx-win", "qwixx-points", "qwixx-adaptive", "qwixx-optimal");

  private final QwixxModels models = new QwixxModels();
  private final OptimalTables tables = new OptimalTables();
  private final QwixxRules rules;
  private final int games;
  private final long seed;

  QwixxStrength(QwixxRules rules, int games, long seed) {
    this.rules = rules;
    this.games = games;
    this.seed = seed;
  }

  String line(String player) {
    StringBuilder line = new StringBuilder("| " + player + " (" + rules + ")");
    for (int count : new int[] {2, 3, 5}) {
      Qwixx game = new Qwixx(count, rules);
      line.append(" | ").append(new BulkGames(game, seed, games).copies(maker(player, game)));
    }
    for (int count : new int[] {2, 3}) {
      Qwixx game = new Qwixx(count, rules);
      Supplier<Policy> alpha = maker("alphaqwixx", game);
      BulkGames bulkGames = new BulkGames(game, seed, games);
      line.append(" | ").append(bulkGames.winShare(maker(player, game), alpha));
    }
    return line.append(" |").toString();
  }

  private Supplier<Policy> maker(String player, Qwixx game) {
    return switch (player) {
      case "alphaqwixx" -> () -> new RowPlayer(Poly.alphaQwixx().worth());
      case "qwixx-optimal" -> () -> new OptimalPlayer(tables.values(game));
      default -> () -> new QwixxNetPlayer(models.outlook(player, game));
    };
  }
}
