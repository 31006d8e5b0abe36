package spielwerk.search.mcts;

import java.util.List;
import java.util.Optional;
import spielwerk.core.Engine;
import spielwerk.core.Position;

/** An engine that decides by simulations in a tree, which can be looked into. */
public interface TreeSearchEngine extends Engine {
  /**
   * What the last search knows of a position below its root, in its first tree.
   *
   * @param line the moves that lead there from the position searched; none for that itself
   * @return empty if nothing was searched yet or no simulation came there
   */
  Optional<NodeInsight> insight(List<Integer> line);

  /**
   * Searches as {@link #advise} would and writes every simulation down.
   *
   * @throws spielwerk.core.Mistake if an option is set that simulations written down cannot show
   */
  MctsTrace trace(Position position, int sims);
}
