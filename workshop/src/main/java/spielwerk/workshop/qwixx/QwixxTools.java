package spielwerk.workshop.qwixx;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import spielwerk.core.Option;
import spielwerk.core.Settings;
import spielwerk.engines.qwixx.QwixxModels;
import spielwerk.games.qwixx.Qwixx;
import spielwerk.games.qwixx.QwixxRules;
import spielwerk.workshop.Tool;
import spielwerk.workshop.Tool.Lines;
import spielwerk.workshop.Tool.ModelFile;
import spielwerk.workshop.Tool.Product;

/** What is made and measured for Qwixx. */
public final class QwixxTools {
  private static final String ALL = "all";

  private static final Option RULES =
      Option.choice(
          "rules", "whose rules", QwixxRules.PAPER.toString(), QwixxRules.OFFICIAL.toString());

  public static final List<Tool> TOOLS =
      List.of(
          new Tool(
              "qwixx-train",
              "Train a player; qwixx-adaptive begins with what the qwixx-win that ships has learnt.",
              "--player qwixx-win --rules paper --players 2 --games 5000",
              1,
              List.of(
                  Option.choice(
                      "player", "which one", "qwixx-win", "qwixx-points", "qwixx-adaptive"),
                  RULES,
                  Option.integer("players", 2, 2, 5, "how many sit at the table"),
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
              QwixxTools::measure));

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

  private static Product measure(Settings settings, long seed, Consumer<String> progress) {
    QwixxStrength strength = new QwixxStrength(rules(settings), settings.integer("games"), seed);
    String player = settings.text("player");
    List<String> lines = new ArrayList<>();
    for (String each : player.equals(ALL) ? QwixxStrength.PLAYERS : List.of(player)) {
      progress.accept("measuring " + each);
      lines.add(strength.line(each));
    }
    return new Lines(lines);
  }
}
