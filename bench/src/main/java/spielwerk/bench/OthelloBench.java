package spielwerk.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.random.RandomGenerator;
import spielwerk.core.Catalogue;
import spielwerk.core.Perft;
import spielwerk.core.Playout;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.engines.othello.endgame.Endgame;
import spielwerk.engines.othello.endgame.Endgame.Solved;
import spielwerk.games.othello.Othello;
import spielwerk.games.othello.OthelloState;

/**
 * Othello: its rules, its classical engine, its endgame solver on the French federation's
 * positions, and the paper's network.
 */
public final class OthelloBench implements BenchGroup {
  private static final int BATCH = 64;

  @Override
  public String id() {
    return "othello";
  }

  @Override
  public List<Bench> benches(Catalogue catalogue) {
    List<Bench> all = new ArrayList<>(SelfPlayBench.both(catalogue, "othello"));
    all.addAll(
        0,
        List.of(
            new PerftEleven(),
            RateBench.of(
                "othello.playouts", "random games through the contract", OthelloBench::playouts),
            MctsBench.of(catalogue, "othello", ""),
            PatternsBench.of(catalogue),
            new Ending("othello.endgame", 40, 44, false),
            new Ending("othello.endgame-result", 40, 44, true),
            new Ending("othello.endgame-45-49", 45, 49, false),
            EvaluationsBench.of(new Othello(), 4, 64, 1, false),
            EvaluationsBench.of(new Othello(), 4, 64, 32, false),
            EvaluationsBench.of(new Othello(), 4, 64, 128, false),
            EvaluationsBench.of(new Othello(), 4, 64, 1, true),
            EvaluationsBench.of(new Othello(), 4, 64, 32, true),
            EvaluationsBench.of(new Othello(), 4, 64, 128, true)));
    return all;
  }

  /** Seconds for all lines of eleven moves; the last ply is counted, not played. */
  private record PerftEleven() implements FigureBench {
    private static final int DEPTH = 11;
    private static final long LINES = 212_258_216;

    @Override
    public String name() {
      return "othello.perft";
    }

    @Override
    public BenchResult measure(Harness harness) {
      double[] seconds = new double[harness.rounds()];
      new Perft(new Othello().start(Setup.STANDARD)).count(DEPTH - 1);
      for (int i = 0; i < seconds.length; i++) {
        long began = System.nanoTime();
        long lines = new Perft(new Othello().start(Setup.STANDARD)).count(DEPTH);
        seconds[i] = (System.nanoTime() - began) / 1e9;
        if (lines != LINES) {
          throw new IllegalStateException("perft 11 came to " + lines);
        }
      }
      Arrays.sort(seconds);
      return new BenchResult(
          name(),
          seconds[seconds.length / 2],
          "s",
          1,
          seconds[0],
          seconds[seconds.length - 1],
          "perft 11, " + LINES + " lines, the last ply counted");
    }
  }

  /** Random games in a second, from the start position. */
  private static Workload playouts() {
    Othello game = new Othello();
    State begin = game.start(Setup.STANDARD);
    State state = begin.copy();
    Playout playout = new Playout(game);
    RandomGenerator random = Seeds.stream(1, 0, Seeds.Purpose.TEST, 0);
    return () -> {
      int games = 0;
      for (int i = 0; i < BATCH; i++) {
        state.set(begin);
        games += playout.finish(state, random) > 0 ? 1 : 0;
      }
      return games;
    };
  }

  /** Seconds for some positions of the FFO test together, each from an empty table. */
  private record Ending(String name, int from, int to, boolean result) implements FigureBench {
    private static final String FILE = "/bench/ffo-40-49.txt";

    private record Problem(int number, OthelloState state, List<String> best, int score) {}

    @Override
    public BenchResult measure(Harness harness) {
      Endgame endgame = new Endgame();
      List<Problem> problems = problems();
      solve(endgame, problems.get(0), result); // so that the JVM has compiled it
      double sum = 0;
      long nodes = 0;
      List<String> each = new ArrayList<>();
      for (Problem problem : problems) {
        if (problem.number() >= from && problem.number() <= to) {
          long began = System.nanoTime();
          Solved solved = solve(endgame, problem, result);
          double seconds = (System.nanoTime() - began) / 1e9;
          sum += seconds;
          nodes += solved.nodes();
          each.add(
              "%d: %.2f s, %.1fM nodes".formatted(problem.number(), seconds, solved.nodes() / 1e6));
        }
      }
      String detail =
          "FFO %d to %d, %.1fM nodes, %.1fM/s (%s)"
              .formatted(from, to, nodes / 1e6, nodes / 1e6 / sum, String.join("; ", each));
      return BenchResult.figure(name, sum, "s", detail);
    }

    private static Solved solve(Endgame endgame, Problem problem, boolean result) {
      OthelloState state = problem.state();
      Solved solved =
          result
              ? endgame.outcome(state.own(), state.enemy())
              : endgame.score(state.own(), state.enemy());
      int expected = result ? Integer.signum(problem.score()) : problem.score();
      String square = new Othello().notation().format(state, state.move(solved.square()));
      if (solved.score() != expected || (!result && !problem.best().contains(square))) {
        throw new IllegalStateException(
            "FFO %d came to %d by %s".formatted(problem.number(), solved.score(), square));
      }
      return solved;
    }

    private static List<Problem> problems() {
      Othello game = new Othello();
      try (InputStream stream =
              Objects.requireNonNull(OthelloBench.class.getResourceAsStream(FILE));
          BufferedReader lines =
              new BufferedReader(new InputStreamReader(stream, StandardCharsets.US_ASCII))) {
        return lines
            .lines()
            .filter(line -> !line.isBlank() && !line.startsWith("#"))
            .map(line -> line.split(" "))
            .map(
                words ->
                    new Problem(
                        Integer.parseInt(words[0]),
                        (OthelloState) game.start(new Setup(words[1] + " " + words[2])),
                        List.of(words[4].split(",")),
                        Integer.parseInt(words[5])))
            .toList();
      } catch (IOException unreadable) {
        throw new UncheckedIOException(unreadable);
      }
    }
  }
}
