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
import spielwerk.lab.Measure;
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
 * @param counted what decides whether it pays: {@code nodes}, or {@code evaluations} for a switch
 *     that spends them to save nodes
 * @param depths how deep, for each game
 */
public record AblationStudy(
    String asked,
    String counted,
    PositionSet positions,
    List<Integer> depths,
    List<Surrounding> surroundings)
    implements Study {
  private static final String NODES = "nodes";
  private static final String EVALUATIONS = "evaluations";

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
    String counted = fields.textIfAny("counted").orElse(NODES);
    if (!List.of(NODES, EVALUATIONS).contains(counted)) {
      throw fields.mistake("counted", "'counted' must be nodes or evaluations");
    }
    return new AblationStudy(
        fields.text("asked"),
        counted,
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
          "%s, %s, depth %d: %s %s (%s %s for each without it)%s."
              .formatted(
                  game,
                  answer.in().label(),
                  depth,
                  asked,
                  answer(decisive(answer), counted),
                  decisive(answer).shown(),
                  counted,
                  answer.in().paper().isEmpty() ? "" : "; the paper: " + answer.in().paper()));
    }
    ReportTable table =
        ReportTableBuilder.rows(answers)
            .text("surrounding", answer -> answer.in().label())
            .estimate("nodes", answer -> answer.nodes().ratio())
            .estimate("evaluations", answer -> answer.evaluations().ratio())
            .estimate("time", answer -> answer.time().ratio())
            .text("same value", answer -> answer.same() + " of " + all.size())
            .text("answer", answer -> answer(decisive(answer), counted))
            .text("the paper", answer -> answer.in().paper())
            .table(
                Slug.of(game) + "-question",
                "Nodes, evaluations and time with %s for each without it, both at depth %d (%s); below 1 it saves."
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
                new BarPlot.Group(
                    "nodes", answers.stream().map(answer -> answer.nodes().ratio()).toList()),
                new BarPlot.Group(
                    "evaluations",
                    answers.stream().map(answer -> answer.evaluations().ratio()).toList()),
                new BarPlot.Group(
                    "time", answers.stream().map(answer -> answer.time().ratio()).toList())));
    return new Findings(
        summary,
        List.of(new Section(game + ": does " + asked + " pay?", List.of(plot, table.trimmed()))),
        answers.stream().flatMap(answer -> answer.measures(game, all.size()).stream()).toList());
  }

  /**
   * What was found in a surrounding.
   *
   * @param nodes with the switch for each without it
   * @param evaluations likewise
   * @param time likewise
   * @param same in how many positions both found the same value
   */
  private record Answer(Surrounding in, Pairs nodes, Pairs evaluations, Pairs time, long same) {
    static Answer of(Surrounding in, int number, List<Compared> all) {
      // a clock that has not moved, or no evaluation, would make a ratio of nothing
      return new Answer(
          in,
          Pairs.of(all, number, Searched::nodes),
          Pairs.of(all, number, searched -> searched.count(EVALUATIONS) + 1),
          Pairs.of(all, number, searched -> searched.seconds() + 1e-6),
          all.stream()
              .filter(c -> c.with().get(number).sameValue(c.without().get(number)))
              .count());
    }

    List<Measure> measures(String game, int positions) {
      String of = ": " + in.label() + ", " + game;
      return List.of(
          nodes.measure("nodes" + of),
          evaluations.measure("evaluations" + of),
          time.measure("time" + of),
          Measure.exact("other values" + of, positions - same));
    }
  }

  /** A figure of every position, with the switch and without it. */
  private record Pairs(double[] with, double[] without) {
    static Pairs of(List<Compared> all, int number, ToDoubleFunction<Searched> figure) {
      return new Pairs(
          all.stream().map(c -> c.with().get(number)).mapToDouble(figure).toArray(),
          all.stream().map(c -> c.without().get(number)).mapToDouble(figure).toArray());
    }

    Estimate ratio() {
      return Estimate.ratio(with, without);
    }

    Measure measure(String name) {
      return Measure.ratio(name, with, without);
    }
  }

  private Estimate decisive(Answer answer) {
    return (counted.equals(NODES) ? answer.nodes() : answer.evaluations()).ratio();
  }

  /** What the interval allows to say. */
  static String answer(Estimate ratio, String counted) {
    if (ratio.below(1)) {
      return "pays: it saves %.0f%% of the %s".formatted(100 * (1 - ratio.value()), counted);
    }
    return ratio.above(1)
        ? "does not pay: it costs %.0f%% more %s".formatted(100 * (ratio.value() - 1), counted)
        : "makes no measurable difference";
  }
}
