package spielwerk.arena.library;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.sqlite.SQLiteJDBCLoader;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;

/**
 * Games that are kept to be looked at again. May be used by several threads at once, and by several
 * programs; who reads waits for nobody who writes.
 */
public final class Library implements AutoCloseable {
  /** As many as are written in one transaction: fewer are slower, more keep others waiting. */
  private static final int BATCH = 500;

  /** As many as are read at once when all are wanted. */
  private static final int CHUNK = 500;

  private final Database database;

  private Library(Database database) {
    this.database = database;
  }

  /**
   * Opens a library, and makes it if it is not there yet and may be written.
   *
   * @throws Mistake if it cannot be opened, is not a library, or of a newer program
   */
  public static Library open(LibraryLocation place) {
    if (place.readOnly() && !place.exists()) {
      throw new Mistake("There is no library " + place.name() + " to look at yet.");
    }
    Database database = new Database(place);
    try {
      new Schema(database).prepare();
      return new Library(database);
    } catch (RuntimeException failed) {
      database.close();
      throw failed;
    }
  }

  /**
   * Loads what opening a library in a file needs: the native code of SQLite is unpacked first. A
   * program that has other things to do before may ask for it on a thread of its own; what does not
   * work is reported when a library is opened.
   */
  public static void prepare() {
    try {
      SQLiteJDBCLoader.initialize();
    } catch (Exception | LinkageError later) {
      // whoever opens a library gets the sentence
    }
  }

  /** Where it lies. */
  public LibraryLocation place() {
    return database.place();
  }

  /**
   * What an addition did.
   *
   * @param known games that were there already, and were left as they are
   * @param last the id of the last game added, 0 if none was
   */
  public record Added(int added, int known, long last) {
    Added plus(Added next) {
      return new Added(added + next.added, known + next.known, next.last == 0 ? last : next.last);
    }
  }

  /** Hands over games, one after the other, and the same ones if it is asked again. */
  public interface Source {
    void give(Consumer<LibraryGame> taker);
  }

  /**
   * Adds all games of a source or, if anything is wrong with one of them, none: the source is asked
   * once to see that, and if it has many games once more to add them. They are added in batches,
   * between which others can write; whoever is killed in the middle adds the rest by adding all
   * again.
   */
  public Added add(Source source) {
    Batch batch = new Batch();
    int[] count = {0};
    source.give(
        game -> {
          if (++count[0] <= BATCH) {
            batch.games.add(game);
          }
        });
    if (count[0] > BATCH) {
      batch.games.clear();
      source.give(batch::add);
    }
    batch.flush();
    return batch.done;
  }

  /** Games that go into the library together. */
  private final class Batch {
    private final List<LibraryGame> games = new ArrayList<>();
    private Added done = new Added(0, 0, 0);

    void add(LibraryGame game) {
      games.add(game);
      if (games.size() == BATCH) {
        flush();
      }
    }

    void flush() {
      if (!games.isEmpty()) {
        done = done.plus(database.write(connection -> new LibraryWriter(connection).add(games)));
        games.clear();
      }
    }
  }

  /**
   * Adds a game, or changes what is said of it if it is there already.
   *
   * @return its number in either case
   */
  public long put(LibraryGame game) {
    return database.write(connection -> new LibraryWriter(connection).put(game));
  }

  /**
   * The next games that fit, the latest first.
   *
   * @param after {@link LibraryPage#FIRST}, or where the page before said the next begins
   * @param size how many at most
   */
  public LibraryPage page(Filter filter, long after, int size) {
    return database.read(
        connection -> {
          List<GameSummary> games =
              new Query(filter).page(connection, after, size + 1, new GameSummaryReader());
          return games.size() <= size
              ? new LibraryPage(games, LibraryPage.LAST)
              : new LibraryPage(games.subList(0, size), games.get(size - 1).id());
        });
  }

  /** The whole of a game, if there is one of that number. */
  public Optional<LibraryGame> find(long id) {
    return database.read(connection -> find(connection, id));
  }

  /**
   * The whole of a game.
   *
   * @throws Mistake if there is none of that number
   */
  public LibraryGame game(long id) {
    return find(id).orElseThrow(() -> none(id));
  }

  private Mistake none(long id) {
    return new Mistake(
        "There is no game " + id + " in the library " + database.place().name() + ".");
  }

  private static Optional<LibraryGame> find(Connection connection, long id) throws SQLException {
    try (PreparedStatement select =
        connection.prepareStatement(
            "SELECT s.document, r.id, r.kind, r.spec FROM sheets s JOIN games g ON g.id = s.id"
                + " LEFT JOIN runs r ON r.id = g.run WHERE s.id = ?")) {
      select.setLong(1, id);
      try (ResultSet row = select.executeQuery()) {
        if (!row.next()) {
          return Optional.empty();
        }
        LibraryGame game = new GameJson().read(row.getString(1), "game " + id + " of the library");
        return Optional.of(
            row.getString(2) == null
                ? game
                : game.withOrigin(
                    new Origin(row.getString(2), row.getString(3), row.getString(4))));
      }
    }
  }

  /** Hands over all games that fit, the latest first; each page is as the library is then. */
  public void forEach(Filter filter, Reader reader) {
    long after = LibraryPage.FIRST;
    do {
      LibraryPage page = page(filter, after, CHUNK);
      for (GameSummary gameSummary : page.games()) {
        Optional<LibraryGame> game =
            find(gameSummary.id()); // another program may delete it meanwhile
        game.ifPresent(found -> reader.take(gameSummary.id(), found));
      }
      after = page.next();
    } while (after != LibraryPage.LAST);
  }

  /** Takes games with their ids. */
  public interface Reader {
    void take(long id, LibraryGame game);
  }

  /** How many games fit. */
  public long count(Filter filter) {
    return database.read(connection -> new Query(filter).count(connection));
  }

  /**
   * Some games that fit, in any order.
   *
   * @param from how many to skip
   * @param size how many at most
   */
  public List<GameSummary> sorted(Filter filter, SortOrder sort, long from, int size) {
    return database.read(
        connection ->
            new Query(filter).sorted(connection, sort, from, size, new GameSummaryReader()));
  }

  /**
   * Changes what is said of a game; what was played stays.
   *
   * @throws Mistake if there is none of that number
   */
  public void edit(long id, UnaryOperator<LibraryGame> change) {
    database.write(
        connection -> {
          LibraryGame before = find(connection, id).orElseThrow(() -> none(id));
          LibraryGame after = change.apply(before);
          if (!after.record().moves().equals(before.record().moves())) {
            throw new IllegalArgumentException("an edit must not change the game that was played");
          }
          new LibraryWriter(connection).replace(id, after);
          return after;
        });
  }

  /** Deletes games and returns how many of them there were. */
  public int delete(List<Long> ids) {
    return database.write(
        connection -> {
          int deleted = 0;
          try (PreparedStatement delete =
              connection.prepareStatement("DELETE FROM games WHERE id = ?")) {
            for (long id : ids) {
              delete.setLong(1, id);
              deleted += delete.executeUpdate();
            }
          }
          return deleted;
        });
  }

  /**
   * How somebody fared against each other player, in the order of their names; games with hints
   * count apart.
   */
  public List<HeadToHead> tally(String name) {
    return tally(name, Filter.ALL);
  }

  /** The same, in some games only. */
  public List<HeadToHead> tally(String name, Filter filter) {
    Map<String, HeadToHead> all = new TreeMap<>();
    String wanted = name.toLowerCase(Locale.ROOT);
    long after = LibraryPage.FIRST;
    do {
      LibraryPage page = page(filter.and(new FilterCondition.Player(name)), after, CHUNK);
      for (GameSummary gameSummary : page.games()) {
        for (HeadToHead one : HeadToHead.of(gameSummary, wanted)) {
          all.merge(one.opponent() + "\n" + one.hints(), one, HeadToHead::plus);
        }
      }
      after = page.next();
    } while (after != LibraryPage.LAST);
    return new ArrayList<>(all.values());
  }

  /** What was played where; the rules of the games come from a catalogue. */
  public Explorer explorer(Catalogue catalogue) {
    return new Explorer(database, catalogue);
  }

  /** Names of players with this prefix, sorted; in lower case, as they are searched. */
  public List<String> players(String beginning, int most) {
    String from = beginning.toLowerCase(Locale.ROOT);
    return database.read(
        connection -> {
          List<String> names = new ArrayList<>();
          try (PreparedStatement select =
              connection.prepareStatement(
                  "SELECT DISTINCT name FROM players WHERE name >= ? AND name < ? ORDER BY name"
                      + " LIMIT ?")) {
            Query.set(select, List.of(from, from + Character.MAX_VALUE, most));
            try (ResultSet rows = select.executeQuery()) {
              while (rows.next()) {
                names.add(rows.getString(1));
              }
            }
          }
          return names;
        });
  }

  @Override
  public void close() {
    database.close();
  }
}
