package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import spielwerk.core.Advice;
import spielwerk.core.Bout;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Catalogue;
import spielwerk.core.Choice;
import spielwerk.core.Engine;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.GameMaker;
import spielwerk.core.GameRecord;
import spielwerk.core.Limits;
import spielwerk.core.Referee;
import spielwerk.core.Seat;
import spielwerk.core.Seeds;
import spielwerk.core.State;
import spielwerk.core.Watch;
import spielwerk.engines.process.GtpBrain;
import spielwerk.nets.NetFile;
import spielwerk.nets.NetHistory;
import spielwerk.nets.NetSpec;
import spielwerk.nets.NetWeights;

/** What every engine must do in every game it says it plays, whoever wrote it. */
class EngineContractTest {
  private static final Catalogue CATALOGUE = Catalogue.load();
  private static final Budget SMALL = new Budget(300, 3, 20, 0);
  private static final String PATIENT = ",start=2min,time=1min,margin=1min";

  @TempDir static Path folder;

  /**
   * Every engine with every game it plays; a new one joins by being in the catalogue, unless it is
   * nothing without a file of its own.
   */
  static Stream<Arguments> engines() {
    List<Arguments> all = new ArrayList<>();
    for (GameMaker game : ServiceLoader.load(GameMaker.class)) {
      String id = game.info().id();
      Game rules = CATALOGUE.game(id.equals("fiveinarow") ? "fiveinarow:size=7" : id);
      for (EngineMaker engine : ServiceLoader.load(EngineMaker.class)) {
        if (engine.plays(rules) && shipped(game) && shipped(engine) && complete(engine)) {
          all.add(Arguments.of(rules.text(), usual(engine, rules)));
        }
      }
    }
    all.add(Arguments.of("fiveinarow:size=256", "alphabeta"));
    all.add(Arguments.of("connect4", "alphabeta:all,lines=3"));
    all.add(Arguments.of("tictactoe", "negamax:lost=random"));
    all.add(Arguments.of("connect4", "team(alphabeta(lines=3)*0.5 + team(negamax+random))"));
    return all.stream();
  }

  /** What people type for an engine: its name, and what it cannot do without. */
  private static String usual(EngineMaker engine, Game game) {
    String id = engine.info().id();
    return switch (id) {
      case "exec" -> {
        boolean lines = GtpBrain.obstacle(game).isPresent();
        String protocol = game.id().equals("fiveinarow") ? "gomocup" : lines ? "lines" : "gtp";
        String command = "speak " + game.id() + (lines ? " random" : " alphabeta:depth=1");
        yield "exec:" + protocol + "," + OwnProgram.script(folder, command, protocol) + PATIENT;
      }
      case "team" -> "team:random*0.5+random,sigma=10";
      case "zero" -> "zero:net=" + untrained(game);
      default -> id;
    };
  }

  /** A small network that knows nothing: not for every game one ships. */
  private static Path untrained(Game game) {
    Path file = folder.resolve(game.text().replaceAll("[^a-z0-9]", "-") + ".net");
    NetFile.write(file, NetWeights.random(NetSpec.of(game, 1, 4), 1), NetHistory.NONE);
    return file;
  }

  /** A learner without a file is not an engine yet. */
  private static boolean complete(EngineMaker engine) {
    return engine.info().options().stream().noneMatch(option -> option.name().equals("sum"));
  }

  /** The samples of the other tests misbehave on purpose. */
  private static boolean shipped(Object maker) {
    return !maker.getClass().getPackageName().endsWith(".samples");
  }

  @ParameterizedTest(name = "{1} in {0}")
  @MethodSource("engines")
  void advisesLegalMovesBestFirstAndLeavesThePositionAlone(String text, String name) {
    Game game = CATALOGUE.game(text);
    List<Seat> seats = new ArrayList<>();
    try {
      for (int seat = 0; seat < game.traits().seats(); seat++) {
        seats.add(new Seat(name, new Checking(CATALOGUE.engine(name, game)), SMALL, Choice.BEST));
      }
      GameRecord record = play(game, seats, 1);
      assertThat(record.ending().reason().fault()).as("%s", record.ending()).isFalse();
      assertThat(record.replay(game).over() || record.moves().size() == 40).isTrue();
    } finally {
      seats.forEach(seat -> seat.engine().close());
    }
  }

  @ParameterizedTest(name = "{1} in {0}")
  @MethodSource("engines")
  void playsTheSameGameFromTheSameSeedWhateverItPlayedBefore(String text, String name) {
    Game game = CATALOGUE.game(text);
    GameRecord fresh = withNewEngines(game, name, 7);
    List<Seat> seats = seats(game, name);
    try {
      play(game, seats, 3);
      assertThat(play(game, seats, 7).facts()).isEqualTo(fresh.facts());
    } finally {
      seats.forEach(seat -> seat.engine().close());
    }
  }

  private static GameRecord withNewEngines(Game game, String name, int index) {
    List<Seat> seats = seats(game, name);
    try {
      return play(game, seats, index);
    } finally {
      seats.forEach(seat -> seat.engine().close());
    }
  }

  private static List<Seat> seats(Game game, String name) {
    List<Seat> seats = new ArrayList<>();
    for (int seat = 0; seat < game.traits().seats(); seat++) {
      seats.add(new Seat(name, CATALOGUE.engine(name, game), SMALL, Choice.BEST));
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
      int[] legal = spielwerk.core.Moves.of(state);
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
    public spielwerk.core.EngineInfo info() {
      return engine.info();
    }

    @Override
    public void newGame(Game game, int seat, spielwerk.core.Goal goal, long seed) {
      engine.newGame(game, seat, goal, seed);
    }

    @Override
    public Advice advise(spielwerk.core.Position position, Budget budget, Watch watch) {
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
