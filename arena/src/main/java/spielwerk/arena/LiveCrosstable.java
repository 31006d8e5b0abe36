package spielwerk.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import spielwerk.runs.text.NumberText;

/** A crosstable while the tournament goes on: the best first, as much of it as fits. */
final class LiveCrosstable {
  private static final int MOST_ROWS = 20;
  private static final int MOST_COLUMNS = 8;
  private static final int NAME = 24;

  private final List<String> names;
  private final int planned;
  private @Nullable LiveStandings last;

  LiveCrosstable(List<String> names, int planned) {
    this.names = names;
    this.planned = planned;
  }

  /** How it stands now; called from one thread at a time. */
  synchronized void watch(LiveStandings standing) {
    last = standing;
  }

  synchronized String text() {
    return last == null ? "" : text(last);
  }

  private String text(LiveStandings standing) {
    List<Integer> order = standing.ranking();
    int columns = Math.min(MOST_COLUMNS, order.size());
    int rows = Math.min(MOST_ROWS, order.size());
    List<String> lines = new ArrayList<>();
    StringBuilder head = new StringBuilder(" ".repeat(NAME + 15));
    for (int column = 0; column < columns; column++) {
      head.append(String.format(Locale.ROOT, " %5d", column + 1));
    }
    lines.add(head.toString());
    for (int place = 0; place < rows; place++) {
      int me = order.get(place);
      String name = names.get(me);
      String cut = name.length() > NAME ? name.substring(0, NAME - 2) + ".." : name;
      StringBuilder line =
          new StringBuilder(
              String.format(
                  Locale.ROOT,
                  "%3d %-" + NAME + "s %5s/%-5d",
                  place + 1,
                  cut,
                  LiveStandings.shown(standing.points(me)),
                  standing.games(me)));
      for (int column = 0; column < columns; column++) {
        int other = order.get(column);
        line.append(
            String.format(
                Locale.ROOT,
                " %5s",
                standing.games(me, other) == 0
                    ? "·"
                    : LiveStandings.shown(standing.points(me, other))));
      }
      lines.add(line.toString());
    }
    if (rows < order.size()) {
      lines.add("    and " + (order.size() - rows) + " more");
    }
    lines.add(NumberText.count(standing.played()) + " of " + NumberText.count(planned) + " games");
    return String.join("\n", lines);
  }
}
