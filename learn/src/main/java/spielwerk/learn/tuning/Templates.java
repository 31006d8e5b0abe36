package spielwerk.learn.tuning;

import java.util.List;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Mistake;

/** What a population is made of: one template, or several whose individuals compete. */
public record Templates(List<Template> kinds) {
  public static final int MOST = 20;

  public Templates {
    kinds = List.copyOf(kinds);
    if (kinds.isEmpty() || kinds.size() > MOST) {
      throw new Mistake("A tuning has 1 to " + MOST + " engines, not " + kinds.size() + ".");
    }
    if (kinds.stream().distinct().count() < kinds.size()) {
      throw new Mistake("A tuning has the same engine twice.");
    }
  }

  /**
   * Reads them.
   *
   * @throws Mistake if one is not a template
   */
  public static Templates parse(List<String> texts) {
    return new Templates(texts.stream().map(Template::parse).toList());
  }

  public Template of(Genotype genotype) {
    return kinds.get(genotype.kind());
  }

  /** Whether it is one engine, all of whose parameters are numbers. */
  boolean numbersAlone() {
    return kinds.size() == 1
        && kinds.get(0).gaps().stream().allMatch(gap -> gap instanceof TunedParameter.Range);
  }

  /** The engine that an individual makes. */
  public String engine(Genotype genotype) {
    return of(genotype).engine(genotype);
  }

  /** The middle of a kind. */
  public Genotype middle(int kind) {
    return new Genotype(kind, kinds.get(kind).middle().places());
  }

  /**
   * Tries them all; see {@link Template#check}.
   *
   * @throws Mistake if one makes no engine
   */
  public void check(Game game, Catalogue catalogue) {
    kinds.forEach(template -> template.check(game, catalogue));
  }

  boolean takes(Genotype genotype, Game game, Catalogue catalogue) {
    return of(genotype).takes(genotype, game, catalogue);
  }
}
