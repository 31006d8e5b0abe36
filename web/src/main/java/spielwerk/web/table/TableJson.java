package spielwerk.web.table;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import spielwerk.core.Ending;
import spielwerk.core.Game;
import spielwerk.core.State;

/** Tables as pages get them. */
final class TableJson {
  private TableJson() {}

  /** Everything: who sits where, all moves, how the game stands, and the position there. */
  static ObjectNode whole(TableState tableState, boolean thinking) {
    ObjectNode json = card(tableState);
    Game game = tableState.course.game();
    json.put("seed", Long.toString(tableState.seed));
    json.put("goal", game.traits().goal().name().toLowerCase(Locale.ROOT));
    ArrayNode names = json.putArray("seatNames");
    for (int seat = 0; seat < tableState.chairs.size(); seat++) {
      names.add(game.notation().seat(seat));
    }
    json.put("live", tableState.live.id);
    json.put("thinking", thinking);
    json.put("paused", tableState.paused);
    json.put("drawOffer", tableState.drawOffer);
    json.put("backOffer", tableState.backOffer);
    json.put("trouble", tableState.trouble);
    if (!tableState.trouble.isEmpty()) {
      tableState.trace.forEach(json.putArray("trace")::add);
    }
    json.set("clock", clock(tableState.clocks, tableState.chairs.size()));
    json.set("nodes", nodes(tableState));
    json.put("next", tableState.next);
    json.set("position", PositionJson.write(tableState.course, tableState.live));
    return json;
  }

  /** What a list of tables shows. */
  static ObjectNode card(TableState tableState) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("id", tableState.id);
    json.put("game", tableState.course.game().text());
    json.put("created", tableState.created);
    json.put("changed", tableState.changed);
    json.put("length", tableState.live.ply);
    json.put("library", tableState.kept).put("libraryName", tableState.keptIn);
    json.put("hosted", !tableState.keys.isOpen());
    ArrayNode chairs = json.putArray("seats");
    for (int seat = 0; seat < tableState.chairs.size(); seat++) {
      chairs.add(chair(tableState.chairs.get(seat)).put("given", tableState.keys.given(seat)));
    }
    State state = tableState.course.at(tableState.live).state();
    json.put("turn", tableState.over() ? State.OVER : state.turn());
    json.put("status", tableState.over() ? "over" : "playing");
    Ending ending = tableState.ending;
    if (ending != null) {
      json.set("ending", ending(ending));
    }
    return json;
  }

  /** What somebody may do at a table; the keys themselves are not sent. */
  static ObjectNode rights(TableState tableState, Credentials credentials) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("host", tableState.keys.isHost(credentials));
    json.put("alone", tableState.keys.takesPart(credentials) && !tableState.others(credentials));
    ArrayNode seats = json.putArray("seats");
    tableState.keys.held(credentials).forEach(seats::add);
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

  /** The moves that pages may know: of choices that are pending only that they were made. */
  static ArrayNode nodes(TableState tableState) {
    VariationNode live = tableState.live;
    VariationNode open = PendingChoices.open(tableState);
    return nodes(
        tableState.tree(),
        node -> !PendingChoices.conceals(open, live, node),
        node -> node.leadsTo(live));
  }

  /** All moves, for the file of the table. */
  static ArrayNode nodes(VariationTree tree) {
    return nodes(tree, node -> true, node -> true);
  }

  /**
   * The order of children is the order of the list.
   *
   * @param told whether a move is given in full
   * @param counted whether at least the place of a move is given that is not given in full
   */
  private static ArrayNode nodes(
      VariationTree tree, Predicate<VariationNode> told, Predicate<VariationNode> counted) {
    ArrayNode list = JsonNodeFactory.instance.arrayNode();
    for (VariationNode node : tree.nodes()) {
      if (!told.test(node)) {
        if (counted.test(node) && node.parent != null) {
          list.addObject().put("id", node.id).put("parent", node.parent.id).put("hidden", true);
        }
        continue;
      }
      ObjectNode one = list.addObject().put("id", node.id);
      if (node.parent != null) {
        one.put("parent", node.parent.id).put("move", node.move);
      }
      List<VariationNode> shown = node.children.stream().filter(told.or(counted)).toList();
      if (shown.size() > 1) {
        ArrayNode children = one.putArray("children");
        shown.forEach(child -> children.add(child.id));
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
