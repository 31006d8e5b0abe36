package spielwerk.core;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.jar.JarFile;

/**
 * All games and engines by the names people type: those on the class path and those in jars dropped
 * into a folder.
 */
public final class Catalogue {
  /** How the names of jars begin that came from strangers, and run in processes of their own. */
  public static final String ISOLATED = "class-";

  private final Map<String, GameMaker> games = new TreeMap<>();
  private final Map<String, EngineMaker> engines = new TreeMap<>();
  private final ClassLoader loader;
  private final List<GameFormat> formats = new ArrayList<>();
  private final boolean closed;

  /** Where files lie that have names of their own; most names have none. */
  private final Function<String, Optional<Path>> files;

  private Catalogue(Catalogue other, boolean closed, Function<String, Optional<Path>> files) {
    games.putAll(other.games);
    formats.addAll(other.formats);
    other.engines.forEach(
        (id, maker) -> {
          if (!closed || !maker.startsPrograms()) {
            engines.put(id, maker);
          }
        });
    this.loader = other.loader;
    this.closed = closed;
    this.files = files;
  }

  private Catalogue(ClassLoader loader) {
    this.loader = loader;
    closed = false;
    files = name -> Optional.empty();
    ServiceLoader.load(GameMaker.class, loader)
        .forEach(maker -> games.putIfAbsent(maker.info().id(), maker));
    ServiceLoader.load(EngineMaker.class, loader)
        .forEach(maker -> engines.putIfAbsent(maker.info().id(), maker));
    ServiceLoader.load(GameFormat.class, loader).forEach(formats::add);
  }

  /** What is on the class path. */
  public static Catalogue load() {
    return of(Catalogue.class.getClassLoader());
  }

  /** What a class loader finds. */
  public static Catalogue of(ClassLoader loader) {
    return new Catalogue(loader);
  }

  /**
   * What is on the class path and in the jars of a folder, which need not exist. An {@linkplain
   * #ISOLATED isolated} jar that cannot be used is left out.
   *
   * @throws Mistake if a jar cannot be read or its engines cannot be loaded
   */
  public static Catalogue load(Path folder) {
    List<URL> jars = new ArrayList<>();
    List<Path> isolated = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.jar")) {
        List<Path> sorted = new ArrayList<>();
        files.forEach(sorted::add);
        sorted.sort(null);
        for (Path jar : sorted) {
          if (jar.getFileName().toString().startsWith(ISOLATED)) {
            isolated.add(jar);
          } else {
            jars.add(url(jar));
            check(jar);
          }
        }
      } catch (IOException unreadable) {
        throw new Mistake(
            "The folder " + folder + " cannot be read: " + Explanation.why(unreadable) + ".",
            unreadable);
      }
    }
    if (jars.isEmpty()) {
      return load().with(isolated);
    }
    try {
      return of(new URLClassLoader(jars.toArray(new URL[0]), Catalogue.class.getClassLoader()))
          .with(isolated);
    } catch (ServiceConfigurationError | LinkageError | RuntimeException broken) {
      throw new Mistake(
          "A jar in " + folder + " cannot be used: " + broken.getMessage() + ".", broken);
    }
  }

  private Catalogue with(List<Path> isolated) {
    for (Path jar : isolated) {
      for (JarIsolation isolation : services(JarIsolation.class)) {
        try {
          isolation.engines(jar).forEach(maker -> engines.putIfAbsent(maker.info().id(), maker));
        } catch (Mistake unusable) {
          // one stranger's jar stops nobody else
        }
      }
    }
    return this;
  }

  /** A class loader passes over a file that is not a jar without a word; people want to know. */
  private static void check(Path jar) {
    try {
      new JarFile(jar.toFile()).close();
    } catch (IOException broken) {
      throw new Mistake(jar + " is not a readable jar: " + broken.getMessage() + ".", broken);
    }
  }

  private static URL url(Path jar) throws MalformedURLException {
    return jar.toUri().toURL();
  }

  /**
   * The same for names that come from elsewhere: no engine in it starts a program, and no game or
   * engine is given a file, also not as a member of another engine.
   */
  public Catalogue closed() {
    return new Catalogue(this, true, files);
  }

  /**
   * The same with names for some files, such as the networks of a run. An engine may be given a
   * file by such a name in a closed catalogue too, so whoever gives the names decides what can be
   * read.
   *
   * @param names the file of a name, nothing if there is none
   */
  public Catalogue naming(Function<String, Optional<Path>> names) {
    return new Catalogue(this, closed, names);
  }

  /** Whatever else is found where games and engines are: on the class path and in the jars. */
  public <T> List<T> services(Class<T> type) {
    return ServiceLoader.load(type, loader).stream().map(ServiceLoader.Provider::get).toList();
  }

  /** Whether it is such a one. */
  public boolean isClosed() {
    return closed;
  }

  public List<GameInfo> games() {
    return games.values().stream().map(GameMaker::info).toList();
  }

  /** The file formats that belong to single games. */
  public List<GameFormat> formats() {
    return List.copyOf(formats);
  }

  public List<EngineInfo> engines() {
    return engines.values().stream().map(EngineMaker::info).toList();
  }

  /** The engines that can play a game. */
  public List<EngineInfo> engines(Game game) {
    return engines.values().stream()
        .filter(maker -> maker.plays(game))
        .map(EngineMaker::info)
        .toList();
  }

  /**
   * The game that a text names.
   *
   * @throws Mistake if there is no such game or an option is wrong
   */
  public Game game(String text) {
    Name name = Name.parse(text);
    GameMaker maker = games.get(name.id());
    if (maker == null) {
      throw new Mistake(
          "There is no game '"
              + name.id()
              + "'; there are "
              + String.join(", ", games.keySet())
              + ".");
    }
    List<Option> options = maker.info().options();
    return maker.make(new Settings(named(name, options), options, false));
  }

  /**
   * A new engine for a game.
   *
   * @throws Mistake if there is no such engine, it cannot play the game, or an option is wrong
   */
  public Engine engine(String text, Game game) {
    return find(text, game, (maker, settings) -> maker.make(game, settings, this));
  }

  /**
   * How many bytes such an engine would take from the start, before it is made.
   *
   * @throws Mistake as for {@link #engine}
   */
  public long memory(String text, Game game) {
    return find(text, game, (maker, settings) -> maker.memory(game, settings, this));
  }

  private <T> T find(String text, Game game, BiFunction<EngineMaker, Settings, T> use) {
    Name name = Name.parse(text);
    EngineMaker maker = engines.get(name.id());
    if (maker == null) {
      throw new Mistake(
          "There is no engine '"
              + name.id()
              + "'; for "
              + game.id()
              + " there are "
              + ids(game)
              + ".");
    }
    Settings settings =
        new Settings(
            named(name, maker.info().options()), maker.info().options(), maker.takesValues());
    if (!maker.plays(game)) {
      throw new Mistake(
          name.id() + " cannot play " + game.text() + "; for it there are " + ids(game) + ".");
    }
    return use.apply(maker, settings);
  }

  /** The same name with the paths of the files that it knows by their names. */
  private Name named(Name name, List<Option> declared) {
    Map<String, String> options = new LinkedHashMap<>(name.options());
    for (Option option : declared) {
      String value = options.get(option.name());
      if (option.kind() == Option.Kind.FILE && value != null) {
        Optional<Path> file = files.apply(value);
        if (closed && file.isEmpty()) {
          throw new Mistake(
              name.id()
                  + ": "
                  + option.name()
                  + " names a file, and files may only be named where the program was started.");
        }
        file.ifPresent(path -> options.put(option.name(), path.toString()));
      }
    }
    return new Name(name.id(), name.values(), options);
  }

  /** The name of the engine that was made to solve this game, if there is one. */
  public Optional<String> solver(Game game) {
    return engines.values().stream()
        .filter(maker -> maker.plays(game) && maker.solves(game))
        .map(maker -> maker.info().id())
        .findFirst();
  }

  /** What a solver of this game says of its last moves, if there is one. */
  public Optional<Supplier<Exact>> exact(Game game) {
    return engines.values().stream()
        .filter(maker -> maker.plays(game))
        .flatMap(maker -> maker.exact(game).stream())
        .findFirst();
  }

  /**
   * The species that is bred to get engines of a name.
   *
   * @param engine a bare name, such as {@code poly}
   * @throws Mistake if there is no such engine, or it cannot be bred for the game
   */
  public Species species(String engine, Game game, int degree) {
    EngineMaker maker = engines.get(engine);
    if (maker == null) {
      throw new Mistake(
          "There is no engine '"
              + engine
              + "'; for "
              + game.id()
              + " there are "
              + ids(game)
              + ".");
    }
    return maker
        .species(game, degree)
        .orElseThrow(() -> new Mistake(engine + " cannot be bred for " + game.text() + "."));
  }

  private String ids(Game game) {
    return String.join(", ", engines(game).stream().map(EngineInfo::id).toList());
  }
}
