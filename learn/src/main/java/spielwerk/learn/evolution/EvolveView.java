package spielwerk.learn.evolution;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import spielwerk.core.Explanation;
import spielwerk.core.Mistake;
import spielwerk.runs.Json;
import spielwerk.runs.RunFolder;
import spielwerk.runs.RunView;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.LinePlot;
import spielwerk.runs.report.Numbers;
import spielwerk.runs.report.Report;
import spielwerk.runs.report.Report.Fact;
import spielwerk.runs.report.ReportTable;
import spielwerk.runs.report.Section;
import spielwerk.runs.report.TableCell;
import spielwerk.runs.text.TextStyle;

/**
 * How an evolution stands.
 *
 * @param best the best player there is, as an engine; empty before the first generation
 */
record EvolveView(
    RunFolder run,
    EvolutionSpec spec,
    List<GenerationStatistics> generations,
    String best,
    Optional<Champion> champion)
    implements RunView {
  static EvolveView of(RunFolder run, Evolution evolution) {
    EvolutionSpec spec = evolution.spec();
    Path population = run.path().resolve(EvolutionRun.POPULATION);
    if (!Files.exists(population)) {
      return new EvolveView(run, spec, List.of(), "", Optional.empty());
    }
    PopulationFile saved = PopulationFile.read(population);
    int done = saved.generation();
    List<GenerationStatistics> generations =
        csv(run).stream().skip(1).limit(done).map(GenerationStatistics::read).toList();
    Optional<Champion> champion =
        done < spec.generations() ? Optional.empty() : Champion.of(run.path());
    String best =
        done == 0
            ? ""
            : champion
                .map(Champion::engine)
                .orElseGet(() -> run.line(done - 1, done - 1).path("best").asText());
    return new EvolveView(run, spec, generations, best, champion);
  }

  private static List<String> csv(RunFolder run) {
    try {
      return Files.readAllLines(run.path().resolve(EvolutionRun.CSV));
    } catch (NoSuchFileException notYet) {
      return List.of();
    } catch (IOException unreadable) {
      throw new Mistake(
          "The run %s cannot be read: %s.".formatted(run.id(), Explanation.why(unreadable)),
          unreadable);
    }
  }

  private GenerationStatistics last() {
    return generations.get(generations.size() - 1);
  }

  private String file(String name) {
    return run.path().resolve(name).toAbsolutePath().toString();
  }

  @Override
  public ObjectNode json() {
    ObjectNode document = JsonNodeFactory.instance.objectNode();
    document.put("game", spec.game());
    document.put("player", spec.player());
    document.put("degree", spec.degree());
    document.put("generations", generations.size());
    document.put("planned", spec.generations());
    document.put("seed", spec.seed());
    document.put("run", run.id());
    if (!generations.isEmpty()) {
      document.put("mean", last().mean());
      document.put("points", last().best());
      document.put("best", best);
      document.put("fitness", last().fitness());
    }
    champion.ifPresent(one -> document.set("champion", Json.mapper().valueToTree(one)));
    document.put("csv", file(EvolutionRun.CSV));
    document.put("population", file(EvolutionRun.POPULATION));
    return document;
  }

  @Override
  public String text(TextStyle style) {
    List<String> lines = new ArrayList<>();
    int done = generations.size();
    lines.add(
        "%s, %s of degree %d, %d players, %s generations"
            .formatted(
                spec.game(),
                spec.player(),
                spec.degree(),
                spec.populationSize(),
                (done < spec.generations() ? done + " of " : "") + spec.generations()));
    lines.add("");
    if (done > 0) {
      lines.add(
          String.format(
              Locale.ROOT,
              "last generation  mean %.1f, half within %.1f to %.1f, best %.1f points (%d rounds"
                  + " each)",
              last().mean(),
              last().lowerQuartile(),
              last().upperQuartile(),
              last().best(),
              spec.rounds()));
      if (EvolutionFitness.parse(spec.fitness()).wins() > 0) {
        lines.add("best's fitness   " + fitness());
      }
      lines.add("best             " + champion.map(one -> one.text(spec.groupSize())).orElse(best));
    }
    lines.add("seed             " + spec.seed());
    lines.add("curve            " + file(EvolutionRun.CSV));
    lines.add(
        "population       %s (carry on with load: %s)"
            .formatted(file(EvolutionRun.POPULATION), run.id()));
    return String.join("\n", lines);
  }

  /** What the best of the last generation was best at, where that is not points. */
  private String fitness() {
    int at = generations.size() - 1;
    double fitness = run.line(at, at).path("ranking").path(0).path("fitness").asDouble();
    boolean wins = EvolutionFitness.parse(spec.fitness()).wins() == 1;
    return String.format(
        Locale.ROOT,
        "%.1f %s, the mean of all %.1f",
        fitness,
        wins ? "wins in a hundred games" : "(" + spec.fitness() + ")",
        last().fitness());
  }

  @Override
  public Report report() {
    if (generations.isEmpty()) {
      throw new Mistake("The evolution " + run.id() + " has no complete generation yet.");
    }
    return new Report(
        "Breeding %s of degree %d".formatted(spec.player(), spec.degree()),
        ("In %s a population of %d players plays %d rounds a generation in groups of %d; the better"
                + " survive, and their children take the places of the others.")
            .formatted(spec.game(), spec.populationSize(), spec.rounds(), spec.groupSize()),
        List.of(
            "%d of %d generations.".formatted(generations.size(), spec.generations()),
            "The mean goes from %s to %s points, the best player of a generation from %s to %s."
                .formatted(
                    Numbers.shown(generations.get(0).mean()),
                    Numbers.shown(last().mean()),
                    Numbers.shown(generations.get(0).best()),
                    Numbers.shown(last().best())),
            "Best player: " + champion.map(one -> one.text(spec.groupSize())).orElse(best) + "."),
        List.of(
            new Section("Points", List.of(points())),
            new Section("Variety", List.of(strategies())),
            new Section("Generation by generation", List.of(table()))),
        facts());
  }

  private LinePlot.Series series(String label, ToDoubleFunction<GenerationStatistics> figure) {
    return new LinePlot.Series(
        label,
        generations.stream()
            .map(each -> new LinePlot.Point(each.number(), known(figure.applyAsDouble(each))))
            .toList(),
        false);
  }

  private static Estimate known(double value) {
    return new Estimate(value, Double.NaN, Double.NaN, 1);
  }

  private LinePlot points() {
    List<LinePlot.Point> band = new ArrayList<>();
    for (GenerationStatistics each : generations) {
      band.add(
          new LinePlot.Point(
              each.number(),
              new Estimate(
                  each.median(),
                  each.lowerQuartile(),
                  each.upperQuartile(),
                  spec.populationSize())));
    }
    return new LinePlot(
        "evolution-points",
        "Points of the players, means of %d rounds each; the band holds the middle half of them."
            .formatted(spec.rounds()),
        "generation",
        "points",
        false,
        List.of(
            new LinePlot.Series("median", band, true),
            series("mean", GenerationStatistics::mean),
            series("best", GenerationStatistics::best),
            series("worst", GenerationStatistics::worst)));
  }

  private LinePlot strategies() {
    return new LinePlot(
        "evolution-strategies",
        "How many different strategies a generation has, and how many of its children are new.",
        "generation",
        "strategies",
        false,
        List.of(
            series("different", GenerationStatistics::strategies),
            series("new", GenerationStatistics::fresh)));
  }

  private ReportTable table() {
    ReportTable table =
        new ReportTable(
            "evolution-generations",
            "Points are means of a player's rounds.",
            List.of("generation", "mean", "spread", "best", "median", "strategies", "new"));
    for (GenerationStatistics each : generations) {
      table =
          table.with(
              TableCell.of(each.number()),
              TableCell.of(each.mean()),
              TableCell.of(each.spread()),
              TableCell.of(each.best()),
              TableCell.of(each.median()),
              TableCell.of(each.strategies()),
              TableCell.of(each.fresh()));
    }
    return table.fold();
  }

  private List<Fact> facts() {
    return List.of(
        new Fact("run", run.id()),
        new Fact("seed", "" + spec.seed()),
        new Fact("survivors", Numbers.shown(spec.survivors())),
        new Fact("children", Numbers.shown(spec.children())),
        new Fact("mutation", Numbers.shown(spec.mutation())),
        new Fact("fitness", spec.fitness()),
        new Fact("began", run.info().began()));
  }
}
