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
  private final Runnable wake;
  private boolean closed;

  Mailbox(Runnable wake) {
    this.wake = wake;
  }

  void put(Event event) {
    synchronized (this) {
      waiting.remove(event.topic());
      waiting.put(event.topic(), event);
    }
    wake.run();
  }

  /** No more will come. */
  void close() {
    synchronized (this) {
      closed = true;
    }
    wake.run();
  }

  /** Whether no more will come, and all that came was taken. */
  public synchronized boolean ended() {
    return closed && waiting.isEmpty();
  }

  synchronized int size() {
    return waiting.size();
  }

  /** The oldest event, if there is one. */
  public synchronized Optional<Event> poll() {
    Iterator<Event> oldest = waiting.values().iterator();
    if (!oldest.hasNext()) {
      return Optional.empty();
    }
    Event event = oldest.next();
    oldest.remove();
    return Optional.of(event);
  }
}
