package spielwerk.learn.selfplay;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
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
import spielwerk.nets.zero.NetBatch;
import spielwerk.nets.zero.ZeroSearch;

/**
 * A game of a match between two players, each a network's search or an engine. Belongs to one
 * thread.
 */
final class MatchGame implements Lockstep.Playing, AutoCloseable {
  private static final int NOBODY = -1;

  /** Who plays. */
  sealed interface Player {
    /** A network's search. */
    record Searching(ZeroSearch search, int sims, NetBatch batch) implements Player {}

    /** An engine. */
    record Advised(Engine engine) implements Player {}
  }

  private final Game game;
  private final Openings openings;
  private final long seed;
  private final List<Player> players;
  private final Playout evenly;

  private State state;
  private Setup setup;
  private final List<Integer> moves = new ArrayList<>();
  private final List<Integer> view = Collections.unmodifiableList(moves);
  private RandomGenerator random;
  private int index;
  private int asking = NOBODY;

  MatchGame(Game game, Openings openings, long seed, List<Player> players) {
    this.game = game;
    this.openings = openings;
    this.seed = seed;
    this.players = players;
    this.evenly = new Playout(game);
    this.setup = game.setup(seed);
    this.state = game.start(setup);
    this.random = Seeds.stream(seed);
  }

  /** Two games with the same opening, seats swapped, follow each other. */
  @Override
  public void begin(int number) {
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
      if (players.get(who) instanceof Player.Advised advised) {
        int seat = seat(who);
        long own = Seeds.derive(seed, number, Seeds.Purpose.ENGINE, seat);
        advised.engine().newGame(game, seat, game.traits().goal(), own);
      } else if (players.get(who) instanceof Player.Searching searching) {
        searching.search().forget();
      }
    }
    asking = NOBODY;
  }

  int index() {
    return index;
  }

  /** Where a player sits; player 0 has the first move in even games. */
  private int seat(int who) {
    return (index + who) % 2;
  }

  @Override
  public boolean over() {
    return state.over();
  }

  @Override
  public boolean advance() {
    int who = (state.turn() + index) % 2;
    if (players.get(who) instanceof Player.Searching searching) {
      return advance(who, searching);
    } else if (players.get(who) instanceof Player.Advised advised) {
      play(advised(advised.engine()));
    }
    return false;
  }

  private boolean advance(int who, Player.Searching searching) {
    ZeroSearch search = searching.search();
    if (asking != who) {
      search.begin(state, searching.sims(), random);
      asking = who;
    }
    if (searching.batch().add(search)) {
      return true;
    }
    play(search.best());
    asking = NOBODY;
    return false;
  }

  private int advised(Engine engine) {
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

  /** The share of the points of player 0 in a game that has ended. */
  double share() {
    int seat = seat(0);
    return (1 + Integer.signum(state.points(seat) - state.points(1 - seat))) / 2.0;
  }

  @Override
  public void close() {
    for (Player player : players) {
      if (player instanceof Player.Advised advised) {
        advised.engine().close();
      }
    }
  }
}
