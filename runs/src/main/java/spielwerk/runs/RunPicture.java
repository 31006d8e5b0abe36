package spielwerk.runs;

import com.fasterxml.jackson.databind.node.ObjectNode;
import spielwerk.core.Catalogue;

/**
 * What a page shows of one run, made from the run's folder. A picture is kept while somebody looks
 * at it and drawn again whenever the folder has changed, at most once a second, so it should read
 * only what is new (see {@link spielwerk.runs.Tail}). Of a finished run it should read little.
 *
 * <p>It is drawn by one thread at a time.
 */
public interface RunPicture {
  /**
   * How the run stands now.
   *
   * @throws spielwerk.core.Mistake if the folder cannot be read, in one sentence for the page
   */
  ObjectNode draw();

  /** Makes the picture of a run of some kind. */
  interface Maker {
    /**
     * Nothing is read yet that takes long.
     *
     * @param catalogue what pages may name; makes games, but perhaps not all engines of the run
     */
    RunPicture of(RunFolder run, Catalogue catalogue);
  }
}
