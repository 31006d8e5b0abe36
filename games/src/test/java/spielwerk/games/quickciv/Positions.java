package spielwerk.games.quickciv;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import spielwerk.core.Catalogue;
import spielwerk.core.Setup;

/** Little positions for tests: a bare land of 9 by 9 unless a letter is put on a hex. */
final class Positions {
  static final int SIZE = 9;
  static final QuickCiv GAME =
      (QuickCiv) Catalogue.load().game("quickciv:size=" + SIZE + ",players=4");

  private static final int RICH = 10_000;

  private Positions() {}

  /** Everybody rich, red to move in round 1. */
  static QuickCivState of(String red, String blue) {
    return of(red, blue, "", "");
  }

  /**
   * @param green a third player, so that two can besiege one hex
   * @param nature like {@code a@3,3 n@4,4}
   */
  static QuickCivState of(String red, String blue, String green, String nature) {
    String stock = RICH + " " + RICH + " 0";
    return GAME.start(
        new Setup(
            "round 1; seat 1; stock %s, %s, %s, %s; land %s; red %s; blue %s; green %s; yellow"
                .formatted(stock, stock, stock, stock, land(nature), red, blue, green)));
  }

  private static String land(String nature) {
    StringBuilder[] rows =
        IntStream.range(0, SIZE)
            .mapToObj(row -> new StringBuilder(".".repeat(SIZE - row % 2)))
            .toArray(StringBuilder[]::new);
    for (String word : nature.trim().split("\\s+")) {
      if (!word.isEmpty()) {
        String[] place = word.substring(2).split(",");
        rows[Integer.parseInt(place[1]) - 1].setCharAt(
            Integer.parseInt(place[0]) - 1, word.charAt(0));
      }
    }
    return IntStream.range(0, SIZE)
        .mapToObj(row -> rows[row].toString())
        .collect(Collectors.joining("/"));
  }

  static int hex(int column, int row) {
    return (row - 1) * SIZE + column - 1;
  }

  /** Everybody passes for some rounds. */
  static void passRounds(QuickCivState state, int rounds) {
    for (int i = 0; i < rounds * GAME.players(); i++) {
      state.play(state.pass());
    }
  }

  static void play(QuickCivState state, String move) {
    state.play(GAME.notation().legalMove(state, move));
  }
}
