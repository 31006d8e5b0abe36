package spielwerk.learn.training;

import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import spielwerk.core.Game;
import spielwerk.core.Moves;
import spielwerk.core.State;
import spielwerk.learn.selfplay.StoredGame;

/**
 * How one game was played, its random opening aside.
 *
 * @param moves how many
 * @param choices how many legal moves there were, summed over all moves
 * @param played moves in each set
 * @param possible how often a set could be chosen, and something else too
 * @param taken how often it was chosen then
 */
record PlayedStyle(
    int moves, int choices, List<Integer> played, List<Integer> possible, List<Integer> taken) {

  static PlayedStyle of(Game game, StoredGame kept, Collection<List<Integer>> sets) {
    List<List<Integer>> all = List.copyOf(sets);
    int[] played = new int[all.size()];
    int[] possible = new int[all.size()];
    int[] taken = new int[all.size()];
    int moves = 0;
    int choices = 0;
    State state = game.start(kept.setup());
    for (int i = 0; i < kept.moves().size(); i++) {
      int move = kept.moves().get(i);
      if (i >= kept.given()) {
        int[] legal = Moves.of(state);
        moves++;
        choices += legal.length;
        for (int set = 0; set < all.size(); set++) {
          List<Integer> members = all.get(set);
          long inside = IntStream.of(legal).filter(members::contains).count();
          boolean own = members.contains(move);
          boolean choice = inside > 0 && inside < legal.length;
          played[set] += own ? 1 : 0;
          possible[set] += choice ? 1 : 0;
          taken[set] += choice && own ? 1 : 0;
        }
      }
      state.play(move);
    }
    return new PlayedStyle(moves, choices, list(played), list(possible), list(taken));
  }

  private static List<Integer> list(int[] numbers) {
    return IntStream.of(numbers).boxed().toList();
  }

  /** The share of moves in a set. */
  double share(int set) {
    return (double) played.get(set) / moves;
  }

  /** How often a set was chosen when it could be; NaN if it never could. */
  double chosen(int set) {
    return possible.get(set) == 0 ? Double.NaN : (double) taken.get(set) / possible.get(set);
  }

  /** How many moves there were to choose from. */
  double mobility() {
    return (double) choices / moves;
  }
}
