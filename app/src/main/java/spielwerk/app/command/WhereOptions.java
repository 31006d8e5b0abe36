package spielwerk.app.command;

import java.util.Optional;
import picocli.CommandLine.Option;
import spielwerk.core.Catalogue;
import spielwerk.runs.Cluster;
import spielwerk.runs.ClusterStatus;
import spielwerk.runs.Journal;

/** Where the pieces of a run are done: on this machine or on a cluster. */
final class WhereOptions {
  /** Settings and processes of clusters, in the data folder. */
  static final String FOLDER = "cluster";

  @Option(
      names = "--on",
      paramLabel = "WHERE",
      description =
          "Where games are played: here (default), spark://HOST:PORT, or"
              + " local-cluster[WORKERS,CORES,MEGABYTES] to try it on one machine. The games are the"
              + " same.")
  private String on = Cluster.HERE;

  @Option(
      names = "--programs",
      description =
          "Engines may start programs (exec) on the machines of the cluster, which have them.")
  private boolean programs;

  boolean here() {
    return on.equals(Cluster.HERE);
  }

  /**
   * Looks for the cluster before anything is written.
   *
   * @throws spielwerk.core.Mistake if it is not there
   */
  void check() {
    if (!here()) {
      Cluster.installed().check(on);
    }
  }

  /** The cluster, if the run goes to one. */
  Optional<Cluster.Session> connect(CommonOptions common, Journal journal, Catalogue catalogue) {
    return here()
        ? Optional.empty()
        : Optional.of(
            Cluster.installed()
                .connect(
                    new Cluster.Request(
                        on,
                        journal.id(),
                        journal.folder().resolve(ClusterStatus.FILE),
                        common.data().resolve(FOLDER),
                        catalogue,
                        common.data().resolve("plugins"),
                        programs)));
  }

  /** What a command line needs to go on there: nothing if it is here. */
  String again() {
    return here() ? "" : " --on '" + on + "'" + (programs ? " --programs" : "");
  }
}
