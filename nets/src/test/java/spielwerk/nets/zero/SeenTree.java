package spielwerk.nets.zero;

import spielwerk.core.Encoding;
import spielwerk.core.Game;
import spielwerk.core.Knowledge;
import spielwerk.core.Notation;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Traits;
import spielwerk.games.tree.TreeGame;
import spielwerk.games.tree.TreeState;

/** A typed tree as networks see it: one square that holds the number of the node. */
final class SeenTree implements Game {
  private final TreeGame rules = new TreeGame();

  /** The start of a tree written as nested lists. */
  static State of(String tree) {
    return new SeenTree().start(new Setup(tree));
  }

  @Override
  public String id() {
    return rules.id();
  }

  @Override
  public Traits traits() {
    return rules.traits();
  }

  @Override
  public State start(Setup setup) {
    return rules.start(setup);
  }

  @Override
  public Notation notation() {
    return rules.notation();
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
            into[at] = ((TreeState) state).node();
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
