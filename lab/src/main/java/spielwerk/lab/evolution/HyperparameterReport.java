package spielwerk.lab.evolution;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import spielwerk.lab.Expectation;
import spielwerk.lab.Findings;
import spielwerk.lab.Measure;
import spielwerk.lab.evolution.HyperparameterStudy.Outcome;
import spielwerk.lab.evolution.HyperparameterStudy.Step;
import spielwerk.learn.tuning.Genotype;
import spielwerk.learn.tuning.TuningGeneration;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.LinePlot;
import spielwerk.runs.report.Numbers;
import spielwerk.runs.report.ReportTable;
import spielwerk.runs.report.ReportTableBuilder;
import spielwerk.runs.report.Section;

/**
 * What a search for the parameters of an evolution found.
 *
 * @param tuned the evolutions with the best setting of the last step, on fresh seeds
 * @param given those with the given setting, on the same seeds
 */
record HyperparameterReport(
    HyperparameterStudy study,
    List<Step> steps,
    Genotype best,
    List<Outcome> tuned,
    List<Outcome> given) {

  Findings findings() {
    return new Findings(
        List.of(verdict(), cost()),
        List.of(
            new Section("The tuned parameters and the given ones", List.of(check())),
            new Section("Step by step", List.of(course(), table()))),
        List.of(
            Measure.mean("wins: tuned", wins(tuned)),
            Measure.mean("wins: given", wins(given)),
            Measure.difference("wins: tuned - given", wins(tuned), wins(given)),
            Measure.exact("games of the search", games())));
  }

  private static double[] wins(List<Outcome> outcomes) {
    return outcomes.stream().mapToDouble(Outcome::wins).toArray();
  }

  private static Estimate mean(List<Outcome> outcomes, ToDoubleFunction<Outcome> figure) {
    return Estimate.mean(outcomes.stream().mapToDouble(figure).toArray());
  }

  private long games() {
    return steps.stream().mapToLong(Step::games).sum();
  }

  private String verdict() {
    double[] differences = wins(tuned);
    for (int i = 0; i < differences.length; i++) {
      differences[i] -= given.get(i).wins();
    }
    Estimate difference = Estimate.mean(differences);
    return "%s: tuned parameters pay. Here the best player wins %s of the games with %s, %s with the given ones; difference %s over %d cycles."
        .formatted(
            Expectation.HIGHER.verdict(difference, 0),
            mean(tuned, Outcome::wins).shown(),
            study.shown(best),
            mean(given, Outcome::wins).shown(),
            difference.shown(),
            tuned.size());
  }

  private String cost() {
    double one = mean(given, outcome -> (double) outcome.games()).value();
    return "The search cost %s games in %s evolutions, as many as %s evolutions with the given parameters."
        .formatted(
            Numbers.shown(games()),
            Numbers.shown((double) study.steps() * study.population() * study.cycles()),
            Numbers.shown(Math.rint(games() / one)));
  }

  /** A setting, and what came of it on fresh seeds. */
  private record Row(String name, String setting, List<Outcome> outcomes) {}

  private ReportTable check() {
    return ReportTableBuilder.rows(
            List.of(
                new Row("tuned", study.shown(best), tuned), new Row("given", study.shown(), given)))
        .text("", Row::name)
        .text("parameters", Row::setting)
        .estimate(study.duel().about(), row -> mean(row.outcomes(), Outcome::wins))
        .estimate("points of the last population", row -> mean(row.outcomes(), Outcome::points))
        .number(
            "games of an evolution", row -> mean(row.outcomes(), o -> (double) o.games()).value())
        .table(
            "hyperparameters-check",
            "On seeds that no step had, %d evolutions each.".formatted(tuned.size()));
  }

  private LinePlot course() {
    return new LinePlot(
        "hyperparameters-steps",
        "What the settings of a step are worth: %s, the mean of %d evolutions."
            .formatted(study.duel().about(), study.cycles()),
        "step",
        "share of wins",
        false,
        List.of(
            series("best", step -> step.tried().best().fitness()),
            series("mean", step -> step.tried().mean())));
  }

  private LinePlot.Series series(String label, ToDoubleFunction<Step> figure) {
    List<LinePlot.Point> points = new ArrayList<>();
    for (Step step : steps) {
      Estimate known = new Estimate(figure.applyAsDouble(step), Double.NaN, Double.NaN, 1);
      points.add(new LinePlot.Point(step.tried().number(), known));
    }
    return new LinePlot.Series(label, points, false);
  }

  /** A setting of a step. */
  private record Tried(int step, TuningGeneration.Ranked setting) {}

  private ReportTable table() {
    List<Tried> all =
        steps.stream()
            .flatMap(
                step ->
                    step.tried().ranked().stream().map(r -> new Tried(step.tried().number(), r)))
            .toList();
    return ReportTableBuilder.rows(all)
        .number("step", Tried::step)
        .number("share of wins", tried -> tried.setting().fitness())
        .text("parameters", tried -> study.shown(tried.setting().filling()))
        .table("hyperparameters-all", "All settings.")
        .fold();
  }
}
