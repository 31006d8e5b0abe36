package spielwerk.web.library;

import com.google.re2j.Pattern;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import spielwerk.arena.library.LibraryGame;
import spielwerk.arena.library.files.GameReader;
import spielwerk.arena.library.files.GameWriter;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.Progress;

/** Games as files, in all formats that the library knows. */
public final class GameFiles {
  private static final Pattern DOTS = Pattern.compile("^\\.+");

  /** What every game can be written as: its moves, as people type them. */
  public static final String MOVES = "moves";

  private final Catalogue catalogue;

  public GameFiles(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /** The names of all formats, those that can only be read too. */
  public List<String> formats() {
    return Stream.concat(GameWriter.formats(catalogue).stream(), Stream.of(MOVES)).toList();
  }

  /** The formats that can hold a game. */
  public List<String> holding(LibraryGame game) {
    List<String> fitting = new ArrayList<>();
    for (String format : formats()) {
      try {
        write(format, List.of(game));
        fitting.add(format);
      } catch (Mistake cannot) {
        // another format can
      }
    }
    return fitting;
  }

  /**
   * Games as the text of one file.
   *
   * @throws Mistake if there is no such format, or it cannot hold one of them
   */
  public String write(String format, Iterable<LibraryGame> games) {
    StringBuilder text = new StringBuilder();
    Function<LibraryGame, String> writer =
        format.equals(MOVES)
            ? game -> String.join(" ", game.record().moves()) + "\n"
            : new GameWriter(format, catalogue)::write;
    games.forEach(game -> text.append(writer.apply(game)));
    return text.toString();
  }

  /**
   * What a file can hold of some games.
   *
   * @param leftOut how many it cannot hold
   */
  public record Written(String text, int leftOut) {}

  /**
   * Those games that a format can hold, as the text of one file.
   *
   * @throws Mistake if there is no such format, or it can hold none of them
   */
  public Written writeFitting(String format, List<LibraryGame> games) {
    StringBuilder text = new StringBuilder();
    int leftOut = 0;
    @Nullable Mistake why = null;
    for (LibraryGame game : games) {
      try {
        text.append(write(format, List.of(game)));
      } catch (Mistake cannot) {
        why = cannot;
        leftOut++;
      }
    }
    if (why != null && leftOut == games.size()) {
      throw why;
    }
    return new Written(text.toString(), leftOut);
  }

  /** What came of reading a file. */
  public interface Reading<T> {
    T of(GameReader reader);
  }

  /**
   * Reads a file that somebody sent.
   *
   * @param name as they called it; some formats are recognised by it
   * @throws Mistake if it is of no known format, or something is wrong with a game
   */
  public <T> T read(String name, byte[] bytes, Reading<T> reading) {
    String plain = DOTS.matcher(name.replaceAll("[^A-Za-z0-9._-]", "_")).replaceFirst("");
    String called = plain.isEmpty() ? "games" : plain.substring(Math.max(0, plain.length() - 60));
    Path folder;
    try {
      folder = Files.createTempDirectory("spielwerk");
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
    try {
      Path file = folder.resolve(called);
      Files.write(file, bytes);
      return reading.of(new GameReader(file, catalogue, Progress.NONE));
    } catch (Mistake wrong) {
      // people know the file by their own name for it
      String sentence = String.valueOf(wrong.getMessage()).replace(folder + "/", "");
      throw new Mistake(sentence, wrong);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    } finally {
      delete(folder);
    }
  }

  private static void delete(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
      Files.delete(folder);
    } catch (IOException left) {
      // the system's folder for such files is emptied now and then
    }
  }
}
