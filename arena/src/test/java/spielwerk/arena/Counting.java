package spielwerk.arena;

import java.util.random.RandomGenerator;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Mistake;
import spielwerk.core.Notation;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Traits;

/**
 * The game of these tests: in turn the seats add 1, 2 or 3; who reaches the target has as many
 * points as there are seats, those before in turn one less each. With dice a die of three faces
 * (moves 4 to 6) adds before each move, but never reaches the target.
 */
record Counting(String text, int seats, int target, boolean dice, boolean thrown) implements Game {
  @Override
  public String id() {
    return "counting";
  }

  @Override
  public Traits traits() {
    return new Traits(seats, dice, false, seats == 2, Goal.WIN, 7, 3, 3000);
  }

  @Override
  public Setup setup(long seed) {
    return thrown ? new Setup("" + Seeds.stream(seed).nextInt(6)) : Setup.STANDARD;
  }

  @Override
  public State start(Setup setup) {
    return new Count(this, setup.isStandard() ? 0 : Integer.parseInt(setup.text()));
  }

  @Override
  public Notation notation() {
    return new Notation() {
      @Override
      public String format(State state, int move) {
        return move > 3 ? "die" + (move - 3) : "+" + move;
      }

      @Override
      public int parse(State state, String text) {
        if (text.matches("\\+\\d")) {
          return Integer.parseInt(text);
        }
        if (text.matches("die\\d")) {
          return Integer.parseInt(text.substring(3)) + 3;
        }
        throw new Mistake("'" + text + "' is not a move; moves look like +2.");
      }

      @Override
      public String board(State state) {
        return position(state);
      }

      @Override
      public String position(State state) {
        return "" + ((Count) state).sum;
      }

      @Override
      public String seat(int seat) {
        return "seat " + seat;
      }
    };
  }

  static final class Count implements State {
    private final Counting game;
    int sum;
    private int seat;
    private boolean rolled;

    Count(Counting game, int sum) {
      this.game = game;
      this.sum = sum;
    }

    @Override
    public int turn() {
      return sum >= game.target ? OVER : game.dice && !rolled ? CHANCE : seat;
    }

    @Override
    public int moves(int[] into, int at) {
      int end = at;
      for (int move = 1; move <= 6; move++) {
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
        case CHANCE -> move >= 4 && move <= 6;
        default -> move >= 1 && move <= 3;
      };
    }

    @Override
    public void play(int move) {
      if (turn() == CHANCE) {
        sum = Math.min(sum + move - 3, game.target - 1);
        rolled = true;
      } else {
        sum += move;
        seat = (seat + 1) % game.seats;
        rolled = false;
      }
    }

    @Override
    public int draw(RandomGenerator random) {
      return 4 + random.nextInt(3);
    }

    @Override
    public int points(int asked) {
      return game.seats - Math.floorMod(seat - 1 - asked, game.seats);
    }

    @Override
    public State copy() {
      Count copy = new Count(game, sum);
      copy.set(this);
      return copy;
    }

    @Override
    public void set(State other) {
      Count count = (Count) other;
      sum = count.sum;
      seat = count.seat;
      rolled = count.rolled;
    }
  }
}
