package spielwerk.core;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The options of one game or engine as somebody set them: all checked, the rest filled with their
 * usual values.
 */
public final class Settings {
  private final Name name;
  private final Map<String, String> given = new LinkedHashMap<>();
  private final Map<String, Option> known = new LinkedHashMap<>();
  private final List<String> values = new ArrayList<>();

  /**
   * @param others whether values that name no flag are allowed (a team's members)
   * @throws Mistake if an option is unknown or its value not allowed
   */
  public Settings(Name name, List<Option> options, boolean others) {
    this.name = name;
    options.forEach(option -> known.put(option.name(), option));
    name.options().forEach(this::take);
    for (String value : name.values()) {
      Option option = known.get(value);
      if (option != null && option.kind() == Option.Kind.FLAG) {
        take(value, "on");
      } else if (others) {
        values.add(value);
      } else {
        throw unknown(value);
      }
    }
  }

  private void take(String option, String text) {
    if (!known.containsKey(option)) {
      throw unknown(option);
    }
    known.get(option).check(name.id(), text);
    if (given.put(option, text) != null) {
      throw new Mistake("'" + name + "' gives " + option + " twice.");
    }
  }

  private Mistake unknown(String word) {
    return new Mistake(
        known.isEmpty()
            ? name.id() + " has no options, so '" + word + "' is not allowed."
            : name.id()
                + " has no option '"
                + word
                + "'; it has "
                + String.join(", ", known.keySet())
                + ".");
  }

  /** The name with its options, to be typed again. */
  public String text() {
    return name.toString();
  }

  /** What was given without a name. */
  public List<String> values() {
    return List.copyOf(values);
  }

  public boolean has(String option) {
    return given.containsKey(option);
  }

  public String text(String option) {
    Option declared = known.get(option);
    if (declared == null) {
      throw new IllegalArgumentException(name.id() + " declares no option " + option);
    }
    return given.getOrDefault(option, declared.fallback());
  }

  public int integer(String option) {
    return Integer.parseInt(text(option).trim());
  }

  public double real(String option) {
    return Double.parseDouble(text(option).trim());
  }

  public boolean flag(String option) {
    return Option.flag(text(option)) == 1;
  }

  public long size(String option) {
    return Option.size(text(option));
  }

  public Optional<Duration> time(String option) {
    return text(option).isEmpty() ? Optional.empty() : Optional.of(Budget.duration(text(option)));
  }
}
