package spielwerk.games.nim;

import java.util.ArrayList;
import java.util.List;

/**
 * Bouton's rule, which plays Nim without a mistake and without a search (C. L. Bouton, "Nim, a game
 * with a complete mathematical theory", 1901). The nim-sum of the heaps is their exclusive or. In
 * normal play the side to move wins just when it is not 0. Misère play is the same as long as some
 * heap holds two or more; when none does, the side to move wins if the number of ones is even.
 */
public final class NimSum {
  private NimSum() {}

  /** The exclusive or of the heaps. */
  public static int of(int... heaps) {
    int sum = 0;
    for (int heap : heaps) {
      sum ^= heap;
    }
    return sum;
  }

  /** Whether the side to move wins if nobody makes a mistake. */
  public static boolean wins(boolean misere, int... heaps) {
    boolean big = false;
    for (int heap : heaps) {
      big |= heap > 1;
    }
    return (of(heaps) != 0) == (big || !misere);
  }

  /** Whether the side to move wins if nobody makes a mistake. */
  public static boolean wins(NimState state) {
    return wins(state.game().misere(), heaps(state));
  }

  /** The moves that win by force; none in a lost position. */
  public static List<Integer> winningMoves(NimState state) {
    List<Integer> winning = new ArrayList<>();
    int[] heaps = heaps(state);
    for (int heap = 0; heap < heaps.length; heap++) {
      int before = heaps[heap];
      for (int take = 1; take <= before; take++) {
        heaps[heap] = before - take;
        if (!wins(state.game().misere(), heaps)) {
          winning.add(NimState.code(heap, take));
        }
      }
      heaps[heap] = before;
    }
    return winning;
  }

  private static int[] heaps(NimState state) {
    int[] heaps = new int[state.game().heaps()];
    for (int heap = 0; heap < heaps.length; heap++) {
      heaps[heap] = state.heap(heap);
    }
    return heaps;
  }
}
