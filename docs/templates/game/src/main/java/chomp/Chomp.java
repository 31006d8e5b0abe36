package chomp;

import spielwerk.core.Game;
import spielwerk.core.Notation;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Traits;

/** A bar of chocolate of some size. Whoever must take the poisoned piece a1 loses. */
final class Chomp implements Game {
  /** So that a row is one letter and a height one digit. */
  static final int MOST = 9;

  final int width;
  final int height;
  private final ChompNotation notation = new ChompNotation(this);

  Chomp(int width, int height) {
    this.width = width;
    this.height = height;
  }

  @Override
  public String id() {
    return "chomp";
  }

  /** How to make this very game again. */
  @Override
  public String text() {
    return width == 5 && height == 4 ? "chomp" : "chomp:width=" + width + ",height=" + height;
  }

  @Override
  public Traits traits() {
    int pieces = width * height;
    return Traits.duel(pieces, pieces, pieces);
  }

  @Override
  public State start(Setup setup) {
    return setup.isStandard() ? ChompState.whole(this) : notation.read(setup.text());
  }

  @Override
  public Notation notation() {
    return notation;
  }
}
