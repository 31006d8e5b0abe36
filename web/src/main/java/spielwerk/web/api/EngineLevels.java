package spielwerk.web.api;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import spielwerk.core.Budget;
import spielwerk.core.Choice;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.web.table.Chair;

/**
 * How strong an engine plays, from 1 upwards, for people who do not want to know how it is called.
 * The file {@code levels.json} has a list for each game, and one under {@code *} for all others.
 */
final class EngineLevels {
  private final JsonNode lists;

  EngineLevels() {
    try (InputStream file = EngineLevels.class.getResourceAsStream("/spielwerk/web/levels.json")) {
      this.lists = new ObjectMapper().readTree(file);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** Who plays on each level of a game. */
  List<Chair> of(Game game) {
    List<Chair> levels = new ArrayList<>();
    for (JsonNode one : lists.has(game.id()) ? lists.path(game.id()) : lists.path("*")) {
      levels.add(
          new Chair(
              Chair.Kind.ENGINE,
              one.path("engine").asText(),
              one.path("engine").asText(),
              one.has("budget") ? Budget.parse(one.path("budget").asText()) : Budget.FREE,
              Choice.parse(one.path("choice").asText("best")),
              levels.size() + 1));
    }
    return levels;
  }

  /**
   * @throws Mistake if the game has no such level
   */
  Chair level(Game game, int level) {
    List<Chair> all = of(game);
    if (level < 1 || level > all.size()) {
      throw new Mistake(game.id() + " has the levels 1 to " + all.size() + ", not " + level + ".");
    }
    return all.get(level - 1);
  }
}
