package spielwerk.runs;

/** A run that somebody described: read, checked, and ready to begin. */
public interface RunDraft {
  /**
   * Makes the folder of the run, which then stands at its beginning.
   *
   * @param sync whether each line of its journal shall be safe from a loss of power too
   */
  Journal begin(Runs runs, boolean sync);
}
