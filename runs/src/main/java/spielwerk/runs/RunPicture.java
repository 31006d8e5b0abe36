package spielwerk.runs;

import com.fasterxml.jackson.databind.node.ObjectNode;
import spielwerk.core.NotFound;

/**
 * What a page shows of one run, made from the run's folder. A picture is kept while somebody looks
 * at it and drawn again whenever the folder has changed, at most once a second, so it should read
 * only what is new (see {@link spielwerk.runs.FileTail}). Of a finished run it should read little.
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

  /**
   * What there is to show about one generation.
   *
   * @throws NotFound if there is no such generation
   */
  default ObjectNode generation(int number) {
    throw new NotFound("This run has no generations.");
  }
}
