package spielwerk.core;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.random.RandomGenerator;

/**
 * The game of these tests: take 1, 2 or 3 of a pile; who takes the last has won. With dice, one
 * (move 4) or two (move 5) more vanish after each move, but never the last ones.
 */
record Pile(int size, int seats, boolean dice) implements Game {
  static final Pile TEN = new Pile(10, 2, false);

  @Override
  public String id() {
    return "pile";
  }

  @Override
  public Traits traits() {
    return new Traits(seats, dice, false, seats == 2, Goal.WIN, 6, 3, 2 * size);
  }

  @Override
  public State start(Setup setup) {
    return new Heap(this, setup.isStandard() ? size : Integer.parseInt(setup.text()));
  }

  @Override
  public Notation notation() {
    return new Notation() {
      @Override
      public String format(State state, int move) {
        return "" + move;
      }

      @Override
      public int parse(State state, String text) {
        try {
          return Integer.parseInt(text);
        } catch (NumberFormatException noNumber) {
          throw new Mistake("'" + text + "' is not a number.", noNumber);
        }
      }

      @Override
      public String board(State state) {
        return "o".repeat(((Heap) state).left);
      }

      @Override
      public String position(State state) {
        return "" + ((Heap) state).left;
      }

      @Override
      public String seat(int seat) {
        return "player " + (seat + 1);
      }
    };
  }

  static final class Heap implements State, Reversible {
    private final Pile game;
    private final Deque<int[]> before = new ArrayDeque<>();
    int left;
    private int seat;
    private boolean windy;

    Heap(Pile game, int left) {
      this.game = game;
      this.left = left;
    }

    @Override
    public int turn() {
      return left == 0 ? OVER : windy ? CHANCE : seat;
    }

    @Override
    public int moves(int[] into, int at) {
      int end = at;
      for (int move = 1; move <= 5; move++) {
        if (legal(move)) {
          into[end++] = move;
        }
      }
      return end;
    }

    @Override
    public boolean legal(int move) {
      return switch (turn()) {
        case OVER -> false;
        case CHANCE -> move == 4 || move == 5;
        default -> move >= 1 && move <= Math.min(3, left);
      };
    }

    @Override
    public void play(int move) {
      before.push(new int[] {left, seat, windy ? 1 : 0});
      if (windy) {
        left = Math.max(1, left - move + 3);
        windy = false;
      } else {
        left -= move;
        seat = (seat + 1) % game.seats;
        windy = game.dice && left > 0;
      }
    }

    @Override
    public void undo() {
      int[] last = before.pop();
      left = last[0];
      seat = last[1];
      windy = last[2] == 1;
    }

    @Override
    public int draw(RandomGenerator random) {
      return 4 + random.nextInt(2);
    }

    @Override
    public int points(int asked) {
      return asked == Math.floorMod(seat - 1, game.seats) ? 1 : game.seats == 2 ? -1 : 0;
    }

    @Override
    public State copy() {
      Heap copy = new Heap(game, left);
      copy.set(this);
      return copy;
    }

    @Override
    public void set(State other) {
      Heap heap = (Heap) other;
      left = heap.left;
      seat = heap.seat;
      windy = heap.windy;
      before.clear();
    }
  }
}
