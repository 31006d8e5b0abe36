package spielwerk.web.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import spielwerk.core.Mistake;
import spielwerk.core.Notation;
import spielwerk.core.Position;
import spielwerk.core.State;

/** Lines that somebody proposes at a table: to be looked at, or entered as a variation. */
public final class ProposedLines {
  /** No engine's line that anybody follows is longer. */
  private static final int LONGEST = 200;

  private final Table table;

  ProposedLines(Table table) {
    this.table = table;
  }

  /**
   * The position at the end of a line, which changes nothing at the table.
   *
   * @throws Mistake if a move is not legal
   */
  public ObjectNode position(int node, List<String> moves) {
    check(moves);
    return table.look(
        tableState -> {
          VariationNode from = tableState.tree().node(node);
          PendingChoices.checkOpen(tableState, from);
          Position before = tableState.course.at(from);
          Notation notation = tableState.course.game().notation();
          State state = before.state().copy();
          List<String> texts = new ArrayList<>();
          tableState.tree().path(from).forEach(step -> texts.add(step.move));
          for (String text : moves) {
            int move = notation.legalMove(state, text);
            texts.add(notation.format(state, move));
            state.play(move);
          }
          Position after =
              new Position(before.game(), before.setup(), before.moves(), state); // for its state
          return PositionJson.write(after, texts);
        });
  }

  /**
   * Enters a line as a variation; the game itself stays where it is.
   *
   * @return the number of its last move
   * @throws Mistake if a move is not legal; the moves before it stay
   */
  public int enter(int node, List<String> moves) {
    check(moves);
    return table.change(
        tableState -> {
          VariationNode walker = tableState.tree().node(node);
          PendingChoices.checkOpen(tableState, walker);
          for (String move : moves) {
            walker = tableState.course.move(walker, move);
          }
          return walker.id;
        });
  }

  private static void check(List<String> moves) {
    if (moves.isEmpty() || moves.size() > LONGEST) {
      throw new Mistake("A line has 1 to " + LONGEST + " moves.");
    }
  }
}
