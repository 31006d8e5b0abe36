package spielwerk.search.mcts;

import java.util.List;

/** A search as it grew, one simulation after the other, to be shown phase by phase. */
public record MctsTrace(List<Simulation> simulations) {
  public MctsTrace {
    simulations = List.copyOf(simulations);
  }

  /**
   * One simulation. The lists of moves run from the position searched on.
   *
   * @param number from 1
   * @param path the moves in the tree, that of the new node last
   * @param movers who made them: a seat, or {@link spielwerk.core.State#CHANCE}
   * @param choices for each move of the path the children among which it was selected, as they
   *     stood before the simulation; none where there was no choice: by dice, or to a new node
   * @param expanded whether the last node of the path is new
   * @param rollout the moves that the seats made beyond the tree; what dice did is left out
   * @param end the position in which the simulation was evaluated
   * @param worth what it was worth to each seat
   * @param after what back-propagation left: the root first, then the nodes of the path
   */
  public record Simulation(
      int number,
      List<Integer> path,
      List<Integer> movers,
      List<List<NodeInsight.Child>> choices,
      boolean expanded,
      List<Integer> rollout,
      String end,
      List<Double> worth,
      List<Count> after) {
    public Simulation {
      path = List.copyOf(path);
      movers = List.copyOf(movers);
      choices = List.copyOf(choices);
      rollout = List.copyOf(rollout);
      worth = List.copyOf(worth);
      after = List.copyOf(after);
    }
  }

  /**
   * The numbers of a node.
   *
   * @param mean what it was worth on average to the seat that moved there; at the root, to the seat
   *     that thinks
   */
  public record Count(double visits, double mean) {}
}
