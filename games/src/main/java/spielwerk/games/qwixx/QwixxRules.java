package spielwerk.games.qwixx;

import java.util.Locale;

/** Which rules count. Every figure must name its own, for they change the mean by some points. */
public enum QwixxRules {
  /**
   * As in the box. Crosses count as they are made: a lock closes its row after the white phase and
   * again after the colour phase, the active player chooses colour on the sheet that white has
   * left, and two closed rows end the game at once, even before the colour phase.
   */
  OFFICIAL,

  /**
   * As the paper's authors programmed it. The active player chooses white and colour together from
   * the sheet before the turn, so that a lock needs five crosses before the turn, and rows close
   * only after the whole turn, so that several may lock the same row, by colour too. Others than
   * the active player may take a penalty, which the paper does not mention but its program allows.
   */
  PAPER,

  /** As the paper has it in words: like {@link #PAPER}, but others only cross or pass. */
  PAPER_TEXT;

  /** The rules of this name. */
  public static QwixxRules of(String name) {
    return valueOf(name.toUpperCase(Locale.ROOT).replace('-', '_'));
  }

  /** Whether the active player chooses white and colour together, and rows close after the turn. */
  public boolean together() {
    return this != OFFICIAL;
  }

  /** Whether others than the active player may take a penalty. */
  public boolean penaltyForAll() {
    return this == PAPER;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
