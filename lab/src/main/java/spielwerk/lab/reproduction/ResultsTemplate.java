package spielwerk.lab.reproduction;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spielwerk.core.Mistake;
import spielwerk.core.Text;
import spielwerk.lab.KeptMeasures;

/**
 * The page of results as its author writes it: the stories, and in place of every number what it
 * is. {@code {{findings 3 4}}} on a line of its own is a table of findings, {@code {{ladder nim}}}
 * one of levels, everything else in braces a {@link Quote}. So no number can differ from the one
 * that is kept, and one that was not measured says so.
 */
record ResultsTemplate(ReproductionMarkdown findings, LadderTable ladders, KeptResults kept) {
  static final String PLACE = "experiments/results.md";

  private static final String NOTE =
      "<!-- Made by ./spielwerk reproduce --keep from experiments/results.md and experiments/data."
          + " -->\n";
  private static final String FINDINGS = "{{findings ";
  private static final String LADDER = "{{ladder ";
  private static final String CLOSE = "}}";

  /** A number with its interval, as nobody may type it. */
  private static final Pattern TYPED =
      Pattern.compile(
          "-?[\\d.,]*\\d%? ?[(\\[]-?[\\d.,]+%?(?: to |, )-?[\\d.,]+%?[)\\]]|[\\d.,]*\\d ?(?:±|\\+-)"
              + " ?\\d");

  private static final Pattern QUOTED = Pattern.compile("\\{\\{([^{}]*)\\}\\}");

  /** The page with its numbers. */
  String page(String template) {
    List<String> lines = new ArrayList<>();
    int number = 0;
    for (String line : template.split("\n", -1)) {
      number++;
      try {
        lines.add(line(line));
      } catch (Mistake mistake) {
        throw new Mistake(
            "%s, line %d: %s".formatted(PLACE, number, mistake.getMessage()), mistake);
      }
    }
    return String.join("\n", lines) + "\n" + NOTE;
  }

  private String line(String line) {
    if (line.startsWith(FINDINGS)) {
      return findings.rows(numbers(inner(line, FINDINGS))).strip();
    }
    if (line.startsWith(LADDER)) {
      return ladders.of(inner(line, LADDER));
    }
    StringBuilder text = new StringBuilder();
    Matcher quotes = QUOTED.matcher(line);
    int from = 0;
    while (quotes.find()) {
      text.append(line, from, quotes.start()).append(shown(Quote.read(quotes.group(1))));
      from = quotes.end();
    }
    return text.append(line, from, line.length()).toString();
  }

  private String shown(Quote quote) {
    Optional<KeptMeasures> measures = kept.shipped(quote.source());
    return measures
        .map(quote::of)
        .or(() -> kept.output(quote.source()).map(quote::of))
        .orElse(Quote.NOT_RUN);
  }

  private static String inner(String line, String begin) {
    return line.substring(begin.length()).replace(CLOSE, "").strip();
  }

  private static List<Integer> numbers(String words) {
    List<Integer> numbers = new ArrayList<>();
    for (String word : words.split(" ")) {
      if (!Text.isNumber(word, 4)) {
        throw new Mistake("'" + word + "' is not the number of a finding.");
      }
      numbers.add(Integer.parseInt(word));
    }
    return numbers;
  }

  /** The sources that a template quotes, whether they are kept or not. */
  static List<String> sources(String template) {
    List<String> sources = new ArrayList<>();
    for (String line : template.split("\n")) {
      Matcher quotes = QUOTED.matcher(line);
      while (!line.startsWith(FINDINGS) && !line.startsWith(LADDER) && quotes.find()) {
        sources.add(Quote.read(quotes.group(1)).source());
      }
    }
    return sources.stream().distinct().toList();
  }

  /** Results that somebody typed, outside of code: numbers with their intervals. */
  static List<String> typed(String text) {
    List<String> found = new ArrayList<>();
    boolean code = false;
    for (String line : text.split("\n")) {
      code ^= line.startsWith("```");
      Matcher typed = TYPED.matcher(QUOTED.matcher(line).replaceAll("quoted"));
      while (!code && typed.find()) {
        found.add(typed.group());
      }
    }
    return found;
  }
}
