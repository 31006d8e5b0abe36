package spielwerk.arena.library;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A filter as SQL that finds a page fast among a million games.
 *
 * <p>Pages go down the ids. Most conditions have an index that goes down the ids too (all games of
 * a player, of a run, ..), so one of them can lead: its games are looked at in order until the page
 * is full, and the others are asked of each. Ranges of length or date are sorted otherwise; they
 * lead only when they have few games. Databases guess who should lead from averages, which goes
 * wrong when one engine has half of all games and a person three. So we count, but not far ({@link
 * #FEW}): the condition with the fewest games leads.
 */
final class Query {
  static final int FEW = 10_000;

  static final String COLUMNS =
      "g.id, g.game, g.players, g.date, g.shares, g.winner, g.reason, g.length, g.run, g.comment,"
          + " g.tags";

  /**
   * One condition.
   *
   * @param table and the column of it that has the ids, by which to lead
   * @param where what to ask of it, with d for the table
   * @param asked what to ask of a game g when another one leads; written so that no index fits
   * @param ordered whether its index goes down the ids
   * @param bounded whether it is a range of dates with an end
   */
  private record Clause(
      String table,
      String key,
      String where,
      String asked,
      List<Object> values,
      boolean ordered,
      boolean bounded) {
    Clause(
        String table,
        String key,
        String where,
        String asked,
        List<Object> values,
        boolean ordered) {
      this(table, key, where, asked, values, ordered, false);
    }
  }

  private static final Clause EVERYTHING =
      new Clause("games", "id", "1 = 1", "1 = 1", List.of(), true);

  private final List<Clause> clauses;

  Query(Filter filter) {
    this.clauses = filter.conditions().stream().map(Query::clause).toList();
  }

  private static Clause clause(FilterCondition condition) {
    if (condition instanceof FilterCondition.Player player) {
      String share =
          switch (player.fate()) {
            case ANY -> "";
            case WON -> " AND %s.share = 1";
            case SHARED -> " AND %1$s.share > 0 AND %1$s.share < 1";
            case LOST -> " AND %s.share = 0";
          };
      return joined("players", player.name().toLowerCase(Locale.ROOT), share);
    }
    if (condition instanceof FilterCondition.Tagged tagged) {
      return joined("tags", tagged.tag(), "");
    }
    if (condition instanceof FilterCondition.Played played) {
      return text(played.game().contains(":") ? "game" : "kind", played.game());
    }
    if (condition instanceof FilterCondition.Over over) {
      return text("reason", over.reason().toString());
    }
    if (condition instanceof FilterCondition.Run run) {
      return text("run", run.id());
    }
    if (condition instanceof FilterCondition.Winner winner) {
      return new Clause(
          "games", "id", "d.winner = ?", "g.winner + 0 = ?", List.of(winner.seat()), true);
    }
    if (condition instanceof FilterCondition.Length length) {
      return new Clause(
          "games",
          "id",
          "d.length BETWEEN ? AND ?",
          "g.length + 0 BETWEEN ? AND ?",
          List.of(length.from(), length.to()),
          false);
    }
    if (condition instanceof FilterCondition.Dates dates) {
      // no date has a character above this one
      String before = dates.before().isEmpty() ? "~" : dates.before();
      return new Clause(
          "games",
          "id",
          "d.date >= ? AND d.date < ?",
          "g.date || '' >= ? AND g.date || '' < ?",
          List.of(dates.from(), before),
          false,
          !dates.before().isEmpty());
    }
    FilterCondition.Said said = (FilterCondition.Said) condition;
    String words = said.words().toLowerCase(Locale.ROOT).replaceAll("[!%_]", "!$0");
    return new Clause(
        "notes",
        "id",
        "d.words LIKE ? ESCAPE '!'",
        "EXISTS (SELECT 1 FROM notes n WHERE n.id = g.id AND n.words LIKE ? ESCAPE '!')",
        List.of("%" + words + "%"),
        true);
  }

  private static Clause joined(String table, String name, String further) {
    return new Clause(
        table,
        "game",
        "d.name = ?" + further.formatted("d"),
        "EXISTS (SELECT 1 FROM "
            + table
            + " o WHERE o.name = ? AND o.game = g.id"
            + further.formatted("o")
            + ")",
        List.of(name),
        true);
  }

  private static Clause text(String column, String value) {
    return new Clause(
        "games", "id", "d." + column + " = ?", "g." + column + " || '' = ?", List.of(value), true);
  }

  /** The games of a page, and one more if there are more. */
  List<GameSummary> page(Connection connection, long after, int size, GameSummaryReader reader)
      throws SQLException {
    Clause lead = lead(connection);
    List<Clause> others = clauses.stream().filter(clause -> clause != lead).toList();
    StringBuilder sql = new StringBuilder();
    List<Object> values = new ArrayList<>(lead.values);
    // first the ids of the page alone, so that whole rows are read for it only
    if (lead.ordered) {
      sql.append("WITH p AS MATERIALIZED (SELECT d.").append(lead.key).append(" AS id FROM ");
      sql.append(lead.table).append(" d").append(others.isEmpty() ? "" : " CROSS JOIN games g");
      sql.append(" WHERE ").append(lead.where);
    } else {
      sql.append("WITH d AS MATERIALIZED (SELECT d.").append(lead.key).append(" FROM ");
      sql.append(lead.table).append(" d WHERE ").append(lead.where).append("), ");
      sql.append("p AS MATERIALIZED (SELECT d.").append(lead.key).append(" AS id FROM d");
      sql.append(others.isEmpty() ? "" : " CROSS JOIN games g").append(" WHERE 1 = 1");
    }
    sql.append(" AND d.").append(lead.key).append(" < ?");
    values.add(after);
    if (!others.isEmpty()) {
      sql.append(" AND g.id = d.").append(lead.key);
    }
    for (Clause clause : others) {
      sql.append(" AND ").append(clause.asked);
      values.addAll(clause.values);
      if (clause.bounded) {
        // old games mostly have small ids: do not look through all that came after them
        sql.append(" AND d.").append(lead.key).append(" <= (SELECT MAX(m.id) FROM games m WHERE");
        sql.append(" m.date >= ? AND m.date < ?)");
        values.addAll(clause.values);
      }
    }
    sql.append(" ORDER BY d.").append(lead.key).append(" DESC LIMIT ?) SELECT ");
    sql.append(COLUMNS).append(" FROM p CROSS JOIN games g WHERE g.id = p.id ORDER BY p.id DESC");
    values.add(size);
    return games(connection, sql.toString(), values, reader);
  }

  /**
   * Games in any order, from the one of a number on. No condition leads here, so that the order has
   * an index to go by.
   */
  List<GameSummary> sorted(
      Connection connection, SortOrder sort, long from, int size, GameSummaryReader reader)
      throws SQLException {
    List<Object> values = new ArrayList<>();
    String sql =
        "SELECT "
            + COLUMNS
            + " FROM games g WHERE "
            + asked(values)
            + " ORDER BY "
            + sort.sql()
            + " LIMIT ? OFFSET ?";
    values.add(size);
    values.add(from);
    return games(connection, sql, values, reader);
  }

  private static List<GameSummary> games(
      Connection connection, String sql, List<Object> values, GameSummaryReader reader)
      throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      set(statement, values);
      try (ResultSet rows = statement.executeQuery()) {
        List<GameSummary> games = new ArrayList<>();
        while (rows.next()) {
          games.add(reader.summary(rows));
        }
        return games;
      }
    }
  }

  /** How many games fulfil all conditions. */
  long count(Connection connection) throws SQLException {
    List<Object> values = new ArrayList<>();
    String sql = "SELECT COUNT(*) FROM games g WHERE " + asked(values);
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      set(statement, values);
      try (ResultSet row = statement.executeQuery()) {
        return row.next() ? row.getLong(1) : 0;
      }
    }
  }

  private String asked(List<Object> values) {
    StringBuilder sql = new StringBuilder("1 = 1");
    for (Clause clause : clauses) {
      sql.append(" AND ").append(clause.asked);
      values.addAll(clause.values);
    }
    return sql.toString();
  }

  private Clause lead(Connection connection) throws SQLException {
    Clause lead = null;
    int fewest = Integer.MAX_VALUE;
    for (Clause clause : clauses) {
      int count = count(connection, clause);
      if (count < fewest && (clause.ordered || count < FEW)) {
        lead = clause;
        fewest = count;
      }
    }
    return lead == null ? EVERYTHING : lead;
  }

  private static int count(Connection connection, Clause clause) throws SQLException {
    // words have no index: what counts there is how many games must be read
    boolean read = clause.table.equals("notes");
    String sql =
        "SELECT COUNT(*) FROM (SELECT 1 FROM %s d WHERE %s LIMIT %d) c"
            .formatted(clause.table, read ? "1 = 1" : clause.where, FEW);
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      set(statement, read ? List.of() : clause.values);
      try (ResultSet row = statement.executeQuery()) {
        row.next();
        return row.getInt(1);
      }
    }
  }

  /** Sets all question marks. */
  static void set(PreparedStatement statement, List<?> values) throws SQLException {
    for (int i = 0; i < values.size(); i++) {
      @Nullable Object value = values.get(i);
      if (value instanceof Long number) {
        statement.setLong(i + 1, number);
      } else if (value instanceof Integer number) {
        statement.setInt(i + 1, number);
      } else if (value instanceof Double number) {
        statement.setDouble(i + 1, number);
      } else {
        statement.setString(i + 1, String.valueOf(value));
      }
    }
  }
}
