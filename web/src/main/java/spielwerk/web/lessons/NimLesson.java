package spielwerk.web.lessons;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.Solves;
import spielwerk.core.Unfinished;
import spielwerk.core.Watch;
import spielwerk.web.table.PositionJson;

/**
 * A position of Nim by the rules, and what a search to the end says of it: it knows nothing of the
 * secret, and so it confirms it.
 */
public final class NimLesson {
  private static final String SOLVER = "alphabeta:table=64k";
  private static final long MOST = 200_000;

  private final Catalogue catalogue;

  public NimLesson(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  public ObjectNode show(LessonPosition lessonPosition) {
    Position position = lessonPosition.position(catalogue);
    if (!position.game().id().equals("nim")) {
      throw new Mistake("The secret is that of nim, not of " + position.game().id() + ".");
    }
    ObjectNode json = PositionJson.write(position, LessonPosition.words(position));
    if (!position.state().over()) {
      try (Engine made = catalogue.engine(SOLVER, position.game())) {
        Solves.Solution solved = ((Solves) made).solve(position, Budget.nodes(MOST), Watch.NONE);
        ObjectNode found = json.putObject("solved");
        found.put("wins", solved.value() > 0).put("nodes", solved.effort().nodes());
        ArrayNode best = found.putArray("best");
        solved
            .best()
            .forEach(move -> best.add(position.game().notation().format(position.state(), move)));
      } catch (Unfinished tooLarge) {
        json.putNull("solved");
      }
    }
    return json;
  }
}
