package spielwerk.app.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import spielwerk.app.terminal.JsonOutput;
import spielwerk.app.terminal.Terminal;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.GameInfo;
import spielwerk.core.Recommendation;

/** {@code spielwerk games}: what can be played. */
@Command(
    name = "games",
    description = "List the games and their options, or one with who plays it.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk games",
      "  spielwerk games othello",
      "  spielwerk games fiveinarow:size=19 --json"
    })
public final class GamesCommand implements Callable<Integer> {
  @Mixin private final CommonOptions common;

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "GAME",
      description = "Only this game: who advises, who analyses, and its levels with their ratings.")
  private @Nullable String game;

  public GamesCommand(Terminal terminal) {
    this.common = new CommonOptions(terminal);
  }

  @Override
  public Integer call() {
    if (game != null) {
      Catalogue catalogue = common.catalogue();
      Game wanted = catalogue.game(game);
      RecommendationText text =
          new RecommendationText(wanted, Recommendation.of(wanted, catalogue), common.terminal());
      common.show(text::json, text::text);
      return 0;
    }
    List<GameInfo> games = common.catalogue().games();
    common.show(
        () -> JsonOutput.items(games.stream().map(GamesCommand::json).toList()),
        () -> games.stream().map(this::text).collect(Collectors.joining("\n\n")));
    return 0;
  }

  private static Map<String, Object> json(GameInfo game) {
    Map<String, Object> item = new LinkedHashMap<>();
    item.put("id", game.id());
    item.put("name", game.name());
    item.put("seats", List.of(game.minSeats(), game.maxSeats()));
    item.put("about", game.about());
    item.put("options", OptionsText.json(game.options()));
    return item;
  }

  private String text(GameInfo game) {
    String seats =
        game.minSeats() == game.maxSeats()
            ? game.minSeats() + " seats"
            : game.minSeats() + " to " + game.maxSeats() + " seats";
    return common.terminal().bold(game.id())
        + ("  " + game.name() + ", " + seats)
        + (game.about().isEmpty() ? "" : "\n    " + game.about())
        + OptionsText.text(game.options());
  }
}
