package spielwerk.search.mcts;

import spielwerk.core.Settings;

/**
 * How a search remembers moves from turn to turn (chapter 6.5 of the thesis).
 *
 * @param rate the learning rate of Gleichung 6.12; 0 for no memory at all
 * @param explore how often a node tries another move instead of going on with a known one
 * @param tournament how many untried moves are drawn, of which the best remembered is tried
 * @param resetStrength how much of a value goes back each turn (Gleichung 6.13)
 * @param resetPoint what it goes back to
 * @param resetChanged whether moves near a change on the board are forgotten
 */
record Recall(
    double rate,
    double explore,
    int tournament,
    double resetStrength,
    double resetPoint,
    boolean resetChanged) {

  static Recall of(Settings settings) {
    return new Recall(
        settings.real("learn"),
        settings.real("explore"),
        settings.integer("tournament"),
        settings.real("resetstrength"),
        settings.real("resetpoint"),
        settings.flag("resetchanged"));
  }

  boolean on() {
    return rate > 0;
  }
}
