package spielwerk.engines.fiveinarow;

import spielwerk.games.fiveinarow.LineAnalysis;

/**
 * Considered action (chapter 3.2): tactics and strategy are counted apart. A <em>tempo move</em>,
 * one that the opponent must answer, gets no strategy points; its tactic points follow the number
 * of stones to the win and do not count below the worth of a position that must win. So threats are
 * kept until they win; until then <em>plan moves</em> build up, or keep the opponent from building.
 * Beside that it sees what must be blocked.
 *
 * <p>Tactic points are given for open threes and fours alone, as the next stone makes them; no
 * further positions are known by heart.
 */
final class Snotnose implements FieldRater {
  // half one, open one, half two, open two, half three, open three, half four, open four, five
  private static final ShapePoints PLAN = ShapePoints.of(1, 3, 5, 14, 12);
  private static final ShapePoints HINDER = ShapePoints.of(0, 2, 3, 9, 8, 16, 12, 0, 0);

  /** Makes {@code snotnose}. */
  public static final class Maker extends ClassicMaker {
    public Maker() {
      super(
          "snotnose",
          "Snotnose",
          THREATS,
          game -> new Snotnose(),
          "Counts tactic and strategy apart: builds with quiet moves, keeps its threats until they"
              + " add up to a certain win, counts the stones to it, and checks what must be blocked.");
    }
  }

  @Override
  public void rate(BoardView boardView, RatedFields ratedFields, NodeLimit nodeLimit) {
    LineAnalysis lines = boardView.lines();
    for (int i = 0; i < boardView.count(); i++) {
      int field = boardView.field(i);
      int own = ThreatCount.of(lines, field, boardView.me());
      int enemy = ThreatCount.of(lines, field, boardView.opponent());
      int strategy =
          own != 0
              ? 0
              : PLAN.of(lines, field, boardView.me())
                  + HINDER.of(lines, field, boardView.opponent());
      ratedFields.add(field, Tactics.attack(own) + Tactics.block(enemy) + strategy);
    }
  }
}
