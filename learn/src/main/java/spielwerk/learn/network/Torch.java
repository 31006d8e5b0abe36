package spielwerk.learn.network;

import ai.djl.engine.Engine;
import ai.djl.pytorch.jni.JniUtils;
import ai.djl.util.Utils;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import spielwerk.core.Mistake;
import spielwerk.runs.Leftovers;

/**
 * PyTorch, made ready for training. Its libraries come as jars; DJL unpacks them once for each user
 * (about 450 MB under {@code ~/.djl.ai}, or where {@code DJL_CACHE_DIR} says).
 */
final class Torch {
  private static final String LOCK = "spielwerk.lock";

  private Torch() {}

  /**
   * Starts PyTorch if it is not running yet.
   *
   * @param threads for each operation; PyTorch has one such number for the whole program
   */
  static synchronized Engine engine(int threads) {
    // DJL fetches what it misses and reports its use to its makers unless told otherwise.
    System.setProperty("ai.djl.offline", "true");
    System.setProperty("OPT_OUT_TRACKING", "true");
    Engine engine = unpacked();
    JniUtils.setNumThreads(threads);
    return engine;
  }

  /** Folders of 450 MB in which programs were killed while they unpacked. */
  static void sweep(Path folder) throws IOException {
    if (Files.isDirectory(folder)) {
      try (DirectoryStream<Path> halves = Files.newDirectoryStream(folder, "tmp*")) {
        halves.forEach(
            half -> {
              if (Leftovers.old(half)) {
                Leftovers.delete(half, new ArrayList<>());
              }
            });
      }
    }
  }

  /**
   * Waits for others who are unpacking: DJL loads every file in its folder, even one that another
   * process has written half.
   */
  private static Engine unpacked() {
    Path folder = Utils.getEngineCacheDir();
    try {
      Files.createDirectories(folder);
      try (FileChannel channel =
              FileChannel.open(
                  folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
          FileLock lock = channel.lock()) {
        if (!lock.isValid()) {
          throw new IllegalStateException("The lock in " + folder + " does not hold");
        }
        sweep(folder.resolve("pytorch"));
        return Engine.getEngine("PyTorch");
      }
    } catch (IOException unwritable) {
      throw new Mistake(
          "PyTorch cannot be unpacked to %s; set DJL_CACHE_DIR to a folder with 500 MB to spare."
              .formatted(folder),
          unwritable);
    }
  }
}
