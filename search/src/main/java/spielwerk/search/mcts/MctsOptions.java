package spielwerk.search.mcts;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import spielwerk.core.Evaluation;
import spielwerk.core.Option;
import spielwerk.core.Settings;
import spielwerk.core.Traits;
import spielwerk.search.SearchHeuristics;

/**
 * How a search goes about it. Where a number switches something on, 0 is off.
 *
 * @param select how the tree is descended
 * @param c the exploration constant of UCB (equation 3.1)
 * @param epsilon how often {@link Select#EPSILON} picks any child
 * @param normalise whether means are stretched over the children of a node (equation 6.4)
 * @param rollouts roll-outs a simulation; 0 judges the new node by the evaluation alone
 * @param depth moves of a roll-out; 0 plays to the end
 * @param vanish the thesis's vanishingBackprop (equations 6.8 and 6.9)
 * @param choice how the move is chosen at the end
 * @param solver whether proven wins and losses are backed up (Winands et al. 2008)
 * @param rave the number of visits at which a move's own mean and its AMAF mean weigh alike
 * @param widen how many children may be tried, as a multiple of the square root of the visits
 * @param history the weight of progressive history
 * @param bias the weight of the game's own order of moves
 * @param mast how often a roll-out takes the move that has done best so far
 * @param openChance whether a node stands for the moves of the seats alone, whatever was thrown
 * @param slots the most slots of all trees together
 * @param trees how many trees are grown apart from each other
 * @param threads how many threads grow them
 * @param reuse whether the tree is kept from one move to the next
 * @param perRound whether the depth counts rounds of all seats
 * @param sampled whether an edge is one's own move and one drawn for each other seat
 * @param memory the memory of moves
 */
record MctsOptions(
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
    int slots,
    int trees,
    int threads,
    boolean reuse,
    boolean perRound,
    boolean sampled,
    MoveMemory.Options memory) {

  /** Every option as people type it. */
  static final List<Option> ALL =
      List.of(
          Option.size(
              "sims",
              "1000",
              Long.MAX_VALUE >> 30,
              "simulations per move; if not given, as many as the budget allows, else 1000"),
          Option.size(
              "nodes",
              "0",
              Long.MAX_VALUE >> 30,
              "positions to visit at most, those of the roll-outs included; 0 for no limit"),
          Option.time("time", "", "time for a move"),
          Option.choice(
              "select",
              "how the tree is descended: by confidence, at random, to the best mean, or to the"
                  + " best mean except now and then",
              "ucb",
              "random",
              "greedy",
              "epsilon"),
          Option.real("c", 0.5, 0, 100, "how much select=ucb explores; rewards count from 0 to 1"),
          Option.real("epsilon", 0.1, 0, 1, "how often select=epsilon takes any child"),
          Option.flag(
              "normalise",
              false,
              "stretch the means of a node's children from 0 to 1 before they are compared"),
          Option.integer(
              "rollouts",
              1,
              0,
              1000,
              "roll-outs a simulation; 0: the evaluation judges the new node at once"),
          Option.integer(
              "depth",
              0,
              0,
              100_000,
              "length of a roll-out, after which the evaluation judges; 0 plays to the end"),
          Option.choice(
              "count", "what depth counts: moves, or rounds of all seats", "moves", "rounds"),
          Option.text("self", "random", "who plays a roll-out for the seat that thinks, by name")
              .allowing(
                  "random",
                  "one of the game's, or an engine that decides without a search, such as qwixx-win; a wrong name is refused with a list"),
          Option.text("enemies", "random", "who plays it for the others; if either waits, all wait")
              .allowing("random", "one of the game's or an engine, as for self"),
          Option.choice(
              "opponents",
              "each seat's moves are nodes of the tree, or an edge is one's own move and one drawn"
                  + " for each other seat",
              "tree",
              "sampled"),
          Option.text("replies", "random", "who draws them for the other seats, by name")
              .allowing("random", "one of the game's"),
          Option.text(
                  "eval",
                  "",
                  "who judges where a roll-out is cut off: an evaluation of the game, its first if"
                      + " not given, or points for the points so far")
              .allowing("one of the game's", "points"),
          Option.flag(
              "relative",
              false,
              "the reward is the change of the evaluation since the position searched"),
          Option.real(
              "winner",
              0,
              0,
              1,
              "what the others gain counts against one: this much of the best of them, the rest shared; 0 for nothing, 1 for the best alone"),
          Option.integer(
              "scale",
              100,
              1,
              Evaluation.LIMIT,
              "the evaluation that counts as half-way from a draw to a win"),
          Option.real(
              "vanish",
              0,
              0,
              10,
              "how much back-propagated results weaken towards the root; 0: not at all"),
          Option.text("prune", "", "moves to leave out, several joined by +; none for none")
              .allowing("some of the game's; a wrong name is refused with a list"),
          Option.real(
              "learn",
              0,
              0,
              2,
              "learning rate of a memory of moves that lasts the game; 0 for no memory"),
          Option.real(
              "explore", 0.5, 0, 1, "with memory: how often an untried move is tried at a node"),
          Option.integer(
              "tournament",
              3,
              1,
              1000,
              "with memory: untried moves drawn, the best of which is tried"),
          Option.real(
              "resetstrength",
              0.05,
              0,
              2,
              "with memory: how far it moves back towards resetpoint each turn"),
          Option.real("resetpoint", 1, 0, 1, "with memory: the value it moves back to"),
          Option.flag(
              "resetchanged", true, "with memory: forget moves near to where something changed"),
          Option.flag(
              "resetuntried",
              false,
              "with memory: moves never simulated go back each turn too, not only known ones"),
          Option.choice(
              "range",
              "rewards are scaled to 0..1 by the least and the most seen in this search, or in the"
                  + " game so far",
              "search",
              "game"),
          Option.choice(
              "final",
              "which move is played: the most visited, the one with the best mean, or the most"
                  + " visited but stopping early once it is both",
              "visits",
              "value",
              "robust"),
          Option.flag("solver", true, "back proven wins, draws and losses up (two seats, no dice)"),
          Option.real(
              "rave",
              0,
              0,
              1e9,
              "moves played later count as if played now; the visits at which that weighs half; 0"
                  + " for never"),
          Option.real(
              "widen",
              0,
              0,
              1000,
              "try another child only while there are fewer than this times the root of the visits;"
                  + " 0: try all first"),
          Option.real("history", 0, 0, 1000, "weight of how a move has done anywhere; 0 for none"),
          Option.real("bias", 0, 0, 1000, "weight of the game's own order of moves; 0 for none"),
          Option.real(
              "mast",
              0,
              0,
              1,
              "how often a roll-out takes the move that has done best anywhere; 0 for never"),
          Option.choice(
              "chance",
              "dice are nodes with a child for each outcome, or left out of the tree",
              "nodes",
              "open"),
          Option.size(
              "memory",
              "4M",
              1L << 26,
              "places of all trees together, for moves tried and untried"),
          Option.integer("trees", 1, 1, 64, "trees grown apart; their roots are added up"),
          Option.integer("threads", 1, 1, 64, "threads that grow them; does not change the result"),
          Option.flag("reuse", false, "keep the tree from one move to the next"),
          SearchHeuristics.NEAR);

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

  static MctsOptions of(Settings settings) {
    return new MctsOptions(
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
        MoveMemory.Options.of(settings));
  }

  /** Whether the moves of a node may differ from simulation to simulation. */
  boolean open(Traits traits) {
    return traits.hidden() || (traits.chance() && openChance);
  }

  /** An empty tree with room for the moves of one position at least. */
  SearchTree tree(Traits traits) {
    int least = open(traits) ? 0 : traits.maxMoves() + 1;
    List<SearchTree.Column> columns = new ArrayList<>();
    if (rave > 0) {
      columns.add(SearchTree.Column.AMAF);
    }
    if (bias > 0) {
      columns.add(SearchTree.Column.PRIOR);
    }
    return new SearchTree(
        Math.max(slots / trees, least), columns.toArray(SearchTree.Column[]::new));
  }

  /** Whether children are compared by mean and confidence alone, as in plain UCT. */
  boolean plainUcb() {
    return select == Select.UCB && !normalise && rave == 0 && history == 0 && bias == 0;
  }

  /** Whether proofs are backed up in such a game. */
  boolean solves(Traits traits) {
    return solver && traits.isDuel() && !sampled;
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
