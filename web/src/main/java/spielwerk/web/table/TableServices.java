package spielwerk.web.table;

import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.function.Consumer;
import spielwerk.core.Catalogue;

/**
 * What all tables share.
 *
 * @param catalogue where engines come from; what browsers name is looked up here
 * @param queue where engines think
 * @param memory what the engines may take together
 * @param timer for flags that fall
 * @param readOnly whether no engine is asked, for the game is played elsewhere
 * @param keeper writes every change of a table down, under the table's lock
 * @param unsaved takes the id of a table that could not be written
 */
record TableServices(
    Catalogue catalogue,
    EngineQueue queue,
    EngineMemory memory,
    ScheduledExecutorService timer,
    boolean readOnly,
    Consumer<TableState> keeper,
    Consumer<String> unsaved) {

  /** Most of what it is to do is cancelled by the next move, and shall not be kept until then. */
  static ScheduledExecutorService newTimer() {
    ScheduledThreadPoolExecutor timer =
        new ScheduledThreadPoolExecutor(
            1,
            work -> {
              Thread thread = new Thread(work, "clocks");
              thread.setDaemon(true);
              return thread;
            });
    timer.setRemoveOnCancelPolicy(true);
    return timer;
  }
}
