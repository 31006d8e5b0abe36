package spielwerk.app.command;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntFunction;
import spielwerk.app.terminal.ConsoleProgress;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Position;
import spielwerk.core.Puzzle;
import spielwerk.core.Puzzles;
import spielwerk.core.Runner;
import spielwerk.core.Watch;

/** Puzzles that are proven again, or given to an engine. */
record PuzzleExam(Game rules, Puzzles puzzles, List<Puzzle> all, CommonOptions common) {
  private static final double NANOS = 1e9;
  private static final double PERCENT = 100;

  /** Returns 0 if all are what they say. */
  int check() {
    Map<Integer, String> faults = new TreeMap<>();
    boolean whole =
        run("check", common.threads(), index -> puzzles.fault(rules, all.get(index)), faults);
    common.show(
        () -> json(Map.of("holds", all.size() - faults.size()), faults),
        () ->
            text(
                "%d of %d puzzles hold".formatted(all.size() - faults.size(), all.size()), faults));
    return whole && faults.isEmpty() ? 0 : 1;
  }

  /** Always 0 if it was not interrupted, for not to solve one is a result too. */
  int solve(Catalogue catalogue, String engine, String budget) {
    Budget limit = budget.isEmpty() ? Budget.FREE : Budget.parse(budget);
    Map<Integer, String> missed = new TreeMap<>();
    double[] longest = new double[all.size()];
    boolean whole;
    try (Engine solver = catalogue.engine(engine, rules)) {
      // one after the other, so that budgets of time mean something
      whole =
          run(
              "solve",
              1,
              index -> {
                long began = System.nanoTime();
                Optional<String> wrong = solve(solver, all.get(index), limit);
                longest[index] = (System.nanoTime() - began) / NANOS;
                return wrong;
              },
              missed);
    }
    int solved = all.size() - missed.size();
    double slowest = Arrays.stream(longest).max().orElse(0);
    double sum = Arrays.stream(longest).sum();
    common.show(
        () -> json(figures(engine, solved, sum, slowest), missed),
        () ->
            text(
                "%s solved %d of %d puzzles (%.1f%%) in %.1f s, at most %.3f s for one"
                    .formatted(
                        engine,
                        solved,
                        all.size(),
                        PERCENT * solved / Math.max(1, all.size()),
                        sum,
                        slowest),
                missed));
    return whole ? 0 : 1;
  }

  private static Map<String, Object> figures(
      String engine, int solved, double sum, double slowest) {
    Map<String, Object> figures = new LinkedHashMap<>();
    figures.put("engine", engine);
    figures.put("solved", solved);
    figures.put("seconds", sum);
    figures.put("longest", slowest);
    return figures;
  }

  private Optional<String> solve(Engine solver, Puzzle puzzle, Budget limit) {
    Position position = puzzle.position(rules);
    solver.newGame(rules, position.state().turn(), Goal.WIN, 1);
    Advice advice = solver.advise(position, limit, Watch.NONE);
    String answer =
        advice.candidates().isEmpty()
            ? "nothing"
            : rules.notation().format(position.state(), advice.candidates().get(0).move());
    return answer.equals(puzzle.first()) ? Optional.empty() : Optional.of("answered " + answer);
  }

  private boolean run(
      String task, int threads, IntFunction<Optional<String>> question, Map<Integer, String> into) {
    try (ConsoleProgress progress = new ConsoleProgress(task, common.terminal())) {
      int done =
          new Runner(threads, common.terminal().interrupts()::wanted, progress)
              .run(
                  all.size(),
                  new BitSet(),
                  question,
                  (index, answer) -> answer.ifPresent(wrong -> into.put(index, wrong)));
      return done == all.size();
    }
  }

  private Map<String, Object> json(Map<String, ?> figures, Map<Integer, String> faults) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("game", rules.text());
    document.put("puzzles", all.size());
    document.putAll(figures);
    List<Object> items = new ArrayList<>();
    faults.forEach(
        (index, fault) -> items.add(Map.of("puzzle", all.get(index).line(), "fault", fault)));
    document.put("faults", items);
    return document;
  }

  private String text(String summary, Map<Integer, String> faults) {
    List<String> lines = new ArrayList<>(List.of(summary));
    faults.forEach((index, fault) -> lines.add(fault + ": " + all.get(index).line()));
    return String.join("\n", lines);
  }
}
