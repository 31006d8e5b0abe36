package spielwerk.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import spielwerk.runs.text.Figures;

/** A crosstable while the tournament goes on: the best first, as much of it as fits. */
final class LiveCrosstable {
  private static final int MOST_ROWS = 20;
  private static final int MOST_COLUMNS = 8;
  private static final int NAME = 24;

  private final List<String> names;
  private final int planned;
  private long done;

  LiveCrosstable(List<String> names, int planned) {
    this.names = names;
    this.planned = planned;
  }

  void done(long games) {
    done = games;
  }

  String text(Standing standing) {
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
                  Standing.shown(standing.points(me)),
                  standing.games(me)));
      for (int column = 0; column < columns; column++) {
        int other = order.get(column);
        line.append(
            String.format(
                Locale.ROOT,
                " %5s",
                standing.games(me, other) == 0 ? "·" : Standing.shown(standing.points(me, other))));
      }
      lines.add(line.toString());
    }
    if (rows < order.size()) {
      lines.add("    and " + (order.size() - rows) + " more");
    }
    lines.add(Figures.count(done) + " of " + Figures.count(planned) + " games");
    return String.join("\n", lines);
  }
}
