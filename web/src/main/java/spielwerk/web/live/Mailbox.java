package spielwerk.web.live;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What waits to be sent to one page. A newer event takes the place of an older one on the same
 * topic, so however slow a page is, no more waits for it than there are topics.
 */
public final class Mailbox {
  private final Map<String, Event> waiting = new LinkedHashMap<>();
  private boolean closed;

  synchronized void put(Event event) {
    waiting.remove(event.topic());
    waiting.put(event.topic(), event);
    notifyAll();
  }

  /** No more will come; who waits is woken. */
  synchronized void close() {
    closed = true;
    notifyAll();
  }

  public synchronized boolean closed() {
    return closed;
  }

  synchronized int size() {
    return waiting.size();
  }

  /** The oldest event, or none if nothing comes within so many milliseconds. */
  public synchronized Optional<Event> take(long millis) throws InterruptedException {
    long end = System.nanoTime() + millis * 1_000_000;
    while (waiting.isEmpty() && !closed) {
      long left = (end - System.nanoTime()) / 1_000_000;
      if (left <= 0) {
        return Optional.empty();
      }
      wait(left);
    }
    Iterator<Event> oldest = waiting.values().iterator();
    if (!oldest.hasNext()) {
      return Optional.empty();
    }
    Event event = oldest.next();
    oldest.remove();
    return Optional.of(event);
  }
}
