package spielwerk.app.samples;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import spielwerk.core.Game;
import spielwerk.core.GameInfo;
import spielwerk.core.GameMaker;
import spielwerk.core.Mistake;
import spielwerk.core.Notation;
import spielwerk.core.Option;
import spielwerk.core.Reversible;
import spielwerk.core.Settings;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Traits;

/** Two take one, two or three pebbles in turn; whoever takes the last one wins. */
public record Pebbles(int pebbles) implements Game {
  /** As the catalogue finds it. */
  public static final class Maker implements GameMaker {
    @Override
    public GameInfo info() {
      return new GameInfo(
          "pebbles",
          "Pebbles",
          "Take one, two or three; the last one wins.",
          2,
          2,
          List.of(Option.integer("pebbles", 7, 1, 99, "how many there are")));
    }

    @Override
    public Game make(Settings settings) {
      return new Pebbles(settings.integer("pebbles"));
    }
  }

  @Override
  public String id() {
    return "pebbles";
  }

  @Override
  public String text() {
    return "pebbles:pebbles=" + pebbles;
  }

  @Override
  public Traits traits() {
    return Traits.duel(4, 3, 99);
  }

  @Override
  public State start(Setup setup) {
    if (setup.isStandard()) {
      return new Heap(pebbles);
    }
    try {
      return new Heap(Integer.parseInt(setup.text()));
    } catch (NumberFormatException noNumber) {
      throw new Mistake("'" + setup.text() + "' is not a number of pebbles.");
    }
  }

  @Override
  public Notation notation() {
    return new Writing();
  }

  private static final class Writing implements Notation {
    @Override
    public String format(State state, int move) {
      return "take" + move;
    }

    @Override
    public int parse(State state, String text) {
      if (!text.matches("take[0-9]")) {
        throw new Mistake("'" + text + "' is not a move; moves look like take2.");
      }
      return text.charAt(4) - '0';
    }

    @Override
    public String board(State state) {
      return "o".repeat(((Heap) state).left) + " (" + ((Heap) state).left + " left)";
    }

    @Override
    public String position(State state) {
      return "" + ((Heap) state).left;
    }

    @Override
    public String seat(int seat) {
      return seat == 0 ? "first" : "second";
    }
  }

  /** The pebbles that are left. */
  static final class Heap implements State, Reversible {
    private final Deque<Integer> taken = new ArrayDeque<>();
    private int left;
    private int turn;

    Heap(int left) {
      this.left = left;
    }

    int left() {
      return left;
    }

    @Override
    public int turn() {
      return left == 0 ? OVER : turn;
    }

    @Override
    public int moves(int[] into, int at) {
      int end = at;
      for (int move = 1; move <= Math.min(3, left); move++) {
        into[end++] = move;
      }
      return end;
    }

    @Override
    public boolean legal(int move) {
      return move >= 1 && move <= Math.min(3, left);
    }

    @Override
    public void play(int move) {
      left -= move;
      turn = 1 - turn;
      taken.push(move);
    }

    @Override
    public void undo() {
      left += taken.pop();
      turn = 1 - turn;
    }

    @Override
    public int points(int seat) {
      return seat == turn ? -1 : 1;
    }

    @Override
    public State copy() {
      Heap copy = new Heap(left);
      copy.turn = turn;
      return copy;
    }

    @Override
    public void set(State other) {
      left = ((Heap) other).left;
      turn = ((Heap) other).turn;
      taken.clear();
    }
  }
}
