package spielwerk.runs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import spielwerk.core.GameRecord;

/**
 * The games under way, written into the run's folder for whoever looks on: at most twice a second,
 * and only games that last. It is for the eye alone, so nobody waits for the disk, and what cannot
 * be written is left out.
 */
public final class LiveGamesFile {
  static final String FILE = "now.json";

  private static final long PAUSE_NANOS = 400_000_000;
  private static final int MOST = 8;
  private static final int MOST_THOUGHTS = 16;

  /**
   * A game under way.
   *
   * @param seats the engines, as texts
   * @param moves so far
   * @param thoughts of the last moves, as far as the engines said anything
   */
  public record Game(
      int index,
      List<String> seats,
      String setup,
      List<String> moves,
      @Nullable List<LiveThought> thoughts) {
    public Game {
      seats = List.copyOf(seats);
      moves = List.copyOf(moves);
      thoughts = thoughts == null ? null : List.copyOf(thoughts);
    }

    /** None in the file of an older program. */
    @Override
    public List<LiveThought> thoughts() {
      return thoughts == null ? List.of() : thoughts;
    }
  }

  /**
   * What an engine thought of the move it made.
   *
   * @param ply the place of the move, from 0
   * @param value for the seat that moved, if it said so
   */
  public record LiveThought(int ply, @Nullable Double value, boolean exact, int depth, long nodes) {
    static LiveThought of(int ply, GameRecord.Thought said) {
      return new LiveThought(
          ply, said.hasValue() ? said.value() : null, said.exact(), said.depth(), said.nodes());
    }
  }

  /** All of them. */
  record Sheet(List<Game> games) {
    Sheet {
      games = List.copyOf(games);
    }
  }

  private record Note(long nanos, Game game) {}

  private final Path file;
  private final Map<Integer, Note> notes = new ConcurrentHashMap<>();
  private final AtomicLong written = new AtomicLong(System.nanoTime());

  LiveGamesFile(Path folder) {
    this.file = folder.resolve(FILE);
  }

  /** A game has got so far; called after every move, from the thread that plays it. */
  void at(
      int index,
      List<String> seats,
      String setup,
      List<String> moves,
      List<GameRecord.Thought> thoughts) {
    long now = System.nanoTime();
    Note note = notes.get(index);
    if (note != null && now - note.nanos < PAUSE_NANOS) {
      return;
    }
    // the first note only says when the game began: most are over before there is a second
    List<String> soFar = note == null ? List.of() : moves;
    notes.put(index, new Note(now, new Game(index, seats, setup, soFar, latest(thoughts))));
    long before = written.get();
    if (note != null && now - before >= PAUSE_NANOS && written.compareAndSet(before, now)) {
      write();
    }
  }

  /** The last ones: of everybody, unless one has made many moves in a row. */
  private static List<LiveThought> latest(List<GameRecord.Thought> thoughts) {
    return IntStream.range(Math.max(0, thoughts.size() - MOST_THOUGHTS), thoughts.size())
        .filter(ply -> !thoughts.get(ply).equals(GameRecord.Thought.NONE))
        .mapToObj(ply -> LiveThought.of(ply, thoughts.get(ply)))
        .toList();
  }

  void ended(int index) {
    notes.remove(index);
  }

  private synchronized void write() {
    List<Game> games =
        notes.values().stream()
            .map(Note::game)
            .filter(game -> !game.moves().isEmpty())
            .sorted(Comparator.comparingInt(Game::index))
            .limit(MOST)
            .toList();
    try {
      Path draft = file.resolveSibling(FILE + ".new");
      Files.write(draft, Json.writer(Sheet.class).writeValueAsBytes(new Sheet(games)));
      Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException unwritten) {
      // the next one may work
    }
  }

  void close() {
    try {
      Files.deleteIfExists(file);
    } catch (IOException stays) {
      // who looks on sees that nobody is at work
    }
  }
}
