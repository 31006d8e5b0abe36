package spielwerk.lab;

import java.nio.file.Path;
import spielwerk.core.Catalogue;

/** What an experiment does, all its fields fixed. Immutable. */
public interface Study {
  /**
   * Makes every game and engine once, so that nothing runs for an hour before a typing error shows.
   *
   * @throws spielwerk.core.Mistake if a game or engine does not exist or does not fit
   */
  void check(Catalogue catalogue);

  /** What else one types to run this very study, beyond name and scale; begins with a blank. */
  default String options() {
    return "";
  }

  /** Whether it looks at a training by self-play, the one that ships or one's own. */
  default boolean looksAtTraining() {
    return false;
  }

  /**
   * The same study of another training, if it looks at one.
   *
   * @param run the name of the run
   */
  default Study onTraining(String run, Path folder) {
    return this;
  }

  /** Does it. The facts among the findings depend on the seed alone, not on the threads. */
  Findings run(StudyContext studyContext);
}
