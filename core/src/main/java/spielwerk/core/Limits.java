package spielwerk.core;

import io.soabase.recordbuilder.core.RecordBuilder;

/**
 * What the referee enforces beyond the rules. 0 means no limit.
 *
 * @param maxMoves the game is a draw after this many moves
 * @param draws whether draws may be agreed
 * @param clockMillis thinking time for the whole game and seat
 * @param incrementMillis what a move adds to the clock
 * @param marginMillis how much later than allowed an answer may come
 * @param adjudication when a game ends because all seats agree on how it stands
 */
@RecordBuilder
public record Limits(
    int maxMoves,
    boolean draws,
    long clockMillis,
    long incrementMillis,
    long marginMillis,
    Adjudication adjudication)
    implements LimitsBuilder.With {
  public static final Limits NONE = new Limits(0, true, 0, 0, 250);

  /**
   * The share of the clock that a single move may use: a game seldom has more than this many moves
   * to go.
   */
  private static final int MOVES_TO_GO = 30;

  /** Limits without adjudication. */
  public Limits(
      int maxMoves, boolean draws, long clockMillis, long incrementMillis, long marginMillis) {
    this(maxMoves, draws, clockMillis, incrementMillis, marginMillis, Adjudication.NONE);
  }

  /**
   * The budget for a move when this much of the clock is left: an engine need not know about
   * clocks.
   */
  Budget share(Budget budget, long leftMillis) {
    if (clockMillis == 0) {
      return budget;
    }
    long share = Math.max(1, Math.min(leftMillis, leftMillis / MOVES_TO_GO + incrementMillis));
    return budget.tighter(new Budget(0, 0, 0, share));
  }
}
