package spielwerk.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Position;
import spielwerk.core.Puzzle;
import spielwerk.core.Puzzles;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.Watch;
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.fiveinarow.FiveInARowState;

/**
 * Five in a row: how many stones a second the engine {@code threat} puts and takes back, and how
 * many puzzles it solves.
 */
public final class FiveInARowBench implements BenchGroup {
  private static final int POSITIONS = 8;
  private static final int STONES = 12;
  private static final int SIZE = 15;

  /** From one puzzle to the next one asked for, so that short and long ones alternate. */
  private static final int STRIDE = 191;

  private static final int SIDE = 7;
  private static final long BUDGET = 50_000;

  @Override
  public String id() {
    return "fiveinarow";
  }

  @Override
  public List<Bench> benches(Catalogue catalogue) {
    return List.of(
        nodes(catalogue, "threat.nodes", SIZE),
        nodes(catalogue, "threat.nodes-256", 256),
        RateBench.of(
            "threat.puzzles",
            "shipped puzzles solved, with " + BUDGET + " stones at most for each",
            () -> puzzles(catalogue)));
  }

  private static Workload puzzles(Catalogue catalogue) {
    FiveInARow game = new FiveInARow(SIZE, SIZE, 5);
    List<Puzzle> puzzles =
        catalogue.services(Puzzles.class).stream()
            .filter(some -> some.game().equals(game.id()))
            .flatMap(some -> some.shipped().stream())
            .toList();
    Engine engine = catalogue.engine("threat", game);
    int[] next = {0};
    return Workload.closing(
        engine::close,
        () -> {
          Puzzle puzzle = puzzles.get(next[0]);
          next[0] = (next[0] + STRIDE) % puzzles.size();
          Position position = puzzle.position(game);
          engine.newGame(game, position.state().turn(), game.traits().goal(), 1);
          int move =
              engine.advise(position, Budget.nodes(BUDGET), Watch.NONE).candidates().get(0).move();
          return game.notation().format(position.state(), move).equals(puzzle.first()) ? 1 : 0;
        });
  }

  private static RateBench nodes(Catalogue catalogue, String name, int size) {
    return RateBench.of(
        name,
        "stones put in searches of " + BUDGET + " on " + size + "x" + size,
        () -> workload(catalogue, size));
  }

  /** Searches of the same positions, on a board of the usual size or on Morphion's. */
  private static Workload workload(Catalogue catalogue, int size) {
    FiveInARow game = new FiveInARow(size, size, 5);
    List<Position> positions = positions(game);
    Engine engine = catalogue.engine("threat", game);
    int[] next = {0};
    return Workload.closing(
        engine::close,
        () -> {
          engine.newGame(game, 0, game.traits().goal(), 1);
          Position position = positions.get(next[0]++ % positions.size());
          return engine.advise(position, Budget.nodes(BUDGET), Watch.NONE).effort().nodes();
        });
  }

  /** Some stones in the middle, always the same ones. */
  private static List<Position> positions(FiveInARow game) {
    List<Position> positions = new ArrayList<>();
    RandomGenerator random = Seeds.stream(1, 0, Seeds.Purpose.TEST, 0);
    while (positions.size() < POSITIONS) {
      FiveInARowState state = game.start(Setup.STANDARD);
      List<Integer> played = new ArrayList<>();
      while (played.size() < STONES && !state.over()) {
        int column = (game.grid().width() - SIDE) / 2 + random.nextInt(SIDE);
        int row = (game.grid().height() - SIDE) / 2 + random.nextInt(SIDE);
        int move = row * game.grid().width() + column;
        if (state.legal(move)) {
          state.play(move);
          played.add(move);
        }
      }
      if (!state.over()) {
        positions.add(new Position(game, Setup.STANDARD, List.copyOf(played), state));
      }
    }
    return positions;
  }
}
