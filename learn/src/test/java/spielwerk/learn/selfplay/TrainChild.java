package spielwerk.learn.selfplay;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import spielwerk.core.Catalogue;
import spielwerk.core.Runner;
import spielwerk.runs.Journal;
import spielwerk.runs.Runs;

/** A program that trains, to be killed. It says a long line whenever something is done. */
final class TrainChild {
  /** So long that the pipe holds few of them: the child cannot run away from who reads it. */
  private static final String FILLER = ".".repeat(4000);

  private TrainChild() {}

  static TrainSpec spec() {
    TrainSpec spec = Tiny.ticTacToe(3, 40);
    return Tiny.with(
        spec, spec.selfplay(), spec.gate(), Tiny.rate(3, List.of("random", "negamax"), 20, 8, 1));
  }

  public static void main(String[] args) {
    Runs runs = new Runs(Path.of(args[0]), Clock.systemUTC());
    TrainingRun run = TrainingRun.begin(spec(), Catalogue.load(), runs);
    try (Journal journal = run.journal()) {
      run.run(
          new Runner(
              1,
              () -> false,
              (done, total, note) -> {
                System.out.println(journal.id() + " " + note + FILLER);
                System.out.flush();
              }));
    }
  }
}
