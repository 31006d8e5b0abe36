package spielwerk.web.table;

import java.util.ArrayList;
import java.util.List;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.Setup;
import spielwerk.core.State;

/**
 * The positions of a tree of moves. The last one asked for is remembered, since games mostly go on
 * where they were. Guarded by its table.
 */
final class TreePositions {
  private final Game game;
  private final Setup setup;
  private final VariationTree tree = new VariationTree();
  private VariationNode node = tree.root();
  private Position last;

  /**
   * @throws Mistake if the game has no such setup
   */
  TreePositions(Game game, Setup setup) {
    this.game = game;
    this.setup = setup;
    this.last = new Position(game, setup, List.of(), game.start(setup));
  }

  VariationTree tree() {
    return tree;
  }

  Game game() {
    return game;
  }

  Setup setup() {
    return setup;
  }

  /** The position after a move; nobody may change its state. */
  Position at(VariationNode wanted) {
    if (wanted == node) {
      return last;
    }
    boolean on = node.leadsTo(wanted);
    State state = on ? last.state().copy() : game.start(setup);
    List<Integer> moves = new ArrayList<>(on ? last.moves() : List.of());
    List<VariationNode> path = tree.path(wanted);
    for (VariationNode step : path.subList(moves.size(), path.size())) {
      int move = game.notation().legalMove(state, step.move);
      state.play(move);
      moves.add(move);
    }
    last = new Position(game, setup, List.copyOf(moves), state);
    node = wanted;
    return last;
  }

  /**
   * The node that a move leads to, made if need be and written as the game writes it.
   *
   * @throws Mistake if the move is not legal there
   */
  VariationNode move(VariationNode from, String text) {
    State state = at(from).state();
    return move(from, game.notation().legalMove(state, text));
  }

  VariationNode move(VariationNode from, int move) {
    return tree.child(from, game.notation().format(at(from).state(), move));
  }
}
