package spielwerk.arena.library.files;

import java.util.List;
import java.util.function.Function;
import spielwerk.arena.library.GameJson;
import spielwerk.arena.library.LibraryGame;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;

/** Games as text in one of the formats. */
public final class GameWriter {
  private final Function<LibraryGame, String> writer;
  private final boolean single;
  private int written;

  /**
   * @param format the name of one of ours or of the others
   * @param more formats of single games
   * @throws Mistake if there is none of that name
   */
  public GameWriter(String format, Catalogue catalogue, List<GameFormat> more) {
    this.single = format.equals(Format.PSQ.toString());
    for (GameFormat own : more) {
      if (own.name().equals(format)) {
        this.writer = own::write;
        return;
      }
    }
    this.writer =
        switch (Format.of(format, more)) {
          case JSONL -> {
            GameJson json = new GameJson();
            yield game -> json.write(game) + "\n";
          }
          case SGF -> new SgfWriter(catalogue)::write;
          case PSQ -> new Psq(catalogue)::write;
        };
  }

  /**
   * The next game, with a newline at the end.
   *
   * @throws Mistake if the format cannot hold it
   */
  public String write(LibraryGame game) {
    if (written++ > 0 && single) {
      throw new Mistake("A PSQ file holds one game; choose one, or another format.");
    }
    return writer.apply(game);
  }
}
