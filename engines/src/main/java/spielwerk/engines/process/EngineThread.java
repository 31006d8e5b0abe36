package spielwerk.engines.process;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Ending;
import spielwerk.core.Engine;
import spielwerk.core.Fault;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.State;
import spielwerk.core.Watch;

/**
 * Lets an engine think on a thread of its own while somebody listens to the manager. When the end
 * is received meanwhile, a search that is nearly done is still reported (whoever pipes a whole game
 * in wants to see it); then it is stopped; then it is left behind.
 */
final class EngineThread implements AutoCloseable {
  private static final long TO_STOP_MILLIS = 300;

  private final Budget own;
  private final long seed;
  private final long toFinishMillis;
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(
          work -> {
            Thread made = new Thread(work, "engine");
            made.setDaemon(true);
            return made;
          });
  private @Nullable Engine engine;
  private boolean busy;
  private int game;

  /** The seat that the engine knows it has in this game, or -1. */
  private int seated = -1;

  /**
   * @param toFinishMillis how long a thought may go on after the end was received
   */
  EngineThread(Budget own, long seed, long toFinishMillis) {
    this.own = own;
    this.seed = seed;
    this.toFinishMillis = toFinishMillis;
  }

  /** From now on this engine thinks, and what it thinks about is a new game. */
  void use(Engine next) {
    dismiss();
    engine = next;
    nextGame();
  }

  void nextGame() {
    game++;
    seated = -1;
  }

  /** A move that was thought of, and what the engine said about it. */
  record Thought(int move, Advice advice) {
    /** What a person may want to know about the search, if there was one. */
    Optional<String> remark(GomocupFields fields) {
      if (advice.candidates().isEmpty() || advice.effort().nodes() == 0) {
        return Optional.empty();
      }
      Candidate best = advice.candidates().get(0);
      StringBuilder text = new StringBuilder("depth " + advice.effort().depth());
      if (best.hasValue()) {
        text.append(String.format(Locale.ROOT, " eval %.3f", best.value()));
      }
      text.append(" nodes ").append(advice.effort().nodes()).append(" line");
      best.line().forEach(move -> text.append(' ').append(fields.text(move)));
      return Optional.of(text.toString());
    }
  }

  /**
   * Thinks about a position.
   *
   * @param anew whether this is not the game that the engine has seen so far
   * @param asker may wish to stop it, and sees what the engine says so far, on the engine's thread
   * @return the thought, or null if the end was received and it took too long
   */
  @Nullable Thought think(
      Position position, boolean anew, Budget budget, CommandQueue commands, Watch asker)
      throws InterruptedException {
    Engine thinker = engine;
    if (thinker == null) {
      throw new IllegalStateException("nobody thinks");
    }
    int seat = position.state().turn();
    boolean greet = anew || seat != seated;
    seated = seat;
    CompletableFuture<Void> hurry = commands.endAnd(toFinishMillis);
    CompletableFuture<Void> leave = commands.endAnd(toFinishMillis + TO_STOP_MILLIS);
    Watch watch =
        new Watch() {
          @Override
          public boolean stop() {
            return asker.stop() || hurry.isDone();
          }

          @Override
          public void soFar(Advice advice) {
            asker.soFar(advice);
          }
        };
    busy = true;
    CompletableFuture<Advice> thought =
        CompletableFuture.supplyAsync(
            () -> {
              if (greet) {
                thinker.newGame(
                    position.game(),
                    seat,
                    position.game().traits().goal(),
                    Seeds.derive(seed, game, Seeds.Purpose.ENGINE, seat));
              }
              State mine = position.state().copy();
              return thinker.advise(
                  new Position(position.game(), position.setup(), position.moves(), mine),
                  own.tighter(budget),
                  watch);
            },
            thread);
    try {
      Advice advice = first(thought, leave);
      return advice == null ? null : new Thought(choose(thinker, advice, position), advice);
    } finally {
      busy = !thought.isDone();
    }
  }

  private static @Nullable Advice first(
      CompletableFuture<Advice> thought, CompletableFuture<Void> leave)
      throws InterruptedException {
    try {
      CompletableFuture.anyOf(thought, leave).get();
      return thought.isDone() ? thought.get() : null;
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof RuntimeException known) {
        throw known;
      }
      throw new IllegalStateException(failed.getCause());
    }
  }

  /** As the referee does it: no opinion means that any move will do. */
  private int choose(Engine thinker, Advice advice, Position position) {
    State state = position.state();
    RandomGenerator random =
        Seeds.stream(
            Seeds.derive(seed, game, Seeds.Purpose.CHOICE, state.turn()) + position.moves().size());
    List<Candidate> candidates = advice.candidates();
    if (candidates.isEmpty()) {
      int[] all = Moves.of(state);
      return all[random.nextInt(all.length)];
    }
    int move = candidates.get(thinker.choice().pick(candidates, random)).move();
    if (!state.legal(move)) {
      throw new Fault(Ending.Reason.ILLEGAL_MOVE, "the engine chose the illegal move " + move);
    }
    return move;
  }

  /** An engine that still thinks is left alone: the program ends anyway. */
  private void dismiss() {
    Engine old = engine;
    if (old != null && !busy) {
      old.close();
    }
  }

  @Override
  public void close() {
    dismiss();
    thread.shutdown();
  }
}
