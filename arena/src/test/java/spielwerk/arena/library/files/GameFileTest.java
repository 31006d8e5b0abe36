package spielwerk.arena.library.files;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.arena.library.LibraryGame;
import spielwerk.core.Catalogue;
import spielwerk.core.Progress;

/** Reads and writes files of games. */
abstract class GameFileTest {
  static final Catalogue CATALOGUE = Catalogue.load();

  @TempDir Path folder;

  Path file(String name, String text, Charset charset) {
    try {
      return Files.write(folder.resolve(name), text.getBytes(charset));
    } catch (IOException failed) {
      throw new IllegalStateException(failed);
    }
  }

  List<LibraryGame> read(String text) {
    return read(file("games", text, StandardCharsets.UTF_8));
  }

  static List<LibraryGame> read(Path file) {
    List<LibraryGame> games = new ArrayList<>();
    new GameReader(file, CATALOGUE, Progress.NONE).give(games::add);
    return games;
  }

  static String write(String format, List<LibraryGame> games) {
    GameWriter writer = new GameWriter(format, CATALOGUE);
    StringBuilder text = new StringBuilder();
    games.forEach(game -> text.append(writer.write(game)));
    return text.toString();
  }
}
