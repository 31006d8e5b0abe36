package spielwerk.core;

/** Receives the progress of a long run. Called from one thread at a time. */
public interface Progress {
  /** Nobody looks. */
  Progress NONE = (done, total, note) -> {};

  /**
   * Called when this much is done.
   *
   * @param note a few words on how it stands, or empty
   */
  void at(long done, long total, String note);
}
