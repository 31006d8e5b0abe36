package spielwerk.arena.library;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import spielwerk.core.Mistake;
import spielwerk.core.Name;
import spielwerk.core.Participant;
import spielwerk.runs.Json;

/** Writes games within one transaction. */
final class LibraryWriter {
  /** What a list shows of a comment. */
  private static final int BEGINNING = 200;

  private static final String GAMES =
      "INSERT INTO games (id, print, kind, game, players, date, shares, winner, reason, length,"
          + " run, comment, tags) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
  private static final String CHANGED =
      "UPDATE games SET players = ?, comment = ?, tags = ?, date = ? WHERE id = ?";

  private final Connection connection;
  private final GameJson json = new GameJson();
  private final ObjectMapper mapper = Json.mapper();
  private final GameFingerprint gameFingerprint = new GameFingerprint();
  private final Map<String, LibraryGame> waiting = new LinkedHashMap<>();
  private final Set<String> runs = new HashSet<>();
  private int added;
  private int known;
  private long last;

  LibraryWriter(Connection connection) {
    this.connection = connection;
  }

  /** Adds games, each of them once. */
  Library.Added add(List<LibraryGame> batch) throws SQLException {
    for (LibraryGame game : batch) {
      if (waiting.putIfAbsent(gameFingerprint.of(game), game) != null) {
        known++;
      }
    }
    if (!waiting.isEmpty()) {
      flush();
    }
    return new Library.Added(added, known, last);
  }

  /** Adds a game, or changes what is said of it if it is there; its number in either case. */
  long put(LibraryGame game) throws SQLException {
    if (add(List.of(game)).added() == 1) {
      return last;
    }
    try (PreparedStatement select =
        connection.prepareStatement("SELECT id FROM games WHERE print = ?")) {
      select.setString(1, gameFingerprint.of(game));
      try (ResultSet row = select.executeQuery()) {
        row.next();
        long id = row.getLong(1);
        replace(id, game);
        return id;
      }
    }
  }

  private void flush() throws SQLException {
    long id = reserve(waiting.size());
    Set<String> there = there();
    List<Long> ids = new ArrayList<>();
    List<LibraryGame> games = new ArrayList<>();
    try (PreparedStatement rows = connection.prepareStatement(GAMES)) {
      for (Map.Entry<String, LibraryGame> entry : waiting.entrySet()) {
        if (there.contains(entry.getKey())) {
          known++;
        } else {
          ids.add(++id);
          games.add(entry.getValue());
          Query.set(rows, row(id, entry.getKey(), entry.getValue()));
          rows.addBatch();
        }
      }
      rows.executeBatch();
    }
    waiting.clear();
    runs(games);
    sheets(ids, games);
    names(ids, games);
    added += games.size();
    last = games.isEmpty() ? last : id;
  }

  /**
   * The id before the first of so many new ones. It comes first of all, for on a server it makes
   * others who write wait.
   */
  private long reserve(int count) throws SQLException {
    try (PreparedStatement update =
            connection.prepareStatement("UPDATE numbers SET last = last + ?");
        Statement select = connection.createStatement()) {
      update.setInt(1, count);
      update.executeUpdate();
      try (ResultSet row = select.executeQuery("SELECT last FROM numbers")) {
        row.next();
        return row.getLong(1) - count;
      }
    }
  }

  private Set<String> there() throws SQLException {
    String marks = String.join(", ", Collections.nCopies(waiting.size(), "?"));
    Set<String> there = new HashSet<>();
    try (PreparedStatement select =
        connection.prepareStatement("SELECT print FROM games WHERE print IN (" + marks + ")")) {
      Query.set(select, List.copyOf(waiting.keySet()));
      try (ResultSet rows = select.executeQuery()) {
        while (rows.next()) {
          there.add(rows.getString(1));
        }
      }
    }
    return there;
  }

  private List<Object> row(long id, String print, LibraryGame game) {
    ArrayNode shares = mapper.createArrayNode();
    game.record().ending().shares().forEach(shares::add);
    return List.of(
        id,
        print,
        Name.parse(game.record().game()).id(),
        game.record().game(),
        json.players(game.players()),
        game.record().circumstances().date(),
        shares.toString(),
        game.winner(),
        game.record().ending().reason().toString(),
        game.record().moves().size(),
        game.origin().map(Origin::run).orElse(""),
        beginning(game.comment()),
        tags(game));
  }

  private static String beginning(String comment) {
    return comment.length() <= BEGINNING
        ? comment
        : comment.substring(
                0,
                comment.offsetByCodePoints(
                    0, Math.min(BEGINNING, comment.codePointCount(0, comment.length()))))
            + " ..";
  }

  private String tags(LibraryGame game) {
    ArrayNode tags = mapper.createArrayNode();
    game.tags().forEach(tags::add);
    return tags.toString();
  }

  /** The specs of runs that are new here. */
  private void runs(List<LibraryGame> games) throws SQLException {
    for (LibraryGame game : games) {
      if (game.origin().isPresent() && runs.add(game.origin().get().run())) {
        Origin origin = game.origin().get();
        try (PreparedStatement insert =
            connection.prepareStatement(
                "INSERT INTO runs (id, kind, spec) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING")) {
          Query.set(insert, List.of(origin.run(), origin.kind(), origin.spec()));
          insert.executeUpdate();
        }
      }
    }
  }

  private void sheets(List<Long> ids, List<LibraryGame> games) throws SQLException {
    try (PreparedStatement sheets =
        connection.prepareStatement("INSERT INTO sheets (id, document) VALUES (?, ?)")) {
      for (int i = 0; i < games.size(); i++) {
        Query.set(sheets, List.of(ids.get(i), document(games.get(i))));
        sheets.addBatch();
      }
      sheets.executeBatch();
    }
  }

  /** The spec of a run stands in a table of its own, once for all its games. */
  private String document(LibraryGame game) {
    return json.write(
        game.origin()
            .map(origin -> game.withOrigin(new Origin(origin.run(), origin.kind(), "")))
            .orElse(game));
  }

  /** What games are found by: players, tags, words. */
  private void names(List<Long> ids, List<LibraryGame> games) throws SQLException {
    try (PreparedStatement players =
            connection.prepareStatement(
                "INSERT INTO players (name, game, share) VALUES (?, ?, ?)");
        PreparedStatement tags =
            connection.prepareStatement("INSERT INTO tags (name, game) VALUES (?, ?)");
        PreparedStatement notes =
            connection.prepareStatement("INSERT INTO notes (id, words) VALUES (?, ?)")) {
      for (int i = 0; i < games.size(); i++) {
        long id = ids.get(i);
        LibraryGame game = games.get(i);
        for (Map.Entry<String, Double> player : shares(game).entrySet()) {
          Query.set(players, List.of(player.getKey(), id, player.getValue()));
          players.addBatch();
        }
        for (String tag : game.tags()) {
          Query.set(tags, List.of(tag, id));
          tags.addBatch();
        }
        String words = words(game);
        if (!words.isEmpty()) {
          Query.set(notes, List.of(id, words));
          notes.addBatch();
        }
      }
      players.executeBatch();
      tags.executeBatch();
      notes.executeBatch();
    }
  }

  /** Under each name the best that somebody of that name got. */
  static Map<String, Double> shares(LibraryGame game) {
    Map<String, Double> shares = new LinkedHashMap<>();
    for (int seat = 0; seat < game.players().size(); seat++) {
      double share = game.record().ending().shares().get(seat);
      for (String name : names(game.players().get(seat))) {
        shares.merge(name, share, Math::max);
      }
    }
    return shares;
  }

  static Set<String> names(Participant player) {
    Set<String> names = new HashSet<>();
    names.add(player.name().toLowerCase(Locale.ROOT));
    if (player.kind() == Participant.Kind.ENGINE) {
      try {
        names.add(Name.parse(player.name()).id().toLowerCase(Locale.ROOT));
      } catch (Mistake unusual) {
        // an engine from elsewhere, whose name follows other rules
      }
    }
    return names;
  }

  private static String words(LibraryGame game) {
    List<String> said = new ArrayList<>();
    for (String text :
        List.of(
            game.comment(), game.event(), game.record().ending().detail(), game.tree().words())) {
      if (!text.isBlank()) {
        said.add(text);
      }
    }
    return String.join("\n", said).toLowerCase(Locale.ROOT);
  }

  /** Writes another form of a game that is there. */
  void replace(long id, LibraryGame game) throws SQLException {
    try (PreparedStatement row = connection.prepareStatement(CHANGED)) {
      Query.set(
          row,
          List.of(
              json.players(game.players()),
              beginning(game.comment()),
              tags(game),
              game.record().circumstances().date(),
              id));
      row.executeUpdate();
    }
    for (String table :
        List.of("players WHERE game", "tags WHERE game", "notes WHERE id", "sheets WHERE id")) {
      try (PreparedStatement delete =
          connection.prepareStatement("DELETE FROM " + table + " = ?")) {
        delete.setLong(1, id);
        delete.executeUpdate();
      }
    }
    sheets(List.of(id), List.of(game));
    names(List.of(id), List.of(game));
  }
}
