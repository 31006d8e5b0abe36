package spielwerk.arena.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Setup;
import spielwerk.core.State;

/**
 * Finds the games in which a pattern lay on the board. There is no index of patterns: the games are
 * played through, the latest first, a part at a time.
 */
public final class PatternSearch {
  private static final int CHUNK = 100;

  private final Library library;
  private final Catalogue catalogue;
  private final Game rules;
  private final BoardPattern.Finder finder;

  /**
   * @throws Mistake if the game has no squares with pieces, or a smaller board
   */
  public PatternSearch(Library library, Catalogue catalogue, Game rules, BoardPattern pattern) {
    this.library = library;
    this.catalogue = catalogue;
    this.rules = rules;
    this.finder = pattern.finder(rules.start(Setup.STANDARD));
  }

  /**
   * A game and where the pattern came up in it.
   *
   * @param ply after how many moves it first lay there
   */
  public record Found(GameSummary game, int ply) {}

  /**
   * A part of the search.
   *
   * @param looked how many games of this kind were looked at in this part
   * @param next where the next part begins, or {@link LibraryPage#LAST}
   */
  public record Part(List<Found> found, int looked, long next) {
    public Part {
      found = List.copyOf(found);
    }
  }

  /** How many games there are to look at, those of other options of the game among them. */
  public long games() {
    return library.count(filter());
  }

  private Filter filter() {
    return Filter.ALL.and(new FilterCondition.Played(rules.text()));
  }

  /**
   * Searches on.
   *
   * @param after {@link LibraryPage#FIRST}, or where the part before said the next begins
   * @param most how many games to find at most
   * @param millis for about so long
   */
  public Part search(long after, int most, long millis) {
    long end = System.nanoTime() + millis * 1_000_000;
    List<Found> found = new ArrayList<>();
    int looked = 0;
    long at = after;
    while (true) {
      LibraryPage page = library.page(filter(), at, CHUNK);
      for (GameSummary game : page.games()) {
        ply(game).ifPresent(ply -> found.add(new Found(game, ply)));
        looked++;
        at = game.id();
        if (found.size() >= most || System.nanoTime() > end) {
          return new Part(found, looked, at);
        }
      }
      if (page.next() == LibraryPage.LAST) {
        return new Part(found, looked, LibraryPage.LAST);
      }
    }
  }

  private Optional<Integer> ply(GameSummary summary) {
    Optional<LibraryGame> game =
        library.find(summary.id()); // another program may delete it meanwhile
    try {
      if (game.isEmpty() || !catalogue.game(summary.game()).text().equals(rules.text())) {
        return Optional.empty();
      }
      State state = rules.start(new Setup(game.get().record().setup()));
      int ply = 0;
      for (String move : game.get().record().moves()) {
        if (finder.in(state)) {
          return Optional.of(ply);
        }
        state.play(rules.notation().legalMove(state, move));
        ply++;
      }
      return finder.in(state) ? Optional.of(ply) : Optional.empty();
    } catch (Mistake foreign) {
      return Optional.empty(); // a game of a jar that is gone, or of other rules by now
    }
  }
}
