package spielwerk.app.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import spielwerk.app.terminal.JsonOutput;
import spielwerk.app.terminal.Terminal;
import spielwerk.core.Catalogue;
import spielwerk.core.EngineInfo;
import spielwerk.core.GameInfo;
import spielwerk.core.Mistake;

/** {@code spielwerk engines}: who can play. */
@Command(
    name = "engines",
    description = "List the engines and their options, all or those that play a game.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk engines",
      "  spielwerk engines connect4",
      "  spielwerk engines alphabeta",
      "  spielwerk engines fiveinarow:size=7 --json"
    })
public final class EnginesCommand implements Callable<Integer> {
  @Mixin private final CommonOptions common;

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "GAME",
      description = "Only the engines that can play this game, or one engine by its name.")
  private @Nullable String game;

  public EnginesCommand(Terminal terminal) {
    this.common = new CommonOptions(terminal);
  }

  @Override
  public Integer call() {
    Catalogue catalogue = common.catalogue();
    List<EngineInfo> engines = wanted(catalogue);
    Map<String, List<EngineInfo>> players = players(catalogue);
    common.show(
        () -> JsonOutput.items(engines.stream().map(engine -> json(engine, players)).toList()),
        () ->
            engines.isEmpty()
                ? "No engine plays that."
                : engines.stream()
                    .map(engine -> text(engine, players))
                    .collect(Collectors.joining("\n\n")));
    return 0;
  }

  /** All of them, those that play a game, or the one that is named. */
  private List<EngineInfo> wanted(Catalogue catalogue) {
    if (game == null) {
      return catalogue.engines();
    }
    List<EngineInfo> named =
        catalogue.engines().stream().filter(engine -> engine.id().equals(game)).toList();
    return named.isEmpty() ? catalogue.engines(catalogue.game(game)) : named;
  }

  /** Who plays each game as it usually is. */
  private static Map<String, List<EngineInfo>> players(Catalogue catalogue) {
    Map<String, List<EngineInfo>> players = new TreeMap<>();
    for (GameInfo game : catalogue.games()) {
      try {
        players.put(game.id(), catalogue.engines(catalogue.game(game.id())));
      } catch (Mistake needsOptions) {
        players.put(game.id(), List.of());
      }
    }
    return players;
  }

  /** The games, with their usual options, that an engine can play. */
  private static List<String> games(EngineInfo engine, Map<String, List<EngineInfo>> players) {
    return players.entrySet().stream()
        .filter(game -> game.getValue().stream().anyMatch(one -> one.id().equals(engine.id())))
        .map(Map.Entry::getKey)
        .toList();
  }

  private static Map<String, Object> json(
      EngineInfo engine, Map<String, List<EngineInfo>> players) {
    Map<String, Object> item = new LinkedHashMap<>();
    item.put("id", engine.id());
    item.put("name", engine.name());
    item.put("author", engine.author());
    item.put("games", games(engine, players));
    item.put("about", engine.about());
    item.put("options", OptionsText.json(engine.options()));
    return item;
  }

  private String text(EngineInfo engine, Map<String, List<EngineInfo>> players) {
    List<String> games = games(engine, players);
    String plays =
        games.size() == players.size()
            ? "every game"
            : games.isEmpty() ? "no game with its default options" : String.join(", ", games);
    return common.terminal().bold(engine.id())
        + ("  " + engine.name() + "; plays " + plays)
        + (engine.about().isEmpty() ? "" : "\n    " + engine.about())
        + OptionsText.text(engine.options());
  }
}
