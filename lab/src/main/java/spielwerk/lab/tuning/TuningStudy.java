package spielwerk.lab.tuning;

import java.time.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import spielwerk.core.Catalogue;
import spielwerk.core.Runner;
import spielwerk.lab.Findings;
import spielwerk.lab.Measure;
import spielwerk.lab.Study;
import spielwerk.lab.StudyContext;
import spielwerk.learn.tuning.Genotype;
import spielwerk.learn.tuning.Template;
import spielwerk.learn.tuning.Templates;
import spielwerk.learn.tuning.TuneParameters;
import spielwerk.learn.tuning.TuneReport;
import spielwerk.learn.tuning.TuneSpec;
import spielwerk.learn.tuning.TunedParameter;
import spielwerk.learn.tuning.Tuning;
import spielwerk.learn.tuning.TuningGeneration;
import spielwerk.learn.tuning.TuningHistory;
import spielwerk.learn.tuning.TuningRun;
import spielwerk.runs.Journal;
import spielwerk.runs.Runs;
import spielwerk.runs.report.ReportTable;
import spielwerk.runs.report.Section;
import spielwerk.runs.report.TableCell;
import spielwerk.runs.spec.YamlFields;

/**
 * A tuning, with what the paper's tuning found beside it.
 *
 * @param found the paper's values, by the name of the gap, if it gives any; of the engine that has
 *     most of them
 */
public record TuningStudy(TuneSpec spec, Map<String, String> found) implements Study {
  public TuningStudy {
    found = Collections.unmodifiableMap(new LinkedHashMap<>(found));
  }

  static TuningStudy read(YamlFields fields) {
    YamlFields tuning = fields.part("tuning");
    // what a scale sets
    for (String name : List.of("game", "population", "generations", "games", "budget", "check")) {
      if (fields.has(name)) {
        tuning = tuning.with(fields.only(name));
      }
    }
    TuneSpec spec = TuneSpec.CODEC.readPart(tuning, Catalogue.load());
    tuning.done();
    return new TuningStudy(
        spec, fields.has("found") ? found(fields.part("found"), spec) : Map.of());
  }

  private static Map<String, String> found(YamlFields part, TuneSpec spec) {
    Map<String, String> found = new LinkedHashMap<>();
    for (String name : part.names()) {
      if (spec.engine().stream().map(Template::parse).noneMatch(t -> gap(t, name) >= 0)) {
        throw part.mistake(name, "no engine has a parameter '" + name + "'");
      }
      found.put(name, part.text(name));
    }
    return found;
  }

  private static int gap(Template template, String name) {
    return template.gaps().stream().map(TunedParameter::name).toList().indexOf(name);
  }

  @Override
  public void check(Catalogue catalogue) {
    Tuning.of(spec, catalogue);
  }

  @Override
  public Findings run(StudyContext studyContext) {
    Runner runner = studyContext.runner();
    Tuning tuning = Tuning.of(spec.withSeed(studyContext.seed()), studyContext.catalogue());
    TuningHistory course =
        studyContext
            .folder()
            .map(folder -> kept(tuning, new Runs(folder, Clock.systemUTC()), runner, studyContext))
            .orElseGet(() -> unkept(tuning, runner));
    if (course.verdict().isEmpty()) {
      throw new StudyContext.Stopped();
    }
    TuneReport report = new TuneReport(course);
    List<String> summary = new ArrayList<>(report.summary());
    summary.addAll(kinds(course));
    List<Section> sections = new ArrayList<>();
    if (!found.isEmpty()) {
      sections.add(new Section("Beside the paper", List.of(beside(course))));
    }
    sections.addAll(report.sections());
    return new Findings(summary, sections, measures(course));
  }

  /** One tuning is one sample: what came out of it, without an interval. */
  private List<Measure> measures(TuningHistory course) {
    List<Measure> measures = new ArrayList<>();
    Templates templates = course.tuning().templates();
    for (int kind = 0; kind < templates.kinds().size(); kind++) {
      int own = kind;
      int gone =
          course.generations().stream()
              .filter(g -> g.ranked().stream().noneMatch(each -> each.filling().kind() == own))
              .mapToInt(TuningGeneration::number)
              .findFirst()
              .orElse(course.tuning().spec().generations());
      measures.add(Measure.exact("gone: " + TuneParameters.label(templates, kind), gone));
    }
    if (found.isEmpty()) {
      return measures;
    }
    Genotype best = best(course).filling();
    Template own = templates.of(best);
    List<String> words = new ArrayList<>();
    for (String name : found.keySet()) {
      int gap = gap(own, name);
      if (gap < 0 || !own.counts(gap, best.places())) {
        continue;
      }
      if (own.gaps().get(gap) instanceof TunedParameter.Range range) {
        measures.add(Measure.exact("best: " + name, range.number(best.places().get(gap))));
      } else {
        String word = own.values(best).get(gap);
        words.add(word);
        measures.add(yes("best: " + name + " is " + found.get(name), word.equals(found.get(name))));
      }
    }
    for (String word : found.values()) {
      if (!word.isEmpty() && Character.isLetter(word.charAt(0))) {
        measures.add(yes("best: any is " + word, words.contains(word)));
      }
    }
    return measures;
  }

  private static TuningHistory unkept(Tuning tuning, Runner runner) {
    TuningHistory course = TuningHistory.of(tuning);
    course.run(runner, played -> {});
    return course;
  }

  /** A tuning keeps itself, in the folder of a run. */
  private static TuningHistory kept(
      Tuning tuning, Runs runs, Runner runner, StudyContext studyContext) {
    List<Runs.Item> begun = runs.list();
    TuningRun run =
        begun.isEmpty()
            ? TuningRun.begin(tuning, runs)
            : TuningRun.resume(runs.open(begun.get(0).id(), false), studyContext.catalogue());
    try (Journal journal = run.journal()) {
      run.run(runner);
      return run.course();
    }
  }

  /** When a kind died out. */
  private static List<String> kinds(TuningHistory course) {
    List<String> sentences = new ArrayList<>();
    int kinds = course.tuning().templates().kinds().size();
    for (int kind = 0; kind < kinds && kinds > 1; kind++) {
      int own = kind;
      String label = TuneParameters.label(course.tuning().templates(), kind);
      sentences.add(
          course.generations().stream()
              .filter(g -> g.ranked().stream().noneMatch(each -> each.filling().kind() == own))
              .findFirst()
              .map(g -> "From generation %d on there is no %s.".formatted(g.number(), label))
              .orElse("%s is there to the end.".formatted(label)));
    }
    return sentences;
  }

  private static Measure yes(String name, boolean yes) {
    return Measure.exact(name, yes ? 1 : 0);
  }

  /** The kind that the paper reports on: the one with most of its parameters. */
  private int kind(Templates templates) {
    return IntStream.range(0, templates.kinds().size())
        .boxed()
        .max(
            Comparator.comparingLong(
                kind ->
                    found.keySet().stream()
                        .filter(name -> gap(templates.kinds().get(kind), name) >= 0)
                        .count()))
        .orElseThrow();
  }

  /** The last generation that has some of the kind that the paper reports on. */
  private TuningGeneration last(TuningHistory course) {
    int kind = kind(course.tuning().templates());
    // the kind may have died out
    return course.generations().stream()
        .filter(g -> g.ranked().stream().anyMatch(each -> each.filling().kind() == kind))
        .reduce((before, after) -> after)
        .orElseThrow();
  }

  private TuningGeneration.Ranked best(TuningHistory course) {
    int kind = kind(course.tuning().templates());
    return last(course).ranked().stream()
        .filter(each -> each.filling().kind() == kind)
        .findFirst()
        .orElseThrow();
  }

  private ReportTable beside(TuningHistory course) {
    int kind = kind(course.tuning().templates());
    TuningGeneration last = last(course);
    Genotype best = best(course).filling();
    ReportTable table =
        new ReportTable(
            "tuning-found",
            ("The paper's values beside the best %s of generation %d, and the mean and middle half of"
                    + " those like it for whom a number counts, or how many have a word.")
                .formatted(TuneParameters.label(course.tuning().templates(), kind), last.number()),
            List.of("parameter", "paper", "our best", "mean", "middle half", "words"));
    Template own = course.tuning().templates().of(best);
    for (Map.Entry<String, String> row : found.entrySet()) {
      int gap = gap(own, row.getKey());
      if (gap < 0) {
        table = table.with(cells(row, "", List.of()));
        continue;
      }
      List<Integer> places =
          last.ranked().stream()
              .map(TuningGeneration.Ranked::filling)
              .filter(each -> each.kind() == best.kind() && own.counts(gap, each.places()))
              .map(each -> each.places().get(gap))
              .sorted()
              .toList();
      String value = own.counts(gap, best.places()) ? own.values(best).get(gap) : "does not count";
      table = table.with(cells(row, value, spread(own.gaps().get(gap), places)));
    }
    return table;
  }

  private static TableCell[] cells(
      Map.Entry<String, String> row, String best, List<TableCell> spread) {
    List<TableCell> cells = new ArrayList<>();
    cells.add(TableCell.of(row.getKey()));
    cells.add(TableCell.of(row.getValue()));
    cells.add(TableCell.of(best));
    cells.addAll(spread.isEmpty() ? Collections.nCopies(3, TableCell.EMPTY) : spread);
    return cells.toArray(TableCell[]::new);
  }

  private static List<TableCell> spread(TunedParameter tunedParameter, List<Integer> places) {
    if (places.isEmpty()) {
      return List.of();
    }
    if (tunedParameter instanceof TunedParameter.Range range) {
      double mean = places.stream().mapToDouble(range::number).average().orElse(Double.NaN);
      String half =
          tunedParameter.text(places.get(places.size() / 4))
              + " to "
              + tunedParameter.text(places.get((places.size() * 3 - 1) / 4));
      return List.of(TableCell.of(mean), TableCell.of(half), TableCell.EMPTY);
    }
    String words =
        places.stream()
            .collect(
                Collectors.groupingBy(
                    tunedParameter::text, LinkedHashMap::new, Collectors.counting()))
            .entrySet()
            .stream()
            .map(word -> word.getKey() + " " + word.getValue())
            .collect(Collectors.joining(", "));
    return List.of(TableCell.EMPTY, TableCell.EMPTY, TableCell.of(words));
  }
}
