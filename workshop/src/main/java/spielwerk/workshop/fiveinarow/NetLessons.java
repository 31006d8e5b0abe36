package spielwerk.workshop.fiveinarow;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Engine;
import spielwerk.core.Goal;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.Watch;
import spielwerk.engines.fiveinarow.threat.ThreatFeatures;
import spielwerk.engines.fiveinarow.threat.ThreatMaker;
import spielwerk.engines.fiveinarow.threat.ThreatNet;
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.fiveinarow.FiveInARowState;

/**
 * Games of {@code threat} with itself on one board, for its network to learn from. They end as soon
 * as a win is proven. Now and then a move is tried that nobody would play, and what the search says
 * then is a lesson too: the leaves of a search are full of such positions. A game is a function of
 * the seed and its index.
 */
final class NetLessons {
  private static final int LONGEST_GAME = 120;

  /** After one move in this many another one is tried aside. */
  private static final int ASIDE = 3;

  /** How much the end of the game counts beside the search. */
  private static final double RESULT = 0.5;

  private record Seen(short[] pairs, int weights, int seat, Candidate best) {}

  private final FiveInARow game;
  private final Budget budget;
  private final long seed;
  private final Engine engine;
  private final ThreatFeatures features;

  /**
   * @param net with which threat plays; nothing for the weights by class
   * @param nodes how many a move may cost
   */
  NetLessons(FiveInARow game, @Nullable ThreatNet net, long nodes, long seed) {
    this.game = game;
    this.budget = Budget.nodes(nodes);
    this.seed = seed;
    this.engine = ThreatMaker.with(game, net);
    this.features = new ThreatFeatures(game);
  }

  /** What there is to learn from a game. */
  List<NetLesson> game(int index) {
    RandomGenerator random = Seeds.stream(seed, index, Seeds.Purpose.OPENING, 0);
    engine.newGame(game, 0, Goal.WIN, Seeds.derive(seed, index, Seeds.Purpose.ENGINE, 0));
    features.newGame();
    FiveInARowState state = game.start(Setup.STANDARD);
    List<Integer> moves = new ArrayList<>();
    VariedGames.open(game, state, moves, random);
    List<Seen> seen = new ArrayList<>();
    List<NetLesson> lessons = new ArrayList<>();
    double result = 0.5; // for seat 0
    while (!state.over() && moves.size() < LONGEST_GAME) {
      int seat = state.turn();
      Advice advice = advice(state, moves);
      Candidate best = advice.candidates().get(0);
      look(state, advice).ifPresent(seen::add);
      if (best.exact() && best.value() != 0) {
        result = best.value() > 0 ? 1 - seat : seat;
        break;
      }
      int move = VariedGames.choice(advice, random);
      if (random.nextInt(ASIDE) == 0) {
        aside(state, moves, advice, random).ifPresent(lessons::add);
      }
      VariedGames.play(state, moves, move);
    }
    if (state.over()) {
      result = (1 + Integer.signum(state.points(0))) / 2.0;
    }
    for (Seen each : seen) {
      lessons.add(lesson(each, each.seat() == 0 ? result : 1 - result, RESULT));
    }
    return lessons;
  }

  private Advice advice(FiveInARowState state, List<Integer> moves) {
    return engine.advise(new Position(game, Setup.STANDARD, moves, state), budget, Watch.NONE);
  }

  private Optional<Seen> look(FiveInARowState state, Advice advice) {
    return features
        .pairs(state)
        .map(
            pairs ->
                new Seen(
                    pairs, features.value(state.turn()), state.turn(), advice.candidates().get(0)));
  }

  /** A move that looks like something or one to any field near stones, and what comes of it. */
  private Optional<NetLesson> aside(
      FiveInARowState state, List<Integer> moves, Advice advice, RandomGenerator random) {
    int size = advice.candidates().size();
    int move = advice.candidates().get(random.nextInt(size)).move();
    if (random.nextInt(2) == 0 && features.pairs(state).isPresent()) {
      int[] near = features.near();
      move = near[random.nextInt(near.length)];
    }
    VariedGames.play(state, moves, move);
    Optional<NetLesson> lesson = Optional.empty();
    if (!state.over()) {
      Advice after = advice(state, moves);
      if (after.candidates().get(0).hasValue()) {
        lesson = look(state, after).map(each -> lesson(each, 0, 0));
      }
    }
    state.undo();
    moves.remove(moves.size() - 1);
    return lesson;
  }

  private static NetLesson lesson(Seen seen, double result, double share) {
    double found = seen.best().hasValue() ? (1 + seen.best().value()) / 2 : result;
    double target = share * result + (1 - share) * found;
    return new NetLesson(seen.pairs(), (float) target, seen.weights());
  }
}
