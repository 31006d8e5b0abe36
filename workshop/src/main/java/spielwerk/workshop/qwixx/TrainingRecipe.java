package spielwerk.workshop.qwixx;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import spielwerk.core.Mistake;
import spielwerk.core.Policy;
import spielwerk.core.Seeds;
import spielwerk.engines.qwixx.Objective;
import spielwerk.engines.qwixx.Poly;
import spielwerk.engines.qwixx.QwixxModels;
import spielwerk.engines.qwixx.QwixxNet;
import spielwerk.engines.qwixx.QwixxNetFile;
import spielwerk.engines.qwixx.QwixxNetPlayer;
import spielwerk.engines.qwixx.RowPlayer;
import spielwerk.games.qwixx.Qwixx;

/**
 * How one of the trained players comes about.
 *
 * @param opponents who sits at the other seats, by name; each as often as it is named
 * @param copies how many of a hundred other seats go to copies of the learner instead
 */
record TrainingRecipe(
    String player,
    Objective aim,
    boolean seesOthers,
    int units,
    List<String> opponents,
    int copies,
    QwixxNetSelfPlay.Pace pace) {
  private static final String ALPHA = "alphaqwixx";
  private static final String WIN = "qwixx-win";

  /** By players: games are longer and slower the more there are. */
  private static final Map<Integer, Long> GAMES =
      Map.of(2, 400_000L, 3, 300_000L, 4, 80_000L, 5, 60_000L);

  /** By players: the more sheets are seen, the smaller a step must be, or all learn to give up. */
  private static final Map<Integer, Double> POINTS_RATE =
      Map.of(2, 0.03, 3, 0.015, 4, 0.008, 5, 0.006);

  /**
   * @throws Mistake if there is no such player
   */
  static TrainingRecipe of(String player, int players) {
    long games = GAMES.getOrDefault(players, 60_000L);
    return switch (player) {
      case WIN ->
          new TrainingRecipe(
              player,
              Objective.WIN,
              false,
              8,
              List.of(ALPHA),
              0,
              new QwixxNetSelfPlay.Pace(games, 0.7, 0.015, 0.0005));
      case "qwixx-points" ->
          new TrainingRecipe(
              player,
              Objective.POINTS,
              true,
              8,
              List.of(),
              100,
              new QwixxNetSelfPlay.Pace(
                  players > 3 ? games : 3 * games / 5,
                  0.7,
                  POINTS_RATE.getOrDefault(players, 0.006),
                  0.001));
      case "qwixx-adaptive" ->
          new TrainingRecipe(
              player,
              Objective.WIN,
              true,
              8,
              List.of(ALPHA),
              0,
              new QwixxNetSelfPlay.Pace(games, 0.8, 0.001, 0.00003));
      default ->
          throw new Mistake(
              "'"
                  + player
                  + "' is not a player to train; there are qwixx-win, qwixx-points and qwixx-adaptive.");
    };
  }

  /** The same with another number of games. */
  TrainingRecipe games(long games) {
    QwixxNetSelfPlay.Pace shorter =
        new QwixxNetSelfPlay.Pace(games, pace.lambda(), pace.rate(), pace.lastRate());
    return new TrainingRecipe(player, aim, seesOthers, units, opponents, copies, shorter);
  }

  /** Trains the player for a game; the text of its file. */
  String train(Qwixx game, long seed, Consumer<String> say) {
    QwixxModels models = new QwixxModels();
    QwixxNet qwixxNet = newborn(game, seed, models);
    List<Policy> hosts = new ArrayList<>();
    for (String opponent : opponents) {
      hosts.add(
          opponent.equals(ALPHA)
              ? new RowPlayer(Poly.alphaQwixx().worth())
              : new QwixxNetPlayer(models.outlook(opponent, game)));
    }
    new QwixxNetSelfPlay(game, qwixxNet, hosts, copies, pace).run(seed, say);
    return QwixxNetFile.write(qwixxNet, about(game, seed));
  }

  /** One that is to win and sees all begins as one that has learnt to win without. */
  private QwixxNet newborn(Qwixx game, long seed, QwixxModels models) {
    if (aim == Objective.WIN && seesOthers) {
      return models.outlook(WIN, game).seeingOthers();
    }
    QwixxNet qwixxNet = new QwixxNet(aim, seesOthers, units);
    qwixxNet.stir(Seeds.stream(seed, 0, Seeds.Purpose.BREED, 2));
    return qwixxNet;
  }

  private Map<String, String> about(Qwixx game, long seed) {
    Map<String, String> about = new LinkedHashMap<>();
    about.put("player", player);
    about.put("rules", game.rules().toString());
    about.put("players", String.valueOf(game.players()));
    about.put(
        "made by",
        "./spielwerk workshop qwixx-train --player %s --rules %s --players %d --seed %d --games %d"
            .formatted(player, game.rules(), game.players(), seed, pace.games()));
    about.put(
        "opponents",
        copies == 100
            ? "its copies"
            : String.join(", ", opponents) + (copies == 0 ? "" : " and " + copies + "% copies"));
    about.put(
        "learning",
        "TD(%s) on the positions after own decisions, rate %s falling to %s"
            .formatted(pace.lambda(), pace.rate(), pace.lastRate()));
    return about;
  }
}
