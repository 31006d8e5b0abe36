package spielwerk.games.tipping;

import spielwerk.core.Game;
import spielwerk.core.Notation;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Traits;

/**
 * Würfelkippen. A die lies on the table; in turn it is tipped over one of its four lower edges, and
 * the face that comes up is added to the sum. The sum may not exceed the target; whoever hits it
 * wins; if no tip is possible any more, the game is a draw.
 */
public final class Tipping implements Game {
  /** The start face that means: the die is thrown. */
  public static final int THROWN = 0;

  static final int DEFAULT_TARGET = 20;
  static final int MAX_TARGET = 1000;

  private final int start;
  private final int target;
  private final TippingNotation notation;

  /**
   * @param start the face on top at first, 1 to 6, or {@link #THROWN}
   * @param target the sum to reach, 1 to 1000
   */
  public Tipping(int start, int target) {
    if (start < THROWN || start > 6 || target < 1 || target > MAX_TARGET) {
      throw new IllegalArgumentException("start " + start + ", target " + target);
    }
    this.start = start;
    this.target = target;
    this.notation = new TippingNotation(target);
  }

  @Override
  public String id() {
    return "tipping";
  }

  @Override
  public String text() {
    return "tipping:start=" + start + ",target=" + target;
  }

  /** Moves are the faces themselves, so code 0 is never used. A tip adds one at least. */
  @Override
  public Traits traits() {
    return Traits.duel(7, 4, target);
  }

  @Override
  public Setup setup(long seed) {
    if (start != THROWN) {
      return Setup.STANDARD;
    }
    int face = 1 + Seeds.stream(seed).nextInt(6);
    return new Setup(notation.position(new TippingState(target, face, 0, 0)));
  }

  /** Without a word about the position the die lies as the options say, or as seed 0 throws it. */
  @Override
  public State start(Setup setup) {
    if (!setup.isStandard()) {
      return notation.read(setup.text());
    }
    return start == THROWN ? start(setup(0)) : new TippingState(target, start, 0, 0);
  }

  @Override
  public Notation notation() {
    return notation;
  }
}
