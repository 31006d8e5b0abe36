package spielwerk.search.mcts;

import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import spielwerk.core.Budget;
import spielwerk.core.Candidates;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Evaluation;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Option;
import spielwerk.core.Playout;
import spielwerk.core.Settings;
import spielwerk.search.Ingredients;

/** The engine {@code mcts} with all its switches. */
public final class MctsMaker implements EngineMaker {
  /** All options of the search, for engines that are made of it. */
  public static final List<Option> OPTIONS =
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
              "moves of a roll-out, after which the evaluation judges; 0 plays to the end"),
          Option.text(
                  "eval",
                  "",
                  "who judges where a roll-out is cut off: an evaluation of the game, its first if not given, or points for the points so far")
              .allowing("one of the game's", "points"),
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

  private static final EngineInfo INFO =
      new EngineInfo(
          "mcts",
          "Monte Carlo tree search",
          "Spielwerk",
          "Grows a tree by simulated games; for any number of seats, with dice and hidden choices. Each part is a switch.",
          OPTIONS);

  /** Less holds no more than the moves of one position. */
  private static final int LEAST_MEMORY = 64;

  @Override
  public EngineInfo info() {
    return INFO;
  }

  @Override
  public boolean plays(Game game) {
    return true;
  }

  @Override
  public Engine make(Game game, Settings settings, Catalogue catalogue) {
    return make(INFO, game, settings, parts(game, settings));
  }

  /**
   * An engine of this family, perhaps with parts of its own.
   *
   * @param settings must know {@link #OPTIONS}
   * @throws Mistake if an option means nothing in the game
   */
  public static MctsEngine make(EngineInfo info, Game game, Settings settings, Parts parts) {
    Switches switches = Switches.of(settings);
    refuse(game, switches, settings);
    return new MctsEngine(info, game, switches, budget(settings), parts);
  }

  /**
   * What the options say a search shall take from the game, with random roll-outs.
   *
   * @throws Mistake if an option means nothing in the game
   */
  public static Parts parts(Game game, Settings settings) {
    String near = settings.text("near");
    double scale = settings.integer("scale");
    Supplier<Evaluation> evaluation = evaluation(game, Switches.of(settings), settings);
    return new Parts(
        () -> new Playout(game),
        goal -> {
          Evaluation own = evaluation.get();
          return new Judges(
              goal, game.traits().seats(), own == Evaluation.NONE ? null : own, scale);
        },
        () -> Ingredients.candidates(game, near),
        Ingredients.candidates(game, near) == Candidates.ALL,
        game.knowledge().order());
  }

  private static Budget budget(Settings settings) {
    return new Budget(
        settings.size("nodes"),
        0,
        settings.has("sims") ? settings.size("sims") : 0,
        settings.time("time").map(Duration::toMillis).orElse(0L));
  }

  /** Who judges positions before the end; {@link Evaluation#NONE} stands for the points. */
  private static Supplier<Evaluation> evaluation(Game game, Switches switches, Settings settings) {
    String name = settings.text("eval");
    boolean cutOff = switches.depth() > 0 || switches.rollouts() == 0;
    if (!cutOff && !name.isEmpty()) {
      throw new Mistake(
          "mcts: eval judges roll-outs that are cut off; add depth=10 or rollouts=0.");
    }
    if (!cutOff || name.equals("points")) {
      return () -> Evaluation.NONE;
    }
    boolean duel = game.traits().seats() == 2 && game.traits().zeroSum();
    if (name.isEmpty() && (game.knowledge().evaluations().isEmpty() || !duel)) {
      if (game.traits().zeroSum()) {
        throw new Mistake(
            "mcts: "
                + game.id()
                + " has no evaluation to judge a roll-out that is cut off; leave depth and rollouts=0 out.");
      }
      return () -> Evaluation.NONE;
    }
    // asked at once, so that a wrong name is refused here and not in the middle of a game
    boolean blind = Ingredients.evaluation(game, name) == Evaluation.NONE;
    return () -> blind ? Evaluation.NONE : Ingredients.evaluation(game, name);
  }

  /** Refuses switches that would do nothing. */
  private static void refuse(Game game, Switches switches, Settings settings) {
    if (switches.bias() > 0 && game.knowledge().order().isEmpty()) {
      throw new Mistake("mcts: " + game.id() + " has no order of moves; leave bias out.");
    }
    if (switches.openChance() && !game.traits().chance()) {
      throw new Mistake("mcts: there is no chance in " + game.id() + "; leave chance out.");
    }
    if (switches.reuse() && game.traits().hidden()) {
      throw new Mistake(
          "mcts: choices are hidden in "
              + game.id()
              + ", so no tree can be kept; leave reuse out.");
    }
    if (settings.has("solver") && switches.solver() && !game.traits().isDuel()) {
      throw new Mistake(
          "mcts: the solver needs two seats and no dice; leave solver out for " + game.id() + ".");
    }
    if (switches.memory() < LEAST_MEMORY) {
      throw new Mistake("mcts: memory takes at least " + LEAST_MEMORY + " places.");
    }
    if (switches.threads() > switches.trees()) {
      throw new Mistake("mcts: each thread needs a tree; add trees=" + switches.threads() + ".");
    }
    if (switches.trees() > 1 && settings.has("sims") && settings.size("sims") < switches.trees()) {
      throw new Mistake("mcts: sims must be at least as many as trees.");
    }
  }
}
