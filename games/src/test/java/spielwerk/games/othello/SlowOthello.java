package spielwerk.games.othello;

import java.util.ArrayList;
import java.util.List;

/** The rules with coordinates, one square after the other: slow, plain, and an oracle. */
final class SlowOthello {
  final int size;
  final char[][] squares;

  /** Rows from the top, with X, O and - . */
  SlowOthello(int size, String text) {
    this.size = size;
    this.squares = new char[size][size];
    for (int i = 0; i < size * size; i++) {
      squares[i / size][i % size] = text.charAt(i);
    }
  }

  static char other(char side) {
    return side == 'X' ? 'O' : 'X';
  }

  private boolean on(int row, int column) {
    return row >= 0 && row < size && column >= 0 && column < size;
  }

  /** The squares, as row * size + column, that a disc turns over. */
  List<Integer> flips(char side, int row, int column) {
    List<Integer> flips = new ArrayList<>();
    if (squares[row][column] != '-') {
      return flips;
    }
    for (int down = -1; down <= 1; down++) {
      for (int right = -1; right <= 1; right++) {
        if (down == 0 && right == 0) {
          continue;
        }
        List<Integer> line = new ArrayList<>();
        int r = row + down;
        int c = column + right;
        while (on(r, c) && squares[r][c] == other(side)) {
          line.add(r * size + c);
          r += down;
          c += right;
        }
        if (on(r, c) && squares[r][c] == side) {
          flips.addAll(line);
        }
      }
    }
    return flips;
  }

  /** The squares a side may take, in order. */
  List<Integer> moves(char side) {
    List<Integer> moves = new ArrayList<>();
    for (int square = 0; square < size * size; square++) {
      if (!flips(side, square / size, square % size).isEmpty()) {
        moves.add(square);
      }
    }
    return moves;
  }

  SlowOthello after(char side, int square) {
    SlowOthello next = new SlowOthello(size, text());
    next.squares[square / size][square % size] = side;
    for (int flip : flips(side, square / size, square % size)) {
      next.squares[flip / size][flip % size] = side;
    }
    return next;
  }

  String text() {
    StringBuilder text = new StringBuilder();
    for (char[] row : squares) {
      text.append(row);
    }
    return text.toString();
  }

  /** X's discs less O's, empty squares to the winner. */
  int score() {
    int x = (int) text().chars().filter(c -> c == 'X').count();
    int o = (int) text().chars().filter(c -> c == 'O').count();
    int all = size * size;
    return x > o ? all - 2 * o : x < o ? 2 * x - all : 0;
  }

  /** The value for a side by plain negamax. */
  int negamax(char side) {
    List<Integer> moves = moves(side);
    if (moves.isEmpty()) {
      if (moves(other(side)).isEmpty()) {
        return side == 'X' ? score() : -score();
      }
      return -negamax(other(side));
    }
    int best = -size * size;
    for (int move : moves) {
      best = Math.max(best, -after(side, move).negamax(other(side)));
    }
    return best;
  }
}
