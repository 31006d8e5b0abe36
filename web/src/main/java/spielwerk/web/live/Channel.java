package spielwerk.web.live;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * All events of one table. It remembers the latest event of each topic, so that a page that comes
 * (again) starts with how things stand. Publishing never waits for a page.
 */
public final class Channel {
  private final Map<String, Event> latest = new LinkedHashMap<>();
  private final List<Mailbox> boxes = new ArrayList<>();
  private long count;
  private boolean closed;

  /** Notifies all pages; an empty text ends the topic, so that nobody receives it later. */
  public synchronized void publish(String topic, String name, String data) {
    Event event = new Event(topic, name, ++count, data);
    latest.remove(topic);
    if (!data.isEmpty()) {
      latest.put(topic, event);
      boxes.forEach(box -> box.put(event));
    }
  }

  /**
   * A new listener.
   *
   * @param seen the id of the last event it has received, 0 if none; later events are sent to it
   * @param wake is called whenever there is mail, or no more will come; it must not wait
   */
  public synchronized Mailbox join(long seen, Runnable wake) {
    Mailbox box = new Mailbox(wake);
    boolean restarted = seen > count;
    for (Event event : latest.values()) {
      if (event.id() > seen || restarted) {
        box.put(event);
      }
    }
    if (closed) {
      box.close(); // so that whoever listens looks for the channel that has taken its place
    } else {
      boxes.add(box);
    }
    return box;
  }

  /** How things stand, for pages that poll: the latest event of each topic. */
  public synchronized List<Event> latest() {
    return List.copyOf(latest.values());
  }

  public synchronized void leave(Mailbox box) {
    boxes.remove(box);
  }

  public synchronized int listeners() {
    return boxes.size();
  }

  /** Ends all listening. */
  public synchronized void close() {
    closed = true;
    boxes.forEach(Mailbox::close);
    boxes.clear();
  }
}
