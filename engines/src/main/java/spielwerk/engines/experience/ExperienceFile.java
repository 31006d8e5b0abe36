package spielwerk.engines.experience;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.HexFormat;
import java.util.Map;
import java.util.SortedMap;
import java.util.zip.CRC32;
import spielwerk.core.Mistake;

/**
 * An {@link Experience} on disk: lines of text that end in their own checksum, so that a file that
 * was cut or changed is not taken for knowledge. The same experience always makes the same file.
 */
public final class ExperienceFile {
  private static final String FORM = "spielwerk experience 1";
  private static final long LARGEST = 512L << 20;

  private ExperienceFile() {}

  /** What a file holds, and the checksum by which people recognise it. */
  public record Loaded(Experience experience, String sum) {}

  /**
   * @throws Mistake if there is no such file, or it is not whole
   */
  public static Loaded read(Path file) {
    try {
      if (Files.size(file) > LARGEST) {
        throw new Mistake(file + " is larger than " + (LARGEST >> 20) + " MB.");
      }
      try (BufferedReader lines = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
        return read(new Reader(lines, file));
      }
    } catch (NoSuchFileException none) {
      throw new Mistake(
          "There is no file " + file + "; make one with spielwerk learn, see its --help.", none);
    } catch (CharacterCodingException noText) {
      throw new Mistake(file + " is not a file of learnt games.", noText);
    } catch (IOException unreadable) {
      throw new Mistake(file + " cannot be read: " + why(unreadable) + ".", unreadable);
    }
  }

  private static Loaded read(Reader reader) throws IOException {
    if (!reader.next().equals(FORM)) {
      throw new Mistake(reader.file + " is not a file of learnt games.");
    }
    Experience experience =
        new Experience(
            reader.after("kind "), reader.after("game "), reader.number(reader.after("plies ")));
    int games = reader.number(reader.after("games "));
    for (int i = 0; i < games; i++) {
      if (!experience.remember(reader.hex(reader.next()))) {
        throw reader.wrong();
      }
    }
    int situations = reader.number(reader.after("situations "));
    for (int i = 0; i < situations; i++) {
      situation(experience, reader);
    }
    String sum = reader.sum();
    if (!reader.after("sum ").equals(sum) || !reader.atEnd() || experience.size() != situations) {
      throw new Mistake(reader.file + " was changed or truncated: its checksum does not match.");
    }
    return new Loaded(experience, sum);
  }

  private static void situation(Experience experience, Reader reader) throws IOException {
    String[] words = reader.next().split(" ", -1);
    if (words.length < 5 || words.length % 4 != 1) {
      throw reader.wrong();
    }
    long situation = reader.hex(words[0]);
    for (int i = 1; i < words.length; i += 4) {
      int times = reader.number(words[i + 1]);
      int won = reader.number(words[i + 2]);
      int shared = reader.number(words[i + 3]);
      if (times == 0 || (long) won + shared > times) {
        throw reader.wrong();
      }
      experience.put(situation, reader.number(words[i]), new AnswerStatistics(times, won, shared));
    }
  }

  /** The lines of a file, of which the checksum is taken as they pass by. */
  private static final class Reader {
    private final BufferedReader lines;
    private final Path file;
    private final CRC32 crc = new CRC32();
    private int number;

    Reader(BufferedReader lines, Path file) {
      this.lines = lines;
      this.file = file;
    }

    String next() throws IOException {
      number++;
      String line = lines.readLine();
      if (line == null) {
        throw new Mistake(file + " is truncated after line " + (number - 1) + ".");
      }
      update(crc, line);
      return line;
    }

    boolean atEnd() throws IOException {
      return lines.readLine() == null;
    }

    String sum() {
      return text(crc);
    }

    String after(String word) throws IOException {
      String line = next();
      if (!line.startsWith(word)) {
        throw wrong();
      }
      return line.substring(word.length());
    }

    int number(String text) {
      try {
        int value = Integer.parseInt(text);
        if (value >= 0) {
          return value;
        }
      } catch (NumberFormatException noNumber) {
        // the sentence below says where
      }
      throw wrong();
    }

    long hex(String text) {
      try {
        return HexFormat.fromHexDigitsToLong(text);
      } catch (IllegalArgumentException noNumber) {
        throw wrong();
      }
    }

    Mistake wrong() {
      return new Mistake(
          file + " is not a file of learnt games, or was changed: see line " + number + ".");
    }
  }

  /**
   * Writes a file at once or not at all.
   *
   * @return its checksum
   */
  public static String write(Path file, Experience experience) {
    StringBuilder text = new StringBuilder();
    text.append(FORM).append('\n');
    text.append("kind ").append(experience.kind()).append('\n');
    text.append("game ").append(experience.subject()).append('\n');
    text.append("plies ").append(experience.plies()).append('\n');
    text.append("games ").append(experience.games()).append('\n');
    HexFormat hex = HexFormat.of();
    experience.gamesSeen().forEach(game -> text.append(hex.toHexDigits(game)).append('\n'));
    text.append("situations ").append(experience.size()).append('\n');
    for (Map.Entry<Long, SortedMap<Integer, AnswerStatistics>> one : experience.all().entrySet()) {
      text.append(hex.toHexDigits(one.getKey()));
      one.getValue()
          .forEach(
              (answer, answerStatistics) ->
                  text.append(' ')
                      .append(answer)
                      .append(' ')
                      .append(answerStatistics.games())
                      .append(' ')
                      .append(answerStatistics.won())
                      .append(' ')
                      .append(answerStatistics.shared()));
      text.append('\n');
    }
    CRC32 crc = new CRC32();
    text.toString().lines().forEach(line -> update(crc, line));
    String sum = text(crc);
    text.append("sum ").append(sum).append('\n');
    store(file, text.toString().getBytes(StandardCharsets.UTF_8));
    return sum;
  }

  private static void update(CRC32 crc, String line) {
    crc.update(line.getBytes(StandardCharsets.UTF_8));
    crc.update('\n');
  }

  private static String text(CRC32 crc) {
    return HexFormat.of().toHexDigits((int) crc.getValue());
  }

  private static void store(Path file, byte[] bytes) {
    if (bytes.length > LARGEST) {
      throw new Mistake(file + " would be larger than " + (LARGEST >> 20) + " MB.");
    }
    Path draft = file.resolveSibling(file.getFileName() + ".new");
    try {
      try (FileChannel channel =
          FileChannel.open(
              draft,
              StandardOpenOption.CREATE,
              StandardOpenOption.TRUNCATE_EXISTING,
              StandardOpenOption.WRITE)) {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        while (buffer.hasRemaining()) {
          channel.write(buffer);
        }
        channel.force(true);
      }
      Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException unwritable) {
      throw new Mistake(file + " cannot be written: " + why(unwritable) + ".", unwritable);
    }
  }

  private static String why(IOException problem) {
    return problem instanceof FileSystemException on && on.getReason() != null
        ? on.getReason()
        : problem instanceof FileSystemException
            ? problem.getClass().getSimpleName().replace("Exception", "")
            : String.valueOf(problem.getMessage());
  }
}
