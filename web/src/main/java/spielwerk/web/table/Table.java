package spielwerk.web.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Advice;
import spielwerk.core.Choice;
import spielwerk.core.Ending;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.State;
import spielwerk.web.live.Channel;

/**
 * A live game. Its lock guards all it has; nothing slow happens under it, for engines think
 * elsewhere and what they say later counts only if the game still stands where they were asked.
 *
 * <p>The game stands at its <em>live</em> move. Who looks at another move and plays there tries a
 * variation, which changes nothing in the game. A move that is taken back stays as a variation.
 */
public final class Table {
  private final Sheet sheet;
  private final Household house;
  private final Channel channel = new Channel();
  private final Advisors advisors;
  private final Analyst analyst;
  private final @Nullable Adviser[] engines;
  private @Nullable Thinking thinking;
  private @Nullable Future<?> flag;

  Table(Sheet sheet, Household house) {
    this.sheet = sheet;
    this.house = house;
    this.engines = new Adviser[sheet.chairs.size()];
    for (int seat = 0; seat < engines.length; seat++) {
      sit(seat, sheet.chairs.get(seat));
    }
    this.advisors = new Advisors(sheet.course.game(), this::asked, house, channel, sheet.seed);
    this.analyst = new Analyst(this, house, channel);
  }

  public String id() {
    return sheet.id;
  }

  public Channel channel() {
    return channel;
  }

  public Advisors advisors() {
    return advisors;
  }

  public Analyst analyst() {
    return analyst;
  }

  /** Lines that engines or people propose. */
  public Lines lines() {
    return new Lines(this);
  }

  /** Changes the table; all pages are told. */
  synchronized <T> T change(Function<Sheet, T> how) {
    T outcome = how.apply(sheet);
    changed();
    return outcome;
  }

  /** Looks at the table while nothing changes. */
  synchronized <T> T look(Function<Sheet, T> glance) {
    return glance.apply(sheet);
  }

  /** The number of the move at which the game stands. */
  public synchronized int live() {
    return sheet.live.id;
  }

  /** All a board needs to show one position. */
  public synchronized ObjectNode position(int node) {
    return PositionJson.write(sheet.course, sheet.tree().node(node));
  }

  /** The whole table. */
  public synchronized ObjectNode json() {
    return TableJson.whole(sheet, thinking != null);
  }

  /** The position that an advisor is asked about; in a game under way that is a hint. */
  private synchronized Position asked(int node) {
    sheet.hinted |= !sheet.over();
    return sheet.course.at(sheet.tree().node(node));
  }

  private State now() {
    return sheet.course.at(sheet.live).state();
  }

  /** The table is opened: the game goes on where it was, and pages are told how it stands. */
  synchronized void open() {
    if (!sheet.over()) {
      goOn();
    }
    tell();
    analyst.tell();
  }

  /** Dice are thrown, the game is over, or whoever is to move is asked. */
  private void goOn() {
    while (now().turn() == State.CHANCE) {
      // dice depend on the place in the game alone, so taking back does not throw them again
      enter(now().draw(Seeds.stream(sheet.seed, sheet.live.ply, Seeds.Purpose.DICE, 0)));
    }
    State state = now();
    if (state.over()) {
      halt();
      sheet.drawOffer = -1;
      sheet.ending =
          Ending.finished(IntStream.range(0, engines.length).mapToObj(state::points).toList());
      return;
    }
    int turn = state.turn();
    if (sheet.paused) {
      return;
    }
    if (sheet.clocks.running() != turn) {
      sheet.clocks.run(turn);
      armFlag(turn);
    }
    Adviser engine = engines[turn];
    if (engine != null && thinking == null) {
      think(turn, engine);
    }
  }

  private void think(int seat, Adviser engine) {
    Node asked = sheet.live;
    Position position = sheet.course.at(asked);
    Chair chair = sheet.chairs.get(seat);
    thinking =
        Thinking.start(
            house.threads(),
            engine,
            position,
            Pace.of(chair.budget(), sheet.clocks, seat),
            new Thinking.Listener() {
              @Override
              public void soFar(Advice advice) {
                thought(seat, asked, position, advice, false);
              }

              @Override
              public void done(Advice advice) {
                thought(seat, asked, position, advice, true);
                boolean usual = chair.choice().equals(Choice.BEST);
                Choice choice = usual ? engine.engine(position).choice() : chair.choice();
                answer(seat, asked, advice, choice);
              }

              @Override
              public void failed(String sentence) {
                answerFailed(seat, asked, sentence);
              }
            });
  }

  private void thought(int seat, Node asked, Position position, Advice advice, boolean done) {
    ObjectNode json = AdviceJson.write(position, advice);
    json.put("seat", seat).put("node", asked.id).put("done", done);
    channel.publish("thought", "thought", json.toString());
    if (done) {
      analyst.heard(asked, position, advice);
    }
  }

  private boolean stale(int seat, Node asked) {
    return sheet.live != asked || sheet.over() || engines[seat] == null;
  }

  private synchronized void answer(int seat, Node asked, Advice advice, Choice choice) {
    if (stale(seat, asked)) {
      return;
    }
    thinking = null;
    boolean agrees =
        advice.intent() == Advice.Intent.ACCEPT_DRAW || advice.intent() == Advice.Intent.OFFER_DRAW;
    if (advice.intent() == Advice.Intent.RESIGN) {
      end(Ending.lost(Ending.Reason.RESIGNED, seat, engines.length, ""));
      return;
    }
    if (agrees && sheet.drawOffer >= 0 && sheet.drawOffer != seat) {
      end(Ending.shared(Ending.Reason.DRAW_AGREED, engines.length, ""));
      return;
    }
    sheet.drawOffer = advice.intent() == Advice.Intent.OFFER_DRAW ? seat : -1;
    int move = sheet.pick(advice, choice, seat);
    if (!now().legal(move)) {
      end(Ending.lost(Ending.Reason.ILLEGAL_MOVE, seat, engines.length, "played number " + move));
      return;
    }
    sheet.clocks.moved(seat);
    enter(move);
    goOn();
    changed();
  }

  private synchronized void answerFailed(int seat, Node asked, String sentence) {
    if (!stale(seat, asked)) {
      halt();
      sheet.paused = true;
      sheet.trouble = sheet.chairs.get(seat).name() + ": " + sentence;
      changed();
    }
  }

  private void enter(int move) {
    sheet.live = sheet.course.move(sheet.live, move);
    sheet.tree().promote(sheet.live);
  }

  private void end(Ending how) {
    halt();
    sheet.ending = how;
    sheet.drawOffer = -1;
    changed();
  }

  /** Nobody thinks any more, and no clock runs. */
  private void halt() {
    if (thinking != null) {
      thinking.cancel();
      thinking = null;
      channel.publish("thought", "thought", "");
    }
    sheet.clocks.stop();
    if (flag != null) {
      flag.cancel(false);
    }
  }

  private void changed() {
    sheet.changed = Instant.now().truncatedTo(ChronoUnit.MILLIS).toString();
    try {
      house.keeper().accept(sheet);
    } finally {
      tell();
    }
  }

  private void tell() {
    channel.publish("table", "table", json().toString());
  }

  /**
   * Plays a move: in the game if it is made where the game stands and a person is to move there,
   * else as a variation.
   *
   * @return the number of the move
   * @throws Mistake if it is not legal, or an engine is to move
   */
  public synchronized int play(int at, String text) {
    Node from = sheet.tree().node(at);
    if (from != sheet.live || sheet.over()) {
      Node tried = sheet.course.move(from, text);
      changed();
      return tried.id;
    }
    int turn = now().turn();
    if (!sheet.chairs.get(turn).isPerson()) {
      throw new Mistake("It is the turn of " + sheet.chairs.get(turn).name() + ", an engine.");
    }
    Node next = sheet.course.move(from, text);
    sheet.clocks.moved(turn);
    sheet.drawOffer = sheet.drawOffer == turn ? turn : -1;
    sheet.trouble = "";
    sheet.live = next;
    sheet.tree().promote(next);
    goOn();
    changed();
    return next.id;
  }

  /**
   * Goes back to before the last move that a person made; the moves stay as a variation.
   *
   * @throws Mistake if no person has moved yet
   */
  public synchronized void takeBack() {
    playFrom(sheet.beforeLastPerson().id);
  }

  /** The game goes on from an earlier move, or from a variation. */
  public synchronized void playFrom(int node) {
    Node to = sheet.tree().node(node);
    halt();
    sheet.ending = null;
    sheet.kept = 0; // played on, it will be another game
    sheet.drawOffer = -1;
    sheet.trouble = "";
    sheet.live = to;
    sheet.tree().promote(to);
    goOn();
    changed();
  }

  public synchronized void resign(int seat) {
    sheet.checkRunning();
    end(Ending.lost(Ending.Reason.RESIGNED, sheet.place(seat), engines.length, ""));
  }

  /** Offers a draw, or accepts the one that another seat offered. */
  public synchronized void draw(int seat) {
    sheet.checkRunning();
    if (sheet.drawOffer >= 0 && sheet.drawOffer != sheet.place(seat)) {
      end(Ending.shared(Ending.Reason.DRAW_AGREED, engines.length, ""));
      return;
    }
    sheet.drawOffer = sheet.place(seat);
    changed();
  }

  /** Engines wait, and clocks stand still, until the game goes on. */
  public synchronized void pause(boolean wanted) {
    sheet.checkRunning();
    sheet.paused = wanted;
    sheet.trouble = "";
    halt();
    goOn();
    changed();
  }

  /** The engine that thinks shall move now. */
  public synchronized void hurry() {
    if (thinking == null) {
      throw new Mistake("No engine is thinking about its move.");
    }
    thinking.hurry();
  }

  /** Somebody else takes a seat, and the game goes on with them. */
  public synchronized void takeOver(int seat, Chair chair) {
    sit(sheet.place(seat), chair);
    halt();
    sheet.trouble = "";
    if (!sheet.over()) {
      goOn();
    }
    changed();
  }

  private void sit(int seat, Chair chair) {
    Adviser engine = null;
    if (!chair.isPerson()) {
      house.catalogue().engine(chair.engine(), sheet.course.game()).close(); // wrong names show now
      engine = new Adviser(house.catalogue(), chair.engine(), sheet.seed);
    }
    Adviser before = engines[seat];
    sheet.chairs.set(seat, chair);
    engines[seat] = engine;
    if (before != null) {
      house.threads().execute(before::close); // it may be thinking still
    }
  }

  /** Says something of a move. */
  public synchronized void annotate(int node, @Nullable String comment, @Nullable String mark) {
    sheet.annotate(node, comment, mark);
    changed();
  }

  /** A variation becomes the first choice where it begins; the game itself stays first. */
  public synchronized void promote(int node) {
    sheet.promote(node);
    changed();
  }

  /**
   * Deletes a variation.
   *
   * @throws Mistake if the move belongs to the game that was played
   */
  public synchronized void delete(int node) {
    sheet.delete(node);
    changed();
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

  private synchronized void flagFalls(int seat) {
    if (!sheet.over() && sheet.clocks.running() == seat && sheet.clocks.left(seat) <= 0) {
      end(Ending.lost(Ending.Reason.TIMEOUT, seat, engines.length, "the clock ran out"));
    }
  }

  /** Nobody needs the table for now; it can be opened again from its file. */
  synchronized void close() {
    halt();
    advisors.close();
    analyst.close();
    channel.close();
    for (Adviser engine : engines) {
      if (engine != null) {
        house.threads().execute(engine::close);
      }
    }
  }
}
