package spielwerk.web.rooms;

import spielwerk.learn.evolution.EvolvePicture;
import spielwerk.learn.training.TrainPicture;
import spielwerk.learn.tuning.TunePicture;

import com.fasterxml.jackson.databind.node.ObjectNode;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.runs.RunFolder;
import spielwerk.runs.RunInfo;

/** What the page draws of one run that is made of generations. */
public interface Picture {
  /**
   * The picture of a run.
   *
   * @throws Mistake if its spec cannot be read, or it is not made of generations
   */
  static Picture of(RunFolder run, Catalogue catalogue) {
    return switch (run.info().kind()) {
      case RunInfo.TRAIN -> new TrainPicture(run, catalogue);
      case RunInfo.EVOLVE -> new EvolvePicture(run);
      case RunInfo.TUNE -> new TunePicture(run);
      default ->
          throw new Mistake(
              "The run %s is a %s, which has no generations."
                  .formatted(run.id(), run.info().kind()));
    };
  }

  /** How it stands; reads only what is new. */
  ObjectNode look();

  /**
   * What there is to say about one generation.
   *
   * @throws spielwerk.core.Missing if there is no such generation
   */
  ObjectNode generation(int number);
}
