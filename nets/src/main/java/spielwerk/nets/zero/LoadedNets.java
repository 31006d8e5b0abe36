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
import spielwerk.nets.SamplePositions;

/**
 * Networks that were loaded, each once for all engines that ask for it; a file that has changed
 * since is loaded again. Safe for threads.
 */
final class LoadedNets {
  /** Positions of random games that show how large the numbers in a network become. */
  private static final int SHOWN = 1000;

  private record Loaded(String stamp, NetFile file, OnnxSession session) {
    static Loaded of(String stamp, NetFile file, Game game, boolean int8) {
      OnnxSession session =
          int8
              ? OnnxSession.int8(file.weights(), SamplePositions.planes(game, SHOWN, 1), SHOWN)
              : new OnnxSession(file.weights());
      return new Loaded(stamp, file, session);
    }
  }

  /** What is loaded once: a file, or what ships for a game, as it is or rounded. */
  private record Key(String name, boolean int8) {}

  private final Map<Key, Loaded> files = new ConcurrentHashMap<>();
  private final Map<Key, Loaded> shipped = new ConcurrentHashMap<>();

  /**
   * A way to ask the network of a file, for one thread.
   *
   * @param int8 whether it is rounded to bytes
   * @throws Mistake if there is no such file, it is not a network, or it was made for another game
   */
  Net open(Game game, String file, boolean int8) {
    Path path = path(file);
    String stamp = stamp(path);
    Loaded loaded =
        files.compute(
            new Key(path.toString(), int8),
            (key, old) ->
                old != null && old.stamp().equals(stamp)
                    ? old
                    : Loaded.of(stamp, NetFile.read(path).fitting(game), game, int8));
    loaded.file().fitting(game);
    return loaded.session().net();
  }

  /**
   * A way to ask the network that ships for a game.
   *
   * @throws Mistake if there is none
   */
  Net shipped(Game game, boolean int8) {
    return shipped
        .computeIfAbsent(
            new Key(game.text(), int8),
            key ->
                Loaded.of(
                    "",
                    NetFile.shipped(game)
                        .orElseThrow(
                            () ->
                                new Mistake(
                                    "zero: no network ships for "
                                        + key.name()
                                        + "; train one and name its file by net=FILE."))
                        .fitting(game),
                    game,
                    int8))
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
      throw new Mistake("zero: net=" + file + " is not a name of a file.", wrong);
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
