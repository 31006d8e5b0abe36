package spielwerk.web;

import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Ends requests whose bodies only drip: after the first seconds a body must have come at a minimum
 * rate. A client that sends nothing at all is left to the server's idle timeout.
 */
final class BodyDeadline extends Handler.Wrapper {
  static final long FIRST_NANOS = 10_000_000_000L;

  /** A kilobyte a second, as a modem does. */
  private static final long NANOS_A_BYTE = 1_000_000;

  private final LongSupplier nanos;

  /**
   * @param nanos time that only goes up
   */
  BodyDeadline(LongSupplier nanos) {
    this.nanos = nanos;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    return super.handle(new TimedRequest(request, nanos), response, callback);
  }

  private static final class TimedRequest extends Request.Wrapper {
    private final LongSupplier nanos;
    private final long began;
    private long bytes;

    TimedRequest(Request request, LongSupplier nanos) {
      super(request);
      this.nanos = nanos;
      this.began = nanos.getAsLong();
    }

    @Override
    public Content.Chunk read() {
      Content.Chunk chunk = super.read();
      if (chunk == null || chunk.isLast()) {
        return chunk;
      }
      bytes += chunk.remaining();
      if (nanos.getAsLong() - began <= FIRST_NANOS + bytes * NANOS_A_BYTE) {
        return chunk;
      }
      chunk.release();
      TimeoutException late = new TimeoutException("the body of a request came too slowly");
      fail(late);
      return Content.Chunk.from(late, true);
    }
  }
}
