package spielwerk.learn.network;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Explanation;
import spielwerk.core.Mistake;
import spielwerk.nets.NetWeights;

/**
 * The library that trains networks: PyTorch, called by DJL. It is larger than all the rest of the
 * program and needed by nobody who only plays, so it is not on the class path: its jars lie in a
 * folder of their own, which is filled when something is first trained.
 *
 * <p>What uses DJL (the trainer and the two classes behind it) is then loaded once more, by a class
 * loader that sees those jars; the rest of the program knows it only as a {@link NetworkTrainer}.
 */
public final class TrainingLibrary {
  /** System property: the folder of its jars. */
  static final String FOLDER = "spielwerk.training";

  /** System property: the script that fills the folder, as {@code SCRIPT fetch train}. */
  static final String SCRIPT = "spielwerk.script";

  private static final String MISSING =
      "Training needs the training library (120 MB), which is not here yet; ./spielwerk fetch train"
          + " fetches it.";

  private static final String PART_OF_IT = "ai.djl.engine.Engine";
  private static final String HERE = TrainingLibrary.class.getPackageName() + ".";

  /** The classes that use DJL, with the classes inside them. */
  private static final List<String> USERS = List.of(HERE + "Tor", HERE + "Trainer");

  private static @Nullable ClassLoader found;

  private TrainingLibrary() {}

  /**
   * Fetches the library if it is not there yet. That takes a while; the script says on stderr how
   * far it is.
   *
   * @throws Mistake if it is not there and cannot be fetched, or does not work on such a computer
   */
  public static synchronized void require() {
    String platform = platform(System.getProperty("os.name"), System.getProperty("os.arch"));
    if (found == null) {
      ClassLoader own = TrainingLibrary.class.getClassLoader();
      if (has(own)) {
        found = own;
      } else {
        List<Path> jars = jars();
        requireNatives(jars, platform);
        found = loader(jars, own);
      }
    }
  }

  /**
   * Starts to teach a network.
   *
   * @param start what the network knows already
   * @param weightDecay the share of itself a weight loses in a step, times the learning rate
   * @param threads that PyTorch uses; the number holds for all trainers of the program
   * @param seed for whatever PyTorch draws; today's network draws nothing
   * @throws Mistake as {@link #require}
   */
  public static NetworkTrainer trainer(
      NetWeights start, double weightDecay, int threads, long seed) {
    require();
    return trainer(Objects.requireNonNull(found), start, weightDecay, threads, seed);
  }

  static NetworkTrainer trainer(
      ClassLoader library, NetWeights start, double weightDecay, int threads, long seed) {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(library); // where DJL looks for its own parts
    try {
      return Class.forName(HERE + "Trainer", true, library)
          .asSubclass(NetworkTrainer.class)
          .getConstructor(NetWeights.class, double.class, int.class, long.class)
          .newInstance(start, weightDecay, threads, seed);
    } catch (InvocationTargetException failed) {
      if (failed.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException("The training library cannot be started", failed.getCause());
    } catch (ReflectiveOperationException broken) {
      throw new IllegalStateException("The training library is not what it was", broken);
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  /** A loader that sees the jars of the library, and loads what uses them. */
  static ClassLoader loader(List<Path> jars, ClassLoader program) {
    List<URL> places = new ArrayList<>();
    try {
      for (Path jar : jars) {
        places.add(jar.toUri().toURL());
      }
    } catch (MalformedURLException impossible) {
      throw new IllegalStateException(impossible);
    }
    places.add(TrainingLibrary.class.getProtectionDomain().getCodeSource().getLocation());
    return new URLClassLoader("training", places.toArray(URL[]::new), program) {
      @Override
      protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (USERS.stream().noneMatch(name::startsWith)) {
          return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
          Class<?> loaded = findLoadedClass(name);
          return loaded != null ? loaded : findClass(name);
        }
      }
    };
  }

  private static boolean has(ClassLoader loader) {
    try {
      Class.forName(PART_OF_IT, false, loader);
      return true;
    } catch (ClassNotFoundException missing) {
      return false;
    }
  }

  private static List<Path> jars() {
    String named = System.getProperty(FOLDER, "");
    List<Path> jars = jars(Path.of(named));
    if (jars.isEmpty()) {
      fetch(System.getProperty(SCRIPT, ""));
      jars = jars(Path.of(named));
    }
    if (jars.isEmpty()) {
      throw new Mistake(MISSING);
    }
    return jars;
  }

  static List<Path> jars(Path folder) {
    List<Path> jars = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      try (DirectoryStream<Path> all = Files.newDirectoryStream(folder, "*.jar")) {
        all.forEach(jars::add);
      } catch (IOException unreadable) {
        throw new Mistake(
            "The training library in %s cannot be read: %s."
                .formatted(folder, Explanation.why(unreadable)),
            unreadable);
      }
    }
    return jars;
  }

  /**
   * Runs the script.
   *
   * @throws Mistake if there is none, or it fails
   */
  static void fetch(String script) {
    if (script.isEmpty()) {
      throw new Mistake(MISSING);
    }
    try {
      Process process =
          new ProcessBuilder(script, "fetch", "train")
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      process.getOutputStream().close();
      try {
        if (process.waitFor() != 0) {
          throw new Mistake(MISSING);
        }
      } finally {
        process.destroy();
      }
    } catch (IOException impossible) {
      throw new Mistake(MISSING, impossible);
    } catch (InterruptedException wanted) {
      Thread.currentThread().interrupt();
      throw new Mistake(MISSING, wanted);
    }
  }

  /**
   * What the library calls this kind of computer.
   *
   * @throws Mistake if there is none for it
   */
  static String platform(String system, String processor) {
    String name = system.toLowerCase(Locale.ROOT);
    boolean arm = processor.equals("aarch64");
    boolean intel = processor.equals("amd64") || processor.equals("x86_64");
    if (name.startsWith("linux") && (arm || intel)) {
      return arm ? "linux-aarch64" : "linux-x86_64";
    }
    if (name.startsWith("windows") && intel) {
      return "win-x86_64";
    }
    if (name.startsWith("mac") && arm) {
      return "osx-aarch64";
    }
    throw new Mistake(
        "Training networks needs Linux, Windows on x86-64 or macOS on an Apple processor, this is %s on %s; playing with trained networks works here too."
            .formatted(system, processor));
  }

  /** An archive that was made elsewhere has the native code of that system only. */
  static void requireNatives(List<Path> jars, String platform) {
    String ending = "-" + platform + ".jar";
    if (jars.stream().noneMatch(jar -> jar.toString().endsWith(ending))) {
      throw new Mistake(
          "The training library here is for another system than %s; start from the sources, which fetch the right one, or train elsewhere."
              .formatted(platform));
    }
  }
}
