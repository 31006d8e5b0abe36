package spielwerk.app.command;

import spielwerk.learn.training.TrainView;

import spielwerk.app.terminal.ConsoleProgress;
import spielwerk.core.Runner;
import spielwerk.learn.selfplay.TrainingRun;

/** Trains a network, begun now or before, to the end or until somebody presses Ctrl-C. */
record TrainRun(Common common, TrainingRun run) {
  /** Does what is missing, shows the result, and returns the exit code. */
  int play() {
    Stopping stopping =
        new Stopping(common, run.journal(), "at once, the games that have ended are kept");
    try (ConsoleProgress progress = new ConsoleProgress("train", common.terminal())) {
      run.run(new Runner(common.threads(), stopping.listen(), progress));
    }
    if (!run.finished()) {
      common
          .terminal()
          .err()
          .println(
              "spielwerk: The training was broken off after %d of %d generations; %s"
                  .formatted(run.generations().size(), run.spec().generations(), stopping.goOn()));
      return 1;
    }
    TrainView view = TrainView.of(run);
    common.show(view::json, () -> view.text(common.terminal()));
    return 0;
  }
}
