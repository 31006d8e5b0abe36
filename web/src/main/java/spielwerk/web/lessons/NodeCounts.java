package spielwerk.web.lessons;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.Watch;

/**
 * How many nodes the same question costs with and without each improvement: each alone on top of
 * alpha-beta, and all of them but that one. Every figure is that of a real search.
 */
public final class NodeCounts {
  private static final long MOST = 100_000;

  /** An improvement by its name and its switch. */
  private record Switch(String name, String text) {}

  private static final List<Switch> SWITCHES =
      List.of(
          new Switch("order", "order=static"),
          new Switch("pvs", "pvs"),
          new Switch("deepen", "deepen"),
          new Switch("table", "table=64k"),
          new Switch("killers", "killers"));

  private final Catalogue catalogue;

  public NodeCounts(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /** Counts, to a depth in plies; 0 is for all of a typed tree. */
  public ObjectNode count(LessonPosition lessonPosition, int plies) {
    Position position = lessonPosition.decision(catalogue);
    int depth = LessonPosition.depth(catalogue, position, plies);
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("most", MOST).put("depth", depth);
    search(json.putObject("negamax"), position, "negamax", depth);
    search(json.putObject("alphabeta"), position, "alphabeta", depth);
    List<Switch> fitting =
        SWITCHES.stream().filter(one -> fits(position, "alphabeta:" + one.text())).toList();
    search(json.putObject("all"), position, engine(fitting), depth);
    ArrayNode items = json.putArray("items");
    for (Switch one : SWITCHES) {
      ObjectNode item = items.addObject().put("name", one.name());
      if (fitting.contains(one)) {
        search(item.putObject("alone"), position, engine(List.of(one)), depth);
        List<Switch> others = new ArrayList<>(fitting);
        others.remove(one);
        search(item.putObject("without"), position, engine(others), depth);
      }
    }
    return json;
  }

  private static String engine(List<Switch> switches) {
    Stream<String> texts = switches.stream().map(Switch::text);
    return switches.isEmpty() ? "alphabeta" : "alphabeta:" + String.join(",", texts.toList());
  }

  /** Some games have no keys for a table. */
  private boolean fits(Position position, String engine) {
    try (Engine made = catalogue.engine(engine, position.game())) {
      return made.info() != null;
    } catch (Mistake refused) {
      return false;
    }
  }

  private void search(ObjectNode json, Position position, String engine, int depth) {
    try (Engine made = catalogue.engine(engine, position.game())) {
      made.newGame(position.game(), position.state().turn(), position.game().traits().goal(), 0);
      Budget limit = Budget.depth(depth).tighter(Budget.nodes(MOST));
      Advice advice = made.advise(position, limit, Watch.NONE);
      long nodes = advice.effort().nodes();
      json.put("engine", engine).put("nodes", nodes).put("whole", nodes < MOST);
    }
  }
}
