package spielwerk.learn.selfplay;

import spielwerk.core.Game;
import spielwerk.nets.NetSpec;

/**
 * What a training's network costs.
 *
 * @param parameters the numbers it learns
 * @param flops of looking at one position
 */
public record NetCost(long parameters, long flops) {
  /** Learning from a position goes through the network once forwards and, twice as dear, back. */
  private static final int LEARNING = 3;

  public static NetCost of(TrainSpec spec, Game game) {
    NetSpec shape = TrainingRun.shape(spec, game);
    return new NetCost(shape.parameters(), shape.flops());
  }

  /**
   * All arithmetic of a training.
   *
   * @param evaluations positions looked at in self-play
   * @param samples positions learnt from, each time counted
   */
  public double flops(double evaluations, double samples) {
    return (evaluations + LEARNING * samples) * flops;
  }
}
