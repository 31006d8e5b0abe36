package spielwerk.lab.evolution;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.Seeds;
import spielwerk.lab.Findings;
import spielwerk.lab.Measure;
import spielwerk.lab.Study;
import spielwerk.lab.StudyContext;
import spielwerk.lab.evolution.EvolutionClaim.Quantity;
import spielwerk.lab.evolution.EvolutionClaim.Side;
import spielwerk.learn.evolution.Evolution;
import spielwerk.learn.evolution.EvolutionSpec;
import spielwerk.runs.spec.YamlFields;

/**
 * Evolutions whose parameters differ, each run several times. The cycles of the same number have
 * the same dice and begin with the same players where they can, so variants are compared cycle by
 * cycle.
 *
 * @param cycles how often each variant is run
 * @param tail how many generations count as the end of an evolution
 * @param duel the games that the best of the last generation of each cycle plays, if any
 */
public record EvolutionStudy(
    List<Variant> variants,
    int cycles,
    int tail,
    List<EvolutionClaim> claims,
    Optional<ChampionDuel> duel)
    implements Study {

  /**
   * An evolution among others.
   *
   * @param paper what the paper reports of it, or empty
   */
  public record Variant(String label, EvolutionSpec spec, String paper) {}

  static EvolutionStudy read(YamlFields fields) {
    YamlFields common = fields.part("evolution");
    // what a scale sets for all
    for (String name : List.of("generations", "populationSize")) {
      if (fields.has(name)) {
        common = common.with(fields.only(name));
      }
    }
    Catalogue catalogue = Catalogue.load();
    List<Variant> variants = new ArrayList<>();
    for (YamlFields part : fields.parts("variants")) {
      YamlFields all = part.has("change") ? common.with(part.part("change")) : common;
      variants.add(
          new Variant(
              part.text("label"),
              EvolutionSpec.CODEC.readPart(all, catalogue),
              part.textIfAny("paper").orElse("")));
      all.done();
      part.done();
    }
    int tail = fields.integer("tail", 1, 10_000);
    Optional<ChampionDuel> duel =
        fields.has("duel") ? Optional.of(ChampionDuel.read(fields.part("duel"))) : Optional.empty();
    List<EvolutionClaim> claims = new ArrayList<>();
    for (YamlFields part : fields.parts("claims")) {
      EvolutionClaim claim = EvolutionClaim.read(part, variants);
      if (claim.measure() == Quantity.WINS && duel.isEmpty()) {
        throw fields.mistake("claims", "wins need a duel with its game, engine and games");
      }
      claims.add(claim);
    }
    return new EvolutionStudy(
        variants, fields.integer("cycles", 1, 10_000), tail, List.copyOf(claims), duel);
  }

  @Override
  public void check(Catalogue catalogue) {
    duel.ifPresent(games -> games.check(catalogue));
    for (Variant variant : variants) {
      Evolution.of(variant.spec(), catalogue);
      if (!variant.spec().load().isEmpty()) {
        throw new Mistake(
            variant.label() + ": an experiment loads no population; use start for copies.");
      }
    }
  }

  /** The curves, by variant and cycle. */
  List<List<EvolutionCurve>> measure(StudyContext studyContext) {
    int kinds = variants.size();
    List<EvolutionCurve> all = all(studyContext, kinds);
    List<List<EvolutionCurve>> byVariant = new ArrayList<>();
    for (int v = 0; v < kinds; v++) {
      List<EvolutionCurve> own = new ArrayList<>();
      for (int c = 0; c < cycles; c++) {
        own.add(all.get(c * kinds + v));
      }
      byVariant.add(own);
    }
    return byVariant;
  }

  /** Cycle by cycle, in each variant by variant. */
  private List<EvolutionCurve> all(StudyContext studyContext, int kinds) {
    IntFunction<EvolutionCurve> curve =
        i -> curve(variants.get(i % kinds).spec(), i / kinds, studyContext);
    int count = kinds * cycles;
    return duel.isPresent()
        ? studyContext.all("duels", EvolutionCurve.class, count, curve)
        : studyContext
            .all("curves", UnduelledCurve.class, count, i -> UnduelledCurve.of(curve.apply(i)))
            .stream()
            .map(UnduelledCurve::curve)
            .toList();
  }

  private EvolutionCurve curve(EvolutionSpec spec, int cycle, StudyContext studyContext) {
    long seed = Seeds.derive(studyContext.seed(), cycle, Seeds.Purpose.BREED, 0);
    long dice = Seeds.derive(studyContext.seed(), cycle, Seeds.Purpose.DICE, 0);
    return EvolutionCurve.of(
        Evolution.of(spec.withSeed(seed).withDice(dice), studyContext.catalogue()),
        champion ->
            duel.map(games -> games.share(champion, dice, studyContext.catalogue())).orElse(0.0),
        studyContext.stop());
  }

  @Override
  public Findings run(StudyContext studyContext) {
    List<List<EvolutionCurve>> curves = measure(studyContext);
    List<String> summary = new ArrayList<>();
    for (EvolutionClaim claim : claims) {
      summary.add(claim.verdict(curves, tail));
    }
    return new Findings(
        summary,
        new EvolutionReport(this, curves, studyContext.seed()).sections(),
        measures(curves));
  }

  /** Every variant by itself, every two of them at the end, and what the claims compare. */
  private List<Measure> measures(List<List<EvolutionCurve>> curves) {
    List<Measure> measures = new ArrayList<>();
    for (EvolutionClaim claim : claims) {
      measures.add(claim.measured(curves, tail));
    }
    for (int v = 0; v < variants.size(); v++) {
      for (String window : List.of("tail", "all")) {
        Side own = new Side(v, variants.get(v).label(), window);
        measures.add(plain(Quantity.MEAN, own, curves));
        measures.add(plain(Quantity.BEST, own, curves));
      }
      if (duel.isPresent()) {
        measures.add(plain(Quantity.WINS, new Side(v, variants.get(v).label(), "tail"), curves));
      }
      String label = variants.get(v).label();
      measures.add(
          Measure.mean(
              "highest all: " + label,
              curves.get(v).stream().mapToDouble(EvolutionCurve::highest).toArray()));
      if (!variants.get(v).spec().start().isEmpty()) {
        measures.add(founder(new Side(v, label, "tail"), curves));
      }
      for (int w = 0; w < variants.size(); w++) {
        if (w != v) {
          Side one = new Side(v, label, "tail");
          Side two = new Side(w, variants.get(w).label(), "tail");
          measures.add(
              Measure.difference(
                  "mean " + one.key() + " - " + two.key(),
                  one.values(Quantity.MEAN, curves, tail),
                  two.values(Quantity.MEAN, curves, tail)));
        }
      }
    }
    return measures;
  }

  private Measure plain(Quantity quantity, Side side, List<List<EvolutionCurve>> curves) {
    return Measure.mean(
        quantity.name().toLowerCase(Locale.ROOT) + " " + side.key(),
        side.values(quantity, curves, tail));
  }

  private Measure founder(Side side, List<List<EvolutionCurve>> curves) {
    double[] onTop = side.values(Quantity.FOUNDER, curves, tail);
    return Measure.share(
        "founder " + side.key(), Arrays.stream(onTop).average().orElse(0), onTop.length);
  }
}
