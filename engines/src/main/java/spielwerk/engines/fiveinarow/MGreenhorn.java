package spielwerk.engines.fiveinarow;

import spielwerk.games.fiveinarow.Lines;

/** Greenhorn's contacts and nothing else (chapter 3.5). */
final class MGreenhorn implements Opinion {
  /** The lower bit of every field in a key of {@link spielwerk.games.fiveinarow.Shapes}. */
  private static final int LOWER = 0x5555;

  /** Makes {@code mgreenhorn}. */
  public static final class Maker extends ClassicMaker {
    public Maker() {
      super(
          "mgreenhorn",
          "mGreenhorn (module)",
          LINES,
          game -> new MGreenhorn(),
          "Counts to how many own stones a field makes contact, no matter whether the lines are"
              + " open; nothing else, so it needs a tactician beside it.");
    }
  }

  @Override
  public void rate(Sight sight, Ballot ballot, Leash leash) {
    for (int i = 0; i < sight.count(); i++) {
      ballot.add(sight.field(i), contacts(sight.lines(), sight.field(i), sight.me()));
    }
  }

  /** How many stones of a seat stand within four along the lines through a field. */
  static int contacts(Lines lines, int field, int seat) {
    int contacts = 0;
    for (int direction = 0; direction < Lines.DIRECTIONS; direction++) {
      int key = lines.key(field, direction);
      int first = key & LOWER;
      int second = key >> 1 & LOWER;
      contacts += Integer.bitCount(seat == 0 ? first & ~second : second & ~first);
    }
    return contacts;
  }
}
