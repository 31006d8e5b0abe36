package spielwerk.lab.evolution;

import java.util.Arrays;
import java.util.function.Supplier;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Policy;
import spielwerk.learn.evolution.PolicySimulator;
import spielwerk.runs.spec.YamlFields;

/**
 * The games of the best player of a last generation against copies of one engine, which say more of
 * its strength than points among those bred with it.
 *
 * @param game with as many seats as are wanted
 * @param engine who sits at the other seats
 * @param games how many are played; seats rotate
 */
record ChampionDuel(String game, String engine, int games) {
  private static final int MOST_GAMES = 1_000_000;

  static ChampionDuel read(YamlFields fields) {
    ChampionDuel duel =
        new ChampionDuel(
            fields.text("game"), fields.text("engine"), fields.integer("games", 1, MOST_GAMES));
    fields.done();
    return duel;
  }

  /** What the share is, for the head of a column. */
  String about() {
    return "wins of the best against " + engine + " (" + game + ")";
  }

  void check(Catalogue catalogue) {
    policy(engine, catalogue.game(game), catalogue);
  }

  /** The champion's share of the wins, where those with the most points share one. */
  double share(String champion, long seed, Catalogue catalogue) {
    Game rules = catalogue.game(game);
    Policy one = policy(champion, rules, catalogue).get();
    Policy other = policy(engine, rules, catalogue).get();
    PolicySimulator table = new PolicySimulator(rules);
    Policy[] seats = new Policy[rules.traits().seats()];
    int[] points = new int[seats.length];
    double sum = 0;
    for (int index = 0; index < games; index++) {
      int seat = index % seats.length;
      Arrays.fill(seats, other);
      seats[seat] = one;
      table.play(seats, seed, index, points);
      int most = Arrays.stream(points).max().orElseThrow();
      long best = Arrays.stream(points).filter(each -> each == most).count();
      sum += points[seat] == most ? 1.0 / best : 0;
    }
    return sum / games;
  }

  private static Supplier<Policy> policy(String engine, Game game, Catalogue catalogue) {
    return catalogue
        .policy(engine, game)
        .orElseThrow(() -> new Mistake(engine + " searches; it cannot play games in bulk."));
  }
}
