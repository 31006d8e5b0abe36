package spielwerk.search.expression;

import java.util.List;
import spielwerk.core.Evaluation;
import spielwerk.core.Feature;
import spielwerk.core.Feature.Count;
import spielwerk.core.State;
import spielwerk.search.expression.Expression.Operation;

/**
 * An evaluation that somebody wrote as an expression. It counts only what the expression names, and
 * makes nothing new while it does.
 */
public final class ExpressionEvaluation implements Evaluation {
  private final Expression expression;
  private final Count[] counts;
  private final int[] ownNeeds;
  private final int[] theirNeeds;
  private final int[] own;
  private final int[] theirs;
  private final double[] memory;

  /**
   * @param features those for which the expression was read, for this evaluation alone
   */
  public ExpressionEvaluation(Expression expression, List<Feature> features) {
    this.expression = expression;
    this.counts = features.stream().map(Feature::count).toArray(Count[]::new);
    this.ownNeeds = expression.needs(Operation.OWN);
    this.theirNeeds = expression.needs(Operation.THEIRS);
    this.own = new int[counts.length];
    this.theirs = new int[counts.length];
    this.memory = new double[expression.memory()];
  }

  /** Rounded to the even neighbour, so that the two sides are rounded alike. */
  @Override
  public int value(State state) {
    int seat = state.turn();
    count(ownNeeds, own, state, seat);
    count(theirNeeds, theirs, state, 1 - seat);
    double value = Math.rint(expression.value(own, theirs, memory));
    return (int) Math.max(1 - LIMIT, Math.min(LIMIT - 1, value));
  }

  private void count(int[] needs, int[] into, State state, int seat) {
    for (int feature : needs) {
      into[feature] = counts[feature].of(state, seat);
    }
  }
}
