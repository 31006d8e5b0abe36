package spielwerk.app.command;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.BooleanSupplier;
import spielwerk.app.terminal.ConsoleProgress;
import spielwerk.app.terminal.Terminal;
import spielwerk.core.Runner;
import spielwerk.learn.evolution.EvolutionRun;
import spielwerk.learn.evolution.EvolutionSpec;
import spielwerk.learn.evolution.Generation;

/** Breeds players, begun now or before, to the last generation or until somebody presses Ctrl-C. */
record EvolveRun(Common common, EvolutionRun run) {
  /** Plays the generations that are missing, shows the result, and returns the exit code. */
  int play() {
    Terminal terminal = common.terminal();
    String goOn = "go on with: ./spielwerk resume " + run.journal().id() + common.sameData();
    BooleanSupplier stop = new Stopping(common, run.journal(), "after this generation").listen();
    try (ConsoleProgress progress = new ConsoleProgress("evolve", terminal)) {
      run.run(new Runner(common.threads(), stop, progress));
    }
    if (!run.finished()) {
      terminal
          .err()
          .println(
              "spielwerk: The evolution was broken off after %d of %d generations; %s"
                  .formatted(run.done(), run.evolution().spec().generations(), goOn));
      return 1;
    }
    common.show(this::json, this::text);
    return 0;
  }

  private String best() {
    return run.evolution().species().engine(run.population().get(0).genes());
  }

  private Map<String, Object> json() {
    EvolutionSpec spec = run.evolution().spec();
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("game", spec.game());
    document.put("player", spec.player());
    document.put("degree", spec.degree());
    document.put("generations", run.done());
    document.put("seed", spec.seed());
    document.put("run", run.journal().id());
    Generation last = run.last();
    document.put("mean", last.mean());
    document.put("points", last.best());
    document.put("best", best());
    document.put("csv", file(EvolutionRun.CSV));
    document.put("population", file(EvolutionRun.POPULATION));
    return document;
  }

  private String file(String name) {
    return run.journal().folder().resolve(name).toAbsolutePath().toString();
  }

  private String text() {
    EvolutionSpec spec = run.evolution().spec();
    Generation last = run.last();
    return String.join(
        "\n",
        "%s, %s of degree %d, %d players, %d generations"
            .formatted(
                spec.game(), spec.player(), spec.degree(), spec.populationSize(), run.done()),
        "",
        String.format(
            Locale.ROOT,
            "last generation  mean %.1f, half within %.1f to %.1f, best %.1f points (%d rounds"
                + " each)",
            last.mean(),
            last.lowerQuartile(),
            last.upperQuartile(),
            last.best(),
            spec.rounds()),
        "best             " + best(),
        "seed             " + spec.seed(),
        "curve            " + file(EvolutionRun.CSV),
        "population       "
            + file(EvolutionRun.POPULATION)
            + " (carry on with load: "
            + run.journal().id()
            + ")");
  }
}
