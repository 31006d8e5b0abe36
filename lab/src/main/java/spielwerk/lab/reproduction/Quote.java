package spielwerk.lab.reproduction;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import spielwerk.core.Mistake;
import spielwerk.core.Text;
import spielwerk.lab.KeptMeasures;
import spielwerk.lab.Measure;
import spielwerk.runs.report.Numbers;

/**
 * A number of a page that is put there from what is kept: {@code {{SOURCE | WHAT | FORM}}}. The
 * source is an experiment or a command of {@link QuotedCommands}, what the name of a measure or a
 * path into the command's answer, {@code table} all of a benchmark; both can be left out.
 *
 * <p>Forms: {@code 2} (decimals, with the interval if there is one), {@code %} and {@code %1} (as a
 * percentage), {@code value} (without the interval), {@code n} (the count), {@code million}, {@code
 * thousands} (three digits that count).
 */
record Quote(String source, String what, String form) {
  private static final Pattern THREADS = Pattern.compile(" --threads \\d+$");
  private static final Pattern NUMBER = Pattern.compile("-?\\d+(?:\\.\\d+)?");
  private static final String HEAD =
      "| bench | median | | of rounds from |\n| --- | --- | --- | --- |";
  static final String NOT_RUN = "not run";

  static Quote read(String text) {
    List<String> parts = new ArrayList<>();
    for (String part : text.split("\\|", -1)) {
      parts.add(part.strip());
    }
    if (parts.size() > 3 || parts.get(0).isEmpty()) {
      throw new Mistake("'" + text + "' in double braces is not SOURCE | WHAT | FORM.");
    }
    return new Quote(
        parts.get(0), parts.size() > 1 ? parts.get(1) : "", parts.size() > 2 ? parts.get(2) : "");
  }

  /** The number of a measure, or the command that measured. */
  String of(KeptMeasures kept) {
    if (what.isEmpty()) {
      return "`" + THREADS.matcher(kept.command()).replaceAll("") + "`";
    }
    Optional<Measure> found = kept.measure(what);
    return found.map(this::shown).orElseThrow(() -> unknown(kept.experiment()));
  }

  /** A part of what a command answered, or the command. */
  String of(KeptOutput kept) {
    if (what.isEmpty()) {
      return "`./spielwerk " + kept.command() + "`";
    }
    if (what.equals("table")) {
      return benches(kept.output().path("items"));
    }
    JsonNode node = kept.at(what);
    if (node.isArray()) {
      List<String> lines = new ArrayList<>();
      node.forEach(line -> lines.add(line.asText()));
      return String.join("\n", lines);
    }
    if (node.path("interval").isArray()) {
      double score = node.path("score").asDouble();
      double low = node.path("interval").path(0).asDouble();
      double high = node.path("interval").path(1).asDouble();
      return shown(new Measure(what, Measure.Kind.MEAN, score, low, high, 2, 0));
    }
    if (node.isTextual()) {
      Matcher number = NUMBER.matcher(node.asText());
      return form.isEmpty() || !number.find()
          ? node.asText()
          : shown(Measure.exact(what, Double.parseDouble(number.group())));
    }
    if (!node.isNumber()) {
      throw unknown(source);
    }
    return shown(Measure.exact(what, node.asDouble()));
  }

  /** Benchmarks, with the smallest and the largest of their rounds. */
  private static String benches(JsonNode items) {
    StringBuilder table = new StringBuilder(HEAD);
    for (JsonNode item : items) {
      String detail = item.path("detail").asText();
      table.append(
          "\n| `%s`%s | %s | %s | %s to %s |"
              .formatted(
                  item.path("name").asText(),
                  detail.isEmpty() ? "" : ": " + detail,
                  significant(item.path("value").asDouble()),
                  item.path("unit").asText(),
                  significant(item.path("min").asDouble()),
                  significant(item.path("max").asDouble())));
    }
    return table.toString();
  }

  private Mistake unknown(String place) {
    return new Mistake("'%s' has measured no '%s'.".formatted(place, what));
  }

  private String shown(Measure measure) {
    boolean interval = measure.kind() != Measure.Kind.EXACT && !form.equals("value");
    String value = number(measure.value());
    return switch (form) {
      case "n" -> Numbers.shown(measure.n());
      case "" -> measure.estimate().shown();
      default ->
          interval
              ? "%s (%s to %s)".formatted(value, number(measure.low()), number(measure.high()))
              : value;
    };
  }

  private String number(double value) {
    if (form.startsWith("%")) {
      return fixed(value * 100, form.length() > 1 ? form.substring(1) : "0") + "%";
    }
    return switch (form) {
      case "", "n", "value" -> Numbers.shown(value);
      case "million" -> significant(value / 1e6) + " million";
      case "thousands" -> significant(value);
      default -> fixed(value, form);
    };
  }

  private String fixed(double value, String decimals) {
    if (!Text.isNumber(decimals, 1)) {
      throw new Mistake(
          "'%s' is not a form of a number; there are 0 to 9, %%, %%1, value, n, million, thousands."
              .formatted(form));
    }
    String text = String.format(Locale.ROOT, "%,." + decimals + "f", value);
    return text.equals("-0") ? "0" : text;
  }

  /** Three digits that count, thousands with commas. */
  private static String significant(double value) {
    if (value == 0) {
      return "0";
    }
    int magnitude = (int) Math.floor(Math.log10(Math.abs(value)));
    double unit = Math.pow(10, magnitude - 2);
    int decimals = Math.max(0, 2 - magnitude);
    return String.format(Locale.ROOT, "%,." + decimals + "f", Math.rint(value / unit) * unit);
  }
}
