package spielwerk.bench.chaos;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import spielwerk.core.Progress;
import spielwerk.core.Seeds;

/**
 * A real server, two browsers' worth of people who play, and one fault after the other. The seed
 * decides which fault comes when, counted in moves that were acknowledged; how all threads meet is
 * up to the machine, so the same seed need not find the same fault again.
 */
public final class Chaos {
  /** As many as two browsers with a few tabs each. */
  private static final int CLIENTS = 6;

  /** Beside the data: a copy of it, with its log, if something was lost. */
  public static final String KEPT = "kept";

  private final long seed;
  private final Path data;
  private final List<String> program;
  private final Progress progress;
  private final Map<ChaosFaults.Kind, Integer> faults = new EnumMap<>(ChaosFaults.Kind.class);

  /**
   * @param data a folder for the server's data, on a disk that is mounted there if possible
   * @param program the command that starts the program, to which words are added
   */
  public Chaos(long seed, Path data, List<String> program, Progress progress) {
    this.seed = seed;
    this.data = data;
    this.program = List.copyOf(program);
    this.progress = progress;
  }

  /** A number of faults, however long they take. */
  public ChaosReport rounds(int count) {
    return run(
        round -> {
          progress.at(round, count, note());
          return round < count;
        });
  }

  /** As many faults as there is time for; each kind comes at least once. */
  public ChaosReport minutes(double minutes) {
    long begin = System.nanoTime();
    long all = (long) (minutes * 60);
    return run(
        round -> {
          long seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - begin);
          progress.at(Math.min(seconds, all), all, note());
          return seconds < all || round < ChaosFaults.Kind.values().length;
        });
  }

  private String note() {
    int count = faults.values().stream().mapToInt(Integer::intValue).sum();
    return count == 1 ? "1 fault" : count + " faults";
  }

  private ChaosReport run(IntPredicate goOn) {
    long begin = System.nanoTime();
    ChaosLedger ledger = new ChaosLedger();
    List<ChaosClient> clients = new ArrayList<>();
    List<Thread> threads = new ArrayList<>();
    try (SmallDisk disk = SmallDisk.at(data);
        ChaosServer server = new ChaosServer(program, data)) {
      ChaosFaults broken =
          new ChaosFaults(server, ledger, disk, data, Seeds.stream(seed, 0, Seeds.Purpose.TEST, 0));
      server.start(0);
      for (int i = 0; i < CLIENTS; i++) {
        ChaosClient client =
            new ChaosClient(
                server.address(), ledger, Seeds.stream(seed, 1 + i, Seeds.Purpose.TEST, 1));
        clients.add(client);
        Thread thread = new Thread(client, "chaos client " + i);
        thread.setDaemon(true);
        thread.start();
        threads.add(thread);
      }
      try {
        storm(broken, goOn);
      } finally {
        clients.forEach(ChaosClient::stop);
      }
      join(threads, clients);
      ChaosCheck check = new ChaosCheck(ledger, data);
      check.awaitOutbox();
      check.tables(server.address());
      server.close();
      check.library(broken.runs());
      if (!check.lost().isEmpty()) {
        copy(data, data.resolveSibling(KEPT)); // for the disk goes
      }
      return new ChaosReport(
          seed,
          (System.nanoTime() - begin) / 1e9,
          named(),
          server.starts(),
          ledger.moves(),
          ledger.refused(),
          check.finished(),
          broken.runs().size() * ChaosCheck.GAMES_A_RUN,
          disk.description(),
          check.lost());
    }
  }

  private static void copy(Path from, Path to) {
    try (Stream<Path> all = Files.walk(from)) {
      for (Path one : all.toList()) {
        Path copy = to.resolve(from.relativize(one).toString());
        if (Files.isDirectory(one)) {
          Files.createDirectories(copy);
        } else {
          Files.copy(one, copy);
        }
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private void storm(ChaosFaults broken, IntPredicate goOn) {
    RandomGenerator order = Seeds.stream(seed, 0, Seeds.Purpose.TEST, 2);
    List<ChaosFaults.Kind> kinds = new ArrayList<>();
    for (int round = 0; goOn.test(round); round++) {
      if (kinds.isEmpty()) {
        kinds.addAll(List.of(ChaosFaults.Kind.values()));
      }
      broken.played(20 + order.nextInt(40));
      ChaosFaults.Kind kind = kinds.remove(order.nextInt(kinds.size()));
      broken.inject(kind);
      faults.merge(kind, 1, Integer::sum);
    }
    broken.played(20);
  }

  private Map<String, Integer> named() {
    Map<String, Integer> named = new LinkedHashMap<>();
    faults.forEach((kind, count) -> named.put(kind.toString(), count));
    return named;
  }

  /** Games under way are played to their end; one that cannot be is left where it stands. */
  private static void join(List<Thread> threads, List<ChaosClient> clients) {
    try {
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
      for (Thread thread : threads) {
        thread.join(Math.max(1, TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime())));
      }
      clients.forEach(ChaosClient::interrupt);
      for (Thread thread : threads) {
        thread.join();
      }
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }
}
