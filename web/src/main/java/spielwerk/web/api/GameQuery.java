package spielwerk.web.api;

import io.javalin.http.Context;
import java.util.Locale;
import spielwerk.arena.library.Filter;
import spielwerk.arena.library.FilterCondition;
import spielwerk.arena.library.LibraryGame;
import spielwerk.arena.library.SortOrder;
import spielwerk.core.Ending;
import spielwerk.core.Mistake;

/** Reads from an address which games of a library are wanted, and in which order. */
final class GameQuery {
  private static final int LONGEST = 2000;

  private GameQuery() {}

  /** A part of the address, empty if it is missing. */
  static String query(Context request, String name) {
    String value = request.queryParam(name);
    if (value != null && value.length() > LONGEST) {
      throw new Mistake("The value of " + name + " is too long.");
    }
    return value == null ? "" : value.strip();
  }

  static long number(Context request, String name, long fallback, long least, long most) {
    String text = query(request, name);
    if (text.isEmpty()) {
      return fallback;
    }
    try {
      long number = Long.parseLong(text);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException noNumber) {
      // answered below
    }
    throw new Mistake(name + " must be a whole number from " + least + " to " + most + ".");
  }

  static Filter filter(Context request) {
    Filter filter = Filter.ALL;
    if (!query(request, "game").isEmpty()) {
      filter = filter.and(new FilterCondition.Played(query(request, "game")));
    }
    if (!query(request, "player").isEmpty()) {
      filter = filter.and(new FilterCondition.Player(query(request, "player"), fate(request)));
    }
    if (!query(request, "against").isEmpty()) {
      filter = filter.and(new FilterCondition.Player(query(request, "against")));
    }
    if (!query(request, "tag").isEmpty()) {
      filter = filter.and(new FilterCondition.Tagged(query(request, "tag")));
    }
    if (!query(request, "run").isEmpty()) {
      filter = filter.and(new FilterCondition.Run(query(request, "run")));
    }
    if (!query(request, "words").isEmpty()) {
      filter = filter.and(new FilterCondition.Said(query(request, "words")));
    }
    if (!query(request, "result").isEmpty()) {
      filter = filter.and(new FilterCondition.Winner(winner(query(request, "result"))));
    }
    if (!query(request, "reason").isEmpty()) {
      filter = filter.and(new FilterCondition.Over(reason(query(request, "reason"))));
    }
    if (!query(request, "shortest").isEmpty() || !query(request, "longest").isEmpty()) {
      int shortest = (int) number(request, "shortest", 0, 0, Integer.MAX_VALUE);
      int longest = (int) number(request, "longest", Integer.MAX_VALUE, 0, Integer.MAX_VALUE);
      filter = filter.and(new FilterCondition.Length(shortest, longest));
    }
    if (!query(request, "from").isEmpty() || !query(request, "before").isEmpty()) {
      filter =
          filter.and(new FilterCondition.Dates(query(request, "from"), query(request, "before")));
    }
    return filter;
  }

  private static FilterCondition.Fate fate(Context request) {
    String wanted = query(request, "fate");
    for (FilterCondition.Fate fate : FilterCondition.Fate.values()) {
      if (fate.name().toLowerCase(Locale.ROOT).equals(wanted.isEmpty() ? "any" : wanted)) {
        return fate;
      }
    }
    throw new Mistake(
        "'" + wanted + "' is not a result of a player; there are any, won, shared and lost.");
  }

  private static int winner(String text) {
    if (text.equals("draw")) {
      return LibraryGame.SHARED;
    }
    if (text.equals("none")) {
      return LibraryGame.NOBODY;
    }
    if (text.matches("[1-8]")) {
      return Integer.parseInt(text) - 1;
    }
    throw new Mistake(
        "'" + text + "' is not a result; there are 1 to 8 for a seat, draw and none.");
  }

  private static Ending.Reason reason(String text) {
    for (Ending.Reason reason : Ending.Reason.values()) {
      if (reason.toString().equals(text)) {
        return reason;
      }
    }
    throw new Mistake("'" + text + "' is not a reason for a game to end.");
  }

  /** number, date, game, players, result or length; with a minus in front the last come first. */
  static SortOrder sort(Context request) {
    String text = query(request, "sort");
    if (text.isEmpty()) {
      return SortOrder.LATEST;
    }
    boolean down = text.startsWith("-");
    String wanted = (down ? text.substring(1) : text).toUpperCase(Locale.ROOT);
    for (SortOrder.Key key : SortOrder.Key.values()) {
      if (key.name().equals(wanted)) {
        return new SortOrder(key, down);
      }
    }
    throw new Mistake(
        "Games are sorted by number, date, game, players, result or length, not by '"
            + text
            + "'.");
  }
}
