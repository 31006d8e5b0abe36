package spielwerk.games.connect4;

import java.util.List;
import spielwerk.core.Feature;

/** What can be counted in connect four. A line is as many squares in a row as it takes to win. */
final class Connect4Features {
  private Connect4Features() {}

  static List<Feature> all() {
    return List.of(
        feature(
            "lines",
            "Lines in which only one's own stones stand, each counted as the square of their number.",
            "Reihen, in denen nur eigene Steine liegen, jede mit dem Quadrat ihrer Anzahl.",
            OpenLines::worth),
        feature(
            "threes",
            "Lines that lack one stone, all others being one's own.",
            "Reihen, denen ein Stein fehlt; alle anderen sind eigene.",
            (board, own, other) -> lines(board, own, other, board.line - 1)),
        feature(
            "twos",
            "Lines that lack two stones, all others being one's own.",
            "Reihen, denen zwei Steine fehlen; alle anderen sind eigene.",
            (board, own, other) -> lines(board, own, other, board.line - 2)),
        feature(
            "threats",
            "Free squares on which a stone would complete a line, reachable now or later.",
            "Freie Felder, auf denen ein Stein eine Reihe vollendet, jetzt oder später erreichbar.",
            (board, own, other) ->
                Long.bitCount(board.completing(own) & board.squares & ~(own | other))),
        feature(
            "centre",
            "One's stones in the middle column, or the two in the middle.",
            "Eigene Steine in der mittleren Spalte, oder in den beiden mittleren.",
            (board, own, other) -> Long.bitCount(own & middle(board))),
        feature(
            "stones",
            "All stones on the board, the same for both sides.",
            "Alle Steine auf dem Brett, für beide Seiten gleich.",
            (board, own, other) -> Long.bitCount(own | other)));
  }

  private interface Sets {
    int count(Connect4Board board, long own, long other);
  }

  private static Feature feature(String name, String about, String german, Sets sets) {
    return new Feature(
        name,
        about,
        german,
        (state, seat) -> {
          Connect4State game = (Connect4State) state;
          long own = game.stones(seat);
          return sets.count(game.board(), own, own ^ game.all());
        });
  }

  /** Lines with exactly this many own stones, and none of the other side. */
  private static int lines(Connect4Board board, long own, long other, int stones) {
    int sum = 0;
    for (int number = 0; number < 4; number++) {
      int direction = board.direction(number);
      sum += exactly(own, board.lines(board.squares & ~other, direction), direction, board, stones);
    }
    return sum;
  }

  /** Counts in sliced bits, as {@link OpenLines} does. */
  private static int exactly(
      long own, long windows, int direction, Connect4Board board, int stones) {
    long ones = 0;
    long twos = 0;
    long fours = 0;
    for (int place = 0; place < board.line; place++) {
      long stone = (own >>> (direction * place)) & windows;
      long carry = ones & stone;
      ones ^= stone;
      fours ^= twos & carry;
      twos ^= carry;
    }
    long found = windows;
    found &= (stones & 1) != 0 ? ones : ~ones;
    found &= (stones & 2) != 0 ? twos : ~twos;
    found &= (stones & 4) != 0 ? fours : ~fours;
    return Long.bitCount(found);
  }

  private static long middle(Connect4Board board) {
    long column = (1L << board.height) - 1;
    int left = (board.width - 1) / 2;
    int right = board.width / 2;
    return column << (left * board.stride) | column << (right * board.stride);
  }
}
