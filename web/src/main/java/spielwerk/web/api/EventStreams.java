package spielwerk.web.api;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import spielwerk.web.live.Channel;
import spielwerk.web.live.Event;
import spielwerk.web.live.Mailbox;

/**
 * Sends events to pages. Each page has a thread of its own that waits for its mail and writes it; a
 * page that does not read holds up nobody else, and is dropped when the connection has stood still
 * for half a minute.
 */
final class EventStreams {
  /** More pages than this many one machine does not serve. */
  static final int MOST = 150;

  private static final long HEARTBEAT_MILLIS = 10_000;

  private final Semaphore places = new Semaphore(MOST);

  /** Tells a page all that happens in a channel until one of the two is closed. */
  void send(Context request, Channel channel) throws InterruptedException {
    if (!places.tryAcquire()) {
      throw new RequestRefused(503, "Too many pages are open; close some and try again.");
    }
    Mailbox box = channel.join(seen(request));
    try {
      request.res().setContentType("text/event-stream");
      request.res().setCharacterEncoding("UTF-8");
      request.res().setHeader("Cache-Control", "no-store");
      OutputStream out = request.res().getOutputStream();
      write(out, "retry: 1000\n\n");
      while (!box.closed()) {
        Optional<Event> event = box.take(HEARTBEAT_MILLIS);
        write(out, event.map(Event::wire).orElse(": still here\n\n"));
      }
    } catch (IOException gone) {
      // the page was closed, which is its right
    } finally {
      channel.leave(box);
      places.release();
    }
  }

  private static void write(OutputStream out, String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
    out.flush();
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
