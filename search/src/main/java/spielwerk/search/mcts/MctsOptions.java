package spielwerk.search.mcts;

import java.util.List;
import spielwerk.core.Evaluation;
import spielwerk.core.Option;
import spielwerk.search.Ingredients;

/** Every switch of the search as people type it. */
final class MctsOptions {
  static final List<Option> ALL =
      List.of(
          Option.size(
              "sims",
              "1000",
              Long.MAX_VALUE >> 30,
              "simulations a move; if not given, as many as the budget allows, else 1000"),
          Option.size(
              "nodes",
              "0",
              Long.MAX_VALUE >> 30,
              "positions to visit at most, those of the roll-outs included; 0 for no limit"),
          Option.time("time", "", "time for a move"),
          Option.choice(
              "select",
              "how the tree is descended: by confidence, at random, to the best mean, or to the best mean except now and then",
              "ucb",
              "random",
              "greedy",
              "epsilon"),
          Option.real("c", 0.5, 0, 100, "how much select=ucb explores; worth counts from 0 to 1"),
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
              .allowing("random", "one of the game's: a wrong one is answered with those it has"),
          Option.text("enemies", "random", "who plays it for the others; if either waits, all wait")
              .allowing("random", "one of the game's"),
          Option.choice(
              "opponents",
              "each seat's moves are nodes of the tree, or an edge is one's own move and one drawn for each other seat",
              "tree",
              "sampled"),
          Option.text("replies", "random", "who draws them for the other seats, by name")
              .allowing("random", "one of the game's"),
          Option.text(
                  "eval",
                  "",
                  "who judges where a roll-out is cut off: an evaluation of the game, its first if not given, or points for the points so far")
              .allowing("one of the game's", "points"),
          Option.flag("relative", false, "worth counts as the change since the position searched"),
          Option.real(
              "winner",
              0,
              0,
              1,
              "what the others gain counts against one; so much of the best of them, the rest shared; 0 for nothing, 1 for the best alone"),
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
              "back-propagation weakens towards the root, the more the larger; 0: it does not"),
          Option.text("prune", "", "moves to leave out, several joined by +")
              .allowing("some of the game's: a wrong one is answered with those it has"),
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
          Option.real("resetstrength", 0.05, 0, 2, "with memory: how much it goes back each turn"),
          Option.real("resetpoint", 1, 0, 1, "with memory: what it goes back to"),
          Option.flag(
              "resetchanged", true, "with memory: forget moves near to where something changed"),
          Option.choice(
              "final",
              "which move is played: the most visited, the one with the best mean, or the most visited but stopping early once it is both",
              "visits",
              "value",
              "robust"),
          Option.flag("solver", true, "back proven wins, draws and losses up (two seats, no dice)"),
          Option.real(
              "rave",
              0,
              0,
              1e9,
              "moves played later count as if played now; the visits at which that weighs half; 0 for never"),
          Option.real(
              "widen",
              0,
              0,
              1000,
              "try another child only while there are fewer than this times the root of the visits; 0: try all first"),
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
          Ingredients.NEAR);

  private MctsOptions() {}
}
