package spielwerk.search.mcts;

import java.util.Locale;
import spielwerk.core.Settings;
import spielwerk.core.Traits;

/**
 * How a search goes about it. Where a number switches something on, 0 is off.
 *
 * @param select how the tree is descended
 * @param c the exploration constant of UCB (Gleichung 3.1)
 * @param epsilon how often {@link Select#EPSILON} picks any child
 * @param normalise whether means are stretched over the children of a node (Gleichung 6.4)
 * @param rollouts roll-outs a simulation; 0 judges the new node by the evaluation alone
 * @param depth moves of a roll-out; 0 plays to the end
 * @param vanish the thesis's vanishingBackprop (Gleichungen 6.8 and 6.9)
 * @param choice how the move is chosen at the end
 * @param solver whether proven wins and losses are backed up (Winands et al. 2008)
 * @param rave the number of visits at which a move's own mean and its AMAF mean weigh alike
 * @param widen the factor of the root of the visits that says how many children may be tried
 * @param history the weight of progressive history
 * @param bias the weight of the game's own order of moves
 * @param mast how often a roll-out takes the move that has done best so far
 * @param openChance whether a node stands for the moves of the seats alone, whatever was thrown
 * @param memory the most slots of all trees together
 * @param trees how many trees are grown apart from each other
 * @param threads how many threads grow them
 * @param reuse whether the tree is kept from one move to the next
 * @param perRound whether the depth counts rounds of all seats
 * @param sampled whether an edge is one's own move and one drawn for each other seat
 * @param recall the memory of moves
 */
record Switches(
    Select select,
    double c,
    double epsilon,
    boolean normalise,
    int rollouts,
    int depth,
    double vanish,
    FinalMove choice,
    boolean solver,
    double rave,
    double widen,
    double history,
    double bias,
    double mast,
    boolean openChance,
    int memory,
    int trees,
    int threads,
    boolean reuse,
    boolean perRound,
    boolean sampled,
    Recall recall) {

  /** How the tree is descended (chapter 3.2.2 of the thesis). */
  enum Select {
    UCB,
    RANDOM,
    GREEDY,
    EPSILON
  }

  /** Which child of the root is played. */
  enum FinalMove {
    VISITS,
    VALUE,
    ROBUST
  }

  static Switches of(Settings settings) {
    return new Switches(
        Select.valueOf(settings.text("select").toUpperCase(Locale.ROOT)),
        settings.real("c"),
        settings.real("epsilon"),
        settings.flag("normalise"),
        settings.integer("rollouts"),
        settings.integer("depth"),
        settings.real("vanish"),
        FinalMove.valueOf(settings.text("final").toUpperCase(Locale.ROOT)),
        settings.flag("solver"),
        settings.real("rave"),
        settings.real("widen"),
        settings.real("history"),
        settings.real("bias"),
        settings.real("mast"),
        settings.text("chance").equals("open"),
        (int) settings.size("memory"),
        settings.integer("trees"),
        settings.integer("threads"),
        settings.flag("reuse"),
        settings.text("count").equals("rounds"),
        settings.text("opponents").equals("sampled"),
        Recall.of(settings));
  }

  /** Whether the moves of a node may differ from simulation to simulation. */
  boolean open(Traits traits) {
    return traits.hidden() || (traits.chance() && openChance);
  }

  /** An empty tree with room for the moves of one position at least. */
  Tree tree(Traits traits) {
    int least = open(traits) ? 0 : traits.maxMoves() + 1;
    return new Tree(Math.max(memory / trees, least), rave > 0, bias > 0);
  }

  /** Whether children are compared by mean and confidence alone, as in plain UCT. */
  boolean plainUcb() {
    return select == Select.UCB && !normalise && rave == 0 && history == 0 && bias == 0;
  }

  /** The most moves of a roll-out; 0 for all. */
  int depth(int seats) {
    return perRound ? depth * seats : depth;
  }

  /** Whether the moves of a simulation must be written down. */
  boolean remembers() {
    return rave > 0 || history > 0 || mast > 0;
  }
}
