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
import spielwerk.core.Missing;
import spielwerk.web.live.Channel;

/**
 * Looks at the folders of all runs while a page listens, so that whatever happens there reaches the
 * pages, whoever does it. It looks at most about once a second, and reads no game twice.
 */
public final class RunWatch implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(RunWatch.class);

  private static final long LOOK_MILLIS = 800;

  /** Pictures that are kept though nobody looks at them any more. */
  private static final int MOST_PICTURES = 6;

  private final Path folder;
  private final Launcher launcher;
  private final Supplier<Catalogue> catalogue;
  private final Map<String, Seen> runs = new HashMap<>();
  private final Map<String, Seen> pictured = new LinkedHashMap<>(16, 0.75f, true);
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
    timer.execute(this::warmUp);
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
      for (RunCard card : list()) {
        if (kinds.add(card.kind()) && kinds.size() <= MOST_PICTURES) {
          whole(card.id());
        }
      }
    } catch (RuntimeException | Error broken) {
      LOG.warn("the latest runs could not be read ahead", broken);
    }
  }

  /** Tells the pages that listen, if there are any. */
  private void look() {
    try {
      if (all.listeners() > 0) {
        tellAll();
      }
      listenedTo().forEach(run -> run.publish(catalogue.get()));
    } catch (RuntimeException | Error broken) {
      // perhaps a folder that goes away while it is looked at; the next look will see
      LOG.debug("a run could not be read", broken);
    }
  }

  private synchronized List<Seen> listenedTo() {
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
  public List<RunCard> list() {
    return current().stream()
        .map(Seen::card)
        .sorted(Comparator.comparing(RunCard::began).thenComparing(RunCard::id).reversed())
        .toList();
  }

  /** All runs as pages get them. */
  public ObjectNode listJson() {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("schema", 1);
    json.put("able", launcher.able());
    ArrayNode items = json.putArray("items");
    list().forEach(card -> items.add(card.json()));
    return json;
  }

  private synchronized List<Seen> current() {
    Set<String> there = new HashSet<>();
    List<Seen> seen = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      try (DirectoryStream<Path> folders = Files.newDirectoryStream(folder, this::isRun)) {
        for (Path path : folders) {
          String id = path.getFileName().toString();
          there.add(id);
          seen.add(runs.computeIfAbsent(id, name -> new Seen(path, launcher)));
        }
      } catch (IOException broken) {
        throw new UncheckedIOException(broken);
      }
    }
    runs.keySet().retainAll(there);
    pictured.keySet().retainAll(there);
    return seen;
  }

  private boolean isRun(Path path) {
    return RunDesk.isName(path.getFileName().toString())
        && Files.isRegularFile(path.resolve("spec.json"));
  }

  private synchronized Seen find(String id) {
    Path path = RunDesk.isName(id) ? folder.resolve(id) : folder;
    if (!RunDesk.isName(id) || !isRun(path)) {
      throw new Missing("There is no run '" + (id.length() <= 60 ? id : "..") + "'.");
    }
    return runs.computeIfAbsent(id, name -> new Seen(path, launcher));
  }

  private synchronized Seen pictured(String id) {
    Seen run = find(id);
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
   * @throws Missing if there is none of that name
   */
  public RunCard card(String id) {
    return find(id).card();
  }

  /** A run with its picture, as JSON. */
  public String whole(String id) {
    return pictured(id).text(catalogue.get());
  }

  /** Where all runs are told of, as they stand at this moment. */
  public Channel channel() {
    tellAll();
    return all;
  }

  /** Where one run is told of, as it stands at this moment. */
  public Channel channel(String id) {
    Seen run = pictured(id);
    run.publish(catalogue.get());
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
