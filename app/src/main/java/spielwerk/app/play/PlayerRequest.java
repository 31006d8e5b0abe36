package spielwerk.app.play;

/**
 * What a person wants beyond a move.
 *
 * @param keep when a move is taken back: how many moves stay
 */
record PlayerRequest(Kind kind, int keep) {
  static final PlayerRequest PLAY = new PlayerRequest(Kind.PLAY, 0);
  static final PlayerRequest QUIT = new PlayerRequest(Kind.QUIT, 0);
  static final PlayerRequest GONE = new PlayerRequest(Kind.GONE, 0);

  static PlayerRequest takeBack(int keep) {
    return new PlayerRequest(Kind.TAKE_BACK, keep);
  }

  enum Kind {
    PLAY,
    TAKE_BACK,
    QUIT,
    /** The input has ended. */
    GONE
  }
}
