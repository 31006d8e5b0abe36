package spielwerk.core;

/** Ability of a {@link State}: the last move can be taken back. */
public interface Reversible {
  /**
   * Takes the last move back. At least one must have been played since the start or {@link
   * State#set}.
   */
  void undo();
}
