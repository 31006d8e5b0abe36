package spielwerk.games.quickciv;

/**
 * The thesis's evaluation of a position for a seat (6.1, 6.2):
 *
 * <pre>
 * progress = clamp(round * pointInc / rounds, 0, 1)
 * E = (mp * material + fp * food + bp * material * food + tp * tiles) * (1 - progress)
 *     + pp * points * progress
 * </pre>
 *
 * where material, food and points are incomes. What a move changes is found from the change of the
 * income alone ({@link IncomeChange}); the thesis built the next state for each of a thousand moves
 * and was a hundred times slower for it. Belongs to one thread.
 */
public final class Appraisal {
  private final IncomeChange gains;
  private final AppraisalWeights weights;
  private final double pace;
  private final int hexes;
  private final long[] row = new long[IncomeChange.COLUMNS];

  public Appraisal(QuickCiv game, AppraisalWeights weights) {
    this.gains = new IncomeChange(game);
    this.weights = weights;
    this.pace = weights.pointInc() / game.rounds();
    this.hexes = game.hexes();
  }

  /** How far the game is on the way to where only points count (6.1), 0 to 1. */
  public double progress(int round) {
    return Math.min(1, round * pace);
  }

  /** E of a position for a seat (6.2). */
  public double value(QuickCivState state, int seat) {
    return value(state.income(seat), state.tiles(seat), progress(state.round()));
  }

  /**
   * E from its parts. Negative incomes count, but two of them do not make a good balance.
   *
   * @param income packed by {@link Resources}
   */
  public double value(long income, int tiles, double progress) {
    int material = Resources.material(income);
    int food = Resources.food(income);
    double growth =
        weights.material() * material
            + weights.food() * food
            + weights.balance() * Math.max(0, material) * Math.max(0, food)
            + weights.tile() * tiles;
    return growth * (1 - progress) + weights.point() * Resources.points(income) * progress;
  }

  /** By how much E of the seat to move changes if it plays a move, all else staying as it is. */
  public double delta(QuickCivState state, int move) {
    if (move == state.pass()) {
      return 0;
    }
    int seat = state.turn();
    int hex = move % hexes;
    return delta(state, seat, hex, gains.one(state, seat, hex, move / hexes));
  }

  private double delta(QuickCivState state, int seat, int hex, long gain) {
    long income = state.income(seat);
    int tiles = state.tiles(seat);
    double progress = progress(state.round());
    int more = state.ownerOf(hex) < 0 ? 1 : 0;
    return value(income + gain, tiles + more, progress) - value(income, tiles, progress);
  }

  /**
   * The same for all buildings on a hex that is free or the seat's own: much cheaper than one by
   * one.
   *
   * @param into takes the changes by the number of the building; has room for 28
   */
  public void deltas(QuickCivState state, int seat, int hex, double[] into) {
    gains.all(state, seat, hex, row);
    long income = state.income(seat);
    int tiles = state.tiles(seat);
    double progress = progress(state.round());
    int more = state.ownerOf(hex) < 0 ? 1 : 0;
    double now = value(income, tiles, progress);
    for (int b = 0; b < Building.COUNT; b++) {
      into[b] = value(income + row[b], tiles + more, progress) - now;
    }
  }
}
