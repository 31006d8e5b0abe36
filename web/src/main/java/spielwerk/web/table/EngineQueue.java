package spielwerk.web.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Where engines think: some threads, and a fair queue before them.
 *
 * <p>Moves of games come before advice, advice before analyses; one turn in eight goes the other
 * way round, so that a server on which many games are played still advises. Within a class whoever
 * was served longest ago is next: first among the persons, then among the tables of a person. One
 * engine does one thing at a time, and one analysis runs at a time.
 *
 * <p>A thought that others wait for is cut when it has had its share: it ends with what it has. An
 * engine that does not stop when it is told to loses its thread, and the others get a new one.
 */
final class EngineQueue implements AutoCloseable {
  /** What a thought is for, the most urgent first. */
  enum Urgency {
    MOVE,
    ADVICE,
    ANALYSIS
  }

  /** Something that an engine does. */
  interface Job extends Runnable {
    /** The engine, which does one thing at a time. */
    Object engine();

    /** Others wait, so it shall end soon. */
    void cut();
  }

  /** How long a thought goes on though something more urgent waits. */
  static final long LEAST_NANOS = 500_000_000L;

  /** How long it goes on though another table waits for something no less urgent. */
  static final long MOVE_NANOS = 10_000_000_000L;

  static final long ADVICE_NANOS = 3_000_000_000L;

  /** How soon an engine must have stopped. */
  static final long GRACE_NANOS = 2_000_000_000L;

  /** Threads of engines that do not stop; more of them are waited for. */
  private static final int MOST_ABANDONED = 16;

  private static final int REVERSED = 8;
  private static final int REMEMBERED = 4_096;

  private final int threads;
  private final LongSupplier nanos;
  private final ExecutorService pool;
  private final List<Ticket> waiting = new ArrayList<>();
  private final List<Ticket> running = new ArrayList<>();
  private final Map<String, Long> served =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Long> eldest) {
          return size() > REMEMBERED;
        }
      };
  private long turns;
  private boolean closed;

  /** The place of one table in the queue. */
  final class Lane {
    private final String table;
    private volatile String person = "";

    private Lane(String table) {
      this.table = table;
    }

    /** Whose share the table's thoughts are taken from, from now on. */
    void usedBy(String client) {
      person = client;
    }

    void submit(Urgency urgency, Job job) {
      add(new Ticket(urgency, this, job));
    }

    /** The job is not needed any more; one that runs goes on. */
    void withdraw(Job job) {
      remove(job);
    }

    /** Closes an engine as soon as it is idle. */
    void dismiss(TableEngine engine) {
      submit(
          Urgency.MOVE,
          new Job() {
            @Override
            public Object engine() {
              return engine;
            }

            @Override
            public void cut() {}

            @Override
            public void run() {
              engine.close();
            }
          });
    }
  }

  private static final class Ticket {
    final Urgency urgency;
    final Lane lane;
    final Job job;
    long began;
    long cutAt;
    boolean cut;
    boolean abandoned;

    Ticket(Urgency urgency, Lane lane, Job job) {
      this.urgency = urgency;
      this.lane = lane;
      this.job = job;
    }
  }

  /**
   * @param nanos time that only goes up
   */
  EngineQueue(int threads, LongSupplier nanos) {
    this.threads = threads;
    this.nanos = nanos;
    this.pool =
        Executors.newCachedThreadPool(
            work -> {
              Thread thread = new Thread(work, "thinking");
              thread.setDaemon(true);
              return thread;
            });
  }

  Lane lane(String table) {
    return new Lane(table);
  }

  private synchronized void add(Ticket ticket) {
    if (!closed) {
      waiting.add(ticket);
      check();
    }
  }

  private synchronized void remove(Job job) {
    waiting.removeIf(ticket -> ticket.job == job);
  }

  /** Starts what can start, and cuts what others wait for. To be called now and then. */
  synchronized void check() {
    long now = nanos.getAsLong();
    for (Ticket ticket : running) {
      ticket.abandoned |= ticket.cut && now - ticket.cutAt > GRACE_NANOS && mayAbandon();
    }
    while (running.stream().filter(ticket -> !ticket.abandoned).count() < threads) {
      Ticket next = next();
      if (next == null) {
        return;
      }
      start(next, now);
    }
    List<Ticket> ready = ready();
    if (running.stream().filter(ticket -> ticket.cut && !ticket.abandoned).count() < ready.size()) {
      running.stream()
          .filter(
              ticket ->
                  !ticket.cut && ready.stream().anyMatch(one -> hadItsShare(ticket, one, now)))
          .max(
              Comparator.comparing((Ticket ticket) -> ticket.urgency)
                  .thenComparing(ticket -> now - ticket.began))
          .ifPresent(
              ticket -> {
                ticket.cut = true;
                ticket.cutAt = now;
                ticket.job.cut();
              });
    }
  }

  private boolean mayAbandon() {
    return running.stream().filter(ticket -> ticket.abandoned).count() < MOST_ABANDONED;
  }

  private static boolean hadItsShare(Ticket ticket, Ticket other, long now) {
    long ran = now - ticket.began;
    if (other.urgency.compareTo(ticket.urgency) < 0) {
      return ran >= LEAST_NANOS;
    }
    if (other.lane == ticket.lane || other.urgency == Urgency.ANALYSIS) {
      return false;
    }
    return ran >= (ticket.urgency == Urgency.MOVE ? MOVE_NANOS : ADVICE_NANOS);
  }

  /** What could run if there were a thread. */
  private List<Ticket> ready() {
    Set<Object> busy = new HashSet<>();
    running.forEach(ticket -> busy.add(ticket.job.engine()));
    boolean analysing = running.stream().anyMatch(one -> one.urgency == Urgency.ANALYSIS);
    return waiting.stream()
        .filter(one -> !busy.contains(one.job.engine()))
        .filter(one -> !analysing || one.urgency != Urgency.ANALYSIS)
        .toList();
  }

  private @Nullable Ticket next() {
    Comparator<Ticket> urgent = Comparator.comparing(ticket -> ticket.urgency);
    boolean reversed = (turns + 1) % REVERSED == 0;
    return ready().stream()
        .min(
            (reversed ? urgent.reversed() : urgent)
                .thenComparing(ticket -> served.getOrDefault(person(ticket), 0L))
                .thenComparing(ticket -> served.getOrDefault(table(ticket), 0L)))
        .orElse(null);
  }

  private static String person(Ticket ticket) {
    return "person " + ticket.lane.person;
  }

  private static String table(Ticket ticket) {
    return "table " + ticket.lane.table;
  }

  private void start(Ticket ticket, long now) {
    turns++;
    served.put(person(ticket), turns);
    served.put(table(ticket), turns);
    ticket.began = now;
    waiting.remove(ticket);
    running.add(ticket);
    pool.execute(
        () -> {
          try {
            ticket.job.run();
          } finally {
            ended(ticket);
          }
        });
  }

  private synchronized void ended(Ticket ticket) {
    running.remove(ticket);
    check();
  }

  /** Nothing new begins; engines that are to be closed are closed. */
  @Override
  public synchronized void close() {
    closed = true;
  }
}
