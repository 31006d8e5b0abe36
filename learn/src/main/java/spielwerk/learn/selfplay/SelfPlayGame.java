package spielwerk.learn.selfplay;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import spielwerk.arena.Openings;
import spielwerk.core.Exact;
import spielwerk.core.Game;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.nets.zero.NetBatch;
import spielwerk.nets.zero.ZeroSearch;

/** A game of a network against itself. Belongs to one thread. */
final class SelfPlayGame implements Lockstep.Playing {
  private final Game game;
  private final TrainSpec.Play rules;
  private final int sims;
  private final long seed;
  private final ZeroSearch search;
  private final NetBatch batch;
  private final @Nullable Exact exact;
  private final float[] target;
  private final int[] legal;

  private State state;
  private int index;
  private int given;
  private final List<Integer> moves = new ArrayList<>();
  private final List<SelfPlayRecord.Sample> samples = new ArrayList<>();
  private RandomGenerator luck;
  private RandomGenerator random;
  private boolean learnt;
  private boolean solved;
  private int result;
  private int searches;
  private double entropy;
  private long evaluations;
  private int made;

  /**
   * @param sims of this generation
   * @param seed of this generation
   * @param exact solves the last moves, if the rules want it
   */
  SelfPlayGame(
      Game game,
      TrainSpec.Play rules,
      int sims,
      long seed,
      ZeroSearch search,
      NetBatch batch,
      @Nullable Exact exact) {
    this.game = game;
    this.rules = rules;
    this.sims = sims;
    this.seed = seed;
    this.search = search;
    this.batch = batch;
    this.exact = exact;
    this.target = new float[game.traits().codes()];
    this.legal = new int[game.traits().maxMoves()];
    this.state = game.start(SelfPlay.setup(game, seed, 0));
    this.luck = Seeds.stream(seed);
    this.random = luck;
  }

  @Override
  public void begin(int number) {
    index = number;
    Setup setup = SelfPlay.setup(game, seed, number);
    state = game.start(setup);
    luck = Seeds.stream(seed, number, Seeds.Purpose.CHOICE, 0);
    random = Seeds.stream(seed, number, Seeds.Purpose.ENGINE, 0);
    moves.clear();
    samples.clear();
    solved = false;
    searches = 0;
    entropy = 0;
    evaluations = 0;
    if (luck.nextDouble() < rules.openings()) {
      int plies = 1 + luck.nextInt(rules.openingPlies());
      for (int move : new Openings.Random(plies).draw(game, setup, seed, number)) {
        play(move);
      }
    }
    given = moves.size();
    search.forget();
    findSearch();
  }

  @Override
  public boolean advance() {
    if (batch.add(search)) {
      return true;
    }
    decide();
    findSearch();
    return false;
  }

  /** The moves that were made since this was asked last, in all games. */
  int made() {
    int since = made;
    made = 0;
    return since;
  }

  @Override
  public boolean over() {
    return solved || state.over();
  }

  /** To the next position in which there is something to search. */
  private void findSearch() {
    while (!over()) {
      if (exact != null && exact.left(state) <= rules.exact()) {
        solve(exact);
        return;
      }
      int count = state.moves(legal, 0);
      if (count > 1) {
        learnt = rules.full() >= 1 || luck.nextDouble() < rules.full();
        search.begin(state, learnt ? sims : Math.min(sims, rules.fast()), random);
        return;
      }
      samples.add(new SelfPlayRecord.Sample(moves.size(), shorts(legal[0]), one(), Float.NaN));
      play(legal[0]);
    }
  }

  /** Plays the move that the search was made for. */
  private void decide() {
    int count = search.moves();
    Arrays.fill(target, 0);
    search.target(target);
    searches++;
    evaluations += search.evaluations();
    for (int i = 0; i < count; i++) {
      double prior = search.prior(i);
      entropy -= prior > 0 ? prior * Math.log(prior) : 0;
    }
    if (learnt) {
      learn(count);
    }
    play(moves.size() < rules.plies() ? draw(count) : search.best());
  }

  private void learn(int count) {
    short[] wanted = new short[count];
    short[] shares = new short[count];
    int kept = 0;
    for (int i = 0; i < count; i++) {
      short share = SelfPlayRecord.Sample.pack(target[search.move(i)]);
      if (share != 0) {
        wanted[kept] = (short) search.move(i);
        shares[kept++] = share;
      }
    }
    samples.add(
        new SelfPlayRecord.Sample(
            moves.size(),
            Arrays.copyOf(wanted, kept),
            Arrays.copyOf(shares, kept),
            search.value()));
  }

  /** A move by what the search wants, to the power of the temperature's inverse. */
  private int draw(int count) {
    double sum = 0;
    for (int i = 0; i < count; i++) {
      sum += weight(i);
    }
    double left = luck.nextDouble() * sum;
    for (int i = 0; i < count; i++) {
      left -= weight(i);
      if (left < 0) {
        return search.move(i);
      }
    }
    return search.best();
  }

  private double weight(int i) {
    return StrictMath.pow(target[search.move(i)], 1 / rules.temperature());
  }

  /** The rest is arithmetic: the result is known, and the moves are played if they are wanted. */
  private void solve(Exact sure) {
    int turn = state.turn();
    int points = Integer.signum(sure.points(state));
    boolean played = luck.nextDouble() < rules.endings();
    while (played && !state.over()) {
      best(sure);
    }
    result = turn == 0 ? points : -points;
    solved = true;
  }

  /** Plays one of the best moves, and all of them are a sample. */
  private void best(Exact sure) {
    int turn = state.turn();
    int count = state.moves(legal, 0);
    int most = Integer.MIN_VALUE;
    short[] best = new short[count];
    int kept = 0;
    for (int i = 0; i < count; i++) {
      State next = state.copy();
      next.play(legal[i]);
      int points =
          next.over()
              ? next.points(turn)
              : next.turn() == turn ? sure.points(next) : -sure.points(next);
      if (points > most) {
        most = points;
        kept = 0;
      }
      if (points == most) {
        best[kept++] = (short) legal[i];
      }
    }
    short[] shares = new short[kept];
    Arrays.fill(shares, SelfPlayRecord.Sample.pack(1.0 / kept));
    samples.add(
        new SelfPlayRecord.Sample(
            moves.size(), Arrays.copyOf(best, kept), shares, Integer.signum(most)));
    play(best[luck.nextInt(kept)] & 0xFFFF);
  }

  private void play(int move) {
    state.play(move);
    moves.add(move);
    made++;
  }

  private static short[] shorts(int move) {
    return new short[] {(short) move};
  }

  private static short[] one() {
    return new short[] {SelfPlayRecord.Sample.pack(1)};
  }

  /**
   * The game that has ended.
   *
   * @param cached answers that were known, in all games since the last game
   * @param inside nanoseconds within the network
   * @param outside nanoseconds elsewhere
   */
  SelfPlayRecord played(long cached, long inside, long outside) {
    return new SelfPlayRecord(
        index,
        given,
        moves.stream().mapToInt(move -> move).toArray(),
        solved ? result : Integer.signum(state.points(0) - state.points(1)),
        solved,
        samples,
        new SelfPlayRecord.Cost(evaluations, cached, searches, entropy, inside, outside));
  }
}
