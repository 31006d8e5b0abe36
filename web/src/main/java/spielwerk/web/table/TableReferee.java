package spielwerk.web.table;

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
  private final TableState tableState;
  private final TableServices house;
  private final SeatedEngines engines;
  private final int seats;
  private final Object lock;
  private final Runnable changed;
  private final Runnable told;
  private @Nullable Future<?> flag;

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
      // dice depend on the place in the game alone, so taking back does not throw them again
      enter(now().draw(Seeds.stream(tableState.seed, tableState.live.ply, Seeds.Purpose.DICE, 0)));
    }
    State state = now();
    if (state.over()) {
      halt();
      tableState.withdrawOffers();
      tableState.ending =
          Ending.finished(IntStream.range(0, seats).mapToObj(state::points).toList());
      return;
    }
    if (tableState.paused) {
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
    if (tableState.clocks.running() != seat) {
      tableState.clocks.run(seat);
      armFlag(seat);
    }
  }

  /** An engine's clock runs from here on: its wait in the queue is nobody's time. */
  @Override
  public Budget began(int seat, VariationNode asked) {
    synchronized (lock) {
      if (!stale(seat, asked) && !tableState.paused) {
        runClock(seat);
        if (tableState.clocks.limited()) {
          told.run();
        }
      }
      return ThinkingTime.of(tableState.chairs.get(seat).budget(), tableState.clocks, seat);
    }
  }

  private boolean stale(int seat, VariationNode asked) {
    return tableState.live != asked || tableState.over() || !engines.at(seat);
  }

  @Override
  public void answered(int seat, VariationNode asked, Advice advice, Choice choice) {
    synchronized (lock) {
      if (!stale(seat, asked)) {
        engines.moved();
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
  public void failed(int seat, VariationNode asked, String sentence) {
    synchronized (lock) {
      if (!stale(seat, asked)) {
        halt();
        tableState.paused = true;
        tableState.trouble = tableState.chairs.get(seat).name() + ": " + sentence;
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

  /** Nobody thinks any more, and no clock runs. */
  void halt() {
    engines.stop();
    tableState.clocks.stop();
    if (flag != null) {
      flag.cancel(false);
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

  private void flagFalls(int seat) {
    synchronized (lock) {
      if (!tableState.over()
          && tableState.clocks.running() == seat
          && tableState.clocks.left(seat) <= 0) {
        end(Ending.lost(Ending.Reason.TIMEOUT, seat, seats, "the clock ran out"));
        changed.run();
      }
    }
  }
}
