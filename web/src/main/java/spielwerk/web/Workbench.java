package spielwerk.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.EagerContentHandler;
import org.eclipse.jetty.server.handler.ThreadLimitHandler;
import org.eclipse.jetty.util.component.LifeCycle;
import org.eclipse.jetty.util.ssl.SslContextFactory;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import spielwerk.arena.library.Library;
import spielwerk.arena.library.LibraryLocation;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.NotFound;
import spielwerk.learn.selfplay.SavedNets;
import spielwerk.runs.DataVersion;
import spielwerk.runs.Leftovers;
import spielwerk.runs.ServerLock;
import spielwerk.runs.StorageFailure;
import spielwerk.runs.log.LogFile;
import spielwerk.web.api.AccessSettings;
import spielwerk.web.api.Api;
import spielwerk.web.api.RequestRefused;
import spielwerk.web.api.Responses;
import spielwerk.web.api.Route;
import spielwerk.web.library.GameFiles;
import spielwerk.web.library.Libraries;
import spielwerk.web.page.PageFiles;
import spielwerk.web.runs.RunKeeper;
import spielwerk.web.runs.RunService;
import spielwerk.web.table.AccessDenied;
import spielwerk.web.table.Tables;

/** The server: from {@link #start} to {@link #close} it answers. */
public final class Workbench implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Workbench.class);

  /** Threads that answer one address at a time; further requests of it wait. */
  private static final int THREADS_A_CLIENT = 64;

  /** Bytes of a body that are read before a thread is given to it. */
  private static final int READ_AHEAD = 64 * 1024;

  private static final int INSUFFICIENT_STORAGE = 507;

  private final Javalin server;
  private final Api api;
  private final Tables tables;
  private final Libraries libraries;
  private final RunService runs;
  private final Terms terms;
  private final Optional<ServerLock> lock;

  /**
   * What the owner decides at the start.
   *
   * @param host the address to listen on
   * @param port 0 for any that is free
   * @param token the owner's, or empty; needed where others can reach the address, who get another
   *     one for guests
   * @param data where tables and the library are kept
   * @param library which library, if not the one in the data folder
   * @param program the command that starts the program for a run, to which words are added; empty
   *     if pages may only look at runs
   * @param page the folder of resources from which the page's own files are read, every time anew,
   *     for whoever edits them; usually they come from the class path
   * @param tls for https; without it the workbench speaks http
   * @param readOnly whether nothing is written, so that another server may hold the data folder
   * @param proxies whose word is taken for where visitors come from
   */
  public record Terms(
      String host,
      int port,
      String token,
      Path data,
      Optional<LibraryLocation> library,
      List<String> program,
      Optional<Path> page,
      Optional<TlsFiles> tls,
      boolean readOnly,
      TrustedProxies proxies) {
    public Terms {
      program = List.copyOf(program);
      if (token.isEmpty() && !RequestGuard.isLocal(host)) {
        throw new Mistake(
            "Others can reach the address " + host + ", so a token is needed: add --token.");
      }
      if (token.isEmpty() && !proxies.isEmpty()) {
        throw new Mistake("Others come through a proxy, so a token is needed: add --token.");
      }
      if (port < 0 || port > 65_535) {
        throw new Mistake("--port " + port + " is not allowed; it takes 0 to 65535.");
      }
    }

    /** Pages may only look at runs. */
    public Terms(
        String host, int port, String token, Path data, Optional<LibraryLocation> library) {
      this(
          host,
          port,
          token,
          data,
          library,
          List.of(),
          Optional.empty(),
          Optional.empty(),
          false,
          TrustedProxies.none());
    }

    /** For the owner alone. */
    public static Terms local(int port, Path data) {
      return new Terms("127.0.0.1", port, "", data, Optional.empty());
    }

    /** The same, with a command that starts the program for a run. */
    public Terms starting(List<String> program) {
      return new Terms(host, port, token, data, library, program, page, tls, readOnly, proxies);
    }

    /** The same, with the page's own files from a folder of resources. */
    public Terms editing(Path resources) {
      return new Terms(
          host,
          port,
          token,
          data,
          library,
          program,
          Optional.of(resources),
          tls,
          readOnly,
          proxies);
    }

    /** The same, by https. */
    public Terms secured(TlsFiles files) {
      return new Terms(
          host, port, token, data, library, program, page, Optional.of(files), readOnly, proxies);
    }

    /** The same, only to look at the data. */
    public Terms looking() {
      return new Terms(host, port, token, data, library, List.of(), page, tls, true, proxies);
    }

    /** The same, behind proxies that say where visitors come from. */
    public Terms behind(TrustedProxies trusted) {
      return new Terms(host, port, token, data, library, program, page, tls, readOnly, trusted);
    }

    private LibraryLocation libraryPlace() {
      LibraryLocation place = library.orElse(LibraryLocation.file(data.resolve("library.db")));
      return readOnly ? place.lookedAt() : place;
    }

    AccessSettings access() {
      String guests = token.isEmpty() ? "" : GuestToken.of(data, readOnly);
      return new AccessSettings(host, token, guests, RequestGuard.isLocal(host), readOnly);
    }
  }

  private Workbench(
      Javalin server,
      Api api,
      Tables tables,
      Libraries libraries,
      RunService runs,
      Terms terms,
      Optional<ServerLock> lock) {
    this.server = server;
    this.api = api;
    this.tables = tables;
    this.libraries = libraries;
    this.runs = runs;
    this.terms = terms;
    this.lock = lock;
  }

  /**
   * Starts to answer.
   *
   * @param catalogue what browsers may name; usually a closed one
   * @throws Mistake if the port is taken, or the data folder cannot be used or is in use
   */
  public static Workbench start(Catalogue catalogue, Terms terms) {
    Optional<SslContextFactory.Server> tls = terms.tls().map(TlsFiles::context);
    if (terms.readOnly()) {
      if (!java.nio.file.Files.isDirectory(terms.data())) {
        throw new Mistake("There is no data folder " + terms.data() + " to look at.");
      }
      DataVersion.check(terms.data());
      return start(catalogue, terms, tls, Optional.empty());
    }
    try {
      java.nio.file.Files.createDirectories(terms.data());
    } catch (IOException impossible) {
      throw new Mistake(
          "The data folder " + terms.data() + " cannot be created; --data takes another one.",
          impossible);
    }
    ServerLock lock = ServerLock.hold(terms.data());
    try {
      List<Path> swept = Leftovers.sweep(terms.data());
      if (!swept.isEmpty()) {
        LOG.info("removed what killed programs had left: {}", swept);
      }
      Workbench workbench = start(catalogue, terms, tls, Optional.of(lock));
      lock.reachedAt(workbench.base());
      return workbench;
    } catch (RuntimeException failed) {
      lock.close();
      throw failed;
    }
  }

  private static Workbench start(
      Catalogue catalogue,
      Terms terms,
      Optional<SslContextFactory.Server> tls,
      Optional<ServerLock> lock) {
    AccessSettings access = terms.access();
    Library main = Library.open(terms.libraryPlace());
    Libraries libraries = new Libraries(main, terms.data());
    Catalogue known =
        catalogue
            .forPages()
            .naming(new SavedNets(terms.data())::find)
            .within(Runtime.getRuntime().maxMemory() / 2);
    Tables tables =
        terms.readOnly()
            ? Tables.readOnly(known, terms.data(), libraries)
            : new Tables(known, terms.data(), libraries);
    GameFiles files = new GameFiles(known);
    RunService runs = new RunService(known, terms.data(), terms.program());
    Api api =
        new Api(known, tables, libraries, files, access, runs, new RunKeeper(runs, libraries));
    Javalin server = Javalin.create(config -> configure(config, api, access, terms, tls));
    try {
      server.start(terms.host(), terms.port());
    } catch (JavalinBindException taken) {
      runs.close();
      tables.close();
      libraries.close();
      throw new Mistake(
          "Port "
              + terms.port()
              + " of "
              + terms.host()
              + " cannot be used; perhaps the workbench is running already. --port takes another.",
          taken);
    }
    return new Workbench(server, api, tables, libraries, runs, terms, lock);
  }

  /** Javalin greets nobody. */
  static void quiet(JavalinConfig config) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
  }

  private static void configure(
      JavalinConfig config,
      Api api,
      AccessSettings access,
      Terms terms,
      Optional<SslContextFactory.Server> tls) {
    quiet(config);
    config.jetty.modifyHttpConfiguration(
        http -> {
          http.setSendServerVersion(false);
          if (!terms.proxies().isEmpty()) {
            http.addCustomizer(terms.proxies());
          }
        });
    config.jetty.modifyServer(
        server -> {
          server.setHandler(limits());
          server.addEventListener(new LongAcceptQueue());
        });
    tls.ifPresent(
        context ->
            config.jetty.addConnector(
                (server, http) ->
                    TlsFiles.connector(server, http, context, terms.host(), terms.port())));
    RequestGuard guard = new RequestGuard(access);
    config.routes.before(RequestLog::begin);
    config.requestLogger.http(RequestLog::end);
    config.routes.before(guard::check);
    new PageRoutes(new PageFiles(terms.page())).add(config);
    for (Route declared : api.routes()) {
      Route route = terms.readOnly() ? declared.readOnly() : declared;
      config.routes.addHttpHandler(route.method(), route.path(), route::handle);
    }
    config.routes.exception(Mistake.class, (wrong, request) -> refuse(request, 400, wrong));
    config.routes.exception(NotFound.class, (wrong, request) -> refuse(request, 404, wrong));
    config.routes.exception(AccessDenied.class, (wrong, request) -> refuse(request, 403, wrong));
    config.routes.exception(
        RequestRefused.class, (wrong, request) -> refuse(request, wrong.status(), wrong));
    config.routes.exception(
        HttpResponseException.class, (wrong, request) -> refuse(request, wrong.getStatus(), wrong));
    config.routes.exception(StorageFailure.class, Workbench::notStored);
    config.routes.exception(
        Exception.class,
        (broken, request) ->
            Responses.failed(
                request.res(), broken, LogFile.error(LOG, "a request failed", broken)));
    config.router.javaLangErrorHandler(
        (response, broken) ->
            Responses.failed(response, broken, LogFile.error(LOG, "a request failed", broken)));
  }

  /** A whole school that opens its pages at once, or comes back after a restart, is let in. */
  private static final class LongAcceptQueue implements LifeCycle.Listener {
    @Override
    public void lifeCycleStarting(LifeCycle server) {
      for (Connector connector : ((Server) server).getConnectors()) {
        if (connector instanceof ServerConnector one) {
          one.setAcceptQueueSize(1024);
        }
      }
    }
  }

  /**
   * What keeps one client from taking all threads: bodies are read before a thread is given to
   * them, those that only drip are ended, and one address has a share of the threads.
   */
  private static ThreadLimitHandler limits() {
    ThreadLimitHandler threads = new ThreadLimitHandler(null, false);
    threads.setThreadLimit(THREADS_A_CLIENT);
    BodyDeadline deadline = new BodyDeadline(System::nanoTime);
    deadline.setHandler(
        new EagerContentHandler(
            new EagerContentHandler.RetainedContentLoaderFactory(READ_AHEAD, -1, false)));
    threads.setHandler(deadline);
    return threads;
  }

  private static void notStored(StorageFailure failed, Context request) {
    LOG.warn("{} {}: {}", request.method(), request.path(), failed.getMessage());
    refuse(request, INSUFFICIENT_STORAGE, failed);
  }

  private static void refuse(Context request, int status, Exception wrong) {
    Responses.refuse(request, status, String.valueOf(wrong.getMessage()));
  }

  public int port() {
    return server.port();
  }

  /** Where to point a browser; with the token if there is one. */
  public String address() {
    return terms.token().isEmpty() ? base() : base() + "#/?token=" + terms.token();
  }

  private String base() {
    String host = terms.host().equals("0.0.0.0") ? "localhost" : terms.host();
    return (terms.tls().isPresent() ? "https://" : "http://")
        + (host.equals("127.0.0.1") ? "localhost" : host)
        + ":"
        + port()
        + "/";
  }

  @Override
  public void close() {
    runs.close();
    tables.close();
    api.close();
    server.stop();
    libraries.close();
    lock.ifPresent(ServerLock::close);
  }
}
