package spielwerk.engines.fiveinarow;

import spielwerk.games.fiveinarow.LineAnalysis;

/**
 * Pure strategy, a failed approach (chapter 3.5): counts only to how many own stones a square makes
 * contact along its lines, near or far, open, half-open or broken. As it is a complete engine, it
 * also completes and prevents a five; the paper does not speak of it.
 */
final class Greenhorn implements FieldRater {
  private static final int FIVE = 1_000;
  private static final int BLOCK = 300;

  private final Contacts contacts;

  Greenhorn(Contacts contacts) {
    this.contacts = contacts;
  }

  /** Makes {@code greenhorn}. */
  public static final class Maker extends ClassicMaker {
    public Maker() {
      super(
          "greenhorn",
          "Greenhorn",
          LINES,
          game -> new Greenhorn(new Contacts(game.grid())),
          "Counts how many own stones a square is in contact with, no matter whether the lines are"
              + " open; completes and prevents fives. Spreads its stones too far.");
    }
  }

  @Override
  public void rate(BoardView boardView, RatedFields ratedFields, NodeLimit nodeLimit) {
    contacts.at(boardView.state());
    LineAnalysis lines = boardView.lines();
    for (int i = 0; i < boardView.count(); i++) {
      int field = boardView.field(i);
      int points = contacts.of(field, boardView.me());
      points += ThreatCount.five(ThreatCount.of(lines, field, boardView.me())) ? FIVE : 0;
      points += ThreatCount.five(ThreatCount.of(lines, field, boardView.opponent())) ? BLOCK : 0;
      ratedFields.add(field, points);
    }
  }
}
