package spielwerk.app.command.library;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import spielwerk.arena.library.GameJson;
import spielwerk.arena.library.Library;
import spielwerk.arena.library.LibraryGame;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;
import spielwerk.core.Setup;
import spielwerk.core.State;

/** {@code spielwerk library show}: the whole of a game. */
@Command(
    name = "show",
    description = "Show a game: players, date, comments, moves with variations, and the board.",
    footerHeading = "%nExamples:%n",
    footer = {"  spielwerk library show 12", "  spielwerk library show 12 --move 7 --json"})
final class ShowCommand implements Callable<Integer> {
  @ParentCommand private LibraryCommand library;

  @Parameters(index = "0", paramLabel = "ID", description = "The number of the game.")
  private long id;

  @Option(
      names = "--move",
      paramLabel = "N",
      description = "Show the board after this move instead of the last; 0 for the start.")
  private int move = -1;

  @Override
  public Integer call() {
    LibraryGame game;
    try (Library games = library.chosen().forReading()) {
      game = games.game(id);
    }
    Game rules = library.common().catalogue().game(game.record().game());
    int count = game.record().moves().size();
    if (move < -1 || move > count) {
      throw new Mistake("The game " + id + " has moves 1 to " + count + ", not " + move + ".");
    }
    State state = rules.start(new Setup(game.record().setup()));
    for (String text : game.record().moves().subList(0, move < 0 ? count : move)) {
      state.play(rules.notation().legalMove(state, text));
    }
    library
        .common()
        .show(() -> json(game, rules, state), () -> text(game, rules.notation().board(state)));
    return 0;
  }

  private Map<String, Object> json(LibraryGame game, Game rules, State state) {
    try {
      Map<String, Object> document = new LinkedHashMap<>();
      document.put("id", id);
      document.putAll(
          new ObjectMapper()
              .readValue(
                  new GameJson().write(game),
                  new TypeReference<LinkedHashMap<String, Object>>() {}));
      document.put("position", rules.notation().position(state));
      document.put("board", rules.notation().board(state).lines().toList());
      return document;
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private String text(LibraryGame game, String board) {
    GameRecord record = game.record();
    List<String> lines = new ArrayList<>();
    lines.add(
        library.common().terminal().bold("Game " + id + ": " + GameText.players(game.players())));
    add(lines, "game", record.game() + (record.setup().isEmpty() ? "" : " from " + record.setup()));
    add(lines, "date", record.circumstances().date());
    add(lines, "event", game.event());
    add(
        lines,
        "result",
        GameText.result(record.ending().shares())
            + ", "
            + record.ending().reason()
            + " after "
            + record.moves().size()
            + " moves"
            + (record.ending().detail().isEmpty() ? "" : " (" + record.ending().detail() + ")"));
    add(lines, "run", game.origin().map(run -> run.run() + ", game " + record.index()).orElse(""));
    add(lines, "seed", String.valueOf(record.seed()));
    add(lines, "tags", String.join(", ", game.tags()));
    add(lines, "comment", game.comment());
    return String.join("\n", lines)
        + ("\n\n" + board)
        + (record.moves().isEmpty() ? "" : "\n\n" + GameText.moves(game.tree()));
  }

  private static void add(List<String> lines, String name, String value) {
    if (!value.isEmpty()) {
      lines.add(name + " ".repeat(9 - name.length()) + value);
    }
  }
}
