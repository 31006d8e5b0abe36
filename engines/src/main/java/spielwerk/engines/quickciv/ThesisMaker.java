package spielwerk.engines.quickciv;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.Knowledge;
import spielwerk.core.Option;
import spielwerk.core.Settings;
import spielwerk.games.quickciv.AppraisalWeights;
import spielwerk.games.quickciv.OnlyBuildNearLastAction.Reach;
import spielwerk.games.quickciv.QuickCiv;
import spielwerk.games.quickciv.QuickCivKnowledge;
import spielwerk.search.mcts.MctsMaker;

/**
 * The thesis's players by Monte Carlo tree search: the engine {@code mcts} with other usual values
 * and an evaluation of one's own. Whatever {@code mcts} can do is an option of theirs as well.
 */
public abstract sealed class ThesisMaker implements EngineMaker {
  private static final int FARTHEST = 20;

  /** What all of them share: chapter 6.2. */
  private static final Map<String, String> COMMON =
      Map.ofEntries(
          Map.entry("opponents", "sampled"),
          Map.entry("self", "wait"),
          Map.entry("enemies", "wait"),
          Map.entry("select", "greedy"),
          Map.entry("final", "value"),
          Map.entry("eval", "income"),
          Map.entry("relative", "on"),
          Map.entry("depth", "6"),
          Map.entry("count", "rounds"));

  private final EngineInfo info;

  private ThesisMaker(
      String id, String name, String about, AppraisalWeights weights, Map<String, String> usual) {
    List<Option> options = new ArrayList<>(weights.options());
    for (Option option : MctsMaker.OPTIONS) {
      String value = usual.getOrDefault(option.name(), COMMON.get(option.name()));
      options.add(value == null ? option : option.usually(value));
    }
    options.add(Option.integer("radius", 2, 0, FARTHEST, "how far prune=near looks"));
    options.add(
        Option.flag("attacked", false, "prune=near looks at hexes under attack wherever they are"));
    options.add(
        Option.integer(
            "revisit", 0, 0, 1000, "prune=near looks at each hex every N rounds; 0: never"));
    this.info =
        new EngineInfo(id, name, "Spielwerk, after the thesis on Quick Civ", about, options);
  }

  @Override
  public final EngineInfo info() {
    return info;
  }

  @Override
  public final boolean plays(Game game) {
    return game instanceof QuickCiv;
  }

  @Override
  public final Engine make(Game game, Settings settings, Catalogue catalogue) {
    Reach reach =
        new Reach(
            settings.integer("radius"), settings.flag("attacked"), settings.integer("revisit"));
    Knowledge knowledge =
        QuickCivKnowledge.of((QuickCiv) game, AppraisalWeights.of(settings), reach);
    return MctsMaker.make(
        info, game, settings, MctsMaker.heuristics(game, knowledge, settings, catalogue));
  }

  /** {@code vanilla}: what the thesis's first tuning found (7.1). */
  public static final class Vanilla extends ThesisMaker {
    static final AppraisalWeights WEIGHTS =
        new AppraisalWeights(0.68, 0.73, 1.70, 6.11, 0.87, 1.86);

    public Vanilla() {
      super(
          "vanilla",
          "Vanilla MCTS",
          "The thesis's tree search: every move is tried before any is looked into, nobody builds in"
              + " the roll-outs, and the change of the evaluation decides.",
          WEIGHTS,
          Map.of("rollouts", "4", "vanish", "0.69", "winner", "0.20"));
    }
  }

  /** {@code memory}: the same with a memory (7.5). */
  public static final class Remembering extends ThesisMaker {
    public Remembering() {
      super(
          "memory",
          "Memory MCTS",
          "The thesis's tree search with a memory: what a move was worth in earlier turns says"
              + " whether it is tried.",
          Vanilla.WEIGHTS,
          Map.of(
              "rollouts",
              "4",
              "vanish",
              "0.69",
              "winner",
              "0.20",
              "learn",
              "0.5",
              "explore",
              "0.5",
              "tournament",
              "3",
              "resetstrength",
              "0.05",
              "resetpoint",
              "1"));
    }
  }

  /** {@code memory-best}: what the tuning with memory found (7.6). */
  public static final class Best extends ThesisMaker {
    public Best() {
      super(
          "memory-best",
          "Tuned memory MCTS",
          "The thesis's best player: the tree search with memory, all its parameters tuned.",
          new AppraisalWeights(1.42, 0.20, 1.99, 5.71, 0.14, 1.34),
          Map.of(
              "rollouts",
              "1",
              "vanish",
              "0.83",
              "winner",
              "0.14",
              "learn",
              "1.52",
              "explore",
              "0.92",
              "tournament",
              "5",
              "resetstrength",
              "0.32",
              "resetpoint",
              "0.14"));
    }
  }
}
