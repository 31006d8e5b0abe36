package spielwerk.workshop.connect4;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import spielwerk.core.Option;
import spielwerk.core.Settings;
import spielwerk.workshop.Tool;
import spielwerk.workshop.Tool.ModelFile;
import spielwerk.workshop.Tool.Product;

/** What is made for connect four. */
public final class Connect4Tools {
  public static final List<Tool> TOOLS =
      List.of(
          new Tool(
              "connect4-book",
              "Solve the first positions of connect four for the book of the engine perfect.",
              "--begin ddddddcccccceb --plies 1 --table 18 --into book.txt",
              1,
              List.of(
                  Option.text("begin", "-", "the moves before the first position; - for none"),
                  Option.integer("plies", 1, 0, 8, "all positions up to this many moves later"),
                  Option.integer("table", 26, 10, 28, "2^N entries of 8 bytes in its table"),
                  Option.text(
                      "journal",
                      "",
                      "a file that keeps what is solved, so that an interrupted run goes on")),
              Connect4Tools::book));

  private Connect4Tools() {}

  private static Product book(Settings settings, long seed, Consumer<String> progress) {
    String journal = settings.text("journal");
    SolvedPositions solved =
        journal.isEmpty() ? SolvedPositions.forgetful() : SolvedPositions.in(Path.of(journal));
    Connect4BookMaker maker = new Connect4BookMaker(settings.integer("table"), solved, progress);
    String text =
        String.join("\n", maker.make(settings.text("begin"), settings.integer("plies"))) + "\n";
    return new ModelFile("book.txt", text.getBytes(StandardCharsets.UTF_8));
  }
}
