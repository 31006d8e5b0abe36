package spielwerk.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.Solves.Solution;
import spielwerk.core.State;
import spielwerk.core.Watch;
import spielwerk.search.Solver;

/**
 * The negamax family: nodes a second, what each improvement saves, and how fast four in a row is
 * solved; and simulations a second of MCTS.
 */
public final class SearchBench implements BenchGroup {
  private static final String FIVE = "fiveinarow:size=7";
  private static final int DEPTH = 6;

  /** Each rung adds one improvement to the one before. */
  private static final String[][] RUNGS = {
    {"ordering", "order=static"},
    {"deepening", "order=static,deepen"},
    {"table", "order=static,deepen,table=1M"},
    {"killers", "order=static,deepen,table=1M,killers"},
    {"pvs", "order=static,deepen,table=1M,killers,pvs"},
    {"aspiration", "order=static,deepen,table=1M,killers,pvs,aspiration"},
    {"symmetry", "order=static,deepen,table=1M,killers,pvs,aspiration,symmetry"},
  };

  @Override
  public String id() {
    return "search";
  }

  @Override
  public List<Bench> benches(Catalogue catalogue) {
    List<Bench> benches = new ArrayList<>();
    for (String game : List.of("connect4", FIVE, "tictactoe")) {
      for (String engine :
          List.of("negamax:depth=4", "alphabeta:depth=6", "alphabeta:all,depth=6")) {
        benches.add(speed(catalogue, game, engine));
      }
    }
    String own = "alphabeta:depth=4,order=static,eval=[lead.gaps]";
    benches.add(RateBench.of("fiveinarow.own.nodes", own, () -> workload(catalogue, FIVE, own)));
    for (String eval : List.of("open", "rows", "freedom")) {
      for (int rung = 1; rung < RUNGS.length; rung++) {
        benches.add(new Ratio(catalogue, eval, rung));
      }
    }
    benches.add(new Solving(catalogue));
    for (int stones : List.of(14, 18, 24)) {
      benches.add(solved(catalogue, stones));
    }
    benches.add(MctsBench.of(catalogue, "connect4", ""));
    benches.add(MctsBench.of(catalogue, "fiveinarow", "h8"));
    return benches;
  }

  /** Positions after some random moves, always the same ones. */
  private static List<Position> positions(Game game, int count, int least, int most) {
    List<Position> positions = new ArrayList<>();
    RandomGenerator random = Seeds.stream(1, 0, Seeds.Purpose.TEST, 0);
    while (positions.size() < count) {
      State state = game.start(Setup.STANDARD);
      List<Integer> played = new ArrayList<>();
      for (int left = random.nextInt(least, most + 1); left > 0 && !state.over(); left--) {
        int[] moves = Moves.of(state);
        int move = moves[random.nextInt(moves.length)];
        state.play(move);
        played.add(move);
      }
      if (!state.over()) {
        positions.add(new Position(game, Setup.STANDARD, List.copyOf(played), state));
      }
    }
    return positions;
  }

  /** Nodes visited in a second. */
  private static RateBench speed(Catalogue catalogue, String text, String engine) {
    String name =
        text.replaceFirst(":.*", "")
            + "."
            + engine.replaceFirst(":.*", "")
            + (engine.contains("all") ? "-all" : "")
            + ".nodes";
    return RateBench.of(name, engine + " on " + text, () -> workload(catalogue, text, engine));
  }

  /** Positions of connect four solved in a second, by a new engine each. */
  private static RateBench solved(Catalogue catalogue, int stones) {
    return RateBench.of(
        "connect4.solved" + stones,
        "positions with " + stones + " stones: every column and the line",
        () -> {
          Game game = catalogue.game("connect4");
          List<Position> positions = positions(game, 20, stones, stones);
          int[] next = {0};
          return () -> {
            Position position = positions.get(next[0]++ % positions.size());
            return new Solver(catalogue, game)
                    .solve(position, Budget.FREE, Watch.NONE)
                    .best()
                    .isEmpty()
                ? 0
                : 1;
          };
        });
  }

  private static Workload workload(Catalogue catalogue, String text, String engine) {
    Game game = catalogue.game(text);
    return nodes(catalogue.engine(engine, game), game, positions(game, 8, 1, 5));
  }

  /** An engine thinks about one position after the other; its nodes are counted. */
  static Workload nodes(Engine thinker, Game game, List<Position> positions) {
    int[] next = {0};
    return Workload.closing(
        thinker::close,
        () -> {
          thinker.newGame(game, 0, game.traits().goal(), 1);
          Position position = positions.get(next[0]++ % positions.size());
          return thinker.advise(position, Budget.FREE, Watch.NONE).effort().nodes();
        });
  }

  /** Nodes to depth 6 on 7x7 five in a row, as a share of plain ordered alpha-beta's. */
  private record Ratio(Catalogue catalogue, String eval, int rung) implements FigureBench {
    private static final int POSITIONS = 24;

    @Override
    public String name() {
      return "search." + eval + "." + RUNGS[rung][0];
    }

    @Override
    public BenchResult measure(Harness harness) {
      Game game = catalogue.game(FIVE);
      List<Position> positions = positions(game, POSITIONS, 1, 16);
      double share =
          (double) nodes(game, positions, RUNGS[rung][1]) / nodes(game, positions, RUNGS[0][1]);
      String detail =
          "nodes of "
              + RUNGS[rung][1]
              + " as a share of "
              + RUNGS[0][1]
              + ", depth "
              + DEPTH
              + ", "
              + POSITIONS
              + " positions";
      return BenchResult.figure(name(), share, "ratio", detail);
    }

    private long nodes(Game game, List<Position> positions, String switches) {
      long nodes = 0;
      for (Position position : positions) {
        try (Engine engine = catalogue.engine("alphabeta:eval=" + eval + "," + switches, game)) {
          nodes += engine.advise(position, Budget.depth(DEPTH), Watch.NONE).effort().nodes();
        }
      }
      return nodes;
    }
  }

  /**
   * How many of 200 random positions of four in a row with 14 or more stones are solved within a
   * second each.
   */
  private record Solving(Catalogue catalogue) implements FigureBench {
    private static final int POSITIONS = 200;

    @Override
    public String name() {
      return "connect4.solved";
    }

    @Override
    public BenchResult measure(Harness harness) {
      Game game = catalogue.game("connect4");
      int quick = 0;
      double slowest = 0;
      for (Position position : positions(game, POSITIONS, 14, 20)) {
        long began = System.nanoTime();
        Solution solution = new Solver(catalogue, game).solve(position, Budget.FREE, Watch.NONE);
        double seconds = (System.nanoTime() - began) / 1e9;
        quick += seconds < 1 && !solution.best().isEmpty() ? 1 : 0;
        slowest = Math.max(slowest, seconds);
      }
      String detail =
          "of 200 random positions with 14 to 20 stones within 1 s; slowest %.2f s"
              .formatted(slowest);
      return BenchResult.figure(name(), quick / (double) POSITIONS, "share", detail);
    }
  }
}
