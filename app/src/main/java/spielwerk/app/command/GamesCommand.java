package spielwerk.app.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import spielwerk.app.terminal.JsonOutput;
import spielwerk.app.terminal.Terminal;
import spielwerk.core.GameInfo;

/** {@code spielwerk games}: what can be played. */
@Command(
    name = "games",
    description = "List the games and their options.",
    footerHeading = "%nExamples:%n",
    footer = {"  spielwerk games", "  spielwerk games --json"})
public final class GamesCommand implements Callable<Integer> {
  @Mixin private final CommonOptions common;

  public GamesCommand(Terminal terminal) {
    this.common = new CommonOptions(terminal);
  }

  @Override
  public Integer call() {
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
