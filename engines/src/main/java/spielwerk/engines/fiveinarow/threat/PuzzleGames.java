package spielwerk.engines.fiveinarow.threat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Goal;
import spielwerk.core.Name;
import spielwerk.core.Position;
import spielwerk.core.Puzzle;
import spielwerk.core.Puzzles.Wish;
import spielwerk.core.Seeds;
import spielwerk.core.Settings;
import spielwerk.core.Setup;
import spielwerk.core.Watch;
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.fiveinarow.FiveInARowState;

/**
 * Loose games, of the engine with itself without its proofs and with a whim now and then, and the
 * longest puzzle in each.
 */
final class PuzzleGames {
  static final int SMALLEST = 11;

  /** Who plays them; never changed, or a seed would no longer give the puzzles it gave. */
  private static final String LOOSE = "threat:vcf=off,vct=off,counter=off,net=off,hash=16k";

  private static final Budget THOUGHT = Budget.nodes(400);
  private static final int LONGEST_GAME = 90;
  private static final int OPENING = 3;
  private static final int NEAR = 3;

  /** One move in this many is any of the first few. */
  private static final int WHIM = 5;

  private static final int WHIM_CHOICE = 8;

  private final FiveInARow game;
  private final Wish wish;
  private final long seed;
  private final PuzzleFinder finder;
  private final Engine engine;

  PuzzleGames(FiveInARow game, Wish wish, long seed) {
    this.game = game;
    this.wish = wish;
    this.seed = seed;
    this.finder = new PuzzleFinder(game);
    ThreatMaker maker = new ThreatMaker();
    this.engine =
        maker.make(
            game, new Settings(Name.parse(LOOSE), maker.info().options(), false), Catalogue.load());
  }

  /** The longest puzzle that is wanted in a game of loose play. */
  Optional<Puzzle> puzzle(int index) {
    List<Integer> moves = play(index);
    FiveInARowState state = game.start(Setup.STANDARD);
    List<Puzzle> found = new ArrayList<>();
    for (int move : moves) {
      if (state.length() >= OPENING) {
        finder.find(state, wish.kinds()).filter(this::wanted).ifPresent(found::add);
      }
      state.play(move);
    }
    return found.stream().max(Comparator.comparingInt(Puzzle::length));
  }

  private boolean wanted(Puzzle puzzle) {
    return puzzle.length() >= wish.least() && puzzle.length() <= wish.most();
  }

  private List<Integer> play(int index) {
    RandomGenerator random = Seeds.stream(seed, index, Seeds.Purpose.OPENING, 0);
    engine.newGame(game, 0, Goal.WIN, Seeds.derive(seed, index, Seeds.Purpose.ENGINE, 0));
    FiveInARowState state = game.start(Setup.STANDARD);
    List<Integer> moves = new ArrayList<>();
    while (!state.over() && moves.size() < LONGEST_GAME) {
      int move = moves.size() < OPENING ? opening(state, random) : choice(state, moves, random);
      if (state.legal(move)) {
        state.play(move);
        moves.add(move);
      }
    }
    return moves;
  }

  private int opening(FiveInARowState state, RandomGenerator random) {
    int up = random.nextInt(2 * NEAR + 1) - NEAR;
    int right = random.nextInt(2 * NEAR + 1) - NEAR;
    return state.grid().centre() + up * state.grid().width() + right;
  }

  private int choice(FiveInARowState state, List<Integer> moves, RandomGenerator random) {
    Advice advice =
        engine.advise(new Position(game, Setup.STANDARD, moves, state), THOUGHT, Watch.NONE);
    int most = Math.min(WHIM_CHOICE, advice.candidates().size());
    boolean whim = random.nextInt(WHIM) == 0;
    return advice.candidates().get(whim ? random.nextInt(most) : 0).move();
  }
}
