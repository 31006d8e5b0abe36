package spielwerk.search.mcts;

import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Game;
import spielwerk.core.Policy;
import spielwerk.core.State;
import spielwerk.core.Traits;

/**
 * Evaluates a leaf by playing on from it, once or several times, to the end of the game or for some
 * moves, and lets the {@link Reward} say what came of it. Whatever learns from moves wherever they
 * are played (MAST, progressive history, RAVE) learns here.
 */
final class RolloutEvaluator implements Evaluator {
  private final Reward reward;
  private final RewardRange range;
  private final TreePolicy policy;
  private final @Nullable MoveAverages averages;
  private final @Nullable Amaf amaf;
  private final Policy self;
  private final Policy enemies;
  private final int rollouts;
  private final int depth;
  private final boolean remembers;
  private final boolean gameRange;
  private final PlayedMoves moves = new PlayedMoves();
  private final State leaf;
  private final double[] once;
  private int thinker;
  private long positions;

  /**
   * @param policy is told how rewards are scaled to 0..1
   * @param averages of moves, if anybody wants them
   */
  RolloutEvaluator(
      Game game,
      MctsOptions options,
      Heuristics heuristics,
      Reward reward,
      RewardRange range,
      TreePolicy policy,
      @Nullable MoveAverages averages,
      @Nullable Amaf amaf) {
    Traits traits = game.traits();
    this.reward = reward;
    this.range = range;
    this.policy = policy;
    this.averages = averages;
    this.amaf = amaf;
    RolloutPolicies players = heuristics.policies();
    this.self = mast(players.self().get(), options, traits);
    this.enemies =
        players.self() == players.enemies() ? self : mast(players.enemies().get(), options, traits);
    this.rollouts = players.alike() ? Math.min(1, options.rollouts()) : options.rollouts();
    this.depth = options.depth(traits.seats());
    this.remembers = options.remembers();
    this.gameRange = options.memory().gameRange();
    this.leaf = game.start(game.setup(0));
    this.once = new double[traits.seats()];
  }

  private Policy mast(Policy player, MctsOptions options, Traits traits) {
    return options.mast() > 0 && averages != null
        ? new Mast(averages, options.mast(), player, new int[traits.maxMoves()])
        : player;
  }

  /**
   * Before a search.
   *
   * @param keep whether the tree is kept, and with it the range of rewards
   */
  void begin(State root, boolean keep) {
    thinker = root.turn();
    if (!keep && !gameRange) {
      forget();
    }
    if (averages != null) {
      averages.clear();
    }
    reward.begin(root);
  }

  /** A new game: no reward was seen. */
  void forget() {
    range.clear();
    policy.scale(0, 1);
  }

  @Override
  public boolean unit() {
    return reward.unit();
  }

  @Override
  public boolean remembers() {
    return remembers;
  }

  @Override
  public void start() {
    moves.keep(0);
  }

  @Override
  public void note(int seat, int move) {
    moves.note(seat, move);
  }

  @Override
  public long positions() {
    return positions;
  }

  /** The mean of all roll-outs (equation 6.7) that came to their end. */
  @Override
  public Answer evaluate(
      State state, SimulationPath path, double[] rewards, long most, RandomGenerator random) {
    int wanted = Math.max(1, rollouts);
    if (wanted > 1) {
      leaf.set(state);
    }
    int inTree = moves.length();
    positions = 0;
    int done = 0;
    for (; done < wanted; done++) {
      if (done > 0) {
        state.set(leaf);
        moves.keep(inTree);
      }
      if (rollouts > 0) {
        long count = play(state, random, most - positions);
        positions += count;
        boolean cutOff = depth > 0 && count == depth;
        if (!state.over() && !cutOff) {
          break;
        }
      }
      double[] into = done == 0 ? rewards : once;
      result(state, into);
      learn(path, into);
      for (int i = 0; done > 0 && i < rewards.length; i++) {
        rewards[i] += once[i];
      }
    }
    for (int i = 0; done > 1 && i < rewards.length; i++) {
      rewards[i] /= done;
    }
    return done > 0 ? Answer.VALUED : Answer.NONE;
  }

  /** A roll-out of at most this many moves; returns how many it took. */
  private long play(State state, RandomGenerator random, long most) {
    long end = depth == 0 ? most : Math.min(depth, most);
    long count = 0;
    for (int turn = state.turn(); turn != State.OVER && count < end; turn = state.turn()) {
      int move = turn == State.CHANCE ? state.draw(random) : choose(turn, state, random);
      if (remembers) {
        moves.note(turn, move);
      }
      state.play(move);
      count++;
    }
    return count;
  }

  private int choose(int turn, State state, RandomGenerator random) {
    return (turn == thinker ? self : enemies).choose(state, random);
  }

  /** Writes down the rewards of an end and keeps their range up to date. */
  @Override
  public void result(State end, double[] rewards) {
    reward.of(end, rewards);
    if (!reward.unit()) {
      range.seen(rewards);
      policy.scale(range.least(), range.most());
    }
  }

  @Override
  public void learn(SimulationPath path, double[] rewards) {
    if (averages != null) {
      for (int i = 0; i < moves.length(); i++) {
        if (moves.seat(i) >= 0) {
          averages.add(moves.seat(i), moves.move(i), rewards[moves.seat(i)]);
        }
      }
    }
    if (amaf != null) {
      amaf.learn(path, moves, rewards);
    }
  }
}
