package spielwerk.core;

/** Ability of a {@link State}: it knows how many legal moves there are without listing them. */
public interface Counted {
  /** As many as {@link State#moves} would append. */
  int count();
}
