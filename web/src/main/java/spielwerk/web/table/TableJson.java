package spielwerk.web.table;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import spielwerk.core.Ending;
import spielwerk.core.Game;
import spielwerk.core.State;

/** Tables as pages get them. */
final class TableJson {
  private TableJson() {}

  /** Everything: who sits where, all moves, how the game stands, and the position there. */
  static ObjectNode whole(Sheet sheet, boolean thinking) {
    ObjectNode json = card(sheet);
    Game game = sheet.course.game();
    json.put("seed", Long.toString(sheet.seed));
    json.put("goal", game.traits().goal().name().toLowerCase(Locale.ROOT));
    ArrayNode names = json.putArray("seatNames");
    for (int seat = 0; seat < sheet.chairs.size(); seat++) {
      names.add(game.notation().seat(seat));
    }
    json.put("live", sheet.live.id);
    json.put("thinking", thinking);
    json.put("paused", sheet.paused);
    json.put("drawOffer", sheet.drawOffer);
    json.put("backOffer", sheet.backOffer);
    json.put("trouble", sheet.trouble);
    json.set("clock", clock(sheet.clocks, sheet.chairs.size()));
    json.set("nodes", nodes(sheet.tree()));
    json.set("position", PositionJson.write(sheet.course, sheet.live));
    return json;
  }

  /** What a list of tables shows. */
  static ObjectNode card(Sheet sheet) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("id", sheet.id);
    json.put("game", sheet.course.game().text());
    json.put("created", sheet.created);
    json.put("changed", sheet.changed);
    json.put("length", sheet.live.ply);
    json.put("library", sheet.kept).put("libraryName", sheet.keptIn);
    json.put("hosted", !sheet.keys.isOpen());
    ArrayNode chairs = json.putArray("seats");
    for (int seat = 0; seat < sheet.chairs.size(); seat++) {
      chairs.add(chair(sheet.chairs.get(seat)).put("given", sheet.keys.given(seat)));
    }
    State state = sheet.course.at(sheet.live).state();
    json.put("turn", sheet.over() ? State.OVER : state.turn());
    json.put("status", sheet.over() ? "over" : "playing");
    Ending ending = sheet.ending;
    if (ending != null) {
      json.set("ending", ending(ending));
    }
    return json;
  }

  /** What somebody may do at a table; the keys themselves are not told. */
  static ObjectNode rights(Sheet sheet, Hand hand) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("host", sheet.keys.isHost(hand));
    json.put("alone", sheet.keys.takesPart(hand) && !sheet.others(hand));
    ArrayNode seats = json.putArray("seats");
    sheet.keys.held(hand).forEach(seats::add);
    return json;
  }

  static ObjectNode chair(Chair chair) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("kind", chair.kind().name().toLowerCase(Locale.ROOT));
    json.put("name", chair.name());
    if (!chair.isPerson()) {
      json.put("engine", chair.engine());
      json.put("budget", chair.budget().toString());
      json.put("choice", chair.choice().toString());
      json.put("level", chair.level());
    }
    return json;
  }

  static ObjectNode ending(Ending ending) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("reason", ending.reason().toString());
    json.put("seat", ending.seat());
    json.put("detail", ending.detail());
    ArrayNode shares = json.putArray("shares");
    ending.shares().forEach(shares::add);
    return json;
  }

  static ObjectNode clock(Clocks clocks, int seats) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("limit", clocks.limit());
    json.put("increment", clocks.increment());
    json.put("running", clocks.running());
    ArrayNode used = json.putArray("used");
    ArrayNode left = json.putArray("left");
    for (int seat = 0; seat < seats; seat++) {
      used.add(clocks.used(seat));
      if (clocks.limited()) {
        left.add(clocks.left(seat));
      }
    }
    return json;
  }

  /** All moves; the order of children is the order of the list. */
  static ArrayNode nodes(Tree tree) {
    ArrayNode list = JsonNodeFactory.instance.arrayNode();
    for (Node node : tree.nodes()) {
      ObjectNode one = list.addObject().put("id", node.id);
      if (node.parent != null) {
        one.put("parent", node.parent.id).put("move", node.move);
      }
      if (node.children.size() > 1) {
        ArrayNode children = one.putArray("children");
        node.children.forEach(child -> children.add(child.id));
      }
      if (!node.comment.isEmpty()) {
        one.put("comment", node.comment);
      }
      if (!node.mark.isEmpty()) {
        one.put("mark", node.mark);
      }
      node.evaluation.ifPresent(
          value ->
              one.put("value", value.value())
                  .put("seat", value.seat())
                  .put("exact", value.exact()));
    }
    return list;
  }
}
