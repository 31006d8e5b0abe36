package spielwerk.learn.tuning;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
public record Template(
    List<String> texts, List<TunedParameter> gaps, List<Optional<ParameterCondition>> conditions) {
  private static final Pattern BRACES = Pattern.compile("\\{([^{}]*)\\}");
  private static final Pattern IF = Pattern.compile("\\s+if(\\s|$)");
  private static final int MOST_GAPS = 100;

  public Template {
    texts = List.copyOf(texts);
    gaps = List.copyOf(gaps);
    conditions = List.copyOf(conditions);
  }

  /**
   * Reads a template.
   *
   * @throws Mistake if it has no parameters, or a parameter cannot be read
   */
  public static Template parse(String text) {
    List<String> texts = new ArrayList<>();
    List<TunedParameter> gaps = new ArrayList<>();
    List<Optional<ParameterCondition>> conditions = new ArrayList<>();
    Set<String> names = new HashSet<>();
    Matcher braces = BRACES.matcher(text);
    int from = 0;
    while (braces.find()) {
      texts.add(text.substring(from, braces.start()));
      String[] parts = IF.split(braces.group(1), 2);
      TunedParameter tunedParameter = TunedParameter.parse(parts[0]);
      if (!names.add(tunedParameter.name())) {
        throw new Mistake(
            "There are two parameters named '"
                + tunedParameter.name()
                + "'; each needs its own name.");
      }
      conditions.add(
          parts.length == 1
              ? Optional.empty()
              : Optional.of(ParameterCondition.read(parts[1], tunedParameter.name(), gaps)));
      gaps.add(tunedParameter);
      from = braces.end();
    }
    texts.add(text.substring(from));
    if (texts.stream().anyMatch(part -> part.contains("{") || part.contains("}"))) {
      throw new Mistake("In '" + text + "' a brace is not closed or not opened.");
    }
    if (gaps.isEmpty() || gaps.size() > MOST_GAPS) {
      throw new Mistake(
          gaps.isEmpty()
              ? "'" + text + "' has no parameters to tune; write one like {name:0..2}."
              : "A template has at most " + MOST_GAPS + " parameters.");
    }
    return new Template(texts, gaps, conditions);
  }

  /** The engine that an individual makes. */
  public String engine(Genotype genotype) {
    StringBuilder text = new StringBuilder(texts.get(0));
    List<String> values = values(genotype);
    for (int i = 0; i < values.size(); i++) {
      text.append(values.get(i)).append(texts.get(i + 1));
    }
    return text.toString();
  }

  /** What stands in the parameters, as it is typed. */
  public List<String> values(Genotype genotype) {
    return IntStream.range(0, gaps.size())
        .mapToObj(gap -> gaps.get(gap).text(genotype.places().get(gap)))
        .toList();
  }

  /** Whether a parameter counts where the parameters before it are filled like this. */
  public boolean counts(int gap, List<Integer> places) {
    return conditions
        .get(gap)
        .map(when -> when.places().contains(places.get(when.gap())) && counts(when.gap(), places))
        .orElse(true);
  }

  /** The middle of every range and the first of all words. */
  public Genotype middle() {
    return new Genotype(gaps.stream().map(TunedParameter::middle).toList());
  }

  /** Whether an engine takes an individual: a team, for one, needs a member with some weight. */
  boolean takes(Genotype genotype, Game game, Catalogue catalogue) {
    try {
      catalogue.engine(engine(genotype), game).close();
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
      TunedParameter tunedParameter = gaps.get(i);
      int[] places =
          tunedParameter instanceof TunedParameter.Words
              ? IntStream.range(0, tunedParameter.size()).toArray()
              : new int[] {0, tunedParameter.size() - 1};
      for (int place : places) {
        List<Integer> other = new ArrayList<>(middle().places());
        other.set(i, place);
        make(new Genotype(other), game, catalogue);
      }
    }
  }

  private void make(Genotype genotype, Game game, Catalogue catalogue) {
    String engine = engine(genotype);
    try {
      catalogue.engine(engine, game).close();
    } catch (Mistake refused) {
      throw new Mistake(
          "The parameters allow '%s', but: %s".formatted(engine, refused.getMessage()), refused);
    }
  }
}
