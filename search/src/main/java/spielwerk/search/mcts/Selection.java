package spielwerk.search.mcts;

import java.util.List;
import java.util.random.RandomGenerator;
import spielwerk.core.State;

/** Chooses the child to which a simulation descends, expanding one if it wants to. */
public interface Selection {
  /**
   * The child of the last node of the path to go to. {@link SearchTree#NONE} if the tree has no
   * room for it, or if it cannot be chosen before a pending evaluation is here.
   *
   * @param state the position of that node
   * @param seat who moves there
   */
  int select(State state, SimulationPath path, int seat, RandomGenerator random);

  /** A simulation has found its leaf and will be evaluated. */
  default void found(SimulationPath path) {}

  /** The leaf could not be evaluated and leaves the tree again. */
  default void retract(SimulationPath path) {}

  /** What a move on the path of a simulation was worth to the seat that made it. */
  default void learn(int seat, int move, double reward) {}

  /** The expanded children of a node with the terms by which they are compared, to be shown. */
  List<NodeInsight.Child> children(int node, int seat);
}
