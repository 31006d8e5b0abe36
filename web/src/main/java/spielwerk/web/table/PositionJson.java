package spielwerk.web.table;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import spielwerk.core.Game;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.Retraced;
import spielwerk.core.State;
import spielwerk.core.Viewed;

/** All that a board in the browser needs to show a position and to let people move in it. */
public final class PositionJson {
  /** Where more moves may be legal, boards let people click anywhere and ask. */
  static final int MOST_LEGAL = 1000;

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private PositionJson() {}

  static ObjectNode write(TreePositions treePositions, VariationNode node) {
    List<String> texts = treePositions.tree().path(node).stream().map(step -> step.move).toList();
    ObjectNode json = write(treePositions.at(node), texts);
    json.put("node", node.id);
    return json;
  }

  /**
   * A position that need not belong to a table. Choices that are pending in it are left out.
   *
   * @param texts the moves that led there
   */
  public static ObjectNode write(Position position, List<String> texts) {
    State state = position.state();
    Game game = position.game();
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("game", game.text());
    json.put("setup", position.setup().text());
    ArrayNode moves = json.putArray("moves");
    List<String> open = PendingChoices.moves(position, texts);
    open.forEach(moves::add);
    json.put("text", PendingChoices.text(position));
    json.put("turn", state.turn());
    json.put("over", state.over());
    if (state.over()) {
      ArrayNode points = json.putArray("points");
      for (int seat = 0; seat < game.traits().seats(); seat++) {
        points.add(state.points(seat));
      }
    }
    json.put("last", open.isEmpty() ? "" : open.get(open.size() - 1));
    int[] all = state.turn() >= 0 ? Moves.of(state) : new int[0]; // dice fall in thousands of ways
    if (all.length <= MOST_LEGAL) {
      ArrayNode legal = json.putArray("legal");
      for (int move : all) {
        legal.add(game.notation().format(state, move));
      }
      json.put("board", game.notation().board(state));
    }
    if (state instanceof Viewed viewed) {
      json.set("view", MAPPER.valueToTree(viewed.view(state.turn())));
    }
    if (game instanceof Retraced retraced) {
      json.set("history", MAPPER.valueToTree(retraced.history(position.setup(), position.moves())));
    }
    return json;
  }
}
