package spielwerk.lab;

import java.util.List;
import java.util.stream.IntStream;
import spielwerk.core.Game;
import spielwerk.core.GameInfo;
import spielwerk.core.GameMaker;
import spielwerk.core.Notation;
import spielwerk.core.Option;
import spielwerk.core.Settings;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Traits;

/** A game of nothing but a tree: always the same number of moves, always the same length. */
record EvenTree(String text, int width, int length) implements Game {

  /** Finds it by its name. */
  public static final class Maker implements GameMaker {
    @Override
    public GameInfo info() {
      return new GameInfo(
          "eventree",
          "Even tree",
          "A tree of even width.",
          2,
          2,
          List.of(
              Option.integer("width", 3, 1, 9, "moves in every position"),
              Option.integer("length", 20, 1, 100, "moves in every game")));
    }

    @Override
    public Game make(Settings settings) {
      return new EvenTree(settings.text(), settings.integer("width"), settings.integer("length"));
    }
  }

  @Override
  public String id() {
    return "eventree";
  }

  @Override
  public Traits traits() {
    return Traits.duel(width, width, length);
  }

  @Override
  public State start(Setup setup) {
    return new Node(0, 0);
  }

  /** A position: how many moves were played and a number for which. */
  final class Node implements State {
    private int played;
    private long path;

    Node(int played, long path) {
      this.played = played;
      this.path = path;
    }

    long path() {
      return path;
    }

    @Override
    public int turn() {
      return played == length ? OVER : played % 2;
    }

    @Override
    public int moves(int[] into, int at) {
      IntStream.range(0, width).forEach(i -> into[at + i] = i);
      return at + width;
    }

    @Override
    public boolean legal(int move) {
      return move >= 0 && move < width;
    }

    @Override
    public void play(int move) {
      played++;
      path = path * 31 + move + 1;
    }

    @Override
    public int points(int seat) {
      return 0;
    }

    @Override
    public State copy() {
      return new Node(played, path);
    }

    @Override
    public void set(State other) {
      played = ((Node) other).played;
      path = ((Node) other).path;
    }
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
        return Integer.parseInt(text);
      }

      @Override
      public String board(State state) {
        return "";
      }

      @Override
      public String position(State state) {
        return "";
      }

      @Override
      public String seat(int seat) {
        return "player " + seat;
      }
    };
  }
}
