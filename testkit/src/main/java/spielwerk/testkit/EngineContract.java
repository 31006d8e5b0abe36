package spielwerk.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import spielwerk.core.Advice;
import spielwerk.core.Bout;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Catalogue;
import spielwerk.core.Choice;
import spielwerk.core.Ending;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Goal;
import spielwerk.core.Limits;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.Referee;
import spielwerk.core.Seat;
import spielwerk.core.Seeds;
import spielwerk.core.State;
import spielwerk.core.Watch;

/**
 * What every engine must do in every game it plays: advise legal moves, best first, leave the
 * position alone, and play the same game again from the same seed. A test of an engine extends it
 * and says what it plays:
 *
 * <pre>{@code
 * class CarefulTest extends EngineContract {
 *   @Override
 *   protected Stream<Pairing> pairings() {
 *     return Stream.of(new Pairing("connect4", "careful"), new Pairing("nim", "careful:blunder=9"));
 *   }
 * }
 * }</pre>
 *
 * Games and engines are found as the program finds them, by their {@code META-INF/services}.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class EngineContract {
  private static final Budget SMALL = new Budget(300, 3, 20, 0);

  private final Catalogue catalogue = Catalogue.load();

  /**
   * A game and an engine that plays it.
   *
   * @param game as people name it: {@code connect4:width=5}
   * @param engine as people name it: {@code careful:blunder=20}
   */
  public record Pairing(String game, String engine) {}

  /** What is to be tested. */
  protected abstract Stream<Pairing> pairings();

  Stream<Arguments> all() {
    return pairings().map(each -> Arguments.of(each.game, each.engine));
  }

  @ParameterizedTest(name = "{1} in {0}")
  @MethodSource("all")
  void advisesLegalMovesBestFirstAndLeavesThePositionAlone(String text, String name) {
    Game game = catalogue.game(text);
    List<Seat> seats = new ArrayList<>();
    try {
      for (int seat = 0; seat < game.traits().seats(); seat++) {
        seats.add(new Seat(name, new Checking(catalogue.engine(name, game)), SMALL, Choice.BEST));
      }
      GameRecord record = play(game, seats, 1);
      assertThat(record.ending().reason().fault()).as("%s", record.ending()).isFalse();
      // others are limits, resignations and agreed draws, of which the position knows nothing
      boolean finished = record.ending().reason() == Ending.Reason.FINISHED;
      assertThat(record.replay(game).over()).isEqualTo(finished);
    } finally {
      seats.forEach(seat -> seat.engine().close());
    }
  }

  @ParameterizedTest(name = "{1} in {0}")
  @MethodSource("all")
  void playsTheSameGameFromTheSameSeedWhateverItPlayedBefore(String text, String name) {
    Game game = catalogue.game(text);
    GameRecord fresh = withNewEngines(game, name, 7);
    List<Seat> seats = seats(game, name);
    try {
      play(game, seats, 3);
      assertThat(play(game, seats, 7).facts()).isEqualTo(fresh.facts());
    } finally {
      seats.forEach(seat -> seat.engine().close());
    }
  }

  private GameRecord withNewEngines(Game game, String name, int index) {
    List<Seat> seats = seats(game, name);
    try {
      return play(game, seats, index);
    } finally {
      seats.forEach(seat -> seat.engine().close());
    }
  }

  private List<Seat> seats(Game game, String name) {
    List<Seat> seats = new ArrayList<>();
    for (int seat = 0; seat < game.traits().seats(); seat++) {
      seats.add(new Seat(name, catalogue.engine(name, game), SMALL, Choice.BEST));
    }
    return seats;
  }

  private static GameRecord play(Game game, List<Seat> seats, int index) {
    Bout bout = Bout.of(game, 42, index);
    List<Integer> opening = opening(bout);
    return Referee.play(
        new Bout(game, bout.setup(), opening, bout.goal(), 42, index, Limits.NONE.withMaxMoves(40)),
        seats);
  }

  /** Two random moves, so that the games differ. */
  private static List<Integer> opening(Bout bout) {
    if (bout.game().traits().chance()) {
      return List.of();
    }
    RandomGenerator random = Seeds.stream(bout.index());
    State state = bout.game().start(bout.setup());
    List<Integer> moves = new ArrayList<>();
    for (int i = 0; i < 2 && !state.over(); i++) {
      int[] legal = Moves.of(state);
      int move = legal[random.nextInt(legal.length)];
      state.play(move);
      if (state.over()) {
        break;
      }
      moves.add(move);
    }
    return moves;
  }

  /**
   * Watches an engine's advice; what it finds wrong is thrown, and so becomes a crash in the
   * record.
   */
  private record Checking(Engine engine) implements Engine {
    @Override
    public EngineInfo info() {
      return engine.info();
    }

    @Override
    public void newGame(Game game, int seat, Goal goal, long seed) {
      engine.newGame(game, seat, goal, seed);
    }

    @Override
    public Advice advise(Position position, Budget budget, Watch watch) {
      State state = position.state();
      var notation = position.game().notation();
      String before = notation.position(state);
      Advice advice = engine.advise(position, budget, watch);
      assertThat(notation.position(state)).as("the position after the advice").isEqualTo(before);
      double last = Double.POSITIVE_INFINITY;
      for (Candidate candidate : advice.candidates()) {
        assertThat(state.legal(candidate.move())).as("%s is legal", candidate).isTrue();
        assertThat(candidate.rating()).as("ratings, best first").isBetween(0.0, last);
        last = candidate.rating();
        assertThat(candidate.line())
            .as("a line begins with its move")
            .first()
            .isEqualTo(candidate.move());
      }
      assertThat(advice.candidates().stream().map(Candidate::move).distinct().count())
          .as("each move once")
          .isEqualTo(advice.candidates().size());
      return advice;
    }

    @Override
    public void ended(GameRecord game) {
      engine.ended(game);
    }

    @Override
    public void close() {
      engine.close();
    }
  }
}
