package spielwerk.core;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * A file format that belongs to one game. Found by {@link java.util.ServiceLoader} like the game
 * itself, so a game brings its formats along and the library needs to know none of them.
 */
public interface GameFormat {
  /** What people type after {@code --format}: {@code ggf}. */
  String name();

  /** How its files are recognised, for a sentence: {@code GGF has GM[Othello]}. */
  String signature();

  /**
   * Whether a file is of this format.
   *
   * @param begin the first characters of the file, one per byte
   */
  boolean matches(Path file, String begin);

  /**
   * The games of a file.
   *
   * @param bytes the whole content
   * @throws Mistake if it is damaged; where the sentence does not begin with the file, the caller
   *     puts it there
   */
  List<RecordedGame> read(Path file, byte[] bytes);

  /**
   * A game as text, with a newline at the end.
   *
   * @param rules of the game
   * @throws Mistake if the format cannot hold it, or can only be read
   */
  String write(Game rules, RecordedGame game);

  /** Whether a file holds a single game. */
  default boolean holdsOneGame() {
    return false;
  }

  /** The text of a file that does not name its encoding: UTF-8, or else Latin-1. */
  static String decode(byte[] bytes) {
    String text;
    try {
      text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException notUtf8) {
      return new String(bytes, StandardCharsets.ISO_8859_1);
    }
    return withoutMark(text);
  }

  /** Without the byte order mark that some editors put first. */
  static String withoutMark(String text) {
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }
}
