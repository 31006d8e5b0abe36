package spielwerk.bench.chaos;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/** What is broken on purpose. Each fault begins, lasts while so much is played, and ends. */
final class ChaosFaults {
  /** Nobody waits longer than so many seconds for what usually takes one. */
  private static final int PATIENCE = 20;

  private static final int PEERS = 20;

  private final ChaosServer server;
  private final ChaosLedger ledger;
  private final SmallDisk disk;
  private final Path data;
  private final RandomGenerator random;
  private final Set<String> runs = new LinkedHashSet<>();

  /** One kind of fault. */
  enum Kind {
    KILL("kill -9"),
    LOCK("locked library"),
    FULL("full disk"),
    IMPORT("match and import"),
    SLOW("slow peers");

    private final String shown;

    Kind(String shown) {
      this.shown = shown;
    }

    @Override
    public String toString() {
      return shown;
    }
  }

  ChaosFaults(
      ChaosServer server, ChaosLedger ledger, SmallDisk disk, Path data, RandomGenerator random) {
    this.server = server;
    this.ledger = ledger;
    this.disk = disk;
    this.data = data;
    this.random = random;
  }

  /** The runs whose games must be in the library. */
  Set<String> runs() {
    return runs;
  }

  void inject(Kind kind) {
    switch (kind) {
      case KILL -> restart();
      case LOCK -> lock();
      case FULL -> full();
      case IMPORT -> importRun();
      case SLOW -> slow();
    }
  }

  private void restart() {
    server.kill();
    server.start(0);
  }

  /** Waits until so many more moves are acknowledged. */
  void played(int count) {
    int before = ledger.moves();
    ledger.await(() -> ledger.moves() >= before + count, PATIENCE);
  }

  /** Another program holds the library while games end; now and then the server dies meanwhile. */
  private void lock() {
    boolean killed = random.nextBoolean();
    String url = "jdbc:sqlite:" + data.resolve("library.db");
    try (Connection other = DriverManager.getConnection(url);
        Statement statement = other.createStatement()) {
      statement.execute("PRAGMA busy_timeout = 20000");
      statement.execute("BEGIN IMMEDIATE");
      int before = ledger.games();
      ledger.await(() -> ledger.games() >= before + 3, PATIENCE);
      if (killed) {
        server.kill();
      }
      statement.execute("ROLLBACK");
    } catch (SQLException failed) {
      throw new IllegalStateException("the library cannot be locked: " + failed.getMessage());
    } finally {
      if (killed) {
        server.start(0);
      }
    }
  }

  private void full() {
    if (!disk.canFill()) {
      limited();
      return;
    }
    int before = ledger.full();
    disk.fill();
    try {
      ledger.await(() -> ledger.full() >= before + 5, PATIENCE);
      if (random.nextBoolean()) {
        server.kill();
      }
    } finally {
      disk.free();
    }
    if (!server.alive()) {
      server.start(0);
    }
  }

  /** The library can grow no more, while the files of tables can be written. */
  private void limited() {
    server.kill();
    int blocks = (int) (size(data.resolve("library.db")) / 512);
    if (server.start(Math.max(1, blocks))) {
      int before = ledger.games();
      ledger.await(() -> ledger.games() >= before + 3, PATIENCE);
    }
    restart();
  }

  private static long size(Path file) {
    try {
      return Files.size(file);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** A match on the command line, and its games into the library; killed and done again. */
  private void importRun() {
    Set<String> before = runsThere();
    String seed = Integer.toString(random.nextInt(1_000_000));
    String games = Integer.toString(ChaosCheck.GAMES_A_RUN);
    finish(
        server.beside("match", "tictactoe", "random", "random", "--games", games, "--seed", seed));
    List<String> added = runsThere().stream().filter(run -> !before.contains(run)).toList();
    for (String run : added) {
      Process first = server.beside("library", "import", run);
      if (random.nextBoolean()) {
        played(10);
        first.destroyForcibly().onExit().join();
        first = server.beside("library", "import", run);
      }
      finish(first);
      runs.add(run);
    }
  }

  private void finish(Process process) {
    try {
      process.onExit().join();
    } finally {
      process.destroyForcibly();
    }
  }

  private Set<String> runsThere() {
    Path folder = data.resolve("runs");
    if (!Files.isDirectory(folder)) {
      return Set.of();
    }
    try (Stream<Path> all = Files.list(folder)) {
      return new LinkedHashSet<>(all.map(path -> path.getFileName().toString()).sorted().toList());
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** Peers that send half a request, or never read what they are sent. */
  private void slow() {
    List<Socket> peers = new ArrayList<>();
    try {
      for (int i = 0; i < PEERS; i++) {
        Socket peer = new Socket(InetAddress.getLoopbackAddress(), server.port());
        peers.add(peer);
        String host = "Host: 127.0.0.1:" + server.port() + "\r\n";
        String request =
            i % 2 == 0
                ? "POST /api/tables HTTP/1.1\r\n"
                    + host
                    + "Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"
                : "GET /api/tables HTTP/1.1\r\n" + host + "\r\n";
        peer.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
        peer.getOutputStream().flush();
      }
      played(30);
    } catch (IOException gone) {
      // the server may refuse them
    } finally {
      for (Socket peer : peers) {
        try {
          peer.close();
        } catch (IOException gone) {
          // so is the connection
        }
      }
    }
  }
}
