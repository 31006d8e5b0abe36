package spielwerk.engines.fiveinarow;

/** Greenhorn's contacts and nothing else (chapter 3.5). */
final class MGreenhorn implements Opinion {
  private final Contacts contacts;

  MGreenhorn(Contacts contacts) {
    this.contacts = contacts;
  }

  /** Makes {@code mgreenhorn}. */
  public static final class Maker extends ClassicMaker {
    public Maker() {
      super(
          "mgreenhorn",
          "mGreenhorn (module)",
          LINES,
          game -> new MGreenhorn(new Contacts(game.grid())),
          "Counts to how many own stones a field makes contact, no matter whether the lines are"
              + " open; nothing else, so it needs a tactician beside it.");
    }
  }

  @Override
  public void rate(Sight sight, Ballot ballot, Leash leash) {
    contacts.at(sight.state());
    for (int i = 0; i < sight.count(); i++) {
      ballot.add(sight.field(i), contacts.of(sight.field(i), sight.me()));
    }
  }
}
