package spielwerk.app;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** The word that somebody who mistyped it probably meant. */
final class SpellingSuggestion {
  private SpellingSuggestion() {}

  /** The nearest word, unless half of it would have to be typed anew. */
  static Optional<String> to(String typed, Collection<String> words) {
    return words.stream()
        .min(Comparator.comparingInt(word -> distance(typed, word)))
        .filter(word -> 2 * distance(typed, word) <= word.length());
  }

  /**
   * How many letters were left out, added, mistaken or swapped with their neighbour (Damerau 1964,
   * in the form that touches no place twice).
   */
  static int distance(String a, String b) {
    int[][] least = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          least[i][j] = i + j;
          continue;
        }
        int mistaken = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        least[i][j] =
            Math.min(
                least[i - 1][j - 1] + mistaken, Math.min(least[i - 1][j], least[i][j - 1]) + 1);
        boolean swapped =
            i > 1
                && j > 1
                && a.charAt(i - 1) == b.charAt(j - 2)
                && a.charAt(i - 2) == b.charAt(j - 1);
        if (swapped) {
          least[i][j] = Math.min(least[i][j], least[i - 2][j - 2] + 1);
        }
      }
    }
    return least[a.length()][b.length()];
  }
}
