package spielwerk.app.command;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import spielwerk.app.terminal.ConsoleProgress;
import spielwerk.app.terminal.LiveTable;
import spielwerk.app.terminal.Terminal;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.Runner;
import spielwerk.core.Workers;
import spielwerk.runs.Cluster;
import spielwerk.runs.ClusterStatus;
import spielwerk.runs.Journal;
import spielwerk.runs.Json;
import spielwerk.runs.Run;
import spielwerk.runs.RunFolder;
import spielwerk.runs.RunKind;
import spielwerk.runs.RunKinds;
import spielwerk.runs.RunView;
import spielwerk.runs.log.LogFile;
import spielwerk.runs.text.NumberText;

/** Goes on with a run, begun now or before, to its end or until somebody presses Ctrl-C. */
record RunLoop(CommonOptions common, Journal journal, WhereOptions where) {
  /** Tells people what a run that begins is called, and how to have it again. */
  RunLoop announce() {
    common.terminal().err().println("run " + journal.id());
    common.tellSeed();
    return this;
  }

  /** Does what is missing, shows the result of all there is, and returns the exit code. */
  int go() {
    return go(true);
  }

  /** The same; the result is shown only where nobody else does it. */
  int go(boolean shown) {
    Catalogue catalogue = common.catalogue();
    RunKind kind = RunKinds.of(catalogue).of(journal.run());
    Run run = kind.open(journal, catalogue);
    String goOn =
        "resume it with: ./spielwerk resume " + journal.id() + common.sameData() + where.again();
    LogFile.open(common.data(), "info", journal.id());
    Logger log = LoggerFactory.getLogger(RunLoop.class);
    log.info("started with {} threads", common.threads());
    if (where.here()) {
      forgetCluster(); // on which it was begun
    }
    try (Place place = new Place(where.connect(common, journal, catalogue))) {
      play(run, kind.type().id(), listen(run, goOn), place.workers());
    } catch (Mistake elsewhere) {
      throw where.here()
          ? elsewhere
          : new Mistake(elsewhere.getMessage() + " The run is kept; " + goOn, elsewhere);
    }
    RunFolder folder = journal.run();
    RunFolder.Extent extent = folder.extent(folder.count());
    if (shown && (extent.done() > 0 || run.finished())) {
      show(common, run.view());
    }
    if (run.finished()) {
      log.info("finished");
      return 0;
    }
    log.info("interrupted after {} of {} {}s", extent.done(), extent.total(), kind.type().unit());
    common
        .terminal()
        .err()
        .println(
            "spielwerk: The %s was interrupted after %s of %s %ss; %s"
                .formatted(
                    kind.type().noun(),
                    NumberText.count(extent.done()),
                    NumberText.count(extent.total()),
                    kind.type().unit(),
                    goOn));
    return 1;
  }

  private void forgetCluster() {
    try {
      Files.deleteIfExists(journal.folder().resolve(ClusterStatus.FILE));
    } catch (IOException unwritable) {
      // the run itself will notice that it cannot write
    }
  }

  /** Who does the pieces, as long as the run goes on. */
  private record Place(Optional<Cluster.Session> session) implements AutoCloseable {
    Workers workers() {
      return session.<Workers>map(machines -> machines).orElse(Workers.HERE);
    }

    @Override
    public void close() {
      session.ifPresent(Cluster.Session::close);
    }
  }

  private void play(Run run, String title, BooleanSupplier stop, Workers workers) {
    Terminal terminal = common.terminal();
    int threads = common.threads();
    Optional<Supplier<String>> live = terminal.live() ? run.live() : Optional.empty();
    if (live.isPresent()) {
      try (LiveTable table = new LiveTable(terminal)) {
        run.run(new Runner(threads, stop, (done, all, note) -> table.show(live.get()), workers));
      }
      return;
    }
    try (ConsoleProgress progress = new ConsoleProgress(title, terminal)) {
      run.run(new Runner(threads, stop, progress, workers));
    }
  }

  /** Whether somebody pressed Ctrl-C, or asked the run to stop from elsewhere. */
  private BooleanSupplier listen(Run run, String goOn) {
    Terminal terminal = common.terminal();
    String sentence =
        "%sspielwerk: Stopping %s, in %d s at the latest; %s"
            .formatted(terminal.live() ? "\n" : "", run.stops(), run.grace().toSeconds(), goOn);
    BooleanSupplier interrupted =
        terminal.interrupts().listen(run.grace(), () -> terminal.err().println(sentence));
    return () -> interrupted.getAsBoolean() || journal.stopWanted();
  }

  /** Prints how a run stands. */
  static void show(CommonOptions common, RunView view) {
    show(common, view, Optional.empty());
  }

  /** Prints how a run and the machines that it uses stand. */
  static void show(CommonOptions common, RunView view, Optional<ClusterStatus> cluster) {
    common.show(
        () -> {
          LinkedHashMap<String, Object> document =
              new ObjectMapper().convertValue(view.json(), new TypeReference<>() {});
          cluster.ifPresent(status -> document.put("cluster", Json.tree(status)));
          return document;
        },
        () ->
            view.text(common.terminal())
                + cluster.map(status -> "\n\ncluster  " + status.text()).orElse(""));
  }
}
