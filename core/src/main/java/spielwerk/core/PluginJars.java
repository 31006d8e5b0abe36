package spielwerk.core;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;

/**
 * The jars that were dropped into a folder. Each has a class loader of its own, so that two authors
 * may use the same names; what a jar does not have is looked for in the others, so that an engine
 * in one jar can know a game in another. What is wrong with a jar or a class in it becomes a
 * warning that names both; the others are used all the same.
 */
final class PluginJars {
  /** The class loader of a jar that was dropped in, by which its engines are known. */
  static final class Loader extends URLClassLoader {
    static {
      registerAsParallelCapable(); // two jars that look into each other do not wait for each other
    }

    private final Collection<Loader> all;

    private Loader(URL jar, Collection<Loader> all) {
      super("plugins", new URL[] {jar}, Catalogue.class.getClassLoader());
      this.all = all;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      try {
        return own(name);
      } catch (ClassNotFoundException missing) {
        for (Loader other : all) {
          if (other != this) {
            try {
              return other.own(name);
            } catch (ClassNotFoundException missingToo) {
              // the next one may have it
            }
          }
        }
        throw missing;
      }
    }

    private Class<?> own(String name) throws ClassNotFoundException {
      synchronized (getClassLoadingLock(name)) {
        Class<?> loaded = findLoadedClass(name);
        return loaded != null && loaded.getClassLoader() == this ? loaded : super.findClass(name);
      }
    }
  }

  private final Map<Path, Loader> jars = new LinkedHashMap<>();
  private final List<Path> isolated = new ArrayList<>();
  private final Set<String> warnings = new LinkedHashSet<>();

  /** No jars at all. */
  PluginJars() {}

  /**
   * Those of a folder, which need not exist.
   *
   * @throws Mistake if the folder cannot be read
   */
  PluginJars(Path folder) {
    List<Path> found = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.jar")) {
        files.forEach(found::add);
      } catch (IOException unreadable) {
        throw new Mistake(
            "The folder " + folder + " cannot be read: " + Explanation.why(unreadable) + ".",
            unreadable);
      }
    }
    found.sort(null);
    found.forEach(this::open);
  }

  private void open(Path jar) {
    try (JarFile file = new JarFile(jar.toFile())) {
      Contract.check(file);
      if (jar.getFileName().toString().startsWith(Catalogue.ISOLATED)) {
        isolated.add(jar);
      } else {
        jars.put(jar, new Loader(jar.toUri().toURL(), jars.values()));
      }
    } catch (ZipException damaged) {
      skip(jar, "it is not a readable jar: " + damaged.getMessage());
    } catch (IOException unreadable) {
      skip(jar, "it cannot be read: " + Explanation.why(unreadable));
    } catch (Mistake other) {
      skip(jar, String.valueOf(other.getMessage()));
    }
  }

  /** Whether there is no jar, and so nothing to warn of. */
  boolean isEmpty() {
    return jars.isEmpty() && isolated.isEmpty() && warnings().isEmpty();
  }

  /** Those that came from strangers, none of whose classes is loaded here. */
  List<Path> isolated() {
    return isolated;
  }

  /** What was left out, and why: a sentence each. */
  List<String> warnings() {
    synchronized (warnings) {
      return List.copyOf(warnings);
    }
  }

  void skip(Path jar, String why) {
    warn("The jar " + jar + " was skipped: " + why);
  }

  void warn(String sentence) {
    synchronized (warnings) {
      warnings.add(sentence.endsWith(".") ? sentence : sentence + ".");
    }
  }

  /** Whatever the jars declare as a service of some type, used at once so that faults show here. */
  <T> void each(Class<T> type, Consumer<T> use) {
    jars.forEach(
        (jar, loader) -> {
          for (String name : names(jar, type)) {
            try {
              Class<?> made = Class.forName(name, true, loader);
              if (made.getClassLoader() == loader) { // else another jar's or the program's
                use.accept(type.cast(made.getConstructor().newInstance()));
              }
            } catch (ReflectiveOperationException | LinkageError | RuntimeException broken) {
              warn(
                  "The class %s in %s was skipped: %s"
                      .formatted(name, jar, why(broken, type.getSimpleName())));
            }
          }
        });
  }

  private static String why(Throwable broken, String type) {
    if (broken instanceof ClassNotFoundException) {
      return "it is not in the jar";
    }
    if (broken instanceof ClassCastException) {
      return "it is not a " + type;
    }
    if (broken instanceof NoSuchMethodException || broken instanceof IllegalAccessException) {
      return "it is not public, or has no public constructor without parameters";
    }
    if (broken instanceof UnsupportedClassVersionError) {
      return "it was compiled for a newer Java; compile with --release 17";
    }
    if (broken instanceof NoClassDefFoundError) {
      return "it needs "
          + String.valueOf(broken.getMessage()).replace('/', '.')
          + ", which is missing";
    }
    Throwable cause = broken.getCause();
    boolean wrapped =
        broken instanceof InvocationTargetException
            || broken instanceof ExceptionInInitializerError;
    return "it failed with " + (wrapped && cause != null ? cause : broken);
  }

  private List<String> names(Path jar, Class<?> type) {
    try (JarFile file = new JarFile(jar.toFile())) {
      ZipEntry entry = file.getEntry("META-INF/services/" + type.getName());
      if (entry == null) {
        return List.of();
      }
      return new String(Contract.bytes(file, entry), StandardCharsets.UTF_8)
          .lines()
          .map(line -> line.indexOf('#') < 0 ? line : line.substring(0, line.indexOf('#')))
          .map(String::trim)
          .filter(name -> !name.isEmpty())
          .toList();
    } catch (IOException damaged) {
      skip(jar, "it is not a readable jar: " + damaged.getMessage());
      return List.of();
    }
  }
}
