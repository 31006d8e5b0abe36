package spielwerk.core;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * All games and engines by the names people type: those on the class path and those in jars dropped
 * into a folder.
 */
public final class Catalogue {
  /** How the names of jars from strangers begin, which run in processes of their own. */
  public static final String ISOLATED = "class-";

  private final Map<String, GameMaker> games = new TreeMap<>();
  private final Lazy<Map<String, EngineMaker>> engines;
  private final ClassLoader loader;
  private final PluginJars plugins;
  private final Lazy<List<GameFormat>> formats;
  private final boolean closed;

  /** The file that a name stands for; most names stand for none. */
  private final Function<String, Optional<Path>> files;

  /** Bytes that one engine may take. */
  private final long memoryLimit;

  /** Whether the text of a file may take the place of its name. */
  private final boolean quoting;

  private Catalogue(
      Catalogue other,
      boolean closed,
      boolean quoting,
      Function<String, Optional<Path>> files,
      long memoryLimit) {
    games.putAll(other.games);
    formats = other.formats;
    engines =
        closed
            ? new Lazy<>(
                () -> {
                  Map<String, EngineMaker> harmless = new TreeMap<>(other.engines.get());
                  harmless.values().removeIf(EngineMaker::startsPrograms);
                  return harmless;
                })
            : other.engines;
    this.loader = other.loader;
    this.plugins = other.plugins;
    this.closed = closed;
    this.quoting = quoting;
    this.files = files;
    this.memoryLimit = memoryLimit;
  }

  private Catalogue(ClassLoader loader, PluginJars plugins) {
    this.loader = loader;
    this.plugins = plugins;
    closed = false;
    quoting = true;
    files = name -> Optional.empty();
    memoryLimit = Long.MAX_VALUE;
    each(GameMaker.class, maker -> games.putIfAbsent(maker.info().id(), maker));
    engines = new Lazy<>(this::loadEngines);
    formats = new Lazy<>(() -> List.copyOf(services(GameFormat.class)));
    if (!plugins.isEmpty()) { // what is wrong with one is said at the start
      engines.get();
      formats.get();
    }
  }

  private Map<String, EngineMaker> loadEngines() {
    Map<String, EngineMaker> found = new TreeMap<>();
    each(EngineMaker.class, maker -> found.putIfAbsent(maker.info().id(), maker));
    for (Path jar : plugins.isolated()) {
      for (JarIsolation isolation : services(JarIsolation.class)) {
        try {
          isolation.engines(jar).forEach(maker -> found.putIfAbsent(maker.info().id(), maker));
        } catch (Mistake unusable) {
          plugins.skip(jar, String.valueOf(unusable.getMessage()));
        }
      }
    }
    return found;
  }

  /** What is on the class path. */
  public static Catalogue load() {
    return of(Catalogue.class.getClassLoader());
  }

  /** What a class loader finds. */
  public static Catalogue of(ClassLoader loader) {
    return new Catalogue(loader, new PluginJars());
  }

  /**
   * What is on the class path and in the jars of a folder, which need not exist. A jar that cannot
   * be used, or a class in it, is left out; the {@link #warnings} name it.
   *
   * @throws Mistake if the folder cannot be read
   */
  public static Catalogue load(Path folder) {
    return new Catalogue(Catalogue.class.getClassLoader(), new PluginJars(folder));
  }

  /** What was left out of the jars that were dropped in, and why: a sentence each. */
  public List<String> warnings() {
    return plugins.warnings();
  }

  private <T> void each(Class<T> type, Consumer<T> use) {
    ServiceLoader.load(type, loader).forEach(use);
    plugins.each(type, use);
  }

  /**
   * The same for names that come from elsewhere: no engine in it starts a program, and no game or
   * engine is given a file, also not as a member of another engine.
   */
  public Catalogue closed() {
    return new Catalogue(this, true, false, files, memoryLimit);
  }

  /**
   * The same with names for some files, such as the networks of a run. An engine may be given a
   * file by such a name in a closed catalogue too, so whoever gives the names decides what can be
   * read.
   *
   * @param names the file of a name, nothing if there is none
   */
  public Catalogue naming(Function<String, Optional<Path>> names) {
    return new Catalogue(this, closed, quoting, names, memoryLimit);
  }

  /** The file that {@link #naming} has for a name. */
  public Optional<Path> file(String name) {
    return files.apply(name);
  }

  /** The same without engines that would take more than this many bytes from the start. */
  public Catalogue within(long bytes) {
    return new Catalogue(this, closed, quoting, files, bytes);
  }

  /**
   * The same for a server, where a page may never learn what is in a file, not even from the
   * sentence that says what is wrong with it, and even if programs may be started.
   */
  public Catalogue forPages() {
    return new Catalogue(this, closed, false, files, memoryLimit);
  }

  /** Whether the text of a file may take the place of its name. */
  public boolean quotesFiles() {
    return quoting;
  }

  /** What {@link #within} was given. */
  public long memoryLimit() {
    return memoryLimit;
  }

  /** Whatever else is found where games and engines are: on the class path and in the jars. */
  public <T> List<T> services(Class<T> type) {
    List<T> all = new ArrayList<>();
    each(type, all::add);
    return all;
  }

  /** Whether names in it come from elsewhere, see {@link #closed()}. */
  public boolean isClosed() {
    return closed;
  }

  public List<GameInfo> games() {
    return games.values().stream().map(GameMaker::info).toList();
  }

  /** The file formats that belong to single games. */
  public List<GameFormat> formats() {
    return formats.get();
  }

  public List<EngineInfo> engines() {
    return engines.get().values().stream().map(EngineMaker::info).toList();
  }

  /** The engines that can play a game. */
  public List<EngineInfo> engines(Game game) {
    return engines.get().values().stream()
        .filter(maker -> plays(maker, game))
        .map(EngineMaker::info)
        .toList();
  }

  /** One that fails when it is asked does not play; it must not keep others from being listed. */
  private boolean plays(EngineMaker maker, Game game) {
    try {
      return maker.plays(game);
    } catch (LinkageError | RuntimeException broken) {
      plugins.warn(
          "The engine %s is left out for %s: asked whether it plays it, it failed with %s"
              .formatted(maker.info().id(), game.text(), broken));
      return false;
    }
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
   * @throws Mistake if there is no such engine, it cannot play the game, an option is wrong, or it
   *     needs too much memory
   */
  public Engine engine(String text, Game game) {
    if (memoryLimit < Long.MAX_VALUE) {
      memory(text, game);
    }
    return find(text, game, (maker, settings) -> maker.make(game, settings, this));
  }

  /**
   * How many bytes such an engine would take from the start, before it is made.
   *
   * @throws Mistake as for {@link #engine}
   */
  public long memory(String text, Game game) {
    // members of an engine are asked without a limit, for it is the sum that must fit
    Catalogue all = memoryLimit == Long.MAX_VALUE ? this : within(Long.MAX_VALUE);
    long bytes = find(text, game, (maker, settings) -> maker.memory(game, settings, all));
    if (bytes > memoryLimit) {
      throw new Mistake(
          "%s needs %d MB, and an engine may take %d MB here; make its table smaller, or start the program with more memory (SPIELWERK_JAVA_OPTS=-Xmx%dg)."
              .formatted(text, megabytes(bytes), megabytes(memoryLimit), bytes / 400_000_000 + 1));
    }
    return bytes;
  }

  private static long megabytes(long bytes) {
    return (bytes + (1 << 20) - 1) >> 20;
  }

  /**
   * The name of the same engine with the text of the files it was given where they are short and
   * could change, as an evaluation is.
   *
   * @throws Mistake if there is no such engine or such a file is wrong
   */
  public String selfContained(String text, Game game) {
    Name name = Name.parse(text);
    Name whole = maker(name, game).selfContained(name, game, this);
    return whole.equals(name) ? text : whole.toString();
  }

  private <T> T find(String text, Game game, BiFunction<EngineMaker, Settings, T> use) {
    Name name = Name.parse(text);
    EngineMaker maker = maker(name, game);
    List<Option> options = maker.info().options();
    Name whole = maker.selfContained(named(name, options), game, this);
    Settings settings = new Settings(whole, options, maker.takesValues());
    if (!plays(maker, game)) {
      throw new Mistake(
          name.id() + " cannot play " + game.text() + "; for it there are " + ids(game) + ".");
    }
    return use.apply(maker, settings);
  }

  private EngineMaker maker(Name name, Game game) {
    EngineMaker maker = engines.get().get(name.id());
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
    return maker;
  }

  /** The same name with the paths of the files that it knows by their names. */
  private Name named(Name name, List<Option> declared) {
    Map<String, String> options = new LinkedHashMap<>(name.options());
    for (Option option : declared) {
      String value = options.get(option.name());
      if (value != null && option.isPath(value)) {
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
    return engines.get().values().stream()
        .filter(maker -> plays(maker, game) && maker.solves(game))
        .map(maker -> maker.info().id())
        .findFirst();
  }

  /** What a solver of this game says of its last moves, if there is one. */
  public Optional<Supplier<Exact>> exact(Game game) {
    return engines.get().values().stream()
        .filter(maker -> plays(maker, game))
        .flatMap(maker -> maker.exact(game).stream())
        .findFirst();
  }

  /**
   * The engine of a name as a policy for roll-outs; nothing if there is no such engine or it is not
   * a policy.
   *
   * @throws Mistake as for {@link #engine}, except that there may be none of this name
   */
  public Optional<Supplier<Policy>> policy(String text, Game game) {
    return engines.get().containsKey(Name.parse(text).id())
        ? find(text, game, (maker, settings) -> maker.policy(game, settings, this))
        : Optional.empty();
  }

  /** The engines that are policies as they are, by their names. */
  public List<String> policies(Game game) {
    return engines(game).stream()
        .map(EngineInfo::id)
        .filter(id -> policy(id, game).isPresent())
        .toList();
  }

  /**
   * The species that is bred to get engines of a name.
   *
   * @param engine a bare name, such as {@code poly}
   * @throws Mistake if there is no such engine, or it cannot be bred for the game
   */
  public Species species(String engine, Game game, int degree) {
    EngineMaker maker = engines.get().get(engine);
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
