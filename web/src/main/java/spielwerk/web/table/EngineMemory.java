package spielwerk.web.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import spielwerk.core.Mistake;

/**
 * The memory that the engines of all tables take together, as far as they report it. Before one is
 * refused, those that are idle are closed, the one that was used longest ago first; they are made
 * again when somebody asks them.
 */
final class EngineMemory {
  private static final long MEGABYTE = 1 << 20;

  private final long limit;
  private final Map<TableEngine, Long> held = new LinkedHashMap<>(16, 0.75f, true);

  /**
   * @param limit bytes for all engines together
   */
  EngineMemory(long limit) {
    this.limit = limit;
  }

  /**
   * Room for an engine that is about to be made, and would fit if it were alone.
   *
   * @throws Mistake if there is none
   */
  synchronized void reserve(TableEngine engine, String text, long bytes) {
    evict(limit - bytes, engine);
    if (total() + bytes > limit) {
      throw new Mistake(
          "There is not enough memory for %s just now: it needs %d MB, and engines that are thinking hold %d of %d MB; try again when they are done."
              .formatted(text, megabytes(bytes), megabytes(total()), megabytes(limit)));
    }
    held.put(engine, bytes);
  }

  /** An engine has thought, and keeps this much now. */
  synchronized void keeps(TableEngine engine, long bytes) {
    if (held.containsKey(engine)) {
      held.put(engine, bytes);
      evict(limit, engine);
    }
  }

  synchronized void release(TableEngine engine) {
    held.remove(engine);
  }

  synchronized long total() {
    return held.values().stream().mapToLong(Long::longValue).sum();
  }

  /** Closes idle engines, but for one, until no more than so many bytes are held. */
  private void evict(long most, TableEngine but) {
    for (TableEngine idle : new ArrayList<>(held.keySet())) {
      if (total() <= most) {
        return;
      }
      if (idle != but && idle.evict()) {
        held.remove(idle);
      }
    }
  }

  private static long megabytes(long bytes) {
    return (bytes + MEGABYTE - 1) / MEGABYTE;
  }
}
