package spielwerk.arena.library;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import spielwerk.runs.Json;

/** Summaries from rows of {@link Query#COLUMNS}. */
final class GameSummaryReader {
  private final ObjectMapper mapper = Json.mapper();
  private final GameJson games = new GameJson();

  GameSummary summary(ResultSet row) throws SQLException {
    return new GameSummary(
        row.getLong(1),
        row.getString(2),
        games.players(row.getString(3)),
        row.getString(4),
        shares(row.getString(5)),
        row.getInt(6),
        row.getString(7),
        row.getInt(8),
        row.getString(9),
        row.getString(10),
        tags(row.getString(11)));
  }

  private List<Double> shares(String json) {
    List<Double> shares = new ArrayList<>();
    tree(json).forEach(share -> shares.add(share.asDouble()));
    return shares;
  }

  private List<String> tags(String json) {
    List<String> tags = new ArrayList<>();
    tree(json).forEach(tag -> tags.add(tag.asText()));
    return tags;
  }

  private JsonNode tree(String json) {
    try {
      return mapper.readTree(json);
    } catch (JsonProcessingException broken) {
      throw new IllegalStateException("a row of the library is damaged", broken);
    }
  }
}
