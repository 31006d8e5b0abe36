package spielwerk.lab.search;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Position;
import spielwerk.lab.Findings;
import spielwerk.lab.NamedEngine;
import spielwerk.lab.Study;
import spielwerk.lab.StudyContext;
import spielwerk.lab.search.PositionSearcher.Searched;
import spielwerk.runs.report.BarPlot;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.ReportTable;
import spielwerk.runs.report.ReportTableBuilder;
import spielwerk.runs.report.Section;
import spielwerk.runs.report.Slug;
import spielwerk.runs.spec.YamlFields;

/**
 * Does a switch pay? The same positions are searched to the same depth with it and without it, in
 * several surroundings.
 *
 * @param asked what is switched: {@code PVS}
 * @param depths how deep, for each game
 */
public record AblationStudy(
    String asked, PositionSet positions, List<Integer> depths, List<Surrounding> surroundings)
    implements Study {

  /**
   * What else is switched on.
   *
   * @param without the engine without the switch
   * @param with the engine with it
   * @param paper what the paper found here, or empty
   */
  public record Surrounding(String label, String without, String with, String paper) {}

  static AblationStudy read(YamlFields fields) {
    List<Surrounding> surroundings = new ArrayList<>();
    for (YamlFields part : fields.parts("pairs")) {
      surroundings.add(
          new Surrounding(
              part.text("label"),
              part.text("without"),
              part.text("with"),
              part.textIfAny("paper").orElse("")));
      part.done();
    }
    PositionSet positions = PositionSet.read(fields);
    return new AblationStudy(
        fields.text("asked"),
        positions,
        fields.integers("depth", positions.games().size(), 1, 100),
        surroundings);
  }

  /** One position searched in every surrounding. */
  record Compared(List<Searched> without, List<Searched> with) {
    /** Whether one search saw how the game ends; some stop there and others do not. */
    boolean decided() {
      return Stream.concat(without.stream(), with.stream()).anyMatch(Searched::exact);
    }

    Compared facts() {
      return new Compared(
          without.stream().map(Searched::facts).toList(),
          with.stream().map(Searched::facts).toList());
    }
  }

  @Override
  public void check(Catalogue catalogue) {
    List<String> engines = new ArrayList<>();
    surroundings.forEach(s -> engines.addAll(List.of(s.without(), s.with())));
    NamedEngine.check(catalogue, positions.games(), engines);
  }

  /** The comparisons, position by position, game by game. */
  List<Compared> measure(StudyContext studyContext) {
    return positions.measure(
        studyContext,
        Compared.class,
        (position, game) -> compare(position, depths.get(game), studyContext));
  }

  private Compared compare(Position position, int depth, StudyContext studyContext) {
    Compared compared = new Compared(new ArrayList<>(), new ArrayList<>());
    for (Surrounding s : surroundings) {
      compared.without().add(search(s.without(), depth, position, studyContext));
      compared.with().add(search(s.with(), depth, position, studyContext));
    }
    return compared;
  }

  private static Searched search(
      String engine, int depth, Position position, StudyContext studyContext) {
    try (PositionSearcher searcher = new PositionSearcher(engine, position.game(), studyContext)) {
      return searcher.search(position, Budget.depth(depth));
    }
  }

  @Override
  public Findings run(StudyContext studyContext) {
    return positions.findings(
        measure(studyContext),
        (game, all) ->
            report(
                game, all.stream().filter(each -> !each.decided()).toList(), studyContext.seed()));
  }

  private Findings report(int number, List<Compared> all, long seed) {
    List<String> summary = new ArrayList<>();
    String game = positions.games().get(number);
    int depth = depths.get(number);
    String basis = positions.basis(all.size(), seed) + ", geometric mean with 95% interval";
    List<Answer> answers = new ArrayList<>();
    for (int s = 0; s < surroundings.size(); s++) {
      Answer answer = Answer.of(surroundings.get(s), s, all);
      answers.add(answer);
      summary.add(
          "%s, %s, depth %d: %s %s (%s nodes for each without it)%s."
              .formatted(
                  game,
                  answer.in().label(),
                  depth,
                  asked,
                  answer(answer.nodes()),
                  answer.nodes().shown(),
                  answer.in().paper().isEmpty() ? "" : "; the paper: " + answer.in().paper()));
    }
    ReportTable table =
        ReportTableBuilder.rows(answers)
            .text("surrounding", answer -> answer.in().label())
            .estimate("nodes", Answer::nodes)
            .estimate("time", Answer::time)
            .text("same value", answer -> answer.same() + " of " + all.size())
            .text("answer", answer -> answer(answer.nodes()))
            .text("the paper", answer -> answer.in().paper())
            .table(
                Slug.of(game) + "-question",
                "Nodes and time with %s for each without it, both at depth %d (%s); below 1 it saves."
                    .formatted(asked, depth, basis));
    BarPlot plot =
        new BarPlot(
            Slug.of(game) + "-question-plot",
            "With %s for each without it, both at depth %d (%s): left of the line it saves."
                .formatted(asked, depth, basis),
            "with " + asked + ", without = 1, logarithmic",
            OptionalDouble.of(1),
            true,
            surroundings.stream().map(Surrounding::label).toList(),
            List.of(
                new BarPlot.Group("nodes", answers.stream().map(Answer::nodes).toList()),
                new BarPlot.Group("time", answers.stream().map(Answer::time).toList())));
    return new Findings(
        summary,
        List.of(new Section(game + ": does " + asked + " pay?", List.of(plot, table.trimmed()))));
  }

  /**
   * What was found in a surrounding.
   *
   * @param nodes with the switch for each without it
   * @param time likewise
   * @param same in how many positions both found the same value
   */
  private record Answer(Surrounding in, Estimate nodes, Estimate time, long same) {
    static Answer of(Surrounding in, int number, List<Compared> all) {
      // a clock that has not moved would make a ratio of nothing
      return new Answer(
          in,
          ratio(all, number, Searched::nodes),
          ratio(all, number, searched -> searched.seconds() + 1e-6),
          all.stream()
              .filter(c -> c.with().get(number).sameValue(c.without().get(number)))
              .count());
    }

    private static Estimate ratio(
        List<Compared> all, int number, ToDoubleFunction<Searched> figure) {
      return Estimate.ratio(
          all.stream().map(c -> c.with().get(number)).mapToDouble(figure).toArray(),
          all.stream().map(c -> c.without().get(number)).mapToDouble(figure).toArray());
    }
  }

  /** What the interval allows to say. */
  static String answer(Estimate ratio) {
    if (ratio.below(1)) {
      return "pays: it saves %.0f%% of the nodes".formatted(100 * (1 - ratio.value()));
    }
    return ratio.above(1)
        ? "does not pay: it costs %.0f%% more nodes".formatted(100 * (ratio.value() - 1))
        : "makes no measurable difference";
  }
}
