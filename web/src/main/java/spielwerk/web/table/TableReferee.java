package spielwerk.web.table;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Choice;
import spielwerk.core.Ending;
import spielwerk.core.Seeds;
import spielwerk.core.State;

/**
 * Lets the game at a table go on: throws dice, runs the clocks, asks the engine whose turn it is,
 * plays what it answers, and says when the game is over. Guarded by its table, whose lock it takes
 * when an engine answers or a flag falls.
 */
final class TableReferee implements SeatedEngines.Listener {
  /** How much later than it should an engine may answer. */
  private static final long GRACE_MILLIS = 1000;

  private final TableState tableState;
  private final TableServices house;
  private final SeatedEngines engines;
  private final int seats;
  private final Object lock;
  private final Runnable changed;
  private final Runnable told;
  private @Nullable Future<?> flag;
  private @Nullable Future<?> overdue;
  private boolean closed;

  /**
   * @param lock guards the sheet
   * @param changed is called, under the lock, when something changed by itself
   * @param told is called, under the lock, when pages shall know of it though there is nothing to
   *     write down
   */
  TableReferee(
      TableState tableState,
      TableServices house,
      SeatedEngines engines,
      Object lock,
      Runnable changed,
      Runnable told) {
    this.tableState = tableState;
    this.house = house;
    this.engines = engines;
    this.seats = tableState.chairs.size();
    this.lock = lock;
    this.changed = changed;
    this.told = told;
  }

  private State now() {
    return tableState.course.at(tableState.live).state();
  }

  /** Dice are thrown, the game is over, or whoever is to move is asked. */
  void goOn() {
    while (now().turn() == State.CHANCE) {
      // what was seen before a move was taken back must reveal nothing of what comes
      enter(
          now()
              .draw(
                  Seeds.stream(
                      tableState.seed,
                      tableState.live.ply,
                      Seeds.Purpose.DICE,
                      tableState.takenBack)));
    }
    State state = now();
    if (state.over()) {
      halt();
      tableState.withdrawOffers();
      tableState.ending =
          Ending.finished(IntStream.range(0, seats).mapToObj(state::points).toList());
      return;
    }
    if (tableState.paused || closed) {
      return;
    }
    int turn = state.turn();
    if (!engines.at(turn)) {
      runClock(turn);
    }
    engines.think(
        turn,
        tableState.live,
        tableState.course.at(tableState.live),
        tableState.chairs.get(turn),
        this);
  }

  private void runClock(int seat) {
    if (tableState.clocks.started(seat) && tableState.clocks.running() != seat) {
      tableState.clocks.run(seat);
      armFlag(seat);
    }
  }

  /** An engine's clock runs from here on: its wait in the queue is nobody's time. */
  @Override
  public Budget began(int seat, VariationNode asked) {
    Duration patience = engines.patience(seat);
    synchronized (lock) {
      if (!stale(seat, asked) && !tableState.paused) {
        runClock(seat);
        if (tableState.clocks.limited()) {
          told.run();
        }
      }
      Budget budget =
          ThinkingTime.of(tableState.chairs.get(seat).budget(), tableState.clocks, seat);
      armOverdue(seat, asked, budget, patience);
      return budget;
    }
  }

  private boolean stale(int seat, VariationNode asked) {
    return closed || tableState.live != asked || tableState.over() || !engines.at(seat);
  }

  @Override
  public void answered(int seat, VariationNode asked, Advice advice, Choice choice) {
    synchronized (lock) {
      if (!stale(seat, asked)) {
        engines.moved();
        if (overdue != null) {
          overdue.cancel(false);
        }
        answer(seat, advice, choice);
        changed.run();
      }
    }
  }

  private void answer(int seat, Advice advice, Choice choice) {
    boolean agrees =
        advice.intent() == Advice.Intent.ACCEPT_DRAW || advice.intent() == Advice.Intent.OFFER_DRAW;
    if (advice.intent() == Advice.Intent.RESIGN) {
      end(Ending.lost(Ending.Reason.RESIGNED, seat, seats, ""));
      return;
    }
    if (agrees && tableState.drawOffer >= 0 && tableState.drawOffer != seat) {
      end(Ending.shared(Ending.Reason.DRAW_AGREED, seats, ""));
      return;
    }
    tableState.withdrawOffers();
    tableState.drawOffer = advice.intent() == Advice.Intent.OFFER_DRAW ? seat : -1;
    int move = tableState.pick(advice, choice, seat);
    if (!now().legal(move)) {
      end(Ending.lost(Ending.Reason.ILLEGAL_MOVE, seat, seats, "played number " + move));
      return;
    }
    tableState.clocks.moved(seat);
    tableState.trouble = "";
    enter(move);
    goOn();
  }

  @Override
  public void failed(int seat, VariationNode asked, String sentence, List<String> trace) {
    synchronized (lock) {
      if (!stale(seat, asked)) {
        halt();
        tableState.paused = true;
        tableState.trouble = tableState.chairs.get(seat).name() + ": " + sentence;
        tableState.trace = trace;
        changed.run();
      }
    }
  }

  private void enter(int move) {
    tableState.goTo(tableState.course.move(tableState.live, move));
  }

  /** The game is over, whatever the rules say. */
  void end(Ending how) {
    halt();
    tableState.ending = how;
    tableState.withdrawOffers();
  }

  /** Nobody thinks any more, and whatever an engine still answers does not count. */
  void close() {
    closed = true;
    halt();
  }

  /** Nobody thinks any more, and no clock runs. */
  void halt() {
    engines.stop();
    tableState.clocks.stop();
    if (flag != null) {
      flag.cancel(false);
    }
    if (overdue != null) {
      overdue.cancel(false);
    }
  }

  private void armFlag(int seat) {
    if (!tableState.clocks.limited()) {
      return;
    }
    if (flag != null) {
      flag.cancel(false);
    }
    long left = Math.max(0, tableState.clocks.left(seat));
    flag = house.timer().schedule(() -> flagFalls(seat), left + 1, TimeUnit.MILLISECONDS);
  }

  /** An engine that does not stop when it is told to shall not hold up the game for ever. */
  private void armOverdue(int seat, VariationNode asked, Budget budget, Duration patience) {
    long millis =
        patience.isZero()
            ? TimeUnit.NANOSECONDS.toMillis(EngineTask.LONGEST_MOVE_NANOS)
            : patience.toMillis();
    long most = Math.max(millis, 2 * budget.millis()) + GRACE_MILLIS;
    String sentence =
        "The engine did not answer within %.0f s and was given up.".formatted(most / 1000.0);
    if (overdue != null) {
      overdue.cancel(false);
    }
    overdue =
        house.timer().schedule(() -> giveUp(seat, asked, sentence), most, TimeUnit.MILLISECONDS);
  }

  private void giveUp(int seat, VariationNode asked, String sentence) {
    synchronized (lock) {
      if (!stale(seat, asked) && engines.thinking()) {
        failed(seat, asked, sentence, List.of());
        engines.renew(seat, tableState.chairs.get(seat));
      }
    }
  }

  private void flagFalls(int seat) {
    synchronized (lock) {
      if (!closed
          && !tableState.over()
          && tableState.clocks.running() == seat
          && tableState.clocks.left(seat) <= 0) {
        end(Ending.lost(Ending.Reason.TIMEOUT, seat, seats, "the clock ran out"));
        changed.run();
      }
    }
  }
}
