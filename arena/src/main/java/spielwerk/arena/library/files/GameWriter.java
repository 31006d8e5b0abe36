package spielwerk.arena.library.files;

import spielwerk.arena.library.GameJson;
import spielwerk.arena.library.LibraryGame;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;

/** Games as text in one of the formats. */
public final class GameWriter {
  private final Format format;
  private final GameJson json = new GameJson();
  private final SgfWriter sgf;
  private final Psq psq;
  private int written;

  public GameWriter(Format format, Catalogue catalogue) {
    this.format = format;
    this.sgf = new SgfWriter(catalogue);
    this.psq = new Psq(catalogue);
  }

  /**
   * The next game, with a newline at the end.
   *
   * @throws Mistake if the format cannot hold it
   */
  public String write(LibraryGame game) {
    if (written++ > 0 && format == Format.PSQ) {
      throw new Mistake("A PSQ file holds one game; choose one, or another format.");
    }
    return switch (format) {
      case JSONL -> json.write(game) + "\n";
      case SGF -> sgf.write(game);
      case PSQ -> psq.write(game);
    };
  }
}
