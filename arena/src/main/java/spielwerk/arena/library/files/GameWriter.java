package spielwerk.arena.library.files;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;
import spielwerk.arena.library.GameJson;
import spielwerk.arena.library.LibraryGame;
import spielwerk.core.Catalogue;
import spielwerk.core.GameFormat;
import spielwerk.core.Mistake;

/** Games as text in one of the formats: those for games of any kind, or that of one game. */
public final class GameWriter {
  public static final String JSONL = "jsonl";
  public static final String SGF = "sgf";

  private final String format;
  private final boolean single;
  private final Function<LibraryGame, String> writer;
  private int written;

  /**
   * @param format the name of one of {@link #formats}
   * @throws Mistake if there is none of that name
   */
  public GameWriter(String format, Catalogue catalogue) {
    this.format = format;
    switch (format) {
      case JSONL -> {
        this.single = false;
        GameJson json = new GameJson();
        this.writer = game -> json.write(game) + "\n";
      }
      case SGF -> {
        this.single = false;
        this.writer = new SgfWriter(catalogue)::write;
      }
      default -> {
        GameFormat own = format(catalogue, format);
        this.single = own.holdsOneGame();
        this.writer =
            game -> own.write(catalogue.game(game.record().game()), game.asRecordedGame());
      }
    }
  }

  /** The names of all formats, including those that can only be read. */
  public static List<String> formats(Catalogue catalogue) {
    Stream<String> own = catalogue.formats().stream().map(GameFormat::name);
    return Stream.concat(Stream.of(JSONL, SGF), own).toList();
  }

  /**
   * The format of that name that belongs to one game.
   *
   * @throws Mistake if there is none
   */
  static GameFormat format(Catalogue catalogue, String name) {
    return catalogue.formats().stream()
        .filter(own -> own.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new Mistake(
                    "There is no format '%s'; there are %s."
                        .formatted(name, String.join(", ", formats(catalogue)))));
  }

  /** Whether a file of the format holds a single game. */
  public boolean holdsOneGame() {
    return single;
  }

  /**
   * The next game, with a newline at the end.
   *
   * @throws Mistake if the format cannot hold it
   */
  public String write(LibraryGame game) {
    if (written++ > 0 && single) {
      throw new Mistake(
          "A %s file holds one game; choose one, or another format."
              .formatted(format.toUpperCase(Locale.ROOT)));
    }
    return writer.apply(game);
  }
}
