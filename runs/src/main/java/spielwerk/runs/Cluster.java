package spielwerk.runs;

import java.nio.file.Path;
import java.util.Optional;
import java.util.ServiceLoader;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.Workers;

/**
 * Other machines that do the pieces of runs. The code that reaches them is larger than the rest of
 * the program, so it is found as a service only where a command line asked for it.
 */
public interface Cluster {
  /** Where pieces are done if nobody says otherwise: on the threads of this program. */
  String HERE = "here";

  /**
   * What a run asks for.
   *
   * @param where the address of the cluster, such as {@code spark://host:7077}
   * @param run the name of the run
   * @param status the file that shows others how the cluster is doing, while the run goes on
   * @param folder settings of the cluster, such as its secret, if there are any
   * @param catalogue finds what work names
   * @param plugins jars with games and engines of one's own
   * @param programs whether engines may start programs on the machines of the cluster
   */
  record Request(
      String where,
      String run,
      Path status,
      Path folder,
      Catalogue catalogue,
      Path plugins,
      boolean programs) {}

  /** The machines, as long as a run needs them. */
  interface Session extends Workers, AutoCloseable {
    /** Releases them. */
    @Override
    void close();
  }

  /**
   * Looks whether there is a cluster, before anything is begun.
   *
   * @throws Mistake if there is none at the address, or it is not an address
   */
  void check(String where);

  /**
   * Reaches the machines.
   *
   * @throws Mistake if there is no such cluster, or it does not answer
   */
  Session connect(Request request);

  /**
   * Starts a cluster on this machine, for trying out.
   *
   * @param folder where its secret, its logs and its processes are noted
   * @return its address
   * @throws Mistake if one is running already, or it does not start
   */
  String start(Path folder, int port, int workers, int cores, int megabytes);

  /**
   * Ends a cluster that was started on this machine.
   *
   * @return its address; nothing if none was running
   */
  Optional<String> stop(Path folder);

  /**
   * The one that is installed.
   *
   * @throws Mistake if none is
   */
  static Cluster installed() {
    return ServiceLoader.load(Cluster.class)
        .findFirst()
        .orElseThrow(
            () ->
                new Mistake(
                    "Runs on a cluster need Apache Spark, which is not here yet; ./spielwerk fetch"
                        + " cluster fetches it, and ./spielwerk .. --on WHERE does so by itself."));
  }
}
