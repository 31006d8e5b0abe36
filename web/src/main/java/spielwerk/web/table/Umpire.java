package spielwerk.web.table;

import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Advice;
import spielwerk.core.Choice;
import spielwerk.core.Ending;
import spielwerk.core.Seeds;
import spielwerk.core.State;

/**
 * Lets the game at a table go on: throws dice, runs the clocks, asks the engine whose turn it is,
 * plays what it answers, and says when the game is over. Guarded by its table, whose lock it takes
 * when an engine answers or a flag falls.
 */
final class Umpire implements Engines.Listener {
  private final Sheet sheet;
  private final Household house;
  private final Engines engines;
  private final int seats;
  private final Object lock;
  private final Runnable changed;
  private @Nullable Future<?> flag;

  /**
   * @param lock guards the sheet
   * @param changed is told, under the lock, when something came of itself
   */
  Umpire(Sheet sheet, Household house, Engines engines, Object lock, Runnable changed) {
    this.sheet = sheet;
    this.house = house;
    this.engines = engines;
    this.seats = sheet.chairs.size();
    this.lock = lock;
    this.changed = changed;
  }

  private State now() {
    return sheet.course.at(sheet.live).state();
  }

  /** Dice are thrown, the game is over, or whoever is to move is asked. */
  void goOn() {
    while (now().turn() == State.CHANCE) {
      // dice depend on the place in the game alone, so taking back does not throw them again
      enter(now().draw(Seeds.stream(sheet.seed, sheet.live.ply, Seeds.Purpose.DICE, 0)));
    }
    State state = now();
    if (state.over()) {
      halt();
      sheet.withdrawOffers();
      sheet.ending = Ending.finished(IntStream.range(0, seats).mapToObj(state::points).toList());
      return;
    }
    if (sheet.paused) {
      return;
    }
    int turn = state.turn();
    if (sheet.clocks.running() != turn) {
      sheet.clocks.run(turn);
      armFlag(turn);
    }
    Chair chair = sheet.chairs.get(turn);
    engines.think(
        turn,
        sheet.live,
        sheet.course.at(sheet.live),
        chair,
        Pace.of(chair.budget(), sheet.clocks, turn),
        this);
  }

  private boolean stale(int seat, Node asked) {
    return sheet.live != asked || sheet.over() || !engines.at(seat);
  }

  @Override
  public void answered(int seat, Node asked, Advice advice, Choice choice) {
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
    if (agrees && sheet.drawOffer >= 0 && sheet.drawOffer != seat) {
      end(Ending.shared(Ending.Reason.DRAW_AGREED, seats, ""));
      return;
    }
    sheet.withdrawOffers();
    sheet.drawOffer = advice.intent() == Advice.Intent.OFFER_DRAW ? seat : -1;
    int move = sheet.pick(advice, choice, seat);
    if (!now().legal(move)) {
      end(Ending.lost(Ending.Reason.ILLEGAL_MOVE, seat, seats, "played number " + move));
      return;
    }
    sheet.clocks.moved(seat);
    enter(move);
    goOn();
  }

  @Override
  public void failed(int seat, Node asked, String sentence) {
    synchronized (lock) {
      if (!stale(seat, asked)) {
        halt();
        sheet.paused = true;
        sheet.trouble = sheet.chairs.get(seat).name() + ": " + sentence;
        changed.run();
      }
    }
  }

  private void enter(int move) {
    sheet.goTo(sheet.course.move(sheet.live, move));
  }

  /** The game is over, whatever the rules say. */
  void end(Ending how) {
    halt();
    sheet.ending = how;
    sheet.withdrawOffers();
  }

  /** Nobody thinks any more, and no clock runs. */
  void halt() {
    engines.stop();
    sheet.clocks.stop();
    if (flag != null) {
      flag.cancel(false);
    }
  }

  private void armFlag(int seat) {
    if (!sheet.clocks.limited()) {
      return;
    }
    if (flag != null) {
      flag.cancel(false);
    }
    long left = Math.max(0, sheet.clocks.left(seat));
    flag = house.timer().schedule(() -> flagFalls(seat), left + 1, TimeUnit.MILLISECONDS);
  }

  private void flagFalls(int seat) {
    synchronized (lock) {
      if (!sheet.over() && sheet.clocks.running() == seat && sheet.clocks.left(seat) <= 0) {
        end(Ending.lost(Ending.Reason.TIMEOUT, seat, seats, "the clock ran out"));
        changed.run();
      }
    }
  }
}
