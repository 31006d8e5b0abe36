package spielwerk.app.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import spielwerk.app.terminal.JsonOutput;
import spielwerk.app.terminal.Terminal;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.Seeds;
import spielwerk.learn.selfplay.SavedNets;
import spielwerk.runs.DataVersion;

/** What every command takes and gives; its subcommands take it too. */
public final class CommonOptions {
  private static final int MOST_THREADS = 1024;

  private final Terminal terminal;

  @Option(
      names = "--json",
      scope = ScopeType.INHERIT,
      description = "Print one JSON document instead of text.")
  private boolean json;

  @Option(
      names = "--seed",
      scope = ScopeType.INHERIT,
      paramLabel = "N",
      description = "Random seed; if omitted, one is chosen and printed.")
  private @Nullable Long seed;

  @Option(
      names = "--threads",
      scope = ScopeType.INHERIT,
      paramLabel = "N",
      description = "Number of worker threads; by default the number of cores.")
  private @Nullable Integer threads;

  @Option(
      names = "--data",
      scope = ScopeType.INHERIT,
      paramLabel = "DIR",
      description =
          "Folder for runs and plugins; by default $SPIELWERK_DATA, or else ~/.spielwerk.")
  private @Nullable Path data;

  @Option(
      names = "--debug",
      scope = ScopeType.INHERIT,
      hidden = true,
      description = "Print the stack trace of an error.")
  @SuppressWarnings("UnusedVariable") // read where failures are reported, before options are parsed
  private boolean debug;

  @Option(
      names = {"-h", "--help"},
      scope = ScopeType.INHERIT,
      usageHelp = true,
      description = "Show this help.")
  @SuppressWarnings("UnusedVariable") // picocli acts on it
  private boolean help;

  private boolean drawn;

  /** Warnings that were printed already: a command may ask for the catalogue more than once. */
  private final Set<String> warned = new HashSet<>();

  public CommonOptions(Terminal terminal) {
    this.terminal = terminal;
  }

  public Terminal terminal() {
    return terminal;
  }

  public boolean json() {
    return json;
  }

  /**
   * The seed given, or one drawn from the clock: the only place where the clock decides anything.
   */
  public long seed() {
    Long known = seed;
    if (known == null) {
      known = Seeds.mix(System.currentTimeMillis() ^ Seeds.mix(System.nanoTime())) >>> 32;
      seed = known;
      drawn = true;
    }
    return known;
  }

  /** The seed if somebody gave one. */
  public Optional<Long> seedIfGiven() {
    return drawn ? Optional.empty() : Optional.ofNullable(seed);
  }

  /** Tells people the seed if it was drawn; JSON carries it anyway. */
  public void tellSeed() {
    if (drawn) {
      terminal.err().println("seed " + seed + " (the same again with --seed " + seed + ")");
    }
  }

  public int threads() {
    int count = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
    if (count < 1 || count > MOST_THREADS) {
      throw new Mistake("--threads " + count + " is not allowed; it takes 1 to 1024.");
    }
    return count;
  }

  /** The folder of runs and plugins, which need not exist yet. */
  public Path data() {
    Path folder = data == null ? usualData() : data;
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new Mistake("The data folder " + folder + " is a file; --data takes a folder.");
    }
    DataVersion.check(folder);
    return folder;
  }

  private static Path usualData() {
    String named = System.getenv("SPIELWERK_DATA");
    return named == null || named.isEmpty()
        ? Path.of(System.getProperty("user.home"), ".spielwerk")
        : Path.of(named);
  }

  /** The same before options are parsed, or when they could not be. */
  public static Path dataFolder(List<String> args) {
    int at = args.indexOf("--data");
    return 0 <= at && at + 1 < args.size() ? Path.of(args.get(at + 1)) : usualData();
  }

  /** What a command line needs to find this data folder again: nothing if it is the usual one. */
  public String sameData() {
    return data == null ? "" : " --data " + data;
  }

  /** All games and engines, those of dropped-in jars included; checks the common options too. */
  public Catalogue catalogue() {
    threads();
    Catalogue catalogue = Catalogue.load(data().resolve("plugins"));
    for (String warning : catalogue.warnings()) {
      if (warned.add(warning)) {
        terminal.err().println("spielwerk: " + warning);
      }
    }
    return catalogue.naming(new SavedNets(data())::find);
  }

  /** Prints the one answer of a command, made whole before any of it is shown. */
  public void show(Supplier<? extends Map<String, ?>> document, Supplier<String> text) {
    String whole = json ? JsonOutput.text(document.get()) : text.get();
    terminal.out().print(whole + "\n");
    terminal.out().flush();
  }
}
