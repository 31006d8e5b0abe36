package spielwerk.runs.log;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.spi.LogbackServiceProvider;
import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/** A log that is opened while another thread, which was faster, still sets up SLF4J. */
class LogFileRaceTest {
  @TempDir Path data;

  /** Logback, which waits in the middle of being set up. */
  public static final class Slow extends LogbackServiceProvider {
    static final CountDownLatch BEGUN = new CountDownLatch(1);
    static final CountDownLatch GO_ON = new CountDownLatch(1);

    @Override
    public void initialize() {
      BEGUN.countDown();
      try {
        GO_ON.await();
      } catch (InterruptedException wanted) {
        throw new IllegalStateException(wanted);
      }
      super.initialize();
    }
  }

  /** What happens in classes that nobody has used yet. */
  public static final class Race {
    private Race() {}

    public static String run(Path data) throws InterruptedException {
      Thread faster = new Thread(LoggerFactory::getILoggerFactory);
      faster.start();
      Slow.BEGUN.await();
      AtomicReference<String> failure = new AtomicReference<>("");
      Thread opens = new Thread(() -> LogFile.open(data, "info", "race"));
      opens.setUncaughtExceptionHandler((thread, thrown) -> failure.set(thrown.toString()));
      opens.start();
      while (opens.isAlive() && opens.getState() != Thread.State.BLOCKED) {
        Thread.onSpinWait();
      }
      Slow.GO_ON.countDown();
      faster.join();
      opens.join();
      LoggerFactory.getLogger("spielwerk.Some").info("seen");
      return failure.get();
    }
  }

  @Test
  void waitsUntilLoggingIsSetUp() throws Exception {
    List<URL> classes = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      classes.add(Path.of(entry).toUri().toURL());
    }
    String provider = LoggerFactory.PROVIDER_PROPERTY_KEY;
    System.setProperty(provider, Slow.class.getName());
    try (URLClassLoader fresh =
        new URLClassLoader(classes.toArray(URL[]::new), ClassLoader.getPlatformClassLoader())) {
      Object failure =
          fresh.loadClass(Race.class.getName()).getMethod("run", Path.class).invoke(null, data);
      assertThat(failure).isEqualTo("");
    } finally {
      System.clearProperty(provider);
    }
    assertThat(Files.readString(LogFile.in(data))).contains("seen");
  }
}
