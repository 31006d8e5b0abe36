package spielwerk.workshop.opening;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Option;
import spielwerk.core.Settings;
import spielwerk.workshop.Tool;
import spielwerk.workshop.Tool.ModelFile;
import spielwerk.workshop.Tool.Product;

/** Makes the books of the experiment {@code search-book}. */
public final class OpeningTools {
  public static final List<Tool> TOOLS =
      List.of(
          new Tool(
              "opening-book",
              "Write a book of openings for alphabeta:book=FILE: what an engine answers to all of them.",
              "--game tictactoe --engine alphabeta:all --plies 1 --into book.txt",
              1,
              List.of(
                  Option.text("game", "connect4", "the game, with its options"),
                  Option.text("engine", "alphabeta:all,depth=10", "who answers"),
                  Option.integer("plies", 2, 0, 6, "after all openings of this many moves"),
                  Option.integer("answers", 1, 1, 6, "how many answers of a side in a row")),
              OpeningTools::book));

  private OpeningTools() {}

  private static Product book(Settings settings, long seed, Consumer<String> progress) {
    Catalogue catalogue = Catalogue.load();
    Game game = catalogue.game(settings.text("game"));
    try (Engine engine = catalogue.engine(settings.text("engine"), game)) {
      List<String> lines =
          new OpeningBookMaker(game, engine, progress)
              .make(settings.integer("plies"), settings.integer("answers"));
      String made =
          "# made by: ./spielwerk workshop opening-book --game %s --engine %s --plies %d --answers %d"
              .formatted(
                  game.text(),
                  settings.text("engine"),
                  settings.integer("plies"),
                  settings.integer("answers"));
      String text = made + "\n" + String.join("\n", lines) + "\n";
      return new ModelFile("book.txt", text.getBytes(StandardCharsets.UTF_8));
    }
  }
}
