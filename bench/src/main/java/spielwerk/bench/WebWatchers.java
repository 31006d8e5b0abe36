package spielwerk.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Many pages that listen to streams of events, all read by one thread. */
final class WebWatchers implements AutoCloseable {
  private final List<SocketChannel> all = new ArrayList<>();
  private final Selector selector;
  private volatile long bytes;

  WebWatchers() {
    try {
      selector = Selector.open();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** One more; it is not read before {@link #awaitAll}. */
  void open(URI stream) {
    try {
      SocketChannel one =
          SocketChannel.open(new InetSocketAddress(stream.getHost(), stream.getPort()));
      String request =
          "GET " + stream.getPath() + " HTTP/1.1\r\nHost: " + stream.getAuthority() + "\r\n\r\n";
      one.write(ByteBuffer.wrap(request.getBytes(StandardCharsets.US_ASCII)));
      one.configureBlocking(false);
      all.add(one);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** Begins to read, and waits until all have received something. */
  void awaitAll() throws InterruptedException {
    CountDownLatch silent = new CountDownLatch(all.size());
    try {
      for (SocketChannel one : all) {
        one.register(selector, SelectionKey.OP_READ);
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
    Thread reader = new Thread(() -> read(silent), "watchers");
    reader.setDaemon(true);
    reader.start();
    if (!silent.await(60, TimeUnit.SECONDS)) {
      throw new IllegalStateException(silent.getCount() + " watchers received nothing");
    }
  }

  private void read(CountDownLatch silent) {
    ByteBuffer buffer = ByteBuffer.allocateDirect(1 << 16);
    try {
      while (selector.isOpen()) {
        selector.select();
        for (SelectionKey key : selector.selectedKeys()) {
          buffer.clear();
          int read = ((SocketChannel) key.channel()).read(buffer);
          if (read < 0) {
            key.cancel();
          } else if (read > 0) {
            bytes += read;
            if (key.attachment() == null) {
              key.attach(this);
              silent.countDown();
            }
          }
        }
        selector.selectedKeys().clear();
      }
    } catch (IOException | java.nio.channels.ClosedSelectorException ended) {
      // the measurement is over
    }
  }

  /** How much all have received. */
  long bytes() {
    return bytes;
  }

  @Override
  public void close() {
    try {
      selector.close();
      for (SocketChannel one : all) {
        one.close();
      }
    } catch (IOException ended) {
      // they are closed
    }
  }
}
