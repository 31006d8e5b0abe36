package spielwerk.lab;

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

  /** Does it. The facts among the findings depend on the seed alone, not on the threads. */
  Findings run(Conditions conditions);
}
