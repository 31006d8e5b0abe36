package spielwerk.workshop.qwixx;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import spielwerk.core.Option;
import spielwerk.core.Settings;
import spielwerk.engines.qwixx.Chances;
import spielwerk.engines.qwixx.QwixxModels;
import spielwerk.engines.qwixx.QwixxNet;
import spielwerk.engines.qwixx.QwixxNetFile;
import spielwerk.games.qwixx.Qwixx;
import spielwerk.games.qwixx.QwixxRules;
import spielwerk.workshop.Tool;
import spielwerk.workshop.Tool.Lines;
import spielwerk.workshop.Tool.ModelFile;
import spielwerk.workshop.Tool.Product;

/** What is made and measured for Qwixx. */
public final class QwixxTools {
  private static final String ALL = "all";
  private static final String ENGINE = ": an engine with its options, or the file of a trained one";

  private static final Option RULES =
      Option.choice(
          "rules", "whose rules", QwixxRules.PAPER.toString(), QwixxRules.OFFICIAL.toString());

  private static final Option WINNER =
      QwixxPlayers.option("player", "one that is trained to win", "qwixx-win", "qwixx-adaptive");

  private static final Option PLAYERS =
      Option.integer("players", 2, 2, 5, "how many sit at the table");

  public static final List<Tool> TOOLS =
      List.of(
          new Tool(
              "qwixx-train",
              "Train a player; qwixx-adaptive begins with what the qwixx-win that ships has"
                  + " learnt.",
              "--player qwixx-win --rules paper --players 2 --games 5000",
              1,
              List.of(
                  Option.choice(
                      "player", "which one", "qwixx-win", "qwixx-points", "qwixx-adaptive"),
                  RULES,
                  PLAYERS,
                  Option.integer(
                      "games",
                      0,
                      0,
                      10_000_000,
                      "games to learn from; 0 for as many as made the file that ships")),
              QwixxTools::train),
          new Tool(
              "qwixx-measure",
              "Measure players: mean points among 2, 3 and 5 copies, then the share of wins in"
                  + " hundredths against alphaqwixx for 2 and 3, with 95% confidence intervals.",
              "--player qwixx-win --rules official --games 1000",
              2026,
              List.of(
                  Option.choice(
                      "player",
                      "which one",
                      ALL,
                      "alphaqwixx",
                      "qwixx-win",
                      "qwixx-points",
                      "qwixx-adaptive",
                      "qwixx-optimal"),
                  RULES,
                  Option.integer("games", 100_000, 2, 10_000_000, "games for each figure")),
              QwixxTools::measure),
          new Tool(
              "qwixx-duel",
              "How often one player wins against copies of another, in hundredths with a 95%"
                  + " confidence interval; seats rotate, ties are shared.",
              "--player qwixx-win --against qwixx-adaptive --games 500",
              2026,
              List.of(
                  Option.text("player", "qwixx-adaptive", "who" + ENGINE),
                  Option.text(
                      "against", "alphaqwixx", "whose copies sit at the other seats" + ENGINE),
                  RULES,
                  PLAYERS,
                  Option.integer("games", 100_000, 2, 10_000_000, "games to play")),
              QwixxTools::duel),
          new Tool(
              "qwixx-calibrate",
              "Fit the chances of a player that is trained to win to what comes true among its"
                  + " copies; it plays as before.",
              "--player qwixx-win --rules paper --players 2 --games 500",
              7,
              List.of(
                  WINNER,
                  RULES,
                  PLAYERS,
                  Option.integer("games", 20_000, 2, 10_000_000, "games to fit them to")),
              QwixxTools::calibrate),
          new Tool(
              "qwixx-reliability",
              "Whether the chances of a player that is trained to win come true among its copies: a"
                  + " table by chance, and the expected calibration error.",
              "--player qwixx-win --rules paper --players 2 --games 500",
              2026,
              List.of(
                  WINNER,
                  RULES,
                  PLAYERS,
                  Option.integer(
                      "rolls", 0, 0, 1000, "how it looks one roll further; 0: it does not"),
                  Option.integer("games", 20_000, 2, 10_000_000, "games to play")),
              QwixxTools::reliability));

  private QwixxTools() {}

  private static QwixxRules rules(Settings settings) {
    return QwixxRules.of(settings.text("rules"));
  }

  private static Product train(Settings settings, long seed, Consumer<String> progress) {
    Qwixx game = new Qwixx(settings.integer("players"), rules(settings));
    TrainingRecipe recipe = TrainingRecipe.of(settings.text("player"), game.players());
    if (settings.integer("games") > 0) {
      recipe = recipe.games(settings.integer("games"));
    }
    String text = recipe.train(game, seed, progress);
    return new ModelFile(
        QwixxModels.file(recipe.player(), game), text.getBytes(StandardCharsets.UTF_8));
  }

  private static Product duel(Settings settings, long seed, Consumer<String> progress) {
    Qwixx game = new Qwixx(settings.integer("players"), rules(settings));
    QwixxPlayers players = new QwixxPlayers();
    BulkGames games = new BulkGames(game, seed, settings.integer("games"));
    progress.accept("playing " + settings.integer("games") + " games");
    Figure share =
        games.winShare(
            players.maker(settings.text("player"), game),
            players.maker(settings.text("against"), game));
    return new Lines(List.of("wins in hundredths: " + share));
  }

  private static Product calibrate(Settings settings, long seed, Consumer<String> progress) {
    Qwixx game = new Qwixx(settings.integer("players"), rules(settings));
    String player = settings.text("player");
    String text = QwixxPlayers.text(player, game);
    QwixxNet net = QwixxPlayers.winner(player, game);
    net.calibrate(Chances.AS_SAID);
    int games = settings.integer("games");
    progress.accept("playing " + games + " games");
    net.calibrate(Reliability.amongCopies(game, net, 0, seed, games).fitted());
    Map<String, String> about = QwixxNetFile.about(text);
    about.put(
        "calibrated by",
        "./spielwerk workshop qwixx-calibrate --player %s --rules %s --players %d --seed %d --games %d"
            .formatted(player, game.rules(), game.players(), seed, games));
    String calibrated = QwixxNetFile.write(net, about);
    return new ModelFile(
        QwixxModels.file(about.getOrDefault("player", "qwixx-win"), game),
        calibrated.getBytes(StandardCharsets.UTF_8));
  }

  private static Product reliability(Settings settings, long seed, Consumer<String> progress) {
    Qwixx game = new Qwixx(settings.integer("players"), rules(settings));
    int games = settings.integer("games");
    QwixxNet net = QwixxPlayers.winner(settings.text("player"), game);
    progress.accept("playing " + games + " games");
    int rolls = settings.integer("rolls");
    return new Lines(Reliability.amongCopies(game, net, rolls, seed, games).lines());
  }

  private static Product measure(Settings settings, long seed, Consumer<String> progress) {
    QwixxStrength strength = new QwixxStrength(rules(settings), settings.integer("games"), seed);
    String player = settings.text("player");
    List<String> lines = new ArrayList<>();
    for (String each : player.equals(ALL) ? QwixxPlayers.NAMES : List.of(player)) {
      progress.accept("measuring " + each);
      lines.add(strength.line(each));
    }
    return new Lines(lines);
  }
}
