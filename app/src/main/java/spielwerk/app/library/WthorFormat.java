package spielwerk.app.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import spielwerk.arena.library.LibraryGame;
import spielwerk.arena.library.files.GameFormat;
import spielwerk.arena.library.files.Told;
import spielwerk.core.Mistake;
import spielwerk.games.othello.formats.Wthor;

/**
 * The database of the French federation, a file of games for each year. The names of players and
 * tournaments are in files of their own, which are looked for beside it.
 */
final class WthorFormat implements GameFormat {
  private static final long MOST_BYTES = 16 << 20;

  @Override
  public String name() {
    return "wthor";
  }

  @Override
  public String sign() {
    return "WTHOR files are called .wtb";
  }

  @Override
  public boolean fits(Path file, String begin) {
    return ends(file, ".wtb");
  }

  private static boolean ends(Path file, String ending) {
    return String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT).endsWith(ending);
  }

  @Override
  public List<Told> read(Path file, byte[] bytes) {
    return Wthor.games(
            bytes, names(file, ".jou", Wthor::players), names(file, ".trn", Wthor::tournaments))
        .stream()
        .map(OthelloFormats::told)
        .toList();
  }

  /** The names in the first file beside it with such an ending, if there is one. */
  private static List<String> names(
      Path file, String ending, Function<byte[], List<String>> reader) {
    try (Stream<Path> beside = Files.list(file.toAbsolutePath().getParent())) {
      Optional<Path> found = beside.filter(other -> ends(other, ending)).sorted().findFirst();
      if (found.isEmpty()) {
        return List.of();
      }
      if (Files.size(found.get()) > MOST_BYTES) {
        throw new Mistake(found.get() + " is too large for a list of names.");
      }
      return reader.apply(Files.readAllBytes(found.get()));
    } catch (IOException unreadable) {
      throw new Mistake("The names in " + ending + " beside it cannot be read.", unreadable);
    }
  }

  @Override
  public String write(LibraryGame game) {
    throw new Mistake("WTHOR files can only be read; ggf holds the same and more.");
  }
}
