package spielwerk.learn.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import spielwerk.runs.RunFolder;
import spielwerk.runs.report.Block;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.Lines;
import spielwerk.runs.report.Report;
import spielwerk.runs.report.Report.Fact;
import spielwerk.runs.report.Section;
import spielwerk.runs.report.Table;
import spielwerk.runs.report.TableOf;

/** A tuning as a report: what it came to, its course, and every parameter over the generations. */
public final class TuneReport {
  private final TuneSpec spec;
  private final Templates templates;
  private final List<Generation> generations;
  private final Optional<Verdict> verdict;

  public TuneReport(TuningCourse course) {
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
  static Report of(RunFolder run, TuningCourse course) {
    return new TuneReport(course).report(run.id());
  }

  private Report report(String run) {
    List<Fact> facts = new ArrayList<>(List.of(new Fact("run", run)));
    facts.addAll(facts());
    String engines = String.join(" and ", spec.engine());
    return new Report(
        "Tuning " + engines,
        ("In %s an evolution looks for what is best in the gaps of %s. %d individuals play %d games"
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
    verdict.ifPresent(v -> sections.add(new Section("What it came to", List.of(check(v)))));
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

  private static List<String> summary(Verdict verdict) {
    List<String> sentences = new ArrayList<>();
    sentences.add("The best of the last generation: " + verdict.best() + ".");
    for (Verdict.Row row : verdict.rows()) {
      sentences.add(
          "Against %s it scores %s in %d fresh games, the middle of all gaps %s."
              .formatted(
                  row.opponent(),
                  estimate(row.best(), verdict).shown(),
                  verdict.games(),
                  estimate(row.middle(), verdict).shown()));
    }
    if (verdict.rows().stream()
        .anyMatch(
            row -> Math.min(row.best().distinct(), row.middle().distinct()) < verdict.games())) {
      sentences.add(
          "Some of the fresh games are the same game again, so the intervals promise too much.");
    }
    return sentences;
  }

  private static Estimate estimate(Verdict.Score score, Verdict verdict) {
    return new Estimate(score.score(), score.low(), score.high(), verdict.games());
  }

  private static Table check(Verdict verdict) {
    return TableOf.rows(verdict.rows())
        .text("opponent", Verdict.Row::opponent)
        .estimate("best", row -> estimate(row.best(), verdict))
        .number("different games", row -> row.best().distinct())
        .estimate("middle", row -> estimate(row.middle(), verdict))
        .number("different games of the middle", row -> row.middle().distinct())
        .table(
            "tuning-check",
            "Scores in %d games against each opponent that no generation has seen. Best: %s. Middle: %s."
                .formatted(verdict.games(), verdict.best(), verdict.middle()));
  }

  private Lines course() {
    return new Lines(
        "tuning-course",
        ("Fitness (%s), %d games %s. Every generation has openings of its own; the best of many is"
                + " luckier than it is good.")
            .formatted(spec.fitness(), spec.games(), whom()),
        "generation",
        "fitness",
        false,
        List.of(series("best", g -> g.best().fitness()), series("mean", Generation::mean)));
  }

  private Lines.Series series(String label, ToDoubleFunction<Generation> value) {
    return new Lines.Series(
        label,
        generations.stream()
            .map(g -> new Lines.Point(g.number(), Estimate.exactly(value.applyAsDouble(g))))
            .toList(),
        true);
  }

  private Table bests() {
    Table table =
        TableOf.rows(generations)
            .number("generation", Generation::number)
            .number("best", generation -> generation.best().fitness())
            .number("mean", Generation::mean)
            .text("engine", generation -> templates.engine(generation.best().filling()))
            .table("tuning-generations", "The best of each generation.");
    return generations.size() > 30 ? table.fold() : table;
  }

  /** How many there are of each kind. */
  private Lines kinds() {
    List<Lines.Series> series = new ArrayList<>();
    for (int kind = 0; kind < templates.kinds().size(); kind++) {
      int own = kind;
      series.add(
          series(
              TuneParameters.label(templates, kind),
              g -> g.ranked().stream().filter(each -> each.filling().kind() == own).count()));
    }
    return new Lines(
        "tuning-kinds",
        "How many individuals there are of each kind.",
        "generation",
        "individuals",
        false,
        series);
  }
}
