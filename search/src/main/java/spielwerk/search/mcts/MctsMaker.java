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
import spielwerk.core.Game;
import spielwerk.core.Knowledge;
import spielwerk.core.Mistake;
import spielwerk.core.Name;
import spielwerk.core.Option;
import spielwerk.core.Pruning;
import spielwerk.core.Settings;
import spielwerk.search.EvaluationText;
import spielwerk.search.SearchHeuristics;

/** The engine {@code mcts} with all its options. */
public final class MctsMaker implements EngineMaker {
  /** All options of the search, for engines that are made of it. */
  public static final List<Option> OPTIONS = MctsOptions.ALL;

  private static final EngineInfo INFO =
      new EngineInfo(
          "mcts",
          "Monte Carlo tree search",
          "Spielwerk",
          "Grows a tree by simulated games; for any number of seats, with dice and hidden choices."
              + " Each part is a switch.",
          OPTIONS);

  /** Less would hold no more than the moves of one position. */
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
  public Name selfContained(Name name, Game game, Catalogue catalogue) {
    return EvaluationText.selfContained(name, game, catalogue);
  }

  @Override
  public Engine make(Game game, Settings settings, Catalogue catalogue) {
    return make(INFO, game, settings, heuristics(game, settings, catalogue));
  }

  /**
   * An engine of this family, perhaps with parts of its own.
   *
   * @param settings must know {@link #OPTIONS}
   * @throws Mistake if an option does not apply to the game
   */
  public static MctsEngine make(
      EngineInfo info, Game game, Settings settings, Heuristics heuristics) {
    MctsOptions options = MctsOptions.of(settings);
    refuse(game, options, settings);
    return new MctsEngine(info, game, options, budget(settings), heuristics);
  }

  /**
   * What a search is to take from the game by these options.
   *
   * @throws Mistake if an option does not apply to the game
   */
  private static Heuristics heuristics(Game game, Settings settings, Catalogue catalogue) {
    return heuristics(game, game.knowledge(), settings, catalogue);
  }

  /** The same with other knowledge of the game than it offers by itself. */
  public static Heuristics heuristics(
      Game game, Knowledge knowledge, Settings settings, Catalogue catalogue) {
    String near = settings.text("near");
    Supplier<Pruning> pruning = SearchHeuristics.pruning(game, knowledge, settings.text("prune"));
    boolean everyMove =
        SearchHeuristics.candidates(game, near) == Candidates.ALL
            && !SearchHeuristics.prunes(settings.text("prune"));
    return new Heuristics(
        RolloutPolicies.of(game, knowledge, settings, catalogue),
        Rewards.of(game, knowledge, settings),
        () -> SearchHeuristics.candidates(game, near),
        pruning,
        everyMove,
        knowledge.order(),
        knowledge.changes());
  }

  private static Budget budget(Settings settings) {
    return new Budget(
        settings.size("nodes"),
        0,
        settings.has("sims") ? settings.size("sims") : 0,
        settings.time("time").map(Duration::toMillis).orElse(0L));
  }

  /** Refuses options that would do nothing. */
  private static void refuse(Game game, MctsOptions options, Settings settings) {
    if (options.bias() > 0 && game.knowledge().order().isEmpty()) {
      throw new Mistake("mcts: " + game.id() + " has no order of moves; leave bias out.");
    }
    if (options.openChance() && !game.traits().chance()) {
      throw new Mistake("mcts: there is no chance in " + game.id() + "; leave chance out.");
    }
    if (options.reuse() && game.traits().hidden()) {
      throw new Mistake(
          "mcts: choices are hidden in "
              + game.id()
              + ", so no tree can be kept; leave reuse out.");
    }
    if (options.sampled()) {
      refuseSampled(game, options, settings);
    }
    if (options.memory().on() && options.open(game.traits())) {
      throw new Mistake(
          "mcts: the moves of a node change in " + game.id() + "; leave the memory (learn) out.");
    }
    if (settings.has("solver") && options.solver() && !game.traits().isDuel()) {
      throw new Mistake(
          "mcts: the solver needs two seats and no dice; leave solver out for " + game.id() + ".");
    }
    if (options.slots() < LEAST_MEMORY) {
      throw new Mistake("mcts: memory takes at least " + LEAST_MEMORY + " places.");
    }
    if (options.threads() > options.trees()) {
      throw new Mistake("mcts: each thread needs a tree; add trees=" + options.threads() + ".");
    }
    if (options.trees() > 1 && settings.has("sims") && settings.size("sims") < options.trees()) {
      throw new Mistake("mcts: sims must be at least as many as trees.");
    }
  }

  private static void refuseSampled(Game game, MctsOptions options, Settings settings) {
    if (game.traits().chance() || game.traits().hidden()) {
      throw new Mistake(
          "mcts: opponents=sampled needs a game without dice and hidden choices; leave it out for "
              + game.id()
              + ".");
    }
    if (options.reuse()) {
      throw new Mistake("mcts: reuse does not work with opponents=sampled; leave one of them out.");
    }
    if (settings.has("solver") && options.solver()) {
      throw new Mistake(
          "mcts: solver does not work with opponents=sampled; leave one of them out.");
    }
  }
}
