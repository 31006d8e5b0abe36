package spielwerk.arena.library.files;

import java.nio.file.Path;
import java.util.List;
import spielwerk.arena.library.LibraryGame;
import spielwerk.core.Mistake;

/** A format that belongs to one game, brought along by somebody who knows that game. */
public interface GameFormat {
  /** What people call it: {@code ggf}. */
  String name();

  /** How its files are known, for a sentence: {@code GGF has GM[Othello]}. */
  String sign();

  /**
   * Whether a file is of this format.
   *
   * @param begin the first characters of the file, each byte one of them
   */
  boolean fits(Path file, String begin);

  /**
   * The games of a file.
   *
   * @param bytes all that is in it
   * @throws Mistake if it is broken; the sentence need not name the file
   */
  List<Told> read(Path file, byte[] bytes);

  /**
   * A game as text, with a newline at the end.
   *
   * @throws Mistake if the format cannot hold it, or can only be read
   */
  String write(LibraryGame game);
}
