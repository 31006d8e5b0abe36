package spielwerk.arena.library;

/**
 * In which order games are listed.
 *
 * @param by what they are ordered by
 * @param down whether the last or largest comes first
 */
public record SortOrder(Key by, boolean down) {
  /** Those that came last first, as {@link Library#page} has them. */
  public static final SortOrder LATEST = new SortOrder(Key.NUMBER, true);

  /** What games can be ordered by. */
  public enum Key {
    NUMBER("g.id"),
    DATE("g.date"),
    GAME("g.game"),
    PLAYERS("g.players"),
    RESULT("g.winner"),
    LENGTH("g.length");

    private final String column;

    Key(String column) {
      this.column = column;
    }
  }

  /** As SQL; games that are alike come in the order of their numbers. */
  String sql() {
    String way = down ? " DESC" : "";
    return by == Key.NUMBER ? by.column + way : by.column + way + ", g.id" + way;
  }
}
