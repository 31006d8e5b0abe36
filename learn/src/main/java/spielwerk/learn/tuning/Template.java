package spielwerk.learn.tuning;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Mistake;

/**
 * The text of an engine with gaps, {@code team:mspider*{a:0..2}+mtactix*{b:0..2}}.
 *
 * @param texts what stands around the gaps, one more than there are gaps
 * @param conditions by gap, when it counts; always if there is none
 */
public record Template(List<String> texts, List<Gap> gaps, List<Optional<Condition>> conditions) {
  private static final Pattern BRACES = Pattern.compile("\\{([^{}]*)\\}");
  private static final Pattern IF = Pattern.compile("\\s+if(?=\\s|$)");
  private static final int MOST_GAPS = 100;

  public Template {
    texts = List.copyOf(texts);
    gaps = List.copyOf(gaps);
    conditions = List.copyOf(conditions);
  }

  /**
   * Reads a template.
   *
   * @throws Mistake if it has no gaps, or a gap cannot be read
   */
  public static Template parse(String text) {
    List<String> texts = new ArrayList<>();
    List<Gap> gaps = new ArrayList<>();
    List<Optional<Condition>> conditions = new ArrayList<>();
    Set<String> names = new HashSet<>();
    Matcher braces = BRACES.matcher(text);
    int from = 0;
    while (braces.find()) {
      texts.add(text.substring(from, braces.start()));
      String[] parts = IF.split(braces.group(1), 2);
      Gap gap = Gap.parse(parts[0]);
      if (!names.add(gap.name())) {
        throw new Mistake(
            "There are two gaps named '" + gap.name() + "'; each needs its own name.");
      }
      conditions.add(
          parts.length == 1
              ? Optional.empty()
              : Optional.of(Condition.read(parts[1], gap.name(), gaps)));
      gaps.add(gap);
      from = braces.end();
    }
    texts.add(text.substring(from));
    if (texts.stream().anyMatch(part -> part.contains("{") || part.contains("}"))) {
      throw new Mistake("In '" + text + "' a brace has no partner.");
    }
    if (gaps.isEmpty() || gaps.size() > MOST_GAPS) {
      throw new Mistake(
          gaps.isEmpty()
              ? "'" + text + "' has no gaps to tune; write one like {name:0..2}."
              : "A template has at most " + MOST_GAPS + " gaps.");
    }
    return new Template(texts, gaps, conditions);
  }

  /** The engine that a filling makes. */
  public String engine(Filling filling) {
    StringBuilder text = new StringBuilder(texts.get(0));
    List<String> values = values(filling);
    for (int i = 0; i < values.size(); i++) {
      text.append(values.get(i)).append(texts.get(i + 1));
    }
    return text.toString();
  }

  /** What stands in the gaps, as it is typed. */
  public List<String> values(Filling filling) {
    return IntStream.range(0, gaps.size())
        .mapToObj(gap -> gaps.get(gap).text(filling.places().get(gap)))
        .toList();
  }

  /** Whether a gap counts where the gaps before it are filled like this. */
  public boolean counts(int gap, List<Integer> places) {
    return conditions
        .get(gap)
        .map(when -> when.places().contains(places.get(when.gap())) && counts(when.gap(), places))
        .orElse(true);
  }

  /** The middle of every range and the first of all words. */
  public Filling middle() {
    return new Filling(gaps.stream().map(Gap::middle).toList());
  }

  /** Whether an engine takes a filling: a team, for one, needs a member with some weight. */
  boolean takes(Filling filling, Game game, Catalogue catalogue) {
    try {
      catalogue.engine(engine(filling), game).close();
      return true;
    } catch (Mistake refused) {
      return false;
    }
  }

  /**
   * Tries the middle, and from there both ends of every range and every word. What only goes wrong
   * together with something else is found, and passed over, when it is bred.
   *
   * @throws Mistake if one of them makes no engine
   */
  public void check(Game game, Catalogue catalogue) {
    make(middle(), game, catalogue);
    for (int i = 0; i < gaps.size(); i++) {
      Gap gap = gaps.get(i);
      int[] places =
          gap instanceof Gap.Words
              ? IntStream.range(0, gap.size()).toArray()
              : new int[] {0, gap.size() - 1};
      for (int place : places) {
        List<Integer> other = new ArrayList<>(middle().places());
        other.set(i, place);
        make(new Filling(other), game, catalogue);
      }
    }
  }

  private void make(Filling filling, Game game, Catalogue catalogue) {
    String engine = engine(filling);
    try {
      catalogue.engine(engine, game).close();
    } catch (Mistake refused) {
      throw new Mistake(
          "The gaps allow '%s', but: %s".formatted(engine, refused.getMessage()), refused);
    }
  }
}
