/**
 * Tables: live games with a tree of moves, who sits where, clocks, and engines that advise. The
 * server owns the truth; pages send commands and are notified of the results.
 *
 * <pre>{@code
 * Tables tables = new Tables(catalogue.closed(), data);
 * Table table = tables.start(TableSpec.of("othello", Chair.person("Ada"), Chair.engine("random")));
 * table.play(table.live(), "f5");
 * }</pre>
 */
@NullMarked
package spielwerk.web.table;

import org.jspecify.annotations.NullMarked;
