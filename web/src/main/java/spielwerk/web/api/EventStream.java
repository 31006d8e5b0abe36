package spielwerk.web.api;

import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import spielwerk.web.live.Channel;
import spielwerk.web.live.Event;
import spielwerk.web.live.Mailbox;

/**
 * The stream of events to one page. No thread waits for the page: what it can take is written as
 * soon as there is something, and the server calls back when it can take more.
 */
final class EventStream implements WriteListener {
  private static final String HEARTBEAT = ": still here\n\n";

  /** Heartbeats after which a page that takes nothing is given up. */
  private static final int MOST_MISSED = 6;

  /** How events are written, and what happens when a channel ends. */
  interface Format {
    String event(String channel, Event event);

    /** What a page is told when a channel ends; if nothing, the stream ends too. */
    Optional<String> closed(String channel);
  }

  private record Subscription(Channel channel, Mailbox box) {}

  private final ServletOutputStream out;
  private final Executor writers;
  private final Format format;
  private final CompletableFuture<Void> end = new CompletableFuture<>();
  private final AtomicBoolean scheduled = new AtomicBoolean();
  private final Map<String, Subscription> subscriptions = new LinkedHashMap<>();
  private final Deque<String> texts = new ArrayDeque<>();
  private boolean writable;
  private boolean unflushed;
  private int missed;

  EventStream(ServletOutputStream out, Executor writers, Format format) {
    this.out = out;
    this.writers = writers;
    this.format = format;
  }

  /** Completes when the page has left, or the stream has ended. */
  CompletableFuture<Void> end() {
    return end;
  }

  /** Sends a text beside the events. */
  synchronized void send(String text) {
    texts.add(text);
    wake();
  }

  synchronized void subscribe(String name, Channel channel, long seen) {
    if (!end.isDone() && !subscriptions.containsKey(name)) {
      subscriptions.put(name, new Subscription(channel, channel.join(seen, this::wake)));
    }
  }

  synchronized Set<String> subscribed() {
    return Set.copyOf(subscriptions.keySet());
  }

  synchronized void unsubscribe(String name) {
    Subscription gone = subscriptions.remove(name);
    if (gone != null) {
      gone.channel().leave(gone.box());
    }
  }

  /** Keeps the connection alive, and finds out whether it is; called now and then. */
  synchronized void beat() {
    if (texts.contains(HEARTBEAT)) {
      missed++;
    } else {
      missed = 0;
      send(HEARTBEAT);
    }
    if (missed >= MOST_MISSED) {
      close();
    }
  }

  /** Whoever publishes goes on at once; the writing is done elsewhere. */
  private void wake() {
    if (scheduled.compareAndSet(false, true)) {
      writers.execute(this::write);
    }
  }

  private synchronized void write() {
    scheduled.set(false);
    try {
      while (writable && !end.isDone() && out.isReady()) {
        String text = next();
        if (text != null) {
          out.write(text.getBytes(StandardCharsets.UTF_8));
          unflushed = true;
        } else if (unflushed) {
          unflushed = false;
          out.flush();
        } else {
          return;
        }
      }
    } catch (IOException | IllegalStateException gone) {
      close(); // the page was closed, which is its right
    }
  }

  private @Nullable String next() {
    if (!texts.isEmpty()) {
      return texts.remove();
    }
    for (var all = subscriptions.entrySet().iterator(); all.hasNext(); ) {
      Map.Entry<String, Subscription> one = all.next();
      String name = one.getKey();
      Mailbox box = one.getValue().box();
      Optional<Event> event = box.poll();
      if (event.isPresent()) {
        return format.event(name, event.get());
      }
      if (box.ended()) {
        all.remove();
        Optional<String> last = format.closed(name);
        if (last.isEmpty()) {
          close();
        }
        return last.orElse(null);
      }
    }
    return null;
  }

  @Override
  public synchronized void onWritePossible() {
    writable = true; // the first call, before which the server must not be asked
    wake();
  }

  @Override
  public void onError(Throwable gone) {
    close();
  }

  void close() {
    synchronized (this) {
      subscribed().forEach(this::unsubscribe);
      texts.clear();
    }
    end.complete(null);
  }
}
