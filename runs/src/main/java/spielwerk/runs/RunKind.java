package spielwerk.runs;

import spielwerk.core.Catalogue;

/**
 * A kind of run, such as a match or a training. Kinds are found as services, as games and engines
 * are: whatever lists, resumes, shows or reports runs knows only this contract. A kind has no state
 * of its own.
 */
public interface RunKind {
  RunType type();

  /**
   * Opens a run to go on with it.
   *
   * @param journal whose folder has a spec of this kind
   * @throws spielwerk.core.Mistake if its files are damaged, or an engine is missing
   */
  Run open(Journal journal, Catalogue catalogue);

  /**
   * How a run stands, also while another program is at work on it; no engine is needed.
   *
   * @throws spielwerk.core.Mistake if its files are damaged
   */
  RunView look(RunFolder run, Catalogue catalogue);

  /** What a page draws of a run. Nothing is read yet that takes long. */
  RunPicture picture(RunFolder run, Catalogue catalogue);
}
