package spielwerk.learn.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import spielwerk.core.Runner;

/** A tuning under way: the generations that have played, and in the end what they came to. */
public final class TuningHistory {
  private final Tuning tuning;
  private final List<Genotype> founders;
  private final List<TuningGeneration> generations;
  private Optional<TuningResult> verdict;

  /**
   * @param founders those that the first generation is to have, if any
   */
  TuningHistory(
      Tuning tuning,
      List<Genotype> founders,
      List<TuningGeneration> before,
      Optional<TuningResult> verdict) {
    this.tuning = tuning;
    this.founders = List.copyOf(founders);
    this.generations = new ArrayList<>(before);
    this.verdict = verdict;
  }

  /** A tuning that has not begun. */
  public static TuningHistory of(Tuning tuning) {
    return of(tuning, List.of());
  }

  static TuningHistory of(Tuning tuning, List<Genotype> founders) {
    return new TuningHistory(tuning, founders, List.of(), Optional.empty());
  }

  public Tuning tuning() {
    return tuning;
  }

  /** Those that have played. */
  public List<TuningGeneration> generations() {
    return List.copyOf(generations);
  }

  /** The result, if it has come to its end. */
  public Optional<TuningResult> verdict() {
    return verdict;
  }

  /**
   * Plays on until the end or until the runner is stopped; a generation that could not be finished
   * is played anew when the course goes on.
   *
   * @param keep is shown every generation that has played
   */
  public void run(Runner runner, Consumer<TuningGeneration> keep) {
    TuneSpec spec = tuning.spec();
    long matches = tuning.matches();
    long all = matches * spec.generations() + 2L * spec.check() * spec.against().size();
    while (generations.size() < spec.generations()) {
      int number = generations.size();
      List<Genotype> population = number == 0 ? tuning.start(founders) : tuning.next(generations);
      Optional<TuningGeneration> played =
          tuning.play(population, number, within(runner, number * matches, matches, all));
      if (played.isEmpty()) {
        return;
      }
      keep.accept(played.get());
      generations.add(played.get());
    }
    if (verdict.isEmpty()) {
      long before = matches * spec.generations();
      verdict = tuning.check(best(), within(runner, before, all - before, all));
    }
  }

  private Genotype best() {
    return generations.get(generations.size() - 1).best().filling();
  }

  /** A runner that tells how far the whole is while it does a part. */
  private Runner within(Runner runner, long before, long part, long all) {
    return runner.telling(
        (done, count, note) ->
            runner.progress().at(before + part * done / Math.max(1, count), all, note()));
  }

  private String note() {
    if (generations.isEmpty()) {
      return "";
    }
    TuningGeneration last = generations.get(generations.size() - 1);
    return String.format(Locale.ROOT, "best %.2f, mean %.2f", last.best().fitness(), last.mean());
  }
}
