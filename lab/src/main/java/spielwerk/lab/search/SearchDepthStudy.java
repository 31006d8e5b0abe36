package spielwerk.lab.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Position;
import spielwerk.lab.Findings;
import spielwerk.lab.Measure;
import spielwerk.lab.NamedEngine;
import spielwerk.lab.Study;
import spielwerk.lab.StudyContext;
import spielwerk.lab.search.PositionSearcher.Searched;
import spielwerk.runs.report.BarPlot;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.Numbers;
import spielwerk.runs.report.ReportTable;
import spielwerk.runs.report.ReportTableBuilder;
import spielwerk.runs.report.Section;
import spielwerk.runs.report.Slug;
import spielwerk.runs.spec.YamlFields;

/**
 * How deep each search gets within one fixed budget of nodes. A search that does not deepen by
 * itself is asked for depth 1, 2, 3, .. and all its nodes are counted together, as those of one
 * that does.
 *
 * @param nodes the budget
 * @param depth nobody goes deeper
 * @param reached how deep the paper came
 */
public record SearchDepthStudy(
    PositionSet positions, List<NamedEngine> rungs, long nodes, int depth, List<Reached> reached)
    implements Study {

  /** How deep a search of the paper came in a game. */
  record Reached(String game, String label, int plies) {
    static List<Reached> readAll(YamlFields fields) {
      List<Reached> all = new ArrayList<>();
      if (fields.has("reached")) {
        for (YamlFields part : fields.parts("reached")) {
          all.add(
              new Reached(part.text("game"), part.text("label"), part.integer("plies", 1, 1000)));
          part.done();
        }
      }
      return all;
    }
  }

  static SearchDepthStudy read(YamlFields fields) {
    return new SearchDepthStudy(
        PositionSet.read(fields),
        NamedEngine.readAll(fields, "rungs"),
        fields.whole("nodes", 1, Long.MAX_VALUE),
        fields.integer("depth", 1, 1000),
        Reached.readAll(fields));
  }

  /**
   * How deep the rungs got in one position.
   *
   * @param decided whether one of them saw the end of the game, after which depth means nothing
   */
  record Depths(List<Integer> byRung, boolean decided) {}

  /** How deep one got. */
  private record Depth(int plies, boolean decided) {}

  @Override
  public void check(Catalogue catalogue) {
    NamedEngine.check(
        catalogue, positions.games(), rungs.stream().map(NamedEngine::engine).toList());
  }

  /** The depths, position by position, game by game. */
  List<Depths> measure(StudyContext studyContext) {
    return positions.measure(
        studyContext, Depths.class, (position, game) -> depths(position, studyContext));
  }

  private Depths depths(Position position, StudyContext studyContext) {
    List<Integer> byRung = new ArrayList<>();
    boolean decided = false;
    for (NamedEngine rung : rungs) {
      try (PositionSearcher searcher =
          new PositionSearcher(rung.engine(), position.game(), studyContext)) {
        Depth reached = rung.deepens() ? atOnce(searcher, position) : inSteps(searcher, position);
        byRung.add(reached.plies());
        decided |= reached.decided();
      }
    }
    return new Depths(byRung, decided);
  }

  private Depth atOnce(PositionSearcher searcher, Position position) {
    Searched searched = searcher.search(position, new Budget(nodes, depth, 0, 0));
    int plies = searched.effort().depth();
    return new Depth(plies, searched.exact() || searched.nodes() < nodes && plies < depth);
  }

  private Depth inSteps(PositionSearcher searcher, Position position) {
    long left = nodes;
    for (int d = 1; d <= depth; d++) {
      Searched searched = searcher.search(position, new Budget(left, d, 0, 0));
      if (!searched.completed(d, left)) {
        return new Depth(d - 1, false);
      }
      left -= searched.nodes();
      if (searched.exact() || left <= 0) {
        return new Depth(d, searched.exact());
      }
    }
    return new Depth(depth, false);
  }

  @Override
  public Findings run(StudyContext studyContext) {
    return positions.findings(
        measure(studyContext),
        (game, all) ->
            report(
                positions.games().get(game),
                all.stream().filter(depths -> !depths.decided()).toList(),
                studyContext.seed()));
  }

  private Findings report(String game, List<Depths> open, long seed) {
    List<String> summary = new ArrayList<>();
    String basis =
        "within %s nodes; %d of %d positions after %s random moves (in the others the end of the game came into sight), seed %d, 95%% intervals"
            .formatted(
                Numbers.shown(nodes), open.size(), positions.each(), positions.plies(), seed);
    List<Measure> measures = new ArrayList<>();
    List<double[]> depths = new ArrayList<>();
    List<Estimate> means = new ArrayList<>();
    for (int r = 0; r < rungs.size(); r++) {
      NamedEngine rung = rungs.get(r);
      int at = r;
      depths.add(open.stream().mapToDouble(d -> d.byRung().get(at)).toArray());
      Estimate mean = Estimate.mean(depths.get(r));
      means.add(mean);
      measures.add(Measure.mean("depth: " + rung.label() + ", " + game, depths.get(r)));
      if (r > 0) {
        measures.add(
            Measure.difference(
                "depth: " + rung.label() + " - " + rungs.get(0).label() + ", " + game,
                depths.get(r),
                depths.get(0)));
      }
      if (!rung.paper().isEmpty() && mean.exists()) {
        summary.add(
            "%s: %s reaches %s plies within %s nodes; the paper: %s."
                .formatted(game, rung.label(), mean.shown(), Numbers.shown(nodes), rung.paper()));
      }
    }
    ReportTable table =
        ReportTableBuilder.rows(IntStream.range(0, rungs.size()).boxed().toList())
            .text("search", r -> rungs.get(r).label())
            .estimate("depth", means::get)
            .number("least", r -> Arrays.stream(depths.get(r)).min().orElse(Double.NaN))
            .number("most", r -> Arrays.stream(depths.get(r)).max().orElse(Double.NaN))
            .text("the paper", r -> rungs.get(r).paper())
            .text("engine", r -> rungs.get(r).engine())
            .table(Slug.of(game) + "-reach", "Depth in plies completed " + basis + ".");
    NamedEngine last = rungs.get(rungs.size() - 1);
    if (last.paper().isEmpty() && means.get(rungs.size() - 1).exists()) {
      summary.add(
          "%s: with everything (%s) the search reaches %s plies."
              .formatted(game, last.label(), means.get(rungs.size() - 1).shown()));
    }
    BarPlot plot =
        new BarPlot(
            Slug.of(game) + "-reach-plot",
            "Mean depth in plies " + basis + ".",
            "depth in plies",
            OptionalDouble.empty(),
            false,
            rungs.stream().map(NamedEngine::label).toList(),
            bars(game, means));
    return new Findings(
        summary,
        List.of(new Section(game + ": depth within one budget", List.of(plot, table.trimmed()))),
        measures);
  }

  /** Ours, and the paper's where it has any in this game. */
  private List<BarPlot.Group> bars(String game, List<Estimate> means) {
    BarPlot.Group here = new BarPlot.Group("here", means);
    List<Estimate> paper = rungs.stream().map(rung -> theirs(game, rung.label())).toList();
    return paper.stream().anyMatch(Estimate::exists)
        ? List.of(here, new BarPlot.Group("the paper", paper))
        : List.of(here);
  }

  private Estimate theirs(String game, String label) {
    return reached.stream()
        .filter(each -> each.game().equals(game) && each.label().equals(label))
        .map(each -> Estimate.exactly(each.plies()))
        .findFirst()
        .orElse(Estimate.NONE);
  }
}
