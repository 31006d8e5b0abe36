package spielwerk.learn.tuning;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.Runner;
import spielwerk.runs.Journal;
import spielwerk.runs.Json;
import spielwerk.runs.Run;
import spielwerk.runs.RunFolder;
import spielwerk.runs.RunType;
import spielwerk.runs.RunView;
import spielwerk.runs.Runs;
import spielwerk.runs.report.ReportWriter;

/**
 * A tuning that is kept in the folder of a run. {@code generations.jsonl} grows by a line with
 * every generation that has played, and the next one is bred from that line; so a run that was
 * killed is resumed after its last line. {@code result.json} says how the best did in the end.
 */
public final class TuningRun implements Run {
  static final RunType TYPE = new RunType("tune", "tuning", "generation", true);

  private static final ObjectMapper JSON = Json.mapper();

  private final TuningHistory course;
  private final Journal journal;

  private TuningRun(TuningHistory course, Journal journal) {
    this.course = course;
    this.journal = journal;
  }

  /** A line of the journal. */
  private record Line(
      int generation, String best, double fitness, double mean, List<Individual> individuals) {}

  /** An individual in it, by which template it fills and what stands in the parameters. */
  private record Individual(int kind, List<String> values, double fitness) {}

  /**
   * Begins a tuning; if its spec names another one, with the last generation of that. Individuals
   * that fit no more, because parameters have changed, are left out and others drawn for them.
   *
   * @throws Mistake if what it names is not a tuning, or none of its last generation fits
   */
  public static TuningRun begin(Tuning tuning, Runs runs) {
    TuneSpec spec = tuning.spec();
    return new TuningRun(
        TuningHistory.of(tuning, founders(tuning)),
        runs.begin(TYPE, spec.game(), spec.generations(), spec.engine(), spec, false));
  }

  private static List<Genotype> founders(Tuning tuning) {
    String load = tuning.spec().load();
    return load.isEmpty() ? List.of() : founders(tuning, Path.of(load));
  }

  private static List<Genotype> founders(Tuning tuning, Path load) {
    RunFolder other = RunFolder.of(load);
    other.spec(TYPE, TuneSpec.class);
    List<String> lines = other.lines();
    if (lines.isEmpty()) {
      throw new Mistake("The tuning " + other.id() + " has no complete generation yet.");
    }
    try {
      Line last = JSON.readValue(lines.get(lines.size() - 1), Line.class);
      List<Genotype> fitting = new ArrayList<>();
      for (Individual each : last.individuals()) {
        filling(each, tuning.templates()).ifPresent(fitting::add);
      }
      if (fitting.isEmpty()) {
        throw new Mistake(
            "No individual of the tuning " + other.id() + " fits the parameters of this one.");
      }
      return fitting;
    } catch (JsonProcessingException broken) {
      throw new Mistake(
          "The run %s is damaged: %s.".formatted(other.id(), broken.getOriginalMessage()), broken);
    }
  }

  /**
   * Goes on with a tuning.
   *
   * @throws Mistake if it is not one, or its files are damaged
   */
  public static TuningRun resume(Journal journal, Catalogue catalogue) {
    return new TuningRun(course(journal.run(), catalogue), journal);
  }

  /**
   * How far a tuning has come.
   *
   * @throws Mistake if it is not one, or its files are damaged
   */
  static TuningHistory course(RunFolder run, Catalogue catalogue) {
    TuneSpec spec = run.spec(TYPE, TuneSpec.class);
    Tuning tuning = Tuning.of(spec, catalogue);
    List<TuningGeneration> generations = new ArrayList<>();
    for (String line : run.lines()) {
      generations.add(read(line, generations.size(), tuning, run));
    }
    if (generations.size() > spec.generations()) {
      throw damaged(run, "generations.jsonl has more lines than there are generations");
    }
    Optional<TuningResult> verdict = run.result().map(text -> verdict(text, run));
    List<Genotype> founders = generations.isEmpty() ? founders(tuning) : List.of();
    return new TuningHistory(tuning, founders, generations, verdict);
  }

  public Tuning tuning() {
    return course.tuning();
  }

  public TuningHistory course() {
    return course;
  }

  public Journal journal() {
    return journal;
  }

  /** Those that have played. */
  public List<TuningGeneration> generations() {
    return course.generations();
  }

  /** The result, if it has come to its end. */
  public Optional<TuningResult> verdict() {
    return course.verdict();
  }

  /** Plays on until the end or until the runner is stopped. */
  @Override
  public void run(Runner runner) {
    boolean finished = verdict().isPresent();
    course.run(runner, generation -> journal.append(generation.number(), line(generation)));
    if (!finished) {
      verdict().ifPresent(found -> journal.finish(text(found)));
    }
    if (finished()) {
      new ReportWriter(view().report()).into(TuneView.folder(journal.run()));
    }
  }

  @Override
  public boolean finished() {
    return verdict().isPresent();
  }

  @Override
  public RunView view() {
    return new TuneView(journal.run(), course);
  }

  private String line(TuningGeneration generation) {
    Templates templates = tuning().templates();
    return text(
        new Line(
            generation.number(),
            templates.engine(generation.best().filling()),
            generation.best().fitness(),
            generation.mean(),
            generation.ranked().stream().map(each -> individual(templates, each)).toList()));
  }

  private static Individual individual(Templates templates, TuningGeneration.Ranked each) {
    Genotype genotype = each.filling();
    return new Individual(genotype.kind(), templates.of(genotype).values(genotype), each.fitness());
  }

  private static String text(Object value) {
    try {
      return JSON.writeValueAsString(value);
    } catch (JsonProcessingException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  private static TuningGeneration read(String text, int number, Tuning tuning, RunFolder run) {
    String where = "line " + (number + 1) + " of generations.jsonl";
    try {
      Line line = JSON.readValue(text, Line.class);
      if (line == null
          || line.generation() != number
          || line.individuals().size() != tuning.spec().population()) {
        throw damaged(run, where + " is not generation " + number);
      }
      List<TuningGeneration.Ranked> ranked = new ArrayList<>();
      for (Individual each : line.individuals()) {
        Genotype genotype =
            filling(each, tuning.templates())
                .orElseThrow(
                    () -> damaged(run, where + " has a value that its parameter does not allow"));
        ranked.add(new TuningGeneration.Ranked(genotype, each.fitness()));
      }
      return new TuningGeneration(number, ranked);
    } catch (JsonProcessingException broken) {
      throw damaged(run, where + " cannot be read" + ": " + broken.getOriginalMessage());
    }
  }

  /** What an individual of the run is; nothing if its template has no such values. */
  private static Optional<Genotype> filling(Individual each, Templates templates) {
    if (each.kind() < 0 || each.kind() >= templates.kinds().size()) {
      return Optional.empty();
    }
    List<TunedParameter> gaps = templates.kinds().get(each.kind()).gaps();
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < gaps.size(); i++) {
      int place = i < each.values().size() ? gaps.get(i).place(each.values().get(i)) : -1;
      if (place < 0) {
        return Optional.empty();
      }
      places.add(place);
    }
    return Optional.of(new Genotype(each.kind(), places));
  }

  private static TuningResult verdict(String text, RunFolder run) {
    try {
      return JSON.readValue(text, TuningResult.class);
    } catch (JsonProcessingException broken) {
      throw damaged(run, "result.json cannot be read" + ": " + broken.getOriginalMessage());
    }
  }

  private static Mistake damaged(RunFolder run, String what) {
    return new Mistake("The run %s is damaged: %s.".formatted(run.id(), what));
  }
}
