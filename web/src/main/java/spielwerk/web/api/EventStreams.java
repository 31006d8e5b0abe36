package spielwerk.web.api;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.javalin.http.Context;
import jakarta.servlet.ServletOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.SecureRandom;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import spielwerk.core.NotFound;
import spielwerk.web.live.Channel;
import spielwerk.web.live.Event;

/**
 * The streams of events to all pages. A stream costs no thread but some memory, so there may be
 * thousands; a page that does not read holds up nobody else.
 */
final class EventStreams implements AutoCloseable {
  private static final String WATCHERS = "spielwerk.watchers";
  private static final int USUAL_WATCHERS = 4000;
  private static final long HEARTBEAT_MILLIS = 5_000;
  private static final int WRITERS = 2;

  /**
   * Events of one channel alone, with an id, so that a page that comes again may say what it saw.
   */
  private static final EventStream.Format SINGLE =
      new EventStream.Format() {
        @Override
        public String event(String channel, Event event) {
          return event.wire();
        }

        @Override
        public Optional<String> closed(String channel) {
          return Optional.empty();
        }
      };

  /** Events of many channels, each with the name of its channel. */
  private static final EventStream.Format MANY =
      new EventStream.Format() {
        @Override
        public String event(String channel, Event event) {
          return "data: " + message(channel, event.name(), event.data()) + "\n\n";
        }

        @Override
        public Optional<String> closed(String channel) {
          return Optional.of("data: " + message(channel, "closed", "{}") + "\n\n");
        }
      };

  private final int most = Integer.getInteger(WATCHERS, USUAL_WATCHERS);
  private final Map<String, EventStream> open = new ConcurrentHashMap<>();
  private final SecureRandom names = new SecureRandom();
  private final ScheduledExecutorService writers =
      Executors.newScheduledThreadPool(
          WRITERS,
          work -> {
            Thread thread = new Thread(work, "events");
            thread.setDaemon(true);
            return thread;
          });
  private @Nullable Future<?> heartbeat;

  /** An event as it is sent to pages that listen to many channels. */
  static String message(String channel, String event, String data) {
    String name = JsonNodeFactory.instance.textNode(channel).toString();
    return "{\"channel\":" + name + ",\"event\":\"" + event + "\",\"data\":" + data + "}";
  }

  /** Sends a page all that happens in a channel until one of the two is closed. */
  void send(Context request, Channel channel) {
    open(request, SINGLE, (name, stream) -> stream.subscribe("", channel, seen(request)));
  }

  /**
   * A stream of many channels.
   *
   * @param begin is given its name, by which it can be found, and the stream
   */
  void open(Context request, BiConsumer<String, EventStream> begin) {
    open(request, MANY, begin);
  }

  private void open(
      Context request, EventStream.Format format, BiConsumer<String, EventStream> begin) {
    if (open.size() >= most) {
      throw new RequestRefused(
          503, "Too many pages are open for live updates; try again when some are closed.");
    }
    request.res().setContentType("text/event-stream");
    request.res().setCharacterEncoding("UTF-8");
    request.res().setHeader("Cache-Control", "no-store");
    request.future(() -> stream(request, format, begin).end());
  }

  private EventStream stream(
      Context request, EventStream.Format format, BiConsumer<String, EventStream> begin) {
    ServletOutputStream out;
    try {
      out = request.res().getOutputStream();
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    }
    EventStream stream = new EventStream(out, writers, format);
    String name = Long.toHexString(names.nextLong()) + Long.toHexString(names.nextLong());
    open.put(name, stream);
    var unused = stream.end().thenRun(() -> open.remove(name));
    stream.send("retry: 1000\n\n");
    begin.accept(name, stream);
    keepAlive();
    out.setWriteListener(stream);
    return stream;
  }

  /**
   * @throws NotFound if the stream is not open any more
   */
  EventStream find(String name) {
    EventStream stream = open.get(name);
    if (stream == null) {
      throw new NotFound("There is no such stream of events; open a new one.");
    }
    return stream;
  }

  private synchronized void keepAlive() {
    if (heartbeat == null) {
      heartbeat =
          writers.scheduleWithFixedDelay(
              () -> open.values().forEach(EventStream::beat),
              HEARTBEAT_MILLIS,
              HEARTBEAT_MILLIS,
              TimeUnit.MILLISECONDS);
    }
  }

  /** Ends all streams. */
  @Override
  public void close() {
    open.values().forEach(EventStream::close);
    writers.shutdown();
  }

  private static long seen(Context request) {
    String last = request.header("Last-Event-ID");
    try {
      return last == null ? 0 : Math.max(0, Long.parseLong(last));
    } catch (NumberFormatException unknown) {
      return 0;
    }
  }
}
