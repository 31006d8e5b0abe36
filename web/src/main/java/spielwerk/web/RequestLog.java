package spielwerk.web;

import io.javalin.http.Context;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;

/**
 * Puts the request into every line that is logged while it is answered. Its path alone, without the
 * query: that may hold a token.
 */
final class RequestLog {
  private static final Logger LOG = LoggerFactory.getLogger(RequestLog.class);
  private static final String REQUEST = "request";
  private static final AtomicLong COUNT = new AtomicLong();

  private RequestLog() {}

  static void begin(Context request) {
    MDC.put(REQUEST, request.method() + " " + request.path() + " #" + COUNT.incrementAndGet());
  }

  static void end(Context request, float millis) {
    LOG.debug("{}: status {}, {} ms", request.ip(), request.statusCode(), Math.round(millis));
    MDC.remove(REQUEST);
  }
}
