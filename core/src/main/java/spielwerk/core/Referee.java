package spielwerk.core;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Plays one game between any engines. It enforces legality, clocks and limits, and turns every
 * misbehaviour of an engine (illegal move, exception, no answer in time) into a named result of
 * this game that does not disturb the next one.
 *
 * <p>Each engine gets a state of its own, made equal to the referee's before every question, so
 * that an engine that spoils its state harms nobody else.
 */
public final class Referee {
  private final Bout bout;
  private final List<Seat> seats;
  private final BiConsumer<List<String>, List<GameRecord.Thought>> onlooker;
  private final State state;
  private final List<Integer> moves = new ArrayList<>();
  private final List<String> texts = new ArrayList<>();
  private final Position[] views;
  private final RandomGenerator dice;
  private final RandomGenerator[] choices;
  private final RandomGenerator hidden;
  private final double[] seconds;
  private final long[] clock;
  private final List<GameRecord.Vote> votes = new ArrayList<>();
  private final ThoughtLog thoughts = new ThoughtLog();
  private List<String> trace = List.of();
  private final AdjudicationCount adjudicationCount;
  private int drawOffer = -1;

  private Referee(
      Bout bout, List<Seat> seats, BiConsumer<List<String>, List<GameRecord.Thought>> onlooker) {
    int count = bout.game().traits().seats();
    if (seats.size() != count) {
      throw new Mistake(
          bout.game().text() + " is played by " + count + " seats, not by " + seats.size() + ".");
    }
    this.bout = bout;
    this.seats = seats;
    this.onlooker = onlooker;
    this.state = bout.game().start(bout.setup());
    this.dice = Seeds.stream(bout.seed(), bout.group(), Seeds.Purpose.DICE, 0);
    this.hidden = Seeds.stream(bout.seed(), bout.index(), Seeds.Purpose.HIDDEN, 0);
    this.choices = new RandomGenerator[count];
    this.views = new Position[count];
    this.seconds = new double[count];
    this.clock = new long[count];
    this.adjudicationCount = new AdjudicationCount(bout.limits().adjudication(), count);
    List<Integer> soFar = Collections.unmodifiableList(moves);
    for (int seat = 0; seat < count; seat++) {
      choices[seat] = Seeds.stream(bout.seed(), bout.index(), Seeds.Purpose.CHOICE, seat);
      views[seat] = new Position(bout.game(), bout.setup(), soFar, state.copy());
      clock[seat] = bout.limits().clockMillis();
    }
  }

  /** Plays a game; the engines stay open. */
  public static GameRecord play(Bout bout, List<Seat> seats) {
    return play(bout, seats, Watch.NONE);
  }

  /**
   * Plays a game; the engines stay open.
   *
   * @param watch receives the advice of whoever is thinking, and can stop it
   * @throws Mistake if the number of seats or the opening does not fit the game
   */
  public static GameRecord play(Bout bout, List<Seat> seats, Watch watch) {
    return play(bout, seats, watch, (moves, thoughts) -> {});
  }

  /**
   * Plays a game; the engines stay open.
   *
   * @param onlooker is shown all moves so far, as texts, after each of them, and what was thought
   *     of them by place, as far as anybody said so; it keeps nothing of the lists and holds up the
   *     game as long as it looks
   */
  public static GameRecord play(
      Bout bout,
      List<Seat> seats,
      Watch watch,
      BiConsumer<List<String>, List<GameRecord.Thought>> onlooker) {
    Referee referee = new Referee(bout, seats, onlooker);
    try (EngineTimeout engineTimeout = EngineTimeout.of(bout.limits())) {
      GameRecord game = referee.record(referee.run(engineTimeout, watch));
      for (int seat = 0; seat < seats.size(); seat++) {
        referee.tell(seat, game, engineTimeout);
      }
      return game;
    }
  }

  private Ending run(EngineTimeout engineTimeout, Watch watch) {
    for (int move : bout.opening()) {
      if (!state.legal(move)) {
        throw new Mistake("The opening has an illegal move at place " + (moves.size() + 1) + ".");
      }
      enter(move);
    }
    for (int seat = 0; seat < seats.size(); seat++) {
      Ending ending = greet(seat, engineTimeout);
      if (ending != null) {
        return ending;
      }
    }
    while (!state.over()) {
      if (bout.limits().maxMoves() > 0 && moves.size() >= bout.limits().maxMoves()) {
        return Ending.shared(
            Ending.Reason.MOVE_LIMIT, seats.size(), "after " + moves.size() + " moves");
      }
      if (state.turn() == State.CHANCE) {
        enter(state.draw(dice));
        continue;
      }
      Ending ending = turn(state.turn(), engineTimeout, watch);
      if (ending != null) {
        return ending;
      }
    }
    return Ending.finished(points());
  }

  private @Nullable Ending greet(int seat, EngineTimeout engineTimeout) {
    long seed = Seeds.derive(bout.seed(), bout.index(), Seeds.Purpose.ENGINE, seat);
    try {
      engineTimeout.call(
          aroundTheGame(seat),
          none -> {
            seats.get(seat).engine().newGame(bout.game(), seat, bout.goal(), seed);
            return Advice.none();
          },
          Watch.NONE);
      return null;
    } catch (EngineTimeout.Exhausted late) {
      return timeout(seat, late, "did not start in time");
    } catch (Throwable thrown) {
      return crash(seat, thrown);
    }
  }

  /**
   * The milliseconds for what comes before and after the moves, where an engine may read files or
   * start a process: more than a move has, but not for ever if there is a clock at all.
   */
  private long aroundTheGame(int seat) {
    Engine engine = seats.get(seat).engine();
    long millis = millis(engine, seats.get(seat).budget());
    return millis == 0 && bout.limits().clockMillis() == 0
        ? 0
        : Math.max(millis, engine.preparation().toMillis());
  }

  /** How long an engine may take for a move; 0 means any time. */
  private static long millis(Engine engine, Budget budget) {
    return budget.millis() > 0 ? budget.millis() : engine.patience().toMillis();
  }

  /** Of engines that might never answer the record says where they were. */
  private Ending timeout(int seat, EngineTimeout.Exhausted late, String detail) {
    if (!seats.get(seat).engine().patience().isZero()) {
      trace = StackTrace.lines(late);
    }
    return Ending.lost(Ending.Reason.TIMEOUT, seat, seats.size(), detail);
  }

  private @Nullable Ending turn(int seat, EngineTimeout engineTimeout, Watch watch) {
    Seat player = seats.get(seat);
    long began = System.nanoTime();
    Advice advice;
    try {
      Position view = view(seat);
      Budget budget = bout.limits().share(player.budget(), clock[seat]);
      advice =
          engineTimeout.call(
              millis(player.engine(), budget), w -> player.engine().advise(view, budget, w), watch);
    } catch (EngineTimeout.Exhausted late) {
      return timeout(seat, late, "no answer in time");
    } catch (Throwable thrown) {
      return crash(seat, thrown);
    } finally {
      seconds[seat] += (System.nanoTime() - began) / 1e9;
    }
    if (bout.limits().clockMillis() > 0) {
      clock[seat] -= (System.nanoTime() - began) / 1_000_000;
      if (clock[seat] < -bout.limits().marginMillis()) {
        return Ending.lost(Ending.Reason.TIMEOUT, seat, seats.size(), "the clock ran out");
      }
      clock[seat] = Math.max(0, clock[seat]) + bout.limits().incrementMillis();
    }
    if (advice == null) {
      return crash(seat, new NullPointerException("no advice at all"));
    }
    return heed(seat, advice, System.nanoTime() - began);
  }

  /** What a seat may see, as a state of its own. */
  private Position view(int seat) {
    Position view = views[seat];
    if (state instanceof Hidden secret) {
      List<Integer> open = view.moves().subList(0, moves.size() - secret.pending());
      return new Position(view.game(), view.setup(), open, secret.imagine(seat, hidden));
    }
    view.state().set(state);
    return view;
  }

  private @Nullable Ending heed(int seat, Advice advice, long nanos) {
    switch (advice.intent()) {
      case RESIGN -> {
        return Ending.lost(Ending.Reason.RESIGNED, seat, seats.size(), "");
      }
      case ACCEPT_DRAW, OFFER_DRAW -> {
        if (bout.limits().draws() && drawOffer >= 0 && drawOffer != seat) {
          return Ending.shared(Ending.Reason.DRAW_AGREED, seats.size(), "");
        }
        drawOffer = advice.intent() == Advice.Intent.OFFER_DRAW ? seat : -1;
      }
      case PLAY -> drawOffer = drawOffer == seat ? drawOffer : -1;
    }
    List<Candidate> candidates = advice.candidates();
    int move;
    int chosen = -1;
    if (candidates.isEmpty()) {
      int[] all = Moves.of(state);
      move = all[choices[seat].nextInt(all.length)];
    } else {
      chosen = choice(seats.get(seat)).pick(candidates, choices[seat]);
      move = candidates.get(chosen).move();
    }
    if (!state.legal(move)) {
      return Ending.lost(
          Ending.Reason.ILLEGAL_MOVE, seat, seats.size(), "played " + describe(move));
    }
    for (Voice voice : advice.voices()) {
      vote(voice, chosen);
    }
    thoughts.add(moves.size(), advice, chosen, nanos);
    enter(move);
    adjudicationCount.add(seat, chosen < 0 ? Candidate.UNKNOWN : candidates.get(chosen).value());
    return state.over() ? null : adjudicationCount.ending(moves.size());
  }

  /** The seat's own way to choose comes before the engine's. */
  private static Choice choice(Seat seat) {
    return seat.choice().equals(Choice.BEST) ? seat.engine().choice() : seat.choice();
  }

  private void vote(Voice voice, int chosen) {
    String wanted = voice.wants() < 0 ? "" : describe(voice.wants());
    double share = chosen < 0 ? 0 : voice.shares().get(chosen);
    double rounded = Math.rint(share * 1000) / 1000;
    votes.add(new GameRecord.Vote(moves.size(), voice.who(), wanted, rounded));
  }

  private String describe(int move) {
    try {
      return bout.game().notation().format(state, move);
    } catch (RuntimeException unwritable) {
      return "number " + move;
    }
  }

  private void enter(int move) {
    texts.add(bout.game().notation().format(state, move));
    state.play(move);
    moves.add(move);
    onlooker.accept(
        Collections.unmodifiableList(texts), Collections.unmodifiableList(thoughts.thoughts()));
  }

  private Ending crash(int seat, Throwable thrown) {
    if (thrown instanceof Fault fault) {
      return Ending.lost(fault.reason(), seat, seats.size(), String.valueOf(fault.getMessage()));
    }
    System.getLogger(Referee.class.getName())
        .log(
            System.Logger.Level.WARNING,
            "%s crashed in game %d of %s with seed %d, move %d"
                .formatted(
                    seats.get(seat).text(),
                    bout.index(),
                    bout.game().text(),
                    bout.seed(),
                    moves.size() + 1),
            thrown);
    trace = StackTrace.lines(thrown);
    String message = thrown.getMessage();
    String detail = thrown.getClass().getSimpleName() + (message == null ? "" : ": " + message);
    return Ending.lost(Ending.Reason.CRASH, seat, seats.size(), detail);
  }

  private void tell(int seat, GameRecord game, EngineTimeout engineTimeout) {
    if (game.ending().reason() == Ending.Reason.TIMEOUT && game.ending().seat() == seat) {
      return; // it may be thinking still, and would make us wait or be disturbed
    }
    try {
      engineTimeout.call(
          aroundTheGame(seat),
          none -> {
            seats.get(seat).engine().ended(game);
            return Advice.none();
          },
          Watch.NONE);
    } catch (Throwable ignored) {
      // the game is over and its result stands, whatever an engine does afterwards
    }
  }

  private List<Integer> points() {
    return IntStream.range(0, seats.size()).mapToObj(state::points).toList();
  }

  private GameRecord record(Ending ending) {
    return new GameRecord(
        bout.game().text(),
        bout.setup().text(),
        bout.goal(),
        bout.seed(),
        bout.index(),
        seats.stream().map(Seat::text).toList(),
        bout.opening().size(),
        texts,
        ending,
        state.over() ? points() : Collections.nCopies(seats.size(), 0),
        votes,
        thoughts.thoughts(),
        new GameRecord.Circumstances(
            Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(),
            IntStream.range(0, seats.size()).mapToObj(s -> seconds[s]).toList(),
            thoughts.millis(),
            ending.reason().fault() ? lastWords(seats.get(ending.seat()).engine()) : List.of(),
            trace));
  }

  private static List<String> lastWords(Engine engine) {
    try {
      return engine.lastWords();
    } catch (RuntimeException none) {
      return List.of();
    }
  }
}
