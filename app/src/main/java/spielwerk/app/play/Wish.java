package spielwerk.app.play;

/**
 * What a person wants beyond a move.
 *
 * @param keep when a move is taken back: how many moves stay
 */
record Wish(Kind kind, int keep) {
  static final Wish PLAY = new Wish(Kind.PLAY, 0);
  static final Wish QUIT = new Wish(Kind.QUIT, 0);
  static final Wish GONE = new Wish(Kind.GONE, 0);

  static Wish takeBack(int keep) {
    return new Wish(Kind.TAKE_BACK, keep);
  }

  enum Kind {
    PLAY,
    TAKE_BACK,
    QUIT,
    /** The input has ended. */
    GONE
  }
}
