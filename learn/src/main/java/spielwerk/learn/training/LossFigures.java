package spielwerk.learn.training;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import spielwerk.learn.network.OneCycle;
import spielwerk.learn.selfplay.TrainSpec;
import spielwerk.runs.report.Block;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.LinePlot;
import spielwerk.runs.report.ReportTable;
import spielwerk.runs.report.ReportTableBuilder;

/** What was learnt, generation by generation (figure 4.1). */
public record LossFigures(TrainedRun run) {
  /** The curves by name: {@code policy}, {@code value}, {@code total}. */
  public Map<String, List<LinePlot.Point>> curves() {
    Map<String, List<LinePlot.Point>> curves = new LinkedHashMap<>();
    curves.put("policy", run.points(line -> loss(line, "policy")));
    curves.put("value", run.points(line -> loss(line, "value")));
    curves.put("total", run.points(line -> loss(line, "policy") + loss(line, "value")));
    return curves;
  }

  private static double loss(JsonNode line, String which) {
    return TrainedRun.number(line, "losses", which);
  }

  public List<Block> blocks() {
    List<LinePlot.Series> series = new ArrayList<>();
    curves().forEach((name, points) -> series.add(new LinePlot.Series(name, points, false)));
    LinePlot losses =
        new LinePlot(
            "losses",
            "Losses, each the mean over all steps of a generation: cross entropy of the policy,"
                + " squared error of the value, and their sum (equation 2.1).",
            "generation",
            "loss",
            false,
            series);
    return List.of(losses, cycle(), table());
  }

  /** The learning rate within a generation; it is the same curve in all of them. */
  private LinePlot cycle() {
    TrainSpec.Training training = run.spec().training();
    int steps = Math.max(1, run.line(run.last()).path("steps").asInt());
    OneCycle cycle = new OneCycle(training.rate(), steps, training.warmup(), training.end());
    List<LinePlot.Point> points = new ArrayList<>();
    int stride = Math.max(1, steps / 60);
    for (int step = 0; step < steps; step += stride) {
      points.add(new LinePlot.Point(step, Estimate.exactly(cycle.at(step))));
    }
    return new LinePlot(
        "learning-rate",
        "The learning rate over the %d steps of generation %d; it rises and falls once in each."
            .formatted(steps, run.last()),
        "step",
        "learning rate",
        false,
        List.of(new LinePlot.Series("learning rate", points, false)));
  }

  private ReportTable table() {
    return ReportTableBuilder.rows(run.log().generations())
        .number("generation", line -> line.path("generation").asInt())
        .number("steps", line -> line.path("steps").asInt())
        .number("highest learning rate", line -> line.path("rate").asDouble())
        .number("policy", line -> loss(line, "policy"))
        .number("value", line -> loss(line, "value"))
        .number("total", line -> loss(line, "policy") + loss(line, "value"))
        .number("policy in the end", line -> TrainedRun.number(line, "lossesInTheEnd", "policy"))
        .number("value in the end", line -> TrainedRun.number(line, "lossesInTheEnd", "value"))
        .text("accepted", line -> line.path("accepted").asBoolean(true) ? "yes" : "no")
        .table("losses-table", "Losses by generation; in the end: the last tenth of its steps.")
        .fold();
  }
}
