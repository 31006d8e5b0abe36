package spielwerk.engines.process;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;

/**
 * What a {@code MESSAGE} of a program may tell about its search. There is no standard for it; the
 * words are those of Yixin and its heirs, and our own.
 *
 * @param depth plies, or 0
 * @param nodes positions, or 0
 * @param best the first field of its line, or empty
 */
record SearchInfo(int depth, long nodes, String best) {
  static final SearchInfo NONE = new SearchInfo(0, 0, "");

  private static final Pattern DEPTH = Pattern.compile("(?i)\\bdepth\\W{0,3}([0-9]{1,4})\\b");
  private static final Pattern NODES =
      Pattern.compile("(?i)\\b(?:n|nodes?)\\W{0,3}([0-9]{1,15})([km]?)\\b");
  private static final Pattern BEST =
      Pattern.compile("(?i)\\b(?:line|bestline|pv)\\W{0,4}([0-9]{1,3},[0-9]{1,3})");

  /** This remark, with what a line adds. */
  SearchInfo and(String line) {
    Matcher plies = DEPTH.matcher(line);
    Matcher count = NODES.matcher(line);
    Matcher field = BEST.matcher(line);
    return new SearchInfo(
        plies.find() ? Integer.parseInt(plies.group(1)) : depth,
        count.find() ? Long.parseLong(count.group(1)) * unit(count.group(2)) : nodes,
        field.find() ? field.group(1) : best);
  }

  private static long unit(String letter) {
    return switch (letter) {
      case "k", "K" -> 1000;
      case "m", "M" -> 1_000_000;
      default -> 1;
    };
  }
}
