package spielwerk.lab.training;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.Text;
import spielwerk.lab.Findings;
import spielwerk.lab.Measure;
import spielwerk.lab.Study;
import spielwerk.lab.StudyContext;
import spielwerk.learn.training.CostFigures;
import spielwerk.learn.training.EloCurve;
import spielwerk.learn.training.EloFigures;
import spielwerk.learn.training.LossFigures;
import spielwerk.learn.training.SquareFigures;
import spielwerk.learn.training.StyleFigures;
import spielwerk.learn.training.TrainedRun;
import spielwerk.runs.report.Block;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.LinePlot;
import spielwerk.runs.report.Section;
import spielwerk.runs.spec.YamlFields;

/**
 * One figure of a training, drawn from its own log, with the paper's findings beside it.
 *
 * @param game the game that it must be of, or empty for any
 * @param generations those whose boards are drawn; empty for some of all
 * @param sets squares by the name of their set
 * @param ladder what the paper has for an opponent; the first that the training has met is the
 *     anchor of its Elo
 * @param k of Elo's update
 * @param others what other trainings have cost
 */
public record TrainingStudy(
    TrainingSource source,
    Figure figure,
    String game,
    List<Integer> generations,
    Map<String, List<String>> sets,
    Map<String, Double> ladder,
    double k,
    List<PublishedTraining> others,
    List<TrainingClaim> claims)
    implements Study {

  private static final int BOARDS = 6;

  /** What is drawn. */
  enum Figure {
    LOSSES("Losses by generation"),
    ELO("Elo by generation"),
    SQUARES("Squares played by generation"),
    STYLE("Style by generation"),
    COSTS("What strength cost");

    private final String title;

    Figure(String title) {
      this.title = title;
    }

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }

    static List<String> words() {
      return Arrays.stream(values()).map(Figure::toString).toList();
    }
  }

  static TrainingStudy read(YamlFields fields) {
    Figure figure = Figure.valueOf(fields.word("figure", Figure.words()).toUpperCase(Locale.ROOT));
    Map<String, List<String>> sets = new LinkedHashMap<>();
    if (figure == Figure.STYLE) {
      YamlFields part = fields.part("squares");
      part.names().forEach(name -> sets.put(name, part.texts(name)));
    }
    boolean rated = figure == Figure.ELO || figure == Figure.COSTS;
    Map<String, Double> ladder = new LinkedHashMap<>();
    if (rated && fields.has("ladder")) {
      for (YamlFields part : fields.parts("ladder")) {
        ladder.put(part.text("engine"), part.real("elo", -10_000, 10_000));
        part.done();
      }
    }
    List<PublishedTraining> others = new ArrayList<>();
    if (figure == Figure.COSTS && fields.has("others")) {
      fields.parts("others").forEach(part -> others.add(PublishedTraining.read(part)));
    }
    return new TrainingStudy(
        TrainingSource.read(fields),
        figure,
        figure == Figure.STYLE ? fields.text("game") : fields.textIfAny("game").orElse(""),
        figure == Figure.SQUARES && fields.has("generations") ? generations(fields) : List.of(),
        sets,
        ladder,
        rated && fields.has("k") ? fields.real("k", 0.1, 1000) : EloFigures.USUAL_K,
        others,
        claims(fields, figure, sets));
  }

  static List<Integer> generations(YamlFields fields) {
    List<Integer> numbers = new ArrayList<>();
    for (String text : fields.texts("generations")) {
      if (!Text.isNumber(text, 6)) {
        throw fields.mistake("generations", "'" + text + "' is not a generation");
      }
      numbers.add(Integer.parseInt(text));
    }
    return numbers;
  }

  private static List<TrainingClaim> claims(
      YamlFields fields, Figure figure, Map<String, List<String>> sets) {
    List<String> curves =
        switch (figure) {
          case LOSSES -> List.of("policy", "value", "total");
          case ELO -> List.of("elo", "updates");
          case SQUARES -> List.of();
          case STYLE -> {
            List<String> names = new ArrayList<>();
            sets.keySet().forEach(name -> names.addAll(List.of(name, name + StyleFigures.CHOSEN)));
            names.add(StyleFigures.MOBILITY);
            yield names;
          }
          case COSTS -> List.of("elo", "evaluations", "flops", "parameters", "coreSeconds");
        };
    List<TrainingClaim> claims = new ArrayList<>();
    if (!curves.isEmpty() && fields.has("claims")) {
      for (YamlFields part : fields.parts("claims")) {
        TrainingClaim claim = TrainingClaim.read(part);
        claim.check(part, curves);
        claims.add(claim);
      }
    }
    return claims;
  }

  @Override
  public boolean looksAtTraining() {
    return true;
  }

  @Override
  public TrainingStudy onTraining(String run, Path folder) {
    TrainingSource other = new TrainingSource(run, folder);
    return new TrainingStudy(other, figure, game, generations, sets, ladder, k, others, claims);
  }

  @Override
  public String options() {
    return source.options();
  }

  /** Whether there is a training shows when it runs: everybody must be able to list experiments. */
  @Override
  public void check(Catalogue catalogue) {
    if (!game.isEmpty()) {
      StyleFigures.parse(catalogue.game(game), sets);
    }
    others.forEach(other -> other.cost(catalogue));
  }

  @Override
  public Findings run(StudyContext studyContext) {
    Catalogue catalogue = studyContext.catalogue();
    TrainedRun run = source.open(catalogue);
    if (!game.isEmpty()) {
      run.mustBeOf(game, catalogue);
    }
    Map<String, List<LinePlot.Point>> curves = new LinkedHashMap<>();
    List<Block> blocks = blocks(run, catalogue, curves);
    List<String> summary = new ArrayList<>();
    summary.add(
        "The training %s of %s, %d of %d generations."
            .formatted(run.id(), run.game().text(), run.last(), run.spec().generations()));
    curves.forEach((name, points) -> ends(name, points).ifPresent(summary::add));
    boolean comparable = !rated() || onLadder(run);
    if (!comparable) {
      summary.add(
          "It has played none of the paper's opponents: its Elo cannot be compared with the"
              + " paper's.");
    }
    for (TrainingClaim claim : claims) {
      if (comparable || !claim.needsLadder()) {
        summary.add(claim.verdict(curves));
      }
    }
    return new Findings(summary, List.of(new Section(figure.title, blocks)), measures(curves));
  }

  /** Every curve where it begins and where it ends. */
  private static List<Measure> measures(Map<String, List<LinePlot.Point>> curves) {
    List<Measure> measures = new ArrayList<>();
    curves.forEach(
        (name, points) -> {
          List<LinePlot.Point> known = points.stream().filter(p -> p.y().exists()).toList();
          if (!known.isEmpty()) {
            Estimate first = known.get(0).y();
            Estimate last = known.get(known.size() - 1).y();
            measures.add(measure("first " + name, first));
            measures.add(measure("last " + name, last));
            measures.add(Measure.independent("change of " + name, last, first));
          }
        });
    return measures;
  }

  private static Measure measure(String name, Estimate estimate) {
    return Measure.of(name, estimate, Math.max(estimate.count(), 2));
  }

  private List<Block> blocks(
      TrainedRun run, Catalogue catalogue, Map<String, List<LinePlot.Point>> curves) {
    switch (figure) {
      case LOSSES -> {
        LossFigures losses = new LossFigures(run);
        curves.putAll(losses.curves());
        return losses.blocks().stream().map(this::besideThePaper).toList();
      }
      case ELO -> {
        EloFigures elo = new EloFigures(elo(run), k, ladder);
        curves.putAll(elo.curves());
        return elo.blocks();
      }
      case SQUARES -> {
        List<Integer> there =
            generations.stream().filter(each -> each >= 1 && each <= run.last()).toList();
        return new SquareFigures(run, there.isEmpty() ? run.some(BOARDS) : there).blocks();
      }
      case STYLE -> {
        StyleFigures style = StyleFigures.of(run, sets);
        curves.putAll(style.curves());
        return style.blocks();
      }
      default -> {
        EloCurve elo = elo(run);
        boolean comparable = onLadder(run);
        CostFigures costs =
            CostFigures.of(
                run,
                elo,
                others.stream()
                    .map(other -> other.cost(catalogue))
                    .map(cost -> comparable ? cost : cost.unrated())
                    .toList());
        curves.put("elo", new EloFigures(elo, k, ladder).curves().getOrDefault("elo", List.of()));
        curves.putAll(costs.curves());
        return costs.blocks();
      }
    }
  }

  /** A plot with the paper's numbers, a level line each over the whole training. */
  private Block besideThePaper(Block block) {
    if (!(block instanceof LinePlot plot)) {
      return block;
    }
    List<LinePlot.Series> all = new ArrayList<>(plot.series());
    for (LinePlot.Series series : plot.series()) {
      claims.stream()
          .filter(claim -> claim.curve().equals(series.label()) && claim.hasNumber())
          .filter(claim -> !series.points().isEmpty())
          .map(claim -> level(claim, series.points()))
          .distinct()
          .forEach(all::add);
    }
    return plot.with(all);
  }

  private static LinePlot.Series level(TrainingClaim claim, List<LinePlot.Point> points) {
    Estimate number = Estimate.exactly(claim.number());
    return new LinePlot.Series(
        "the paper, " + claim.curve(),
        List.of(
            new LinePlot.Point(points.get(0).x(), number),
            new LinePlot.Point(points.get(points.size() - 1).x(), number)),
        false);
  }

  private boolean rated() {
    return figure == Figure.ELO || figure == Figure.COSTS;
  }

  /** Whether the paper's numbers and ours lie on one scale, as far as that can be. */
  private boolean onLadder(TrainedRun run) {
    return EloCurve.met(run).stream().anyMatch(met -> ladder.containsKey(met.opponent()));
  }

  private EloCurve elo(TrainedRun run) {
    List<EloCurve.Met> met = EloCurve.met(run);
    if (met.isEmpty()) {
      throw new Mistake(
          "The training %s has played no opponent; give its file a field 'rate', or use an experiment that plays."
              .formatted(run.id()));
    }
    return EloCurve.of(met, EloCurve.anchors(ladder), k);
  }

  /** Where a curve begins and ends, and where a loss is lowest if that is not its end. */
  private Optional<String> ends(String name, List<LinePlot.Point> points) {
    List<LinePlot.Point> known = points.stream().filter(point -> point.y().exists()).toList();
    if (known.isEmpty()) {
      return Optional.empty();
    }
    LinePlot.Point first = known.get(0);
    LinePlot.Point last = known.get(known.size() - 1);
    LinePlot.Point least =
        Collections.min(known, Comparator.comparingDouble(point -> point.y().value()));
    return Optional.of(
        figure != Figure.LOSSES || least == last
            ? "%s: %s in generation %.0f, %s in generation %.0f."
                .formatted(name, first.y().shown(), first.x(), last.y().shown(), last.x())
            : "%s: %s in generation %.0f, %s in generation %.0f; lowest in generation %.0f: %s."
                .formatted(
                    name,
                    first.y().shown(),
                    first.x(),
                    last.y().shown(),
                    last.x(),
                    least.x(),
                    least.y().shown()));
  }
}
