package spielwerk.learn.tuning;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import spielwerk.arena.Journal;
import spielwerk.arena.Json;
import spielwerk.arena.RunInfo;
import spielwerk.arena.Runs;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.Runner;

/**
 * A tuning that is kept in the folder of a run. {@code generations.jsonl} grows by a line with
 * every generation that has played, and the next one is bred from that line; so whoever opens a run
 * that was killed goes on after its last line. {@code result.json} says how the best did in the
 * end.
 */
public final class TuningRun {
  private final Tuning tuning;
  private final Journal journal;
  private final ObjectMapper json = Json.mapper();
  private final List<Generation> generations = new ArrayList<>();
  private Optional<Verdict> verdict = Optional.empty();

  private TuningRun(Tuning tuning, Journal journal) {
    this.tuning = tuning;
    this.journal = journal;
  }

  /** A line of the journal. */
  private record Line(
      int generation, String best, double fitness, double mean, List<Individual> individuals) {}

  /** An individual in it, by what stands in the gaps. */
  private record Individual(List<String> values, double fitness) {}

  /** Begins a tuning. */
  public static TuningRun begin(Tuning tuning, Runs runs) {
    TuneSpec spec = tuning.spec();
    return new TuningRun(
        tuning, runs.begin(RunInfo.TUNE, spec.game(), spec.generations(), spec, false));
  }

  /**
   * Goes on with a tuning.
   *
   * @throws Mistake if it is none, or its files are damaged
   */
  public static TuningRun resume(Journal journal, Catalogue catalogue) {
    TuneSpec spec = journal.spec(RunInfo.TUNE, TuneSpec.class);
    TuningRun run = new TuningRun(Tuning.of(spec, catalogue), journal);
    for (String line : journal.lines()) {
      run.generations.add(run.read(line));
    }
    if (run.generations.size() > spec.generations()) {
      throw run.damaged("generations.jsonl has more lines than there are generations");
    }
    run.verdict = journal.result().map(run::verdict);
    return run;
  }

  public Tuning tuning() {
    return tuning;
  }

  public Journal journal() {
    return journal;
  }

  /** Those that have played. */
  public List<Generation> generations() {
    return List.copyOf(generations);
  }

  /** What it came to, if it has come to its end. */
  public Optional<Verdict> verdict() {
    return verdict;
  }

  /**
   * Plays on until the end or until the runner is stopped; a generation that could not be finished
   * is played anew when the run goes on.
   */
  public void run(Runner runner) {
    TuneSpec spec = tuning.spec();
    long matches = (long) spec.games() * spec.against().size() * spec.population();
    long all = matches * spec.generations() + 2L * spec.check() * spec.against().size();
    while (generations.size() < spec.generations()) {
      int number = generations.size();
      List<Filling> population =
          number == 0 ? tuning.start() : tuning.next(generations.get(number - 1));
      Optional<Generation> played =
          tuning.play(population, number, within(runner, number * matches, matches, all));
      if (played.isEmpty()) {
        return;
      }
      journal.append(number, line(played.get()));
      generations.add(played.get());
    }
    if (verdict.isEmpty()) {
      long before = matches * spec.generations();
      verdict = tuning.check(best(), within(runner, before, all - before, all));
      verdict.ifPresent(found -> journal.finish(text(found)));
    }
  }

  private Filling best() {
    return generations.get(generations.size() - 1).best().filling();
  }

  /** A runner that tells how far the whole is while it does a part. */
  private Runner within(Runner runner, long before, long part, long all) {
    return new Runner(
        runner.threads(),
        runner.stop(),
        (done, count, note) ->
            runner.progress().at(before + part * done / Math.max(1, count), all, note()));
  }

  private String note() {
    if (generations.isEmpty()) {
      return "";
    }
    Generation last = generations.get(generations.size() - 1);
    return String.format(Locale.ROOT, "best %.2f, mean %.2f", last.best().fitness(), last.mean());
  }

  private String line(Generation generation) {
    Template template = tuning.template();
    return text(
        new Line(
            generation.number(),
            template.engine(generation.best().filling()),
            generation.best().fitness(),
            generation.mean(),
            generation.ranked().stream()
                .map(each -> new Individual(template.values(each.filling()), each.fitness()))
                .toList()));
  }

  private String text(Object value) {
    try {
      return json.writeValueAsString(value);
    } catch (JsonProcessingException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  private Generation read(String text) {
    int number = generations.size();
    String where = "line " + (number + 1) + " of generations.jsonl";
    try {
      Line line = json.readValue(text, Line.class);
      if (line == null
          || line.generation() != number
          || line.individuals().size() != tuning.spec().population()) {
        throw damaged(where + " is not generation " + number);
      }
      List<Generation.Ranked> ranked = new ArrayList<>();
      for (Individual each : line.individuals()) {
        ranked.add(new Generation.Ranked(filling(each.values(), where), each.fitness()));
      }
      return new Generation(number, ranked);
    } catch (JsonProcessingException broken) {
      throw damaged(where + " cannot be read" + ": " + broken.getOriginalMessage());
    }
  }

  private Filling filling(List<String> values, String where) {
    List<Gap> gaps = tuning.template().gaps();
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < gaps.size(); i++) {
      int place = i < values.size() ? gaps.get(i).place(values.get(i)) : -1;
      if (place < 0) {
        throw damaged(where + " has a value that its gap does not allow");
      }
      places.add(place);
    }
    return new Filling(places);
  }

  private Verdict verdict(String text) {
    try {
      return json.readValue(text, Verdict.class);
    } catch (JsonProcessingException broken) {
      throw damaged("result.json cannot be read" + ": " + broken.getOriginalMessage());
    }
  }

  private Mistake damaged(String what) {
    return new Mistake("The run %s is damaged: %s.".formatted(journal.id(), what));
  }
}
