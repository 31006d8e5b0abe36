package spielwerk.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import spielwerk.lab.report.Block;
import spielwerk.lab.report.Cell;
import spielwerk.lab.report.Dots;
import spielwerk.lab.report.Estimate;
import spielwerk.lab.report.Lines;
import spielwerk.lab.report.Report;
import spielwerk.lab.report.Report.Fact;
import spielwerk.lab.report.Section;
import spielwerk.lab.report.Table;
import spielwerk.learn.tuning.Gap;
import spielwerk.learn.tuning.Generation;
import spielwerk.learn.tuning.Template;
import spielwerk.learn.tuning.TuneSpec;
import spielwerk.learn.tuning.TuningRun;
import spielwerk.learn.tuning.Verdict;

/** A tuning as a report: what it came to, its course, and every parameter over the generations. */
public final class TuneReport {
  private final TuneSpec spec;
  private final Template template;
  private final String run;
  private final List<Generation> generations;
  private final Optional<Verdict> verdict;

  private TuneReport(TuningRun run) {
    this.spec = run.tuning().spec();
    this.template = run.tuning().template();
    this.run = run.journal().id();
    this.generations = run.generations();
    this.verdict = run.verdict();
  }

  /**
   * The report of a tuning.
   *
   * @param run with at least one generation
   */
  public static Report of(TuningRun run) {
    return new TuneReport(run).report();
  }

  private Report report() {
    List<Section> sections = new ArrayList<>();
    verdict.ifPresent(v -> sections.add(new Section("What it came to", List.of(check(v)))));
    sections.add(new Section("The course of the evolution", List.of(course(), bests())));
    List<Block> gaps = new ArrayList<>();
    for (int gap = 0; gap < template.gaps().size(); gap++) {
      gaps.add(dots(gap));
    }
    gaps.add(individuals());
    sections.add(new Section("Every parameter over the generations", gaps));
    return new Report(
        "Tuning " + spec.engine(),
        ("In %s an evolution looks for what is best in the gaps of %s. %d individuals play %d games"
                + " against each opponent in every generation; the better half lives on, the"
                + " others are its children.")
            .formatted(spec.game(), spec.engine(), spec.population(), spec.games()),
        verdict.map(TuneReport::summary).orElse(List.of("It is not finished.")),
        sections,
        List.of(
            new Fact("run", run),
            new Fact("opponents", String.join(", ", spec.against())),
            new Fact("mutation", "" + spec.mutation()),
            new Fact("budget", spec.budget().toString()),
            new Fact("choice", spec.choice().toString()),
            new Fact("openings", spec.openings().toString()),
            new Fact("seed", "" + spec.seed()),
            new Fact("scores", "a share of the points, a draw shared equally; intervals are 95%")));
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
    Table table =
        new Table(
            "tuning-check",
            "Scores in %d games against each opponent that no generation has seen. Best: %s. Middle: %s."
                .formatted(verdict.games(), verdict.best(), verdict.middle()),
            List.of(
                "opponent", "best", "different games", "middle", "different games of the middle"));
    for (Verdict.Row row : verdict.rows()) {
      table =
          table.with(
              Cell.of(row.opponent()),
              Cell.of(estimate(row.best(), verdict)),
              Cell.of(row.best().distinct()),
              Cell.of(estimate(row.middle(), verdict)),
              Cell.of(row.middle().distinct()));
    }
    return table;
  }

  private Lines course() {
    List<Lines.Point> best = new ArrayList<>();
    List<Lines.Point> mean = new ArrayList<>();
    for (Generation generation : generations) {
      best.add(point(generation, generation.best().fitness()));
      mean.add(point(generation, generation.mean()));
    }
    return new Lines(
        "tuning-course",
        ("Mean score against the opponents, %d games against each. Every generation has openings"
                + " of its own; the best of many is luckier than it is good.")
            .formatted(spec.games()),
        "generation",
        "score",
        false,
        List.of(new Lines.Series("best", best, true), new Lines.Series("mean", mean, true)));
  }

  private static Lines.Point point(Generation generation, double value) {
    return new Lines.Point(generation.number(), new Estimate(value, Double.NaN, Double.NaN, 1));
  }

  private Table bests() {
    List<List<Cell>> rows = new ArrayList<>();
    for (Generation generation : generations) {
      rows.add(
          List.of(
              Cell.of(generation.number()),
              Cell.of(generation.best().fitness()),
              Cell.of(generation.mean()),
              Cell.of(template.engine(generation.best().filling()))));
    }
    return new Table(
        "tuning-generations",
        "The best of each generation.",
        List.of("generation", "best", "mean", "engine"),
        rows,
        generations.size() > 30);
  }

  /** The picture of one parameter. */
  private Dots dots(int number) {
    Gap gap = template.gaps().get(number);
    List<Dots.Dot> dots = new ArrayList<>();
    List<Dots.Mean> means = new ArrayList<>();
    for (Generation generation : generations) {
      Map<Integer, Integer> counts = new TreeMap<>();
      double sum = 0;
      for (Generation.Ranked each : generation.ranked()) {
        int place = each.filling().places().get(number);
        counts.merge(place, 1, Integer::sum);
        sum += height(gap, place);
      }
      counts.forEach(
          (place, count) -> dots.add(new Dots.Dot(generation.number(), height(gap, place), count)));
      if (gap instanceof Gap.Range) {
        means.add(new Dots.Mean(generation.number(), sum / generation.ranked().size()));
      }
    }
    return new Dots(
        "tuning-gap-" + gap.name(),
        "%s: a dot per individual, larger where several share the value%s."
            .formatted(gap.name(), gap instanceof Gap.Range ? "; the line is the mean" : ""),
        "generation",
        gap.name(),
        gap instanceof Gap.Words words ? words.words() : List.of(),
        dots,
        means);
  }

  private static double height(Gap gap, int place) {
    return gap instanceof Gap.Range range ? range.number(place) : place;
  }

  private Table individuals() {
    List<String> columns = new ArrayList<>(List.of("generation", "place", "score"));
    template.gaps().forEach(gap -> columns.add(gap.name()));
    List<List<Cell>> rows = new ArrayList<>();
    for (Generation generation : generations) {
      for (int place = 0; place < generation.ranked().size(); place++) {
        Generation.Ranked each = generation.ranked().get(place);
        List<Cell> row = new ArrayList<>();
        row.add(Cell.of(generation.number()));
        row.add(Cell.of(place + 1));
        row.add(Cell.of(each.fitness()));
        for (int gap = 0; gap < template.gaps().size(); gap++) {
          int value = each.filling().places().get(gap);
          row.add(
              template.gaps().get(gap) instanceof Gap.Range range
                  ? Cell.of(range.number(value))
                  : Cell.of(template.gaps().get(gap).text(value)));
        }
        rows.add(row);
      }
    }
    return new Table("tuning-individuals", "All individuals.", columns, rows, true);
  }
}
