package spielwerk.learn.selfplay;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import spielwerk.arena.Openings;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Playout;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Watch;
import spielwerk.nets.zero.ZeroSearch;

/**
 * A game of a match between two contestants, each a network's search or an engine. Like a {@link
 * Table} it never waits for a network. Belongs to one thread.
 */
final class Board implements AutoCloseable {
  private static final int NOBODY = -1;

  private final Game game;
  private final Openings openings;
  private final long seed;
  private final @Nullable ZeroSearch[] searches;
  private final int[] sims;
  private final @Nullable Engine[] engines;
  private final Playout evenly;

  private State state;
  private Setup setup;
  private final List<Integer> moves = new ArrayList<>();
  private final List<Integer> view = Collections.unmodifiableList(moves);
  private RandomGenerator random;
  private int index;
  private int asking = NOBODY;

  /**
   * @param searches of each contestant, or nothing for an engine
   * @param engines of each contestant, or nothing for a search
   */
  Board(
      Game game,
      Openings openings,
      long seed,
      @Nullable ZeroSearch[] searches,
      int[] sims,
      @Nullable Engine[] engines) {
    this.game = game;
    this.openings = openings;
    this.seed = seed;
    this.searches = searches;
    this.sims = sims;
    this.engines = engines;
    this.evenly = new Playout(game);
    this.setup = game.setup(seed);
    this.state = game.start(setup);
    this.random = Seeds.stream(seed);
  }

  /** Sits down to a game; two games with the same opening, seats swapped, follow each other. */
  void begin(int number) {
    index = number;
    int pair = number / 2;
    setup = game.setup(Seeds.derive(seed, pair, Seeds.Purpose.SETUP, 0));
    state = game.start(setup);
    random = Seeds.stream(seed, number, Seeds.Purpose.CHOICE, 0);
    moves.clear();
    for (int move : openings.draw(game, setup, seed, pair)) {
      play(move);
    }
    for (int who = 0; who < 2; who++) {
      Engine engine = engines[who];
      if (engine != null) {
        int seat = seat(who);
        long own = Seeds.derive(seed, number, Seeds.Purpose.ENGINE, seat);
        engine.newGame(game, seat, game.traits().goal(), own);
      }
      ZeroSearch search = searches[who];
      if (search != null) {
        search.forget();
      }
    }
    asking = NOBODY;
  }

  int index() {
    return index;
  }

  /** Where a contestant sits; contestant 0 has the first move in even games. */
  private int seat(int who) {
    return (index + who) % 2;
  }

  /**
   * Goes on until a network is needed.
   *
   * @return the contestant whose network is, or -1 if the game has ended
   */
  int advance() {
    while (!state.over()) {
      int who = (state.turn() + index) % 2;
      ZeroSearch search = searches[who];
      if (search == null) {
        play(advised(who));
        continue;
      }
      if (asking != who) {
        search.begin(state, sims[who], random);
        asking = who;
      }
      return who;
    }
    return NOBODY;
  }

  /** Writes a position for a network, or plays the move if the search is finished. */
  boolean ask(int who, float[] planes, int at) {
    ZeroSearch search = search(who);
    if (search.ask(planes, at)) {
      return true;
    }
    play(search.best());
    asking = NOBODY;
    return false;
  }

  void answer(float[] logits, int at, float value) {
    search(asking).answer(logits, at, value);
  }

  private ZeroSearch search(int who) {
    ZeroSearch search = searches[who];
    if (search == null) {
      throw new IllegalStateException("An engine needs no network");
    }
    return search;
  }

  private int advised(int who) {
    Engine engine = engines[who];
    if (engine == null) {
      throw new IllegalStateException("Nobody sits there");
    }
    Advice advice =
        engine.advise(new Position(game, setup, view, state.copy()), Budget.FREE, Watch.NONE);
    if (advice.candidates().isEmpty()) {
      return evenly.choose(state, random);
    }
    int move = advice.candidates().get(engine.choice().pick(advice.candidates(), random)).move();
    if (!state.legal(move)) {
      throw new IllegalStateException("an illegal move, " + move);
    }
    return move;
  }

  private void play(int move) {
    state.play(move);
    moves.add(move);
  }

  /** The share of the points of contestant 0 in a game that has ended. */
  double share() {
    int seat = seat(0);
    return (1 + Integer.signum(state.points(seat) - state.points(1 - seat))) / 2.0;
  }

  @Override
  public void close() {
    for (Engine engine : engines) {
      if (engine != null) {
        engine.close();
      }
    }
  }
}
