package spielwerk.games.nim;

import java.util.List;
import java.util.function.IntBinaryOperator;
import spielwerk.core.Feature;

/** What can be counted in Nim; all of it is the same for both sides. */
final class NimFeatures {
  private NimFeatures() {}

  static List<Feature> all() {
    return List.of(
        feature(
            "matches",
            "All that lies in the heaps.",
            "Alles, was auf den Haufen liegt.",
            Integer::sum),
        feature(
            "heaps",
            "Heaps that are not empty.",
            "Haufen, die nicht leer sind.",
            (sum, heap) -> sum + (heap > 0 ? 1 : 0)),
        feature(
            "large",
            "Heaps of more than one.",
            "Haufen mit mehr als einem.",
            (sum, heap) -> sum + (heap > 1 ? 1 : 0)),
        feature(
            "xor",
            "The heaps added in binary without carrying.",
            "Die Haufen, binär ohne Übertrag addiert.",
            (sum, heap) -> sum ^ heap));
  }

  private static Feature feature(
      String name, String about, String german, IntBinaryOperator withHeap) {
    return new Feature(
        name,
        about,
        german,
        (state, seat) -> {
          NimState game = (NimState) state;
          int result = 0;
          for (int heap = 0; heap < game.game().heaps(); heap++) {
            result = withHeap.applyAsInt(result, game.heap(heap));
          }
          return result;
        });
  }
}
