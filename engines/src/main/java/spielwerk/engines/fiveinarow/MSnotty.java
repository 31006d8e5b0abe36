package spielwerk.engines.fiveinarow;

import spielwerk.games.fiveinarow.LineAnalysis;

/**
 * Almost "intuitive" (chapter 3.3): reckons like {@link Snotnose}, but asks how many more squares a
 * line needs until it is a <em>threat</em>, not until it wins: one after an open two or a half-open
 * three, two after an open one or a half-open two, three after a half-open one. It knows the most
 * important winning positions, its own and the opponent's.
 */
final class MSnotty implements FieldRater {
  private static final int NEEDS_ONE = 12;
  private static final int NEEDS_TWO = 4;
  private static final int NEEDS_THREE = 1;

  // half one, open one, half two, open two, half three, open three, half four, open four, five
  private static final ShapePoints PLAN =
      ShapePoints.of(NEEDS_THREE, NEEDS_TWO, NEEDS_TWO, NEEDS_ONE, NEEDS_ONE);
  private static final ShapePoints HINDER =
      ShapePoints.of(NEEDS_THREE, NEEDS_TWO, NEEDS_TWO, NEEDS_ONE, NEEDS_ONE, 16, 16, 0, 0);

  /** Makes {@code msnotty}. */
  public static final class Maker extends ClassicMaker {
    public Maker() {
      super(
          "msnotty",
          "mSnotty (module)",
          THREATS,
          game -> new MSnotty(),
          "Snotnose that counts how many more squares a line needs until it is a threat, close to what people feel; knows the most important winning positions. Best together with marea51.");
    }
  }

  @Override
  public void rate(BoardView boardView, RatedFields ratedFields, NodeLimit nodeLimit) {
    LineAnalysis lines = boardView.lines();
    for (int i = 0; i < boardView.count(); i++) {
      int field = boardView.field(i);
      int own = ThreatCount.of(lines, field, boardView.me());
      int enemy = ThreatCount.of(lines, field, boardView.opponent());
      int strategy = own != 0 ? 0 : PLAN.of(lines, field, boardView.me());
      strategy += HINDER.of(lines, field, boardView.opponent()) * 3 / 4;
      ratedFields.add(field, Tactics.attack(own) + Tactics.block(enemy) + strategy);
    }
  }
}
