package spielwerk.games.quickciv;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Which hexes change hands if nobody builds any more, and what would keep one of them. Nothing is
 * estimated: the rules are played on with everybody passing, so a hex that falls early and presses
 * for its new owner is counted. Belongs to one thread.
 */
final class FallForecast {
  /** This many ways to keep a hex are enough to choose from. */
  private static final int WAYS = 3;

  private final QuickCiv game;
  private final QuickCivState scratch;
  private final int rounds;

  /**
   * A hex that falls.
   *
   * @param to its new owner
   * @param rounds after how many rounds, 1 for the end of this one
   */
  record Fall(int hex, int to, int rounds) {}

  FallForecast(QuickCiv game) {
    this.game = game;
    this.scratch = game.start(game.setup(0));
    this.rounds = 2 * game.rules().siege();
  }

  /** The hexes that fall, the first ones first; each once. */
  List<Fall> of(QuickCivState state) {
    scratch.set(state);
    List<Fall> falls = new ArrayList<>();
    boolean[] fallen = new boolean[game.hexes()];
    for (int round = 1; round <= rounds && !scratch.over(); round++) {
      endRound();
      for (int hex = 0; hex < fallen.length; hex++) {
        int owner = state.ownerOf(hex);
        if (owner >= 0 && !fallen[hex] && scratch.ownerOf(hex) != owner) {
          fallen[hex] = true;
          falls.add(new Fall(hex, scratch.ownerOf(hex), round));
        }
      }
    }
    return falls;
  }

  private void endRound() {
    for (int round = scratch.round(); !scratch.over() && scratch.round() == round; ) {
      scratch.play(scratch.pass());
    }
  }

  /**
   * The cheapest moves of the seat to move after which a hex of its own that would fall does not,
   * if nobody builds after them.
   */
  List<Integer> unless(QuickCivState state, Fall fall) {
    List<Integer> moves = new ArrayList<>();
    for (int b = 0; b < Building.COUNT; b++) {
      if (game.presses(b)) {
        keep(state, fall, b * game.hexes() + fall.hex(), moves);
        for (int hex : game.around(fall.hex())) {
          keep(state, fall, b * game.hexes() + hex, moves);
        }
      }
    }
    moves.sort(Comparator.comparingInt((Integer move) -> price(state, move)));
    return List.copyOf(moves.subList(0, Math.min(WAYS, moves.size())));
  }

  private void keep(QuickCivState state, Fall fall, int move, List<Integer> moves) {
    if (!state.legal(move) || game.pressure(move / game.hexes(), distance(fall, move)) == 0) {
      return;
    }
    int owner = state.ownerOf(fall.hex());
    scratch.set(state);
    scratch.play(move);
    boolean held = scratch.ownerOf(fall.hex()) == owner;
    while (held && !scratch.over() && scratch.round() < state.round() + rounds) {
      scratch.play(scratch.pass());
      held = scratch.ownerOf(fall.hex()) == owner;
    }
    if (held) {
      moves.add(move);
    }
  }

  private int distance(Fall fall, int move) {
    return game.distance(fall.hex(), move % game.hexes());
  }

  /** Food and material together. */
  private int price(QuickCivState state, int move) {
    int hex = move % game.hexes();
    int food = state.ownerOf(hex) < 0 ? state.foodPrice(state.turn(), hex) : 0;
    return food + game.rules().price(Building.of(move / game.hexes()));
  }
}
