package spielwerk.games.fiveinarow;

import java.util.ArrayList;
import java.util.List;

/**
 * The rules once more, as plainly as they can be said: a table of rows and columns, searched anew
 * for a line after every move.
 */
final class SlowFiveInARow {
  final int width;
  final int height;
  final int line;
  final int[][] board;
  int stones;

  SlowFiveInARow(int width, int height, int line) {
    this.width = width;
    this.height = height;
    this.line = line;
    this.board = new int[height][width];
    for (int[] row : board) {
      java.util.Arrays.fill(row, -1);
    }
  }

  /** The same stones as a state has. */
  static SlowFiveInARow of(FiveInARowState state) {
    SlowFiveInARow slow =
        new SlowFiveInARow(state.grid().width(), state.grid().height(), state.line());
    for (int move = 0; move < state.grid().moves(); move++) {
      slow.board[move / slow.width][move % slow.width] = state.stone(move);
      slow.stones += state.stone(move) < 0 ? 0 : 1;
    }
    return slow;
  }

  void play(int move) {
    board[move / width][move % width] = stones++ % 2;
  }

  void takeBack(int move) {
    board[move / width][move % width] = -1;
    stones--;
  }

  int at(int row, int column) {
    return row < 0 || row >= height || column < 0 || column >= width ? -2 : board[row][column];
  }

  boolean has(int seat) {
    int[][] directions = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    for (int row = 0; row < height; row++) {
      for (int column = 0; column < width; column++) {
        for (int[] d : directions) {
          int count = 0;
          while (count < line && at(row + count * d[0], column + count * d[1]) == seat) {
            count++;
          }
          if (count == line) {
            return true;
          }
        }
      }
    }
    return false;
  }

  boolean over() {
    return stones == width * height || has(0) || has(1);
  }

  List<Integer> moves() {
    List<Integer> moves = new ArrayList<>();
    boolean over = over();
    for (int move = 0; move < width * height && !over; move++) {
      if (board[move / width][move % width] < 0) {
        moves.add(move);
      }
    }
    return moves;
  }

  long perft(int depth) {
    if (depth == 0) {
      return 1;
    }
    long lines = 0;
    for (int move : moves()) {
      play(move);
      lines += perft(depth - 1);
      takeBack(move);
    }
    return lines;
  }
}
