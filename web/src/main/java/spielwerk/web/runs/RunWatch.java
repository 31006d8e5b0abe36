package spielwerk.web.runs;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import spielwerk.core.Catalogue;
import spielwerk.core.NotFound;
import spielwerk.web.live.Channel;

/**
 * Looks at the folders of all runs while a page listens, so that whatever happens there reaches the
 * pages, whoever does it. It looks at most about once a second, and reads no game twice.
 */
public final class RunWatch implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(RunWatch.class);

  private static final long LOOK_MILLIS = 800;

  /** After its start a server first has to answer the page. */
  private static final long WARM_UP_MILLIS = 2_000;

  /** Pictures that are kept though nobody looks at them any more. */
  private static final int MOST_PICTURES = 6;

  private final Path folder;
  private final Launcher launcher;
  private final Supplier<Catalogue> catalogue;
  private final Map<String, WatchedRun> runs = new HashMap<>();
  private final Map<String, WatchedRun> pictured = new LinkedHashMap<>(16, 0.75f, true);
  private final Channel all = new Channel();
  private final ScheduledExecutorService timer;
  private String told = "";

  /**
   * @param data the folder in which the folder of runs lies
   * @param catalogue what pages may name
   */
  public RunWatch(Path data, Launcher launcher, Supplier<Catalogue> catalogue) {
    this.folder = data.resolve("runs");
    this.launcher = launcher;
    this.catalogue = catalogue;
    this.timer =
        Executors.newSingleThreadScheduledExecutor(
            work -> {
              Thread thread = new Thread(work, "watches runs");
              thread.setDaemon(true);
              return thread;
            });
    soon(this::warmUp);
    var unused =
        timer.scheduleWithFixedDelay(this::look, LOOK_MILLIS, LOOK_MILLIS, TimeUnit.MILLISECONDS);
  }

  /**
   * Draws the latest run of each kind before anybody asks: the first picture takes several times as
   * long as the next ones, and the latest run is what people open first.
   */
  private void warmUp() {
    Set<String> kinds = new HashSet<>();
    try {
      for (RunSummary summary : list()) {
        if (kinds.add(summary.kind()) && kinds.size() <= MOST_PICTURES) {
          whole(summary.id());
        }
      }
    } catch (RuntimeException | Error broken) {
      LOG.warn("the latest runs could not be read ahead", broken);
    }
  }

  /** Does something on the thread that looks at runs, where nobody waits for it. */
  void soon(Runnable work) {
    var unused = timer.schedule(work, WARM_UP_MILLIS, TimeUnit.MILLISECONDS);
  }

  /** Tells the pages that listen, if there are any. */
  private void look() {
    if (all.listeners() > 0) {
      attempt(this::tellAll);
    }
    listenedTo().forEach(run -> attempt(() -> run.publish(catalogue.get())));
  }

  /** What is wrong with one run keeps nobody from hearing of the others. */
  private static void attempt(Runnable telling) {
    try {
      telling.run();
    } catch (RuntimeException | Error broken) {
      // perhaps a folder that goes away while it is looked at; the next look will see
      LOG.debug("a run could not be read", broken);
    }
  }

  private synchronized List<WatchedRun> listenedTo() {
    return runs.values().stream().filter(run -> run.channel.listeners() > 0).toList();
  }

  private void tellAll() {
    String text = listJson().toString();
    synchronized (this) {
      if (!text.equals(told)) {
        told = text;
        all.publish("runs", "runs", text);
      }
    }
  }

  /** All runs, the latest first. */
  public List<RunSummary> list() {
    return current().stream()
        .map(WatchedRun::summary)
        .sorted(Comparator.comparing(RunSummary::began).thenComparing(RunSummary::id).reversed())
        .toList();
  }

  /** All runs as pages get them. */
  public ObjectNode listJson() {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("schema", 1);
    json.put("able", launcher.able());
    ArrayNode items = json.putArray("items");
    list().forEach(summary -> items.add(summary.json()));
    return json;
  }

  private synchronized List<WatchedRun> current() {
    Set<String> there = new HashSet<>();
    List<WatchedRun> seen = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      try (DirectoryStream<Path> folders = Files.newDirectoryStream(folder, this::isRun)) {
        for (Path path : folders) {
          String id = path.getFileName().toString();
          there.add(id);
          seen.add(runs.computeIfAbsent(id, name -> new WatchedRun(path, launcher)));
        }
      } catch (IOException broken) {
        throw new UncheckedIOException(broken);
      }
    }
    runs.entrySet()
        .removeIf(
            run -> {
              boolean gone = !there.contains(run.getKey());
              if (gone) {
                run.getValue().channel.close(); // whoever listens asks again, and is told
              }
              return gone;
            });
    pictured.keySet().retainAll(there);
    return seen;
  }

  private boolean isRun(Path path) {
    return RunService.isName(path.getFileName().toString())
        && Files.isRegularFile(path.resolve("spec.json"));
  }

  private synchronized WatchedRun find(String id) {
    Path path = RunService.isName(id) ? folder.resolve(id) : folder;
    if (!RunService.isName(id) || !isRun(path)) {
      throw new NotFound("There is no run '" + (id.length() <= 60 ? id : "..") + "'.");
    }
    return runs.computeIfAbsent(id, name -> new WatchedRun(path, launcher));
  }

  private synchronized WatchedRun pictured(String id) {
    WatchedRun run = find(id);
    pictured.put(id, run);
    if (pictured.size() > MOST_PICTURES) {
      pictured.entrySet().stream()
          .filter(one -> one.getValue().channel.listeners() == 0)
          .findFirst()
          .ifPresent(
              idle -> {
                idle.getValue().rest();
                pictured.remove(idle.getKey());
              });
    }
    return run;
  }

  /**
   * A run in a few words.
   *
   * @throws NotFound if there is none of that name
   */
  public RunSummary summary(String id) {
    return find(id).summary();
  }

  /** Takes note that the spec of a run was changed. */
  void reread(String id) {
    find(id).reread();
  }

  /** A run with its picture, as JSON. */
  public String whole(String id) {
    return pictured(id).text(catalogue.get());
  }

  /**
   * The channel on which all runs are published, as they stand at this moment; if they cannot be
   * read just now, from the next look on.
   */
  public Channel channel() {
    attempt(this::tellAll);
    return all;
  }

  /**
   * The channel on which one run is published, as it stands at this moment; if it cannot be drawn
   * just now, from the next look on.
   *
   * @throws NotFound if there is none of that name
   */
  public Channel channel(String id) {
    WatchedRun run = pictured(id);
    attempt(() -> run.publish(catalogue.get()));
    return run.channel;
  }

  @Override
  public void close() {
    timer.shutdownNow();
    all.close();
    synchronized (this) {
      runs.values().forEach(run -> run.channel.close());
    }
  }
}
