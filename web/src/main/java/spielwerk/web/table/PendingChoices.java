package spielwerk.web.table;

import java.util.ArrayList;
import java.util.List;
import spielwerk.core.Hidden;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.State;

/**
 * What is still secret at a table: choices that are made in turn but count as made at once. Until
 * all have chosen they leave the server for nobody; whoever chose knows it anyway.
 */
final class PendingChoices {
  private PendingChoices() {}

  /** How many of the last moves are secret in a state. */
  static int count(State state) {
    return state instanceof Hidden hidden ? hidden.pending() : 0;
  }

  /** The last move of a game that everybody may know; the live one unless choices are pending. */
  static VariationNode open(TableState tableState) {
    VariationNode node = tableState.live;
    int pending = tableState.over() ? 0 : count(tableState.course.at(node).state());
    while (pending-- > 0 && node.parent != null) {
      node = node.parent;
    }
    return node;
  }

  /**
   * Whether a move reveals something of the choices that are pending: all that follows the last
   * open move does, also what was tried there before a move was taken back.
   */
  static boolean conceals(VariationNode open, VariationNode live, VariationNode node) {
    return open != live && node != open && open.leadsTo(node);
  }

  /**
   * @throws AccessDenied if a move, or what would be tried after it, reveals a secret
   */
  static void checkOpen(TableState tableState, VariationNode node) {
    if (conceals(open(tableState), tableState.live, node)) {
      throw new AccessDenied("That is secret until all have chosen.");
    }
  }

  /** The same for somebody who only looks: on the way to the live move positions reveal nothing. */
  static void checkLook(TableState tableState, VariationNode node) {
    if (!node.leadsTo(tableState.live)) {
      checkOpen(tableState, node);
    }
  }

  /** Whether choices are pending, or the next one will be. */
  static boolean phase(TableState tableState) {
    return !tableState.over()
        && (open(tableState) != tableState.live
            || nextIsSecret(tableState.course.at(tableState.live).state()));
  }

  /** Whether the next move will be secret for a while, so that nobody may see the thoughts. */
  static boolean nextIsSecret(State state) {
    if (!(state instanceof Hidden) || state.turn() < 0) {
      return false;
    }
    State after = state.copy();
    after.play(Moves.of(after)[0]);
    return count(after) > 0;
  }

  /** The text of a position without the choices that are pending in it. */
  static String text(Position position) {
    State state = position.state();
    int pending = Math.min(count(state), position.moves().size());
    if (pending == 0) {
      return position.game().notation().position(state);
    }
    State open = position.game().start(position.setup());
    for (int move : position.moves().subList(0, position.moves().size() - pending)) {
      open.play(move);
    }
    return position.game().notation().position(open);
  }

  /** The moves that led to a position, without those that are pending. */
  static List<String> moves(Position position, List<String> texts) {
    int pending = Math.min(count(position.state()), texts.size());
    return new ArrayList<>(texts.subList(0, texts.size() - pending));
  }
}
