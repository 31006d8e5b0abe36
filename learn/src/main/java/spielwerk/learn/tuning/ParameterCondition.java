package spielwerk.learn.tuning;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import java.util.ArrayList;
import java.util.List;
import spielwerk.core.Mistake;

/**
 * When a gap counts: only while another one, which stands before it, has one of some values. Such
 * is the exploration constant of a search, which only counts if the search explores.
 *
 * @param gap the number of the other one
 * @param places those of its values
 */
record ParameterCondition(int gap, List<Integer> places) {
  private static final Pattern TEXT = Pattern.compile("\\s*([A-Za-z][A-Za-z0-9_-]*)\\s*=(.*)");

  ParameterCondition {
    places = List.copyOf(places);
  }

  /**
   * Reads what stands after {@code if}: {@code select=ucb} or {@code select=ucb|epsilon}.
   *
   * @param name of the gap that depends
   * @param before the gaps that stand before it
   */
  static ParameterCondition read(String text, String name, List<TunedParameter> before) {
    Matcher parts = TEXT.matcher(text);
    if (!parts.matches()) {
      throw new Mistake(
          "'if %s' of the parameter '%s' cannot be read; write {%s:0..2 if other=word} or if other=one|another."
              .formatted(text.trim(), name, name));
    }
    int number = before.stream().map(TunedParameter::name).toList().indexOf(parts.group(1));
    if (number < 0) {
      throw new Mistake(
          "The parameter '%s' depends on '%s', but no parameter of that name stands before it."
              .formatted(name, parts.group(1)));
    }
    List<Integer> places = new ArrayList<>();
    for (String value : parts.group(2).split("\\|", -1)) {
      int place = before.get(number).place(value.trim());
      if (place < 0 || places.contains(place)) {
        throw new Mistake(
            place < 0
                ? "The parameter '%s' depends on %s=%s, but '%s' is not a value of that parameter."
                    .formatted(name, parts.group(1), value.trim(), value.trim())
                : "The parameter '%s' has '%s' twice in its condition."
                    .formatted(name, value.trim()));
      }
      places.add(place);
    }
    if (places.size() == before.get(number).size()) {
      throw new Mistake(
          "The parameter '%s' applies to every value of '%s'; leave the condition out."
              .formatted(name, parts.group(1)));
    }
    return new ParameterCondition(number, places);
  }
}
