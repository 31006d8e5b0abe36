package spielwerk.engines.connect4;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Effort;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.Settings;
import spielwerk.core.Solves;
import spielwerk.core.Unfinished;
import spielwerk.core.Watch;
import spielwerk.games.connect4.Connect4State;

/** Gives the value of every column; a substitute answers where that takes too long. */
final class PerfectEngine implements Engine, Solves {
  /**
   * A larger table than 2 to this power of entries finds little more, even from the empty board.
   */
  private static final int MOST_BITS = 26;

  /** No more than this share of the memory that the program may have. */
  private static final int MEMORY_SHARE = 4;

  /** Of a column of which nothing is known: more than that of any loss. */
  private static final double UNKNOWN_RATING = 0.06;

  private final Settings settings;
  private final Supplier<Engine> substitutes;
  private final Connect4Solver solver;
  private final Connect4Book book;
  private @Nullable Engine substitute;
  private Consumer<Engine> beginning = engine -> {};

  /**
   * @param substitutes makes the engine that answers where time does not suffice; asked when that
   *     first happens
   */
  PerfectEngine(Settings settings, Supplier<Engine> substitutes) {
    this.settings = settings;
    this.book = settings.flag("book") ? Connect4Book.shipped() : Connect4Book.empty();
    this.solver = new Connect4Solver(bits(settings));
    this.substitutes = substitutes;
  }

  /** As many as are asked for, or else as memory allows. */
  private static int bits(Settings settings) {
    long most = Runtime.getRuntime().maxMemory() / MEMORY_SHARE / Long.BYTES;
    int fitting = Math.min(MOST_BITS, Long.SIZE - 1 - Long.numberOfLeadingZeros(most));
    return settings.integer("table") == 0 ? fitting : settings.integer("table");
  }

  @Override
  public EngineInfo info() {
    return PerfectMaker.INFO;
  }

  @Override
  public void newGame(Game game, int seat, Goal goal, long seed) {
    beginning = engine -> engine.newGame(game, seat, goal, seed);
    if (substitute != null) {
      beginning.accept(substitute);
    }
  }

  /** Half of the budget is for the substitute, lest it has none when it is needed. */
  @Override
  public Advice advise(Position position, Budget budget, Watch watch) {
    Budget half =
        new Budget(half(budget.nodes()), budget.depth(), budget.sims(), half(budget.millis()));
    long began = System.nanoTime();
    Connect4State state = (Connect4State) position.state();
    List<Scored> known = new ArrayList<>();
    if (budget.depth() == 0 || budget.depth() >= left(state)) {
      try {
        long before = solver.nodes();
        List<Candidate> moves = moves(state, half, watch, known);
        return Advice.of(moves, effort(state, solver.nodes() - before, began));
      } catch (Unfinished tooMuch) {
        // then the substitute answers
      }
    }
    if (known.isEmpty()) {
      return substitute().advise(position, half, watch);
    }
    return together(substitute().advise(position, half, beside(watch, known, state)), known, state);
  }

  private static Watch beside(Watch watch, List<Scored> known, Connect4State state) {
    return new Watch() {
      @Override
      public boolean stop() {
        return watch.stop();
      }

      @Override
      public void soFar(Advice advice) {
        watch.soFar(together(advice, known, state));
      }
    };
  }

  /**
   * What was solved in time, and what the substitute thinks of the other columns. Those of which
   * nobody knows anything are better than those that lose.
   */
  private static Advice together(Advice guessed, List<Scored> known, Connect4State state) {
    Map<Integer, Candidate> all = new LinkedHashMap<>();
    for (int move : Moves.of(state)) {
      all.put(move, new Candidate(move, UNKNOWN_RATING, Candidate.UNKNOWN, false, List.of(move)));
    }
    for (Candidate guess : guessed.candidates()) {
      double rating = guess.hasValue() ? rating(guess.value(), 0) : guess.rating();
      all.put(
          guess.move(),
          new Candidate(guess.move(), rating, guess.value(), guess.exact(), guess.line()));
    }
    for (Scored one : known) {
      Candidate proven = candidate(one, Long.bitCount(state.all()), List.of(one.column()));
      double rating = rating(proven.value(), one.score());
      all.put(
          one.column(),
          new Candidate(
              one.column(),
              rating,
              proven.value(),
              true,
              proven.line(),
              Candidate.UNKNOWN,
              proven.distance()));
    }
    List<Candidate> sorted =
        all.values().stream()
            .sorted(Comparator.comparingDouble(Candidate::rating).reversed())
            .toList();
    return Advice.of(sorted, guessed.effort());
  }

  /** By the result; among equal ones the sooner win and the later loss. */
  private static double rating(double value, int score) {
    return 0.05 + 0.9 * (1 + value) / 2 + score / 1000.0;
  }

  private Engine substitute() {
    if (substitute == null) {
      substitute = substitutes.get();
      beginning.accept(substitute);
    }
    return substitute;
  }

  /** 0 means no limit, so half of 1 is 1. */
  private static long half(long limit) {
    return (limit + 1) / 2;
  }

  private static int left(Connect4State state) {
    return SevenBySix.SQUARES - Long.bitCount(state.all());
  }

  @Override
  public Solution solve(Position position, Budget budget, Watch watch) {
    long began = System.nanoTime();
    Connect4State state = (Connect4State) position.state();
    long before = solver.nodes();
    List<Candidate> moves = moves(state, budget, watch, new ArrayList<>());
    double value = moves.get(0).value();
    List<Integer> best =
        moves.stream().filter(move -> move.value() == value).map(Candidate::move).sorted().toList();
    return new Solution(
        (int) value,
        Goal.WIN,
        best,
        moves,
        settings.text(),
        effort(state, solver.nodes() - before, began));
  }

  private static Effort effort(Connect4State state, long nodes, long began) {
    return new Effort(nodes, left(state), (System.nanoTime() - began) / 1e9, Map.of());
  }

  /**
   * Every move with its value and what follows it, the soonest win or the latest loss first.
   *
   * @param scored takes what is found out, one column after the other
   */
  private List<Candidate> moves(
      Connect4State state, Budget budget, Watch watch, List<Scored> scored) {
    long before = solver.nodes();
    long began = System.nanoTime();
    solver.limit(budget.nodes(), stop(budget, watch));
    long own = state.own();
    long all = state.all();
    for (int column : Connect4Solver.MIDDLE_FIRST) {
      long square = SevenBySix.landing(all) & SevenBySix.column(column);
      if (square != 0) {
        scored.add(new Scored(column, square, scoreAfter(own, all, square)));
        Effort soFar = effort(state, solver.nodes() - before, began);
        watch.soFar(Advice.of(candidates(scored, Long.bitCount(all)), soFar));
      }
    }
    scored.sort(Comparator.comparingInt(Scored::score).reversed());
    List<Candidate> moves = new ArrayList<>(candidates(scored, Long.bitCount(all)));
    List<Integer> line = line(own, all, scored.get(0));
    moves.set(0, candidate(scored.get(0), Long.bitCount(all), line));
    return moves;
  }

  private int scoreAfter(long own, long all, long square) {
    return SevenBySix.hasFour(own | square)
        ? solver.scoreAfter(own, all, square)
        : book.score(own ^ all, all | square)
            .map(known -> -known)
            .orElseGet(() -> solver.scoreAfter(own, all, square));
  }

  private static List<Candidate> candidates(List<Scored> scored, int count) {
    return scored.stream()
        .sorted(Comparator.comparingInt(Scored::score).reversed())
        .map(one -> candidate(one, count, List.of(one.column())))
        .toList();
  }

  private static Candidate candidate(Scored one, int count, List<Integer> line) {
    return new Candidate(
        one.column(),
        rating(one.score()),
        Integer.signum(one.score()),
        true,
        line,
        Candidate.UNKNOWN,
        Connect4Solver.distance(one.score(), count));
  }

  private record Scored(int column, long square, int score) {}

  private static double rating(int score) {
    return (1 + score / (double) SevenBySix.SQUARES) / 2;
  }

  /** Best play of both to the end of the game. */
  private List<Integer> line(long own, long all, Scored first) {
    Optional<List<Integer>> known = book.line(own, all);
    if (known.isPresent() && known.get().get(0) == first.column()) {
      return known.get();
    }
    List<Integer> line = new ArrayList<>(List.of(first.column()));
    Connect4Book.Stones stones = new Connect4Book.Stones(own ^ all, all | first.square());
    int score = -first.score();
    while (!SevenBySix.hasFour(stones.own() ^ stones.all()) && stones.all() != SevenBySix.BOARD) {
      Optional<List<Integer>> rest = book.line(stones.own(), stones.all());
      if (rest.isPresent()) {
        line.addAll(rest.get());
        return line;
      }
      int column = solver.keeping(stones, score, book);
      line.add(column);
      stones = stones.then(column).orElseThrow();
      score = -score;
    }
    return line;
  }

  private static BooleanSupplier stop(Budget budget, Watch watch) {
    long end = System.nanoTime() + budget.millis() * 1_000_000;
    return () -> (budget.millis() > 0 && System.nanoTime() - end > 0) || watch.stop();
  }

  @Override
  public void close() {
    if (substitute != null) {
      substitute.close();
    }
  }
}
