package spielwerk.learn.training;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import spielwerk.learn.selfplay.TrainSpec;
import spielwerk.runs.report.Numbers;
import spielwerk.runs.report.Report;
import spielwerk.runs.report.Report.Fact;
import spielwerk.runs.report.Section;
import spielwerk.runs.text.NumberText;

/** A training as a report: what was learnt, how strong it became, how it plays, what it cost. */
public final class TrainingReport {
  private static final int BOARDS = 6;

  private final TrainedRun run;

  private TrainingReport(TrainedRun run) {
    this.run = run;
  }

  /** The report of a training, finished or not. */
  public static Report of(TrainedRun run) {
    return new TrainingReport(run).report();
  }

  private Report report() {
    List<Section> sections = new ArrayList<>();
    sections.add(new Section("What it learnt", new LossFigures(run).blocks()));
    List<String> summary = new ArrayList<>(List.of(progress(), losses()));
    List<EloCurve.Met> met = EloCurve.met(run);
    if (!run.log().ratings().isEmpty()) {
      sections.add(new Section("Scores against fixed opponents", new RatingFigures(run).blocks()));
    }
    if (!met.isEmpty()) {
      EloCurve elo = EloCurve.of(met, List.of(), EloFigures.USUAL_K);
      sections.add(new Section("Elo", new EloFigures(elo, EloFigures.USUAL_K, Map.of()).blocks()));
      sections.add(new Section("What strength cost", CostFigures.of(run, elo, List.of()).blocks()));
      summary.add(strength(elo));
    } else {
      summary.add("No generation was rated against an opponent (field 'rate' of the training).");
    }
    sections.add(new Section("Where it plays", new SquareFigures(run, run.some(BOARDS)).blocks()));
    StyleFigures.byOrbits(run)
        .ifPresent(style -> sections.add(new Section("How it plays", style.blocks())));
    sections.addAll(new SelfPlayFigures(run).sections());
    for (JsonNode warning : run.line(run.last()).path("warnings")) {
      summary.add("Warning: " + warning.asText());
    }
    return new Report(
        "Training a network for " + run.game().text(),
        ("A network of %d blocks with %d channels (%s parameters) plays against itself, learns"
                + " from its games, and plays again.")
            .formatted(
                run.spec().net().blocks(),
                run.spec().net().channels(),
                Numbers.shown(run.cost().parameters())),
        summary,
        sections,
        circumstances());
  }

  private String progress() {
    JsonNode total = run.line(run.last()).path("total");
    return "%d of %d generations: %s games, %s evaluations, %s without ratings."
        .formatted(
            run.last(),
            run.spec().generations(),
            Numbers.shown(total.path("games").asDouble()),
            Numbers.shown(total.path("evaluations").asDouble()),
            NumberText.coreTime(total.path("coreSeconds").asDouble()));
  }

  private String losses() {
    JsonNode first = run.line(1).path("losses");
    JsonNode last = run.line(run.last()).path("losses");
    return "From generation 1 to %d the policy's loss goes from %s to %s, the value's from %s to %s."
        .formatted(
            run.last(),
            Numbers.shown(first.path("policy").asDouble()),
            Numbers.shown(last.path("policy").asDouble()),
            Numbers.shown(first.path("value").asDouble()),
            Numbers.shown(last.path("value").asDouble()));
  }

  private static String strength(EloCurve elo) {
    List<Integer> generations = elo.generations();
    int first = generations.get(0);
    int last = generations.get(generations.size() - 1);
    return "Elo of generation %d: %s, of generation %d: %s; %s is 0."
        .formatted(
            first,
            elo.generation(first).shown(),
            last,
            elo.generation(last).shown(),
            elo.anchor().opponent());
  }

  private List<Fact> circumstances() {
    TrainSpec spec = run.spec();
    return List.of(
        new Fact("run", run.id()),
        new Fact("game", spec.game()),
        new Fact("seed", "" + spec.seed()),
        new Fact("simulations per move", spec.selfplay().sims().toString()),
        new Fact("search", spec.selfplay().gumbel() ? "Gumbel" : "PUCT"),
        new Fact("games a generation", "" + spec.selfplay().games()),
        new Fact("batch", "" + spec.training().batch()),
        new Fact("newest network", run.log().net().toString()),
        new Fact("intervals", "95%"));
  }
}
