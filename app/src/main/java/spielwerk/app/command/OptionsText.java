package spielwerk.app.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import spielwerk.core.Option;

/** The options of games and engines, as lists show them. */
final class OptionsText {
  private OptionsText() {}

  static Map<String, Object> json(List<Option> options) {
    Map<String, Object> all = new LinkedHashMap<>();
    for (Option option : options) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("default", option.fallback());
      one.put("values", option.values());
      one.put("about", option.about());
      all.put(option.name(), one);
    }
    return all;
  }

  /** One line for each option, each with a newline in front. */
  static String text(List<Option> options) {
    StringBuilder text = new StringBuilder();
    for (Option option : options) {
      text.append("\n      ").append(option.name()).append('=').append(option.fallback());
      if (!option.values().isEmpty()) {
        text.append(" (").append(String.join(" | ", option.values())).append(')');
      }
      if (!option.about().isEmpty()) {
        text.append("  ").append(option.about());
      }
    }
    return text.toString();
  }
}
