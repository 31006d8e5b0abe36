package spielwerk.arena.library;

import java.util.List;

/**
 * Some games, those that came last first.
 *
 * @param next where the next page begins, or {@link #LAST}
 */
public record LibraryPage(List<GameSummary> games, long next) {
  /** Where the first page begins. */
  public static final long FIRST = Long.MAX_VALUE;

  /** There is no further page. */
  public static final long LAST = 0;

  public LibraryPage {
    games = List.copyOf(games);
  }
}
