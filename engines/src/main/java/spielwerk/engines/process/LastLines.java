package spielwerk.engines.process;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** The last lines that somebody wrote, cut where they are long. For any thread. */
final class LastLines {
  private static final int MOST = 20;
  private static final int WIDEST = 300;

  private final Deque<String> lines = new ArrayDeque<>();

  synchronized void add(String line) {
    if (line.isBlank()) {
      return;
    }
    if (lines.size() == MOST) {
      lines.removeFirst();
    }
    lines.addLast(cut(line));
  }

  synchronized void clear() {
    lines.clear();
  }

  synchronized List<String> lines() {
    return List.copyOf(lines);
  }

  /** A line as it can be shown: not too long, and nothing in it that a terminal would act on. */
  static String cut(String line) {
    String plain = line.replaceAll("\\p{Cntrl}", " ").stripTrailing();
    return plain.length() <= WIDEST ? plain : plain.substring(0, WIDEST) + " ..";
  }
}
