package spielwerk.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(600)
class BodyDeadlineTest {
  private final AtomicLong clock = new AtomicLong();
  private final Semaphore begun = new Semaphore(0);
  private final Server server = new Server(0);

  @BeforeEach
  void start() throws Exception {
    BodyDeadline deadline = new BodyDeadline(clock::get);
    deadline.setHandler(
        new Handler.Abstract() {
          @Override
          public boolean handle(Request request, Response response, Callback callback)
              throws Exception {
            begun.release();
            int length = Content.Source.asString(request).length();
            Content.Sink.write(response, true, "read " + length, callback);
            return true;
          }
        });
    server.setHandler(deadline);
    // nothing but the deadline ends a request here
    ((ServerConnector) server.getConnectors()[0]).setIdleTimeout(-1);
    server.start();
  }

  @AfterEach
  void stop() throws Exception {
    server.stop();
  }

  /** The first line of the answer to a body that takes a while. */
  private String answer(long nanos) throws Exception {
    int port = ((ServerConnector) server.getConnectors()[0]).getLocalPort();
    try (Socket socket = new Socket("127.0.0.1", port)) {
      socket.setSoTimeout(60_000);
      String head = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\n{";
      socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
      begun.acquire();
      clock.addAndGet(nanos);
      socket.getOutputStream().write(' ');
      socket.getOutputStream().flush();
      if (nanos < BodyDeadline.FIRST_NANOS) {
        socket.getOutputStream().write(" }".getBytes(StandardCharsets.US_ASCII));
      }
      BufferedReader lines =
          new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
      return String.valueOf(lines.readLine());
    }
  }

  @Test
  void aBodyThatOnlyDripsIsEndedAndOneOnASlowLineIsRead() throws Exception {
    assertThat(answer(BodyDeadline.FIRST_NANOS / 2)).contains("200");
    assertThat(answer(2 * BodyDeadline.FIRST_NANOS)).doesNotContain("200");
  }
}
