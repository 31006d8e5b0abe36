package spielwerk.web.runs;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.runs.ClusterStatus;
import spielwerk.runs.FileTail;
import spielwerk.runs.RunFolder;
import spielwerk.runs.RunKinds;
import spielwerk.runs.RunLabel;
import spielwerk.runs.RunPicture;
import spielwerk.web.live.Channel;

/** What the watch knows of one run. Its methods are synchronized. */
final class WatchedRun {
  private static final long RATE_NANOS = 60_000_000_000L;

  private record Moment(long nanos, int done) {}

  final Channel channel = new Channel();
  private final Path path;
  private final Launcher launcher;
  private final Deque<Moment> history = new ArrayDeque<>();
  private @Nullable RunFolder folder;
  private @Nullable FileTail tail;
  private @Nullable RunPicture picture;
  private String drawn = "";
  private String told = "";
  private long drawnStamp = -1;
  private @Nullable RunSummary last;
  private long lastStamp = -1;

  WatchedRun(Path path, Launcher launcher) {
    this.path = path;
    this.launcher = launcher;
  }

  private String id() {
    return path.getFileName().toString();
  }

  /** How it stands; cheap if nothing has changed. */
  synchronized RunSummary summary() {
    Optional<Launcher.Report> report = launcher.report(id());
    boolean ours = report.map(Launcher.Report::alive).orElse(false);
    long stamp = stamp() * 31 + report.hashCode();
    RunSummary before = last;
    if (before != null && stamp == lastStamp && before.state() != RunSummary.State.RUNNING) {
      return before;
    }
    RunSummary summary;
    try {
      summary = read(report, ours);
    } catch (Mistake unreadable) {
      summary = RunSummary.unreadable(id(), String.valueOf(unreadable.getMessage()));
    }
    last = summary;
    lastStamp = stamp;
    return summary;
  }

  private RunSummary read(Optional<Launcher.Report> report, boolean ours) {
    RunFolder run = folder();
    int lines = done(run);
    boolean finished = run.finished(lines);
    RunFolder.Extent extent = run.extent(lines);
    int done = (int) extent.done();
    int total = (int) extent.total();
    boolean atWork = ours || (!finished && run.running());
    boolean failed = report.isPresent() && report.get().failed() && !run.stopAsked();
    RunSummary.State state =
        finished && !ours
            ? RunSummary.State.FINISHED
            : atWork
                ? RunSummary.State.RUNNING
                : failed ? RunSummary.State.BROKEN : RunSummary.State.PAUSED;
    String fault =
        state == RunSummary.State.BROKEN
            ? report.flatMap(r -> r.lines().stream().reduce((a, b) -> b)).orElse("It failed.")
            : "";
    return new RunSummary(
        id(),
        run.info().kind(),
        run.info().game(),
        run.info().players(),
        run.info().began(),
        done,
        total,
        run.info().unit() + "s",
        state,
        atWork && run.stopAsked(),
        ours,
        state == RunSummary.State.RUNNING ? left(done, total) : -1,
        fault,
        RunLabel.of(path),
        state == RunSummary.State.RUNNING ? ClusterStatus.in(path) : Optional.empty());
  }

  private RunFolder folder() {
    RunFolder known = folder;
    if (known == null) {
      known = RunFolder.of(path);
      folder = known;
    }
    return known;
  }

  /** How many lines its journal has; each byte of it is read once. */
  private int done(RunFolder run) {
    FileTail lines = tail;
    if (lines == null) {
      lines = new FileTail(run.journalFile());
      tail = lines;
    }
    lines.count();
    return lines.lines();
  }

  private long left(int done, int total) {
    long now = System.nanoTime();
    if (history.isEmpty() || history.getLast().done != done) {
      history.add(new Moment(now, done));
    }
    while (history.size() > 2 && now - history.getFirst().nanos > RATE_NANOS) {
      history.remove();
    }
    Moment first = history.getFirst();
    if (done <= first.done) {
      return -1;
    }
    double seconds = (history.getLast().nanos - first.nanos) / 1e9;
    return Math.round(seconds / (done - first.done) * (total - done));
  }

  /** The run as pages get it; written anew only if something has changed. */
  synchronized String text(Catalogue catalogue) {
    RunSummary summary = summary();
    long stamp = lastStamp * 31 + summary.hashCode();
    if (stamp != drawnStamp || drawn.isEmpty()) {
      drawn = whole(catalogue).toString();
      drawnStamp = stamp; // not before: what could not be drawn is tried again
    }
    return drawn;
  }

  /** The summary with the picture and what the program printed. */
  private ObjectNode whole(Catalogue catalogue) {
    ObjectNode json = summary().json();
    launcher
        .report(id())
        .ifPresent(
            report -> {
              var lines = json.putArray("says");
              report.lines().forEach(lines::add);
            });
    try {
      RunPicture own = picture;
      if (own == null) {
        own = RunKinds.of(catalogue).of(folder()).picture(folder(), catalogue);
        picture = own;
      }
      ObjectNode drawn = own.draw();
      GamesUnderWay.add(drawn, folder(), catalogue);
      json.set("picture", drawn);
    } catch (Mistake unreadable) {
      json.put("fault", String.valueOf(unreadable.getMessage()));
    }
    return json;
  }

  /** Tells the pages of this run, if anything is new. */
  synchronized void publish(Catalogue catalogue) {
    String text = text(catalogue);
    if (!text.equals(told)) {
      told = text;
      channel.publish("run", "run", text);
    }
  }

  /** Reads the spec again, which somebody changed. */
  synchronized void reread() {
    folder = null;
    last = null;
    rest();
  }

  /** Forgets the picture, which may be large. */
  synchronized void rest() {
    picture = null;
    drawn = "";
  }

  /** Changes when a file of the folder does. */
  private long stamp() {
    long stamp = 17;
    try (DirectoryStream<Path> files = Files.newDirectoryStream(path)) {
      for (Path file : files) {
        BasicFileAttributes one = Files.readAttributes(file, BasicFileAttributes.class);
        stamp +=
            file.hashCode() * 1_000_003L
                ^ one.size() * 31
                ^ one.lastModifiedTime().toMillis() * 7_919;
      }
    } catch (IOException changing) {
      return System.nanoTime(); // a file came or went just now
    }
    return stamp;
  }
}
