package spielwerk.runs.report;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A sentence with places for values, such as {@code Level {1} scores {2}.}, and its translation. It
 * is found again in linear time: of each fixed part the first place after the one before is taken.
 *
 * @param pieces the fixed parts, at least two
 * @param names of the values between them
 */
record SentencePattern(List<String> pieces, List<String> names, String translation) {
  private static final Pattern PLACE = Pattern.compile("\\{(n?[0-9]+)\\}");

  static SentencePattern of(String english, String translation) {
    List<String> pieces = new ArrayList<>();
    List<String> names = new ArrayList<>();
    Matcher place = PLACE.matcher(english);
    int from = 0;
    while (place.find()) {
      pieces.add(english.substring(from, place.start()));
      names.add(place.group(1));
      from = place.end();
    }
    pieces.add(english.substring(from));
    return new SentencePattern(pieces, names, translation);
  }

  /** How many characters of it are fixed. */
  int fixed() {
    return pieces.stream().mapToInt(String::length).sum();
  }

  /** The values in a text that has this form, else none. */
  List<String> values(String text) {
    String last = pieces.get(pieces.size() - 1);
    int from = pieces.get(0).length();
    int end = text.length() - last.length();
    if (names.isEmpty() || from > end || !text.startsWith(pieces.get(0)) || !text.endsWith(last)) {
      return List.of();
    }
    List<String> values = new ArrayList<>();
    for (String piece : pieces.subList(1, pieces.size() - 1)) {
      int at = text.indexOf(piece, from);
      if (at < 0 || at + piece.length() > end) {
        return List.of();
      }
      values.add(text.substring(from, at));
      from = at + piece.length();
    }
    values.add(text.substring(from, end));
    for (int i = 0; i < values.size(); i++) {
      if (names.get(i).startsWith("n") && !Translation.isNumber(values.get(i))) {
        return List.of();
      }
    }
    return values;
  }

  /** The translation with these values in their places. */
  String filled(List<String> values) {
    Map<String, String> byName = new HashMap<>();
    for (int i = 0; i < values.size(); i++) {
      byName.put(names.get(i), values.get(i));
    }
    StringBuilder text = new StringBuilder();
    Matcher place = PLACE.matcher(translation);
    int from = 0;
    while (place.find()) {
      text.append(translation, from, place.start());
      text.append(byName.getOrDefault(place.group(1), place.group()));
      from = place.end();
    }
    return text.append(translation, from, translation.length()).toString();
  }
}
