package spielwerk.nets.zero;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.nets.Net;
import spielwerk.nets.NetFile;
import spielwerk.nets.OnnxSession;

/**
 * Networks that were loaded, each once for all engines that ask for it; a file that has changed
 * since is loaded again. Safe for threads.
 */
final class NetShelf {
  private record Loaded(String stamp, NetFile file, OnnxSession session) {
    static Loaded of(String stamp, NetFile file) {
      return new Loaded(stamp, file, new OnnxSession(file.weights()));
    }
  }

  private final Map<String, Loaded> files = new ConcurrentHashMap<>();
  private final Map<String, Loaded> shipped = new ConcurrentHashMap<>();

  /**
   * A way to ask the network of a file, for one thread.
   *
   * @throws Mistake if there is no such file, it is no network, or it was made for another game
   */
  Net open(Game game, String file) {
    Path path = path(file);
    String stamp = stamp(path);
    Loaded loaded =
        files.compute(
            path.toString(),
            (key, old) ->
                old != null && old.stamp().equals(stamp)
                    ? old
                    : Loaded.of(stamp, NetFile.read(path).fitting(game)));
    loaded.file().fitting(game);
    return loaded.session().net();
  }

  /**
   * A way to ask the network that ships for a game.
   *
   * @throws Mistake if there is none
   */
  Net shipped(Game game) {
    return shipped
        .computeIfAbsent(
            game.text(),
            text ->
                Loaded.of(
                    "",
                    NetFile.shipped(game)
                        .orElseThrow(
                            () ->
                                new Mistake(
                                    "zero: no network ships for "
                                        + text
                                        + "; train one and name its file by net=FILE."))
                        .fitting(game)))
        .session()
        .net();
  }

  /** How many files were loaded. */
  int size() {
    return files.size();
  }

  private static Path path(String file) {
    try {
      return Path.of(file).toAbsolutePath().normalize();
    } catch (InvalidPathException wrong) {
      throw new Mistake("zero: net=" + file + " is no name of a file.", wrong);
    }
  }

  /** Changes when the file does. */
  private static String stamp(Path path) {
    try {
      return Files.size(path) + " " + Files.getLastModifiedTime(path);
    } catch (IOException missing) {
      return "";
    }
  }
}
