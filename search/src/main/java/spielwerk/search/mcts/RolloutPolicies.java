package spielwerk.search.mcts;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Knowledge;
import spielwerk.core.Mistake;
import spielwerk.core.Playout;
import spielwerk.core.Policy;
import spielwerk.core.Settings;

/**
 * Who plays in simulations.
 *
 * @param self the roll-outs of the seat that thinks
 * @param enemies the roll-outs of the others
 * @param replies the others within the tree, where their moves are drawn
 * @param alike whether all roll-outs from a position are the same, so that one is enough
 */
public record RolloutPolicies(
    Supplier<Policy> self, Supplier<Policy> enemies, Supplier<Policy> replies, boolean alike) {
  private static final String RANDOM = "random";
  private static final String WAIT = "wait";

  /** The same for everybody. */
  public static RolloutPolicies all(Supplier<Policy> policy) {
    return new RolloutPolicies(policy, policy, policy, false);
  }

  /** By the names that people type. If either waits in the roll-outs, everybody does (thesis). */
  static RolloutPolicies of(
      Game game, Knowledge knowledge, Settings settings, Catalogue catalogue) {
    Named named = new Named(game, knowledge, catalogue);
    String self = settings.text("self");
    String enemies = settings.text("enemies");
    Supplier<Policy> own = named.policy("self", self);
    Supplier<Policy> others = named.policy("enemies", enemies);
    Supplier<Policy> replies = named.policy("replies", settings.text("replies"));
    if (self.equals(WAIT) || enemies.equals(WAIT)) {
      Supplier<Policy> wait = named.policy("self", WAIT);
      return new RolloutPolicies(wait, wait, replies, !game.traits().chance());
    }
    return new RolloutPolicies(own, others, replies, false);
  }

  /** Where names are looked up: the game's own policies first, then the engines. */
  private record Named(Game game, Knowledge knowledge, Catalogue catalogue) {
    Supplier<Policy> policy(String option, String name) {
      Supplier<Policy> known = knowledge.policies().get(name);
      if (known != null) {
        return known;
      }
      return name.equals(RANDOM)
          ? () -> new Playout(game)
          : catalogue.policy(name, game).orElseThrow(() -> nobody(option, name));
    }

    private Mistake nobody(String option, String name) {
      List<String> there = new ArrayList<>(List.of(RANDOM));
      there.addAll(knowledge.policies().keySet());
      there.addAll(catalogue.policies(game));
      return new Mistake(
          "mcts: %s=%s is nobody in %s who could play roll-outs; there are %s."
              .formatted(option, name, game.id(), String.join(", ", there)));
    }
  }
}
