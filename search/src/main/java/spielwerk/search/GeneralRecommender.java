package spielwerk.search;

import java.util.List;
import spielwerk.core.ConfiguredEngine;
import spielwerk.core.Game;
import spielwerk.core.Recommender;
import spielwerk.core.StrengthLevel;

/** Who plays any game: the searches that know none. Nobody has measured its levels. */
public final class GeneralRecommender implements Recommender {
  @Override
  public String game() {
    return EVERY_OTHER;
  }

  @Override
  public List<ConfiguredEngine> advisors(Game game) {
    return List.of(
        ConfiguredEngine.of("mcts", "time=2s"), ConfiguredEngine.of("alphabeta:all", "time=2s"));
  }

  /** Where it can, alpha-beta: it proves what it sees to the end. */
  @Override
  public List<ConfiguredEngine> analysts(Game game) {
    return List.of(
        ConfiguredEngine.of("alphabeta:all", "time=300ms"),
        ConfiguredEngine.of("mcts", "time=300ms"));
  }

  @Override
  public List<StrengthLevel> levels(Game game) {
    return StrengthLevel.unmeasured(
        ConfiguredEngine.drawn("mcts:sims=8", "temperature=1"),
        ConfiguredEngine.drawn("mcts:sims=30", "temperature=0.5"),
        ConfiguredEngine.of("mcts:sims=60"),
        ConfiguredEngine.of("mcts:sims=200"),
        ConfiguredEngine.of("mcts:sims=600"),
        ConfiguredEngine.of("mcts:sims=2000"),
        ConfiguredEngine.of("mcts", "time=1s"),
        ConfiguredEngine.of("mcts", "time=4s"));
  }
}
