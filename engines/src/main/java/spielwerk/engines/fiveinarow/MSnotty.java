package spielwerk.engines.fiveinarow;

import spielwerk.games.fiveinarow.Lines;

/**
 * Almost "intuitive" (chapter 3.3): reckons like {@link Snotnose}, but asks how many more fields a
 * line needs until it is a <em>threat</em>, not until it wins: one after an open two or a half-open
 * three, two after an open one or a half-open two, three after a half-open one. It knows the most
 * important winning positions, its own and the opponent's.
 */
final class MSnotty implements Opinion {
  private static final int NEEDS_ONE = 12;
  private static final int NEEDS_TWO = 4;
  private static final int NEEDS_THREE = 1;

  // half one, open one, half two, open two, half three, open three, half four, open four, five
  private static final Points PLAN =
      Points.of(NEEDS_THREE, NEEDS_TWO, NEEDS_TWO, NEEDS_ONE, NEEDS_ONE);
  private static final Points HINDER =
      Points.of(NEEDS_THREE, NEEDS_TWO, NEEDS_TWO, NEEDS_ONE, NEEDS_ONE, 16, 16, 0, 0);

  /** Makes {@code msnotty}. */
  public static final class Maker extends ClassicMaker {
    public Maker() {
      super(
          "msnotty",
          "mSnotty (module)",
          THREATS,
          game -> new MSnotty(),
          "Snotnose that counts how many more fields a line needs until it is a threat, near to what"
              + " people feel; knows the most important winning positions. Best beside marea51.");
    }
  }

  @Override
  public void rate(Sight sight, Ballot ballot, Leash leash) {
    Lines lines = sight.lines();
    for (int i = 0; i < sight.count(); i++) {
      int field = sight.field(i);
      int own = Threats.of(lines, field, sight.me());
      int enemy = Threats.of(lines, field, sight.opponent());
      int strategy = own != 0 ? 0 : PLAN.of(lines, field, sight.me());
      strategy += HINDER.of(lines, field, sight.opponent()) * 3 / 4;
      ballot.add(field, Tactics.attack(own) + Tactics.block(enemy) + strategy);
    }
  }
}
