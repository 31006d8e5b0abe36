package spielwerk.core;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Text files of people, who do not always know that there are encodings. */
public final class TextFile {
  private static final int MARK = 0xFEFF;

  private TextFile() {}

  /**
   * The text of a file.
   *
   * @throws Mistake if it is not UTF-8, with what it seems to be instead
   */
  public static String read(Path file) throws IOException {
    return decode(Files.readAllBytes(file), file.toString());
  }

  /**
   * The lines of a file.
   *
   * @throws Mistake if it is not UTF-8, with what it seems to be instead
   */
  public static List<String> lines(Path file) throws IOException {
    return read(file).lines().toList();
  }

  /**
   * The text of some bytes.
   *
   * @param name what people call the file
   */
  public static String decode(byte[] bytes, String name) {
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return !text.isEmpty() && text.charAt(0) == MARK ? text.substring(1) : text;
    } catch (CharacterCodingException other) {
      throw notUtf8(bytes, name);
    }
  }

  /**
   * What is to be said of a file that is not UTF-8.
   *
   * @param bytes of it, the first some will do
   */
  public static Mistake notUtf8(byte[] bytes, String name) {
    boolean wide =
        bytes.length >= 2
            && (bytes[0] == (byte) 0xFF && bytes[1] == (byte) 0xFE
                || bytes[0] == (byte) 0xFE && bytes[1] == (byte) 0xFF);
    if (wide) {
      return new Mistake(name + " is UTF-16; save it as UTF-8.");
    }
    for (byte one : bytes) {
      if (one == 0) {
        return new Mistake(name + " is not a text file.");
      }
    }
    return new Mistake(name + " is Latin-1; save it as UTF-8.");
  }
}
