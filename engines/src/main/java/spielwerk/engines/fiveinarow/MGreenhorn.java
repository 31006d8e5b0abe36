package spielwerk.engines.fiveinarow;

/** Greenhorn's contacts and nothing else (chapter 3.5). */
final class MGreenhorn implements FieldRater {
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
          "Counts how many own stones a square is in contact with, no matter whether the lines are"
              + " open; nothing else, so it needs a tactician beside it.");
    }
  }

  @Override
  public void rate(BoardView boardView, RatedFields ratedFields, NodeLimit nodeLimit) {
    contacts.at(boardView.state());
    for (int i = 0; i < boardView.count(); i++) {
      ratedFields.add(boardView.field(i), contacts.of(boardView.field(i), boardView.me()));
    }
  }
}
