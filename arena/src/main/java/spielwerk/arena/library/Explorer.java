package spielwerk.arena.library;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Setup;
import spielwerk.core.State;

/**
 * What was played from a position in the games of a library. A move is known by the position it
 * leads to, so moves that are mirror images of each other count as one.
 */
public final class Explorer {
  /** Openings and middle games; who looks for a position later than this looks for one game. */
  private static final int MOST_PLIES = 100;

  private static final int BATCH = 200;

  /** Of how many of the latest games it is shown who played a move. */
  private static final int LATEST = 200;

  private final Database database;
  private final Catalogue catalogue;

  Explorer(Database database, Catalogue catalogue) {
    this.database = database;
    this.catalogue = catalogue;
  }

  /**
   * How far the index is.
   *
   * @param games how many there are in the library
   */
  public record Extent(long indexed, long games) {
    public boolean complete() {
      return indexed >= games;
    }
  }

  /**
   * A move and all its mirror images.
   *
   * @param moves as people write them; the first in the order of the game comes first
   * @param wins of the seat that moved
   * @param players who played it most often among the latest games, the most frequent first
   */
  public record Played(
      List<String> moves, int games, int wins, int draws, int losses, List<String> players) {
    public Played {
      moves = List.copyOf(moves);
      players = List.copyOf(players);
    }
  }

  /** Takes games into the index that are not in it yet, for about so long. */
  public Extent index(long millis) {
    long end = System.nanoTime() + millis * 1_000_000;
    while (indexBatch() && System.nanoTime() < end) {
      // the next batch
    }
    return extent();
  }

  public Extent extent() {
    return database.read(
        connection -> {
          long indexed = indexed(connection);
          try (PreparedStatement count =
                  connection.prepareStatement("SELECT COUNT(*) FROM games WHERE id > ?");
              Statement all = connection.createStatement();
              ResultSet total = all.executeQuery("SELECT COUNT(*) FROM games")) {
            count.setLong(1, indexed);
            try (ResultSet left = count.executeQuery()) {
              long games = total.next() ? total.getLong(1) : 0;
              return new Extent(games - (left.next() ? left.getLong(1) : 0), games);
            }
          }
        });
  }

  private static long indexed(Connection connection) throws SQLException {
    try (Statement select = connection.createStatement();
        ResultSet row = select.executeQuery("SELECT indexed FROM numbers")) {
      return row.next() ? row.getLong(1) : 0;
    }
  }

  private record Sheet(long id, String document, int winner) {}

  /** Whether there may be more. */
  private boolean indexBatch() {
    List<Sheet> sheets = database.read(Explorer::next);
    if (sheets.isEmpty()) {
      return false;
    }
    Map<Long, List<long[]>> steps = new LinkedHashMap<>();
    for (Sheet sheet : sheets) {
      steps.put(sheet.id, steps(sheet));
    }
    database.write(
        connection -> {
          write(connection, sheets, steps);
          return sheets.size();
        });
    return sheets.size() == BATCH;
  }

  private static List<Sheet> next(Connection connection) throws SQLException {
    List<Sheet> sheets = new ArrayList<>();
    try (PreparedStatement select =
        connection.prepareStatement(
            "SELECT s.id, s.document, g.winner FROM sheets s JOIN games g ON g.id = s.id"
                + " WHERE s.id > ? ORDER BY s.id LIMIT ?")) {
      select.setLong(1, indexed(connection));
      select.setInt(2, BATCH);
      try (ResultSet rows = select.executeQuery()) {
        while (rows.next()) {
          sheets.add(new Sheet(rows.getLong(1), rows.getString(2), rows.getInt(3)));
        }
      }
    }
    return sheets;
  }

  /** From which position to which; none for a game whose rules are not there. */
  private List<long[]> steps(Sheet sheet) {
    List<long[]> steps = new ArrayList<>();
    try {
      LibraryGame game = new GameJson().read(sheet.document, "game " + sheet.id);
      Game rules = catalogue.game(game.record().game());
      State state = rules.start(new Setup(game.record().setup()));
      OptionalLong before = PositionKey.of(rules, state);
      for (String move : game.record().moves()) {
        if (before.isEmpty() || steps.size() == MOST_PLIES) {
          break;
        }
        state.play(rules.notation().legalMove(state, move));
        OptionalLong after = PositionKey.of(rules, state);
        if (after.isPresent()) {
          steps.add(new long[] {before.getAsLong(), after.getAsLong()});
        }
        before = after;
      }
    } catch (Mistake foreign) {
      return steps; // a game of a jar that is gone; what was played before it is still true
    }
    return steps;
  }

  private static void write(
      Connection connection, List<Sheet> sheets, Map<Long, List<long[]>> steps)
      throws SQLException {
    try (PreparedStatement insert =
            connection.prepareStatement(
                "INSERT INTO positions (place, next, winner, game) SELECT ?, ?, ?, id FROM games"
                    + " WHERE id = ? ON CONFLICT DO NOTHING");
        PreparedStatement update =
            connection.prepareStatement("UPDATE numbers SET indexed = ? WHERE indexed < ?")) {
      for (Sheet sheet : sheets) {
        for (long[] step : steps.getOrDefault(sheet.id, List.of())) {
          Query.set(insert, List.of(step[0], step[1], sheet.winner, sheet.id));
          insert.addBatch();
        }
      }
      insert.executeBatch();
      long last = sheets.get(sheets.size() - 1).id;
      Query.set(update, List.of(last, last));
      update.executeUpdate();
    }
  }

  /** What was played from a position, the most frequent first. */
  public List<Played> moves(Game rules, State state) {
    OptionalLong place = PositionKey.of(rules, state);
    if (place.isEmpty() || state.turn() < 0) {
      return List.of();
    }
    Map<Long, List<String>> texts = new LinkedHashMap<>();
    for (int move : Moves.of(state)) {
      State after = state.copy();
      after.play(move);
      PositionKey.of(rules, after)
          .ifPresent(
              key ->
                  texts
                      .computeIfAbsent(key, none -> new ArrayList<>())
                      .add(rules.notation().format(state, move)));
    }
    return database.read(connection -> count(connection, place.getAsLong(), state.turn(), texts));
  }

  private static List<Played> count(
      Connection connection, long place, int seat, Map<Long, List<String>> texts)
      throws SQLException {
    Map<Long, int[]> counts = new HashMap<>();
    try (PreparedStatement select =
        connection.prepareStatement(
            "SELECT next, winner, COUNT(*) FROM positions WHERE place = ? GROUP BY next, winner")) {
      select.setLong(1, place);
      try (ResultSet rows = select.executeQuery()) {
        while (rows.next()) {
          int winner = rows.getInt(2);
          int column = winner == seat ? 1 : winner == LibraryGame.SHARED ? 2 : winner < 0 ? 0 : 3;
          int[] sums = counts.computeIfAbsent(rows.getLong(1), none -> new int[4]);
          sums[0] += rows.getInt(3);
          sums[column] += column == 0 ? 0 : rows.getInt(3);
        }
      }
    }
    List<Played> moves = new ArrayList<>();
    for (Map.Entry<Long, List<String>> one : texts.entrySet()) {
      int[] sums = counts.get(one.getKey());
      if (sums != null) {
        moves.add(
            new Played(
                one.getValue(),
                sums[0],
                sums[1],
                sums[2],
                sums[3],
                players(connection, place, one.getKey(), seat)));
      }
    }
    moves.sort((a, b) -> b.games - a.games);
    return moves;
  }

  private static List<String> players(Connection connection, long place, long next, int seat)
      throws SQLException {
    Map<String, Integer> names = new LinkedHashMap<>();
    for (GameSummary game : games(connection, place, next, LATEST)) {
      if (seat < game.players().size()) {
        names.merge(game.players().get(seat).name(), 1, Integer::sum);
      }
    }
    return names.entrySet().stream()
        .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
        .limit(3)
        .map(Map.Entry::getKey)
        .toList();
  }

  /** The latest games in which a position was on the board before some move. */
  public List<GameSummary> games(Game rules, State state, int most) {
    OptionalLong place = PositionKey.of(rules, state);
    return place.isEmpty()
        ? List.of()
        : database.read(connection -> games(connection, place.getAsLong(), 0, most));
  }

  private static List<GameSummary> games(Connection connection, long place, long next, int most)
      throws SQLException {
    String step = next == 0 ? "" : " AND next = ?";
    List<Object> values = new ArrayList<>(List.of(place));
    if (next != 0) {
      values.add(next);
    }
    values.add(most);
    try (PreparedStatement select =
        connection.prepareStatement(
            "WITH p AS (SELECT DISTINCT game FROM positions WHERE place = ?"
                + step
                + " ORDER BY game DESC LIMIT ?) SELECT "
                + Query.COLUMNS
                + " FROM p JOIN games g ON g.id = p.game ORDER BY g.id DESC")) {
      Query.set(select, values);
      List<GameSummary> games = new ArrayList<>();
      GameSummaryReader reader = new GameSummaryReader();
      try (ResultSet rows = select.executeQuery()) {
        while (rows.next()) {
          games.add(reader.summary(rows));
        }
      }
      return games;
    }
  }
}
