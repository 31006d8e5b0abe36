package spielwerk.app.command;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import spielwerk.app.terminal.Terminal;
import spielwerk.core.Mistake;
import spielwerk.runs.Cluster;

/** {@code spielwerk cluster}: a Spark cluster on this machine, for trying out. */
@Command(
    name = "cluster",
    description =
        "Start a Spark cluster on this machine, with a master and some workers as processes of"
            + " their own, or stop it. Only programs that know its secret, in the data folder, are"
            + " served.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk cluster start --workers 2",
      "  spielwerk match connect4 mcts alphabeta --games 1000 --on spark://127.0.0.1:7077",
      "  spielwerk cluster stop"
    })
public final class ClusterCommand implements Callable<Integer> {
  @Mixin private final CommonOptions common;

  @Parameters(index = "0", paramLabel = "ACTION", description = "start or stop.")
  private String action;

  @Option(names = "--workers", paramLabel = "N", description = "How many workers (default 2).")
  private int workers = 2;

  @Option(names = "--cores", paramLabel = "N", description = "Cores of a worker (default 1).")
  private int cores = 1;

  @Option(
      names = "--memory",
      paramLabel = "MEGABYTES",
      description = "Memory of a worker (default 1024).")
  private int memory = 1024;

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "Port of the master (default 7077); 0 for any that is free.")
  private int port = 7077;

  public ClusterCommand(Terminal terminal) {
    this.common = new CommonOptions(terminal);
  }

  @Override
  public Integer call() {
    Path folder = common.data().resolve(WhereOptions.FOLDER);
    return switch (action) {
      case "start" -> start(folder);
      case "stop" -> stop(folder);
      default ->
          throw new Mistake(
              "cluster takes start or stop, not '" + action + "'; see cluster --help.");
    };
  }

  private int start(Path folder) {
    check("--workers", workers, 1, 1000);
    check("--cores", cores, 1, 1024);
    check("--memory", memory, 512, 1 << 20);
    check("--port", port, 0, 65535);
    WritableCheck.check(common.data());
    String where = Cluster.installed().start(folder, port, workers, cores, memory);
    show(
        where,
        "A cluster with %d worker%s runs at %s; add --on %s%s to a run, and stop it with ./spielwerk cluster stop%s."
            .formatted(
                workers,
                workers == 1 ? "" : "s",
                where,
                where,
                common.sameData(),
                common.sameData()));
    return 0;
  }

  private static void check(String option, int value, int least, int most) {
    if (value < least || value > most) {
      throw new Mistake(
          "%s %d is not allowed; it takes %d to %d.".formatted(option, value, least, most));
    }
  }

  private int stop(Path folder) {
    Optional<String> where = Cluster.installed().stop(folder);
    show(
        where.orElse(""),
        where.map(url -> "The cluster at " + url + " has ended.").orElse("No cluster is running."));
    return 0;
  }

  private void show(String where, String sentence) {
    common.show(
        () -> {
          Map<String, Object> document = new LinkedHashMap<>();
          document.put("schema", 1);
          document.put("cluster", where);
          return document;
        },
        () -> sentence);
  }
}
