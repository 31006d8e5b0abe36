package spielwerk.lab.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.Watch;
import spielwerk.lab.Findings;
import spielwerk.lab.Measure;
import spielwerk.lab.Study;
import spielwerk.lab.StudyContext;
import spielwerk.runs.report.Numbers;
import spielwerk.runs.report.ReportTable;
import spielwerk.runs.report.ReportTableBuilder;
import spielwerk.runs.report.Section;
import spielwerk.runs.spec.YamlFields;

/** What an engine says of a position where chance has no part: a value, a count, a quality. */
public record FactsStudy(List<Fact> facts) implements Study {
  private static final String VALUE = "value";
  private static final String QUALITY = "quality";
  private static final String SPEED = "nodes per second";

  /**
   * A question to an engine.
   *
   * @param position the game's own start if empty
   * @param move about which move, or empty for the best
   * @param ask {@code value} (a proven one), {@code quality}, {@code nodes per second}, or a count
   *     that the engine keeps, as {@code cutoffs}
   * @param times how often, which matters for times only
   * @param paper the paper's number, in words
   */
  public record Fact(
      String name,
      String game,
      String engine,
      String position,
      String moves,
      Budget budget,
      String move,
      String ask,
      int times,
      String paper) {
    static Fact read(YamlFields part) {
      try {
        Fact fact =
            new Fact(
                part.text("name"),
                part.text("game"),
                part.text("engine"),
                part.textIfAny("position").orElse(""),
                part.textIfAny("moves").orElse(""),
                part.textIfAny("budget").map(Budget::parse).orElse(Budget.FREE),
                part.textIfAny("move").orElse(""),
                part.textIfAny("ask").orElse(VALUE),
                part.has("times") ? part.integer("times", 1, 1000) : 1,
                part.textIfAny("paper").orElse(""));
        part.done();
        return fact;
      } catch (Mistake mistake) {
        throw part.wrong(mistake);
      }
    }

    private Position start(Catalogue catalogue) {
      Game rules = catalogue.game(game);
      Setup setup =
          position.isEmpty()
              ? rules.setup(Seeds.derive(0, 0, Seeds.Purpose.SETUP, 0))
              : new Setup(position);
      return Position.of(rules, setup, moves);
    }

    private double answer(StudyContext studyContext) {
      Position start = start(studyContext.catalogue());
      try (Engine asked = studyContext.catalogue().engine(engine, start.game())) {
        int seat = start.state().turn();
        asked.newGame(start.game(), seat, start.game().traits().goal(), studyContext.seed());
        return number(start, asked.advise(start, budget, Watch.NONE));
      }
    }

    private double number(Position start, Advice advice) {
      return switch (ask) {
        case VALUE -> proven(candidate(start, advice));
        case QUALITY -> candidate(start, advice).quality();
        case SPEED -> advice.effort().nodes() / Math.max(1e-9, advice.effort().seconds());
        case "nodes" -> advice.effort().nodes();
        default -> figure(advice.effort().figures());
      };
    }

    private double proven(Candidate best) {
      if (!best.exact()) {
        throw new Mistake(
            name + ": " + engine + " does not prove a value here; let it look deeper.");
      }
      return best.value();
    }

    private double figure(Map<String, ? extends Number> figures) {
      Number figure = figures.get(ask);
      if (figure == null) {
        throw new Mistake(
            "%s: %s keeps no count '%s'; it keeps %s."
                .formatted(name, engine, ask, String.join(", ", figures.keySet())));
      }
      return figure.doubleValue();
    }

    private Candidate candidate(Position start, Advice advice) {
      return advice.candidates().stream()
          .filter(
              each ->
                  move.isEmpty()
                      || start.game().notation().format(start.state(), each.move()).equals(move))
          .findFirst()
          .orElseThrow(
              () -> new Mistake(name + ": " + engine + " gives nothing for " + move + "."));
    }
  }

  static FactsStudy read(YamlFields fields) {
    return new FactsStudy(fields.parts("facts").stream().map(Fact::read).toList());
  }

  @Override
  public void check(Catalogue catalogue) {
    for (Fact fact : facts) {
      Objects.requireNonNull(fact.start(catalogue));
      catalogue.engine(fact.engine(), catalogue.game(fact.game())).close();
    }
  }

  @Override
  public Findings run(StudyContext studyContext) {
    List<Measure> measures = new ArrayList<>();
    List<double[]> all =
        studyContext
            .here()
            .all("facts", double[].class, facts.size(), i -> answers(facts.get(i), studyContext));
    for (int i = 0; i < facts.size(); i++) {
      measures.add(Measure.mean(facts.get(i).name(), all.get(i)));
    }
    ReportTable table =
        ReportTableBuilder.rows(facts)
            .text("what", Fact::name)
            .estimate("here", fact -> measures.get(facts.indexOf(fact)).estimate())
            .text("the paper", Fact::paper)
            .text("asked for", fact -> fact.ask() + " " + fact.move())
            .text("game", Fact::game)
            .text("position", fact -> (fact.position() + " " + fact.moves()).strip())
            .text("engine", Fact::engine)
            .table("facts", "What engines say; only times vary from run to run.");
    List<String> summary = new ArrayList<>();
    for (int i = 0; i < facts.size(); i++) {
      summary.add(
          "%s: %s%s."
              .formatted(
                  facts.get(i).name(),
                  measures.get(i).kind() == Measure.Kind.EXACT
                      ? Numbers.shown(measures.get(i).value())
                      : measures.get(i).estimate().shown(),
                  facts.get(i).paper().isEmpty() ? "" : "; the paper: " + facts.get(i).paper()));
    }
    return new Findings(
        summary, List.of(new Section("The facts", List.of(table.trimmed()))), measures);
  }

  private static double[] answers(Fact fact, StudyContext studyContext) {
    double[] answers = new double[fact.times()];
    for (int i = 0; i < answers.length; i++) {
      if (studyContext.stop().getAsBoolean()) {
        throw new StudyContext.Stopped();
      }
      answers[i] = fact.answer(studyContext);
    }
    return answers;
  }
}
