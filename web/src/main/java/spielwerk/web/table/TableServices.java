package spielwerk.web.table;

import java.util.concurrent.ScheduledExecutorService;
import java.util.function.Consumer;
import spielwerk.core.Catalogue;

/**
 * What all tables share.
 *
 * @param catalogue where engines come from; what browsers name is looked up here
 * @param queue where engines think
 * @param memory what the engines may take together
 * @param timer for flags that fall
 * @param keeper writes every change of a table down, under the table's lock
 * @param unsaved takes the id of a table that could not be written
 */
record TableServices(
    Catalogue catalogue,
    EngineQueue queue,
    EngineMemory memory,
    ScheduledExecutorService timer,
    Consumer<TableState> keeper,
    Consumer<String> unsaved) {}
