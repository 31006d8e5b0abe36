package spielwerk.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import spielwerk.core.Bout;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Limits;
import spielwerk.core.Position;
import spielwerk.core.Referee;
import spielwerk.core.Seat;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Watch;

/**
 * Engines against each other: how many games a second, and what a large board costs; and the
 * library that keeps the games.
 */
public final class ArenaBench implements BenchGroup {
  private static final List<String> ENGINES =
      List.of("spaceshuffle", "mirror", "spider", "kamikaze", "snotnose", "greenhorn");

  @Override
  public String id() {
    return "arena";
  }

  @Override
  public List<Bench> benches(Catalogue catalogue) {
    List<Bench> benches = new ArrayList<>();
    for (String engine : ENGINES) {
      benches.add(
          RateBench.of(
              "arena.games." + engine,
              engine + " against itself on 15x15, complete games",
              () -> games(catalogue, engine)));
      benches.add(new Board(catalogue, engine));
    }
    benches.addAll(LibraryBench.benches());
    return benches;
  }

  /** An engine against itself on 15x15, whole games a second under the referee. */
  private static Workload games(Catalogue catalogue, String engine) {
    Game game = catalogue.game("fiveinarow:size=15");
    Engine first = catalogue.engine(engine, game);
    Engine second = catalogue.engine(engine, game);
    List<Seat> seats = List.of(Seat.of(engine, first), Seat.of(engine, second));
    int[] index = {0};
    return Workload.closing(
        () -> {
          second.close();
          first.close();
        },
        () -> Referee.play(Bout.of(game, 1, index[0]++), seats).moves().isEmpty() ? 0 : 1);
  }

  /**
   * The median time of a move on 256x256 as a multiple of that on 19x19, in the same positions: 60
   * moves of a game of the engine against itself on 19x19, in the middle of either board.
   */
  private record Board(Catalogue catalogue, String engine) implements FigureBench {
    private static final int MOVES = 60;
    private static final int SMALL = 19;
    private static final int LARGE = 256;

    @Override
    public String name() {
      return "arena.board." + engine;
    }

    @Override
    public BenchResult measure(Harness harness) {
      List<String> line = line();
      double[] ratios = new double[harness.rounds()];
      median(SMALL, line, harness);
      median(LARGE, line, harness);
      double small = 0;
      double large = 0;
      for (int i = 0; i < ratios.length; i++) {
        small = median(SMALL, line, harness);
        large = median(LARGE, line, harness);
        ratios[i] = large / small;
      }
      Arrays.sort(ratios);
      String detail =
          "median time a move on 256x256 over that on 19x19; last %.1f over %.1f us"
              .formatted(large * 1e6, small * 1e6);
      int last = ratios.length - 1;
      return new BenchResult(
          name(), ratios[ratios.length / 2], "ratio", 1, ratios[0], ratios[last], detail);
    }

    /** The moves of a game on the small board. */
    private List<String> line() {
      Game game = catalogue.game("fiveinarow:size=" + SMALL);
      try (Engine first = catalogue.engine(engine, game);
          Engine second = catalogue.engine(engine, game)) {
        GameRecord record =
            Referee.play(
                new Bout(
                    game,
                    Setup.STANDARD,
                    List.of(),
                    game.traits().goal(),
                    1,
                    0,
                    Limits.NONE.withMaxMoves(MOVES)),
                List.of(Seat.of(engine, first), Seat.of(engine, second)));
        return record.moves();
      }
    }

    /** The median time of a move in all positions of the game, each several times. */
    private double median(int size, List<String> line, Harness harness) {
      Game game = catalogue.game("fiveinarow:size=" + size);
      List<Double> times = new ArrayList<>();
      try (Engine thinker = catalogue.engine(engine, game)) {
        long began = System.nanoTime();
        do {
          thinker.newGame(game, 0, game.traits().goal(), Seeds.mix(times.size()));
          State state = game.start(Setup.STANDARD);
          List<Integer> played = new ArrayList<>();
          for (int ply = 0; ply < line.size() - 1; ply++) {
            int move = game.notation().legalMove(state, line.get(ply));
            state.play(move);
            played.add(move);
            Position position =
                new Position(game, Setup.STANDARD, List.copyOf(played), state.copy());
            long asked = System.nanoTime();
            thinker.advise(position, Budget.FREE, Watch.NONE);
            times.add((System.nanoTime() - asked) / 1e9);
          }
        } while (System.nanoTime() - began < harness.round().toNanos());
      }
      times.sort(null);
      return times.get(times.size() / 2);
    }
  }
}
