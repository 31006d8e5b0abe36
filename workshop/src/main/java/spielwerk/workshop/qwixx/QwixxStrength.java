package spielwerk.workshop.qwixx;

import java.util.Locale;
import java.util.function.Supplier;
import spielwerk.core.Policy;
import spielwerk.engines.qwixx.optimal.OptimalTables;
import spielwerk.games.qwixx.Qwixx;
import spielwerk.games.qwixx.QwixxRules;

/**
 * Measures the trained players. A line for each: the mean among 2, 3 and 5 copies, then the win
 * share in hundredths against AlphaQwixx for 2 and 3 (one against two copies), all with 95%
 * confidence intervals. Behind each mean stands how far it lies below what the best play for points
 * could make.
 */
final class QwixxStrength {
  private final QwixxPlayers players = new QwixxPlayers();
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
      Figure copies = new BulkGames(game, seed, games).copies(players.maker(player, game));
      double below = OptimalTables.bound(game) - copies.mean();
      line.append(" | ").append(copies);
      line.append(String.format(Locale.ROOT, " (%.1f below the bound)", below));
    }
    for (int count : new int[] {2, 3}) {
      Qwixx game = new Qwixx(count, rules);
      Supplier<Policy> alpha = players.maker("alphaqwixx", game);
      BulkGames bulkGames = new BulkGames(game, seed, games);
      line.append(" | ").append(bulkGames.winShare(players.maker(player, game), alpha));
    }
    return line.append(" |").toString();
  }
}
