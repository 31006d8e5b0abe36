package spielwerk.app.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import spielwerk.app.terminal.Terminal;
import spielwerk.arena.library.LibraryLocation;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.runs.log.LogFile;
import spielwerk.web.TlsFiles;
import spielwerk.web.TrustedProxies;
import spielwerk.web.WarmStart;
import spielwerk.web.Workbench;
import spielwerk.web.runs.ShippedRuns;

/** {@code spielwerk serve}: the workbench in the browser. */
@Command(
    name = "serve",
    description = "Open the workbench in the browser: play, get advice, analyse and collect games.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk                        serve, and open the page",
      "  spielwerk serve --port 8080",
      "  spielwerk serve --host 0.0.0.0 --token   for others too, who need a link from the page",
      "  spielwerk serve --host 0.0.0.0 --token --tls cert.pem key.pem   the same by https",
      "",
      "Only this machine can reach it unless --host is given. Ctrl-C ends it; all games are",
      "kept as they stand."
    })
public final class ServeCommand implements Callable<Integer> {
  private static final Duration GRACE = Duration.ofSeconds(5);
  private static final String DRAW_ONE = "?";
  private static final String PAGE_SOURCES = "web/src/main/resources";
  private static final String PROGRAM = "spielwerk.app.Main";

  @Mixin private final CommonOptions common;

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "The port to listen on, 0 for any that is free (default 7070).")
  private int port = 7070;

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      description =
          "The address to listen on (default 127.0.0.1, which only this machine can reach).")
  private String host = "127.0.0.1";

  @Option(
      names = "--token",
      paramLabel = "TEXT",
      arity = "0..1",
      fallbackValue = DRAW_ONE,
      description =
          "The token that visitors need; if its text is omitted, one is chosen and printed.")
  private @Nullable String token;

  @Option(
      names = "--tls",
      paramLabel = "FILE",
      arity = "2",
      description =
          "Serve https, with a certificate and its private key: --tls CERT KEY, both PEM files.")
  private Path @Nullable [] tls;

  @Option(
      names = "--behind-proxy",
      paramLabel = "ADDRESS",
      arity = "0..1",
      fallbackValue = "127.0.0.1,::1",
      description =
          "Visitors come through a proxy at these addresses, separated by commas (without any: on"
              + " this machine); where they come from is read in its X-Forwarded-For.")
  private @Nullable String proxies;

  @Option(names = "--open", description = "Open the page in the browser.")
  private boolean open;

  @Option(
      names = "--allow-programs",
      description = "Let the page name engines that start programs or read files on this machine.")
  private boolean allowPrograms;

  @Option(
      names = "--library",
      paramLabel = "PLACE",
      description = "Which library keeps the games: a file or a JDBC URL.")
  private @Nullable String library;

  @Option(
      names = "--read-only",
      description =
          "Only look at the data folder, even while another server uses it: nothing is written and no engine is started.")
  private boolean readOnly;

  @Option(
      names = "--dev",
      description = "Serve the page from its sources, so that edits count at the next reload.")
  private boolean dev;

  @Option(
      names = "--log",
      paramLabel = "LEVEL",
      description =
          "What is logged to log/spielwerk.log in the data folder: error, warn, info or debug (default info).")
  private String level = "info";

  public ServeCommand(Terminal terminal) {
    this.common = new CommonOptions(terminal);
  }

  @Override
  public Integer call() throws InterruptedException {
    WarmStart.begin();
    Catalogue catalogue = common.catalogue();
    Workbench.Terms terms =
        new Workbench.Terms(
            host,
            port,
            token(),
            common.data(),
            Optional.ofNullable(library).map(LibraryLocation::of),
            readOnly ? List.of() : ForkedJvm.command(PROGRAM),
            dev ? Optional.of(pageSources()) : Optional.empty(),
            tls == null ? Optional.empty() : Optional.of(new TlsFiles(tls[0], tls[1])),
            readOnly,
            proxies == null ? TrustedProxies.none() : TrustedProxies.parse(proxies));
    if (!readOnly) {
      LogFile.open(common.data(), level, "serve");
      ShippedRuns.offer(Path.of(System.getProperty("spielwerk.home", "")), common.data());
    }
    CountDownLatch ended = new CountDownLatch(1);
    try (Workbench workbench =
        Workbench.start(allowPrograms ? catalogue : catalogue.closed(), terms)) {
      String address = workbench.address();
      LoggerFactory.getLogger(ServeCommand.class)
          .info(
              "Spielwerk {} on Java {}, data folder {}, host {}, port {}",
              Objects.requireNonNullElse(
                  ServeCommand.class.getPackage().getImplementationVersion(), "(not packaged)"),
              Runtime.version(),
              common.data().toAbsolutePath(),
              host,
              workbench.port());
      common.show(
          () -> Map.of("address", address, "port", workbench.port()),
          () -> "The workbench is at " + address + " (Ctrl-C ends it)");
      if (open) {
        openPage(address);
      }
      if (!common.terminal().interrupts().listen(GRACE, ended::countDown).getAsBoolean()) {
        ended.await();
      }
    }
    return 0;
  }

  private Path pageSources() {
    Path sources = Path.of(System.getProperty("spielwerk.home", "")).resolve(PAGE_SOURCES);
    if (!Files.isDirectory(sources)) {
      throw new Mistake("--dev needs the sources of the page, but there is no " + sources + ".");
    }
    common
        .terminal()
        .err()
        .println("The page is served from " + sources + "; edits count at the next reload.");
    return sources;
  }

  private String token() {
    if (token == null) {
      return "";
    }
    if (!token.equals(DRAW_ONE)) {
      return token;
    }
    byte[] drawn = new byte[18];
    new SecureRandom().nextBytes(drawn);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(drawn);
  }

  /** Asks the system for its browser; without one the printed address has to do. */
  private static void openPage(String address) {
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    List<String> command =
        system.contains("mac")
            ? List.of("open", address)
            : system.contains("win")
                ? List.of("rundll32", "url.dll,FileProtocolHandler", address)
                : List.of("xdg-open", address);
    try {
      new ProcessBuilder(command)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException noBrowser) {
      // the address was printed
    }
  }
}
