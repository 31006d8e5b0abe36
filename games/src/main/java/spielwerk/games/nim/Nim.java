package spielwerk.games.nim;

import java.util.Arrays;
import java.util.stream.Collectors;
import spielwerk.core.Game;
import spielwerk.core.Knowledge;
import spielwerk.core.Notation;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Traits;

/**
 * Nim: in turn the players take one or more from a single heap. Whoever takes the last wins; in
 * misère play, loses.
 */
public final class Nim implements Game {
  static final int MAX_HEAPS = 10;
  static final int MAX_HEAP = 63;
  static final String DEFAULT_HEAPS = "3-4-5";

  private final int[] heaps;
  private final boolean misere;
  private final NimNotation notation;

  /**
   * @param misere whether the player who takes the last loses
   * @param heaps 1 to 10 heaps of 1 to 63
   */
  public Nim(boolean misere, int... heaps) {
    if (heaps.length < 1
        || heaps.length > MAX_HEAPS
        || Arrays.stream(heaps).anyMatch(heap -> heap < 1 || heap > MAX_HEAP)) {
      throw new IllegalArgumentException("heaps " + Arrays.toString(heaps));
    }
    this.heaps = heaps.clone();
    this.misere = misere;
    this.notation = new NimNotation(this);
  }

  @Override
  public String id() {
    return "nim";
  }

  @Override
  public String text() {
    String sizes = Arrays.stream(heaps).mapToObj(String::valueOf).collect(Collectors.joining("-"));
    return "nim:heaps=" + sizes + (misere ? ",misere=on" : "");
  }

  @Override
  public Traits traits() {
    int all = Arrays.stream(heaps).sum();
    return Traits.duel(NimState.code(heaps.length, 0), all, all);
  }

  @Override
  public State start(Setup setup) {
    return setup.isStandard() ? new NimState(this, heaps, 0) : notation.read(setup.text());
  }

  @Override
  public Notation notation() {
    return notation;
  }

  @Override
  public Knowledge knowledge() {
    return Knowledge.NONE.withFeatures(NimFeatures::all);
  }

  /** Whether taking the last loses. */
  public boolean misere() {
    return misere;
  }

  /** How many heaps there are; they never become fewer, only empty. */
  public int heaps() {
    return heaps.length;
  }

  /** How much a heap holds at the beginning. */
  public int atFirst(int heap) {
    return heaps[heap];
  }
}
