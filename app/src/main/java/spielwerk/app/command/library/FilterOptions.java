package spielwerk.app.command.library;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import spielwerk.arena.library.Filter;
import spielwerk.arena.library.FilterCondition;
import spielwerk.arena.library.FilterCondition.Fate;
import spielwerk.arena.library.LibraryGame;
import spielwerk.core.Ending;
import spielwerk.core.Mistake;

/** Which games a command is about. */
final class FilterOptions {
  private static final Pattern LENGTH = Pattern.compile("(\\d{0,6})(\\.\\.)?(\\d{0,6})");
  private static final String DAY = "\\d{4}(?:-\\d{2}(?:-\\d{2})?)?";
  private static final Pattern DATES = Pattern.compile("(" + DAY + ")?(?:(\\.\\.)(" + DAY + ")?)?");

  @Option(
      names = "--player",
      paramLabel = "NAME",
      description =
          "Who played: a person or an engine, with or without its options; twice for who met whom.")
  private List<String> players = new ArrayList<>();

  @Option(
      names = "--game",
      paramLabel = "GAME",
      description = "What was played: fiveinarow, or with its options fiveinarow:size=9.")
  private @Nullable String game;

  @Option(
      names = "--result",
      paramLabel = "RESULT",
      description =
          "1, 2, ..: this seat won; draw; none; with --player also won and lost (the first one).")
  private @Nullable String result;

  @Option(
      names = "--reason",
      paramLabel = "REASON",
      description = "Why it was over: finished, resigned, 'move limit', ..")
  private @Nullable String reason;

  @Option(names = "--length", paramLabel = "A..B", description = "How many moves it had.")
  private @Nullable String length;

  @Option(
      names = "--date",
      paramLabel = "A..B",
      description = "When it ended: 2026-01-31, 2026-01..2026-03, 2026-06..")
  private @Nullable String date;

  @Option(names = "--run", paramLabel = "RUN", description = "The run it comes from.")
  private @Nullable String run;

  @Option(names = "--tag", paramLabel = "TAG", description = "A tag it has.")
  private List<String> tags = new ArrayList<>();

  @Option(
      names = "--text",
      paramLabel = "WORDS",
      description = "Words in a comment on it, its result or its moves.")
  private @Nullable String text;

  boolean none() {
    return filter().equals(Filter.ALL);
  }

  /**
   * @throws Mistake if an option makes no sense
   */
  Filter filter() {
    Filter filter = Filter.ALL;
    Fate fate = fate();
    for (int i = 0; i < players.size(); i++) {
      filter = filter.and(new FilterCondition.Player(players.get(i), i == 0 ? fate : Fate.ANY));
    }
    if (game != null) {
      filter = filter.and(new FilterCondition.Played(game));
    }
    if (result != null && fate == Fate.ANY) {
      filter = filter.and(new FilterCondition.Winner(winner(result)));
    }
    if (reason != null) {
      filter = filter.and(new FilterCondition.Over(over(reason)));
    }
    if (length != null) {
      filter = filter.and(range(length));
    }
    if (date != null) {
      filter = filter.and(dates(date));
    }
    if (run != null) {
      filter = filter.and(new FilterCondition.Run(run));
    }
    for (String tag : tags) {
      filter = filter.and(new FilterCondition.Tagged(tag));
    }
    return text == null ? filter : filter.and(new FilterCondition.Said(text));
  }

  private Fate fate() {
    if (!"won".equals(result) && !"lost".equals(result)) {
      return Fate.ANY;
    }
    if (players.isEmpty()) {
      throw new Mistake("--result " + result + " needs a --player who did.");
    }
    return "won".equals(result) ? Fate.WON : Fate.LOST;
  }

  private static int winner(String result) {
    return switch (result) {
      case "draw" -> LibraryGame.SHARED;
      case "none" -> LibraryGame.NOBODY;
      default -> {
        if (!result.matches("[1-9]")) {
          throw new Mistake(
              "There is no result '"
                  + result
                  + "'; there are the numbers of seats from 1, draw, none, won and lost.");
        }
        yield Integer.parseInt(result) - 1;
      }
    };
  }

  private static Ending.Reason over(String text) {
    String wanted = text.toLowerCase(Locale.ROOT).replace('-', ' ');
    for (Ending.Reason one : Ending.Reason.values()) {
      if (one.toString().equals(wanted)) {
        return one;
      }
    }
    throw new Mistake(
        "There is no reason '"
            + text
            + "'; there are "
            + Arrays.stream(Ending.Reason.values())
                .map(Ending.Reason::toString)
                .collect(Collectors.joining(", "))
            + ".");
  }

  private static FilterCondition range(String text) {
    Matcher range = LENGTH.matcher(text);
    if (text.isEmpty() || text.equals("..") || !range.matches()) {
      throw new Mistake("'" + text + "' is not a range of moves; write 20, 10..40, 10.. or ..40.");
    }
    int from = range.group(1).isEmpty() ? 0 : Integer.parseInt(range.group(1));
    int to =
        range.group(2) == null
            ? from
            : range.group(3).isEmpty() ? Integer.MAX_VALUE : Integer.parseInt(range.group(3));
    return new FilterCondition.Length(from, to);
  }

  private static FilterCondition dates(String text) {
    Matcher dates = DATES.matcher(text);
    if (text.isEmpty() || text.equals("..") || !dates.matches()) {
      throw new Mistake(
          "'"
              + text
              + "' is not a range of dates; write 2026-01-31, 2026-01..2026-03 or 2026-06..");
    }
    String from = dates.group(1) == null ? "" : dates.group(1);
    String to = dates.group(2) == null ? from : dates.group(3) == null ? "" : dates.group(3);
    // a day ends after all texts that begin with it
    return new FilterCondition.Dates(from, to.isEmpty() ? "" : to + "~");
  }
}
