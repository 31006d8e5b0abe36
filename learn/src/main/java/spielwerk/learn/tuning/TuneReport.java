package spielwerk.learn.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import spielwerk.runs.RunFolder;
import spielwerk.runs.report.Block;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.LinePlot;
import spielwerk.runs.report.Report;
import spielwerk.runs.report.Report.Fact;
import spielwerk.runs.report.ReportTable;
import spielwerk.runs.report.ReportTableBuilder;
import spielwerk.runs.report.Section;

/** A tuning as a report: what it came to, its course, and every parameter over the generations. */
public final class TuneReport {
  private final TuneSpec spec;
  private final Templates templates;
  private final List<TuningGeneration> generations;
  private final Optional<TuningResult> verdict;

  public TuneReport(TuningHistory course) {
    this.spec = course.tuning().spec();
    this.templates = course.tuning().templates();
    this.generations = course.generations();
    this.verdict = course.verdict();
  }

  /**
   * The report of a tuning.
   *
   * @param course with at least one generation
   */
  static Report of(RunFolder run, TuningHistory course) {
    return new TuneReport(course).report(run.id());
  }

  private Report report(String run) {
    List<Fact> facts = new ArrayList<>(List.of(new Fact("run", run)));
    facts.addAll(facts());
    String engines = String.join(" and ", spec.engine());
    return new Report(
        "Tuning " + engines,
        ("In %s an evolution looks for what is best in the parameters of %s. %d individuals play %d games"
                + " %s in every generation; the better half lives on, the others are its children.")
            .formatted(spec.game(), engines, spec.population(), spec.games(), whom()),
        summary(),
        sections(),
        facts);
  }

  private String whom() {
    return spec.rivals() == Rivals.POPULATION ? "against each other" : "against each opponent";
  }

  /** The answers, a sentence each. */
  public List<String> summary() {
    return verdict.map(TuneReport::summary).orElse(List.of("It is not finished."));
  }

  public List<Section> sections() {
    List<Section> sections = new ArrayList<>();
    verdict.ifPresent(v -> sections.add(new Section("The result", List.of(check(v)))));
    List<Block> course = new ArrayList<>(List.of(course()));
    int kinds = templates.kinds().size();
    if (kinds > 1) {
      course.add(kinds());
    }
    course.add(bests());
    sections.add(new Section("The course of the evolution", course));
    for (int kind = 0; kind < kinds; kind++) {
      sections.add(new TuneParameters(templates, kind, generations).section());
    }
    return sections;
  }

  public List<Fact> facts() {
    return List.of(
        new Fact("rivals", spec.rivals().toString()),
        new Fact("fitness", spec.fitness().toString()),
        new Fact("opponents", String.join(", ", spec.against())),
        new Fact("mutation", spec.mutation() + ", of words " + spec.wordMutation()),
        new Fact("budget", spec.budget().toString()),
        new Fact("choice", spec.choice().toString()),
        new Fact("openings", spec.openings().toString()),
        new Fact("seed", "" + spec.seed()),
        new Fact("scores", "a share of the points, a draw shared equally; intervals are 95%"));
  }

  private static List<String> summary(TuningResult tuningResult) {
    List<String> sentences = new ArrayList<>();
    sentences.add("The best of the last generation: " + tuningResult.best() + ".");
    for (TuningResult.Row row : tuningResult.rows()) {
      sentences.add(
          "Against %s it scores %s in %d fresh games, the middle of all parameters %s."
              .formatted(
                  row.opponent(),
                  estimate(row.best(), tuningResult).shown(),
                  tuningResult.games(),
                  estimate(row.middle(), tuningResult).shown()));
    }
    if (tuningResult.rows().stream()
        .anyMatch(
            row ->
                Math.min(row.best().distinct(), row.middle().distinct()) < tuningResult.games())) {
      sentences.add(
          "Some of the fresh games are the same game again, so the intervals are too narrow.");
    }
    return sentences;
  }

  private static Estimate estimate(TuningResult.Score score, TuningResult tuningResult) {
    return new Estimate(score.score(), score.low(), score.high(), tuningResult.games());
  }

  private static ReportTable check(TuningResult tuningResult) {
    return ReportTableBuilder.rows(tuningResult.rows())
        .text("opponent", TuningResult.Row::opponent)
        .estimate("best", row -> estimate(row.best(), tuningResult))
        .number("different games", row -> row.best().distinct())
        .estimate("middle", row -> estimate(row.middle(), tuningResult))
        .number("different games of the middle", row -> row.middle().distinct())
        .table(
            "tuning-check",
            "Scores in %d games against each opponent that no generation has seen. Best: %s. Middle: %s."
                .formatted(tuningResult.games(), tuningResult.best(), tuningResult.middle()));
  }

  private LinePlot course() {
    return new LinePlot(
        "tuning-course",
        ("Fitness (%s), %d games %s. Every generation has openings of its own; the best of many is"
                + " luckier than it is good.")
            .formatted(spec.fitness(), spec.games(), whom()),
        "generation",
        "fitness",
        false,
        List.of(series("best", g -> g.best().fitness()), series("mean", TuningGeneration::mean)));
  }

  private LinePlot.Series series(String label, ToDoubleFunction<TuningGeneration> value) {
    return new LinePlot.Series(
        label,
        generations.stream()
            .map(g -> new LinePlot.Point(g.number(), Estimate.exactly(value.applyAsDouble(g))))
            .toList(),
        true);
  }

  private ReportTable bests() {
    ReportTable table =
        ReportTableBuilder.rows(generations)
            .number("generation", TuningGeneration::number)
            .number("best", generation -> generation.best().fitness())
            .number("mean", TuningGeneration::mean)
            .text("engine", generation -> templates.engine(generation.best().filling()))
            .table("tuning-generations", "The best of each generation.");
    return generations.size() > 30 ? table.fold() : table;
  }

  /** How many there are of each kind. */
  private LinePlot kinds() {
    List<LinePlot.Series> series = new ArrayList<>();
    for (int kind = 0; kind < templates.kinds().size(); kind++) {
      int own = kind;
      series.add(
          series(
              TuneParameters.label(templates, kind),
              g -> g.ranked().stream().filter(each -> each.filling().kind() == own).count()));
    }
    return new LinePlot(
        "tuning-kinds",
        "How many individuals there are of each kind.",
        "generation",
        "individuals",
        false,
        series);
  }
}
