package spielwerk.nets.zero;

import spielwerk.core.Encoding;
import spielwerk.core.Game;
import spielwerk.core.Knowledge;
import spielwerk.core.Notation;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Traits;

/** Three moves without a choice, the first two by the first player; networks see their number. */
final class TwiceInARow implements Game {
  private static final int MOVES = 3;

  private static final class Ply implements State {
    private int ply;

    @Override
    public int turn() {
      return ply == MOVES ? OVER : ply / 2;
    }

    @Override
    public int moves(int[] into, int at) {
      into[at] = 0;
      return at + 1;
    }

    @Override
    public boolean legal(int move) {
      return move == 0;
    }

    @Override
    public void play(int move) {
      ply++;
    }

    @Override
    public int points(int seat) {
      return 0;
    }

    @Override
    public State copy() {
      State copy = new Ply();
      copy.set(this);
      return copy;
    }

    @Override
    public void set(State other) {
      ply = ((Ply) other).ply;
    }
  }

  @Override
  public String id() {
    return "twice";
  }

  @Override
  public Traits traits() {
    return Traits.duel(1, 1, MOVES);
  }

  @Override
  public State start(Setup setup) {
    return new Ply();
  }

  @Override
  public Notation notation() {
    throw new UnsupportedOperationException();
  }

  @Override
  public Knowledge knowledge() {
    return Knowledge.NONE.withEncoding(
        new Encoding() {
          @Override
          public int planes() {
            return 1;
          }

          @Override
          public int height() {
            return 1;
          }

          @Override
          public int width() {
            return 1;
          }

          @Override
          public void write(State state, float[] into, int at) {
            into[at] = ((Ply) state).ply;
          }

          @Override
          public int symmetries() {
            return 1;
          }

          @Override
          public int square(int symmetry, int square) {
            return square;
          }

          @Override
          public int move(int symmetry, int move) {
            return move;
          }
        });
  }
}
