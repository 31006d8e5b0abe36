package spielwerk.web.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import spielwerk.arena.library.LibraryGame;
import spielwerk.core.Ending;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
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
  private final Engines engines;
  private final Umpire umpire;
  private final int seats;
  private final Analyst analyst;

  Table(Sheet sheet, Household house) {
    this.sheet = sheet;
    this.house = house;
    this.seats = sheet.chairs.size();
    this.analyst = new Analyst(this, house, channel);
    this.engines = new Engines(house, sheet.course.game(), sheet.seed, channel, analyst::heard);
    for (int seat = 0; seat < seats; seat++) {
      engines.sit(seat, sheet.chairs.get(seat));
    }
    this.umpire = new Umpire(sheet, house, engines, this, this::changed);
    this.advisors = new Advisors(sheet.course.game(), this::asked, house, channel, sheet.seed);
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
    return TableJson.whole(sheet, engines.thinking());
  }

  /**
   * Whether somebody may ask the engines beside the board.
   *
   * @throws Denied if they only watch, and persons are playing
   */
  public synchronized void checkAsking(Hand hand) {
    if (!sheet.over() && sheet.chairs.stream().anyMatch(Chair::isPerson)) {
      sheet.keys.checkPart(hand);
    }
  }

  /**
   * @throws Denied if it is not the host who asks
   */
  synchronized void checkHost(Hand hand) {
    sheet.keys.checkHost(hand);
  }

  /** The host's key, for who has just opened the table; empty if it has none. */
  public synchronized String hostKey() {
    return sheet.keys.host();
  }

  /** The game so far, as the library writes it. */
  public synchronized LibraryGame game() {
    Ending unknown =
        new Ending(Ending.Reason.ADJUDICATED, -1, "no result", Collections.nCopies(seats, 0.0));
    return Keeper.game(sheet, sheet.ending == null ? unknown : sheet.ending);
  }

  /** Writes the table down though nobody has moved yet. */
  synchronized void save() {
    changed();
  }

  /** What somebody may do here. */
  public synchronized ObjectNode rights(Hand hand) {
    return TableJson.rights(sheet, hand);
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
      umpire.goOn();
    }
    tell();
    analyst.tell();
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
   * @throws Denied if somebody else is to move
   */
  public synchronized int play(Hand hand, int at, String text) {
    sheet.keys.checkPart(hand);
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
    checkSeat(hand, turn);
    Node next = sheet.course.move(from, text);
    sheet.clocks.moved(turn);
    sheet.drawOffer = sheet.drawOffer == turn ? turn : -1;
    sheet.backOffer = -1;
    sheet.trouble = "";
    sheet.goTo(next);
    umpire.goOn();
    changed();
    return next.id;
  }

  private void checkSeat(Hand hand, int seat) {
    sheet.keys.checkSeat(hand, seat, sheet.chairs.get(sheet.place(seat)).name());
  }

  private void checkAlone(Hand hand) {
    sheet.keys.checkPart(hand);
    if (sheet.others(hand)) {
      throw new Denied("Others play here too, and must agree; a move can be asked back.");
    }
  }

  /**
   * Goes back to before the last move that this person made; the moves stay as a variation. Where
   * others play too it is only asked for, and done when one of them takes back in turn.
   *
   * @param agreed false to say no to what another asked for, or to ask no longer
   * @throws Mistake if there is no such move
   */
  public synchronized void takeBack(Hand hand, boolean agreed) {
    sheet.keys.checkPart(hand);
    List<Integer> held = sheet.keys.held(hand);
    boolean asked = sheet.backOffer >= 0 && !held.contains(sheet.backOffer);
    if (!agreed) {
      sheet.backOffer = -1;
      changed();
    } else if (asked) {
      back(sheet.beforeLast(List.of(sheet.backOffer)));
    } else if (sheet.others(hand)) {
      Node to = sheet.beforeLast(held);
      sheet.backOffer = sheet.course.at(to).state().turn();
      changed();
    } else {
      back(sheet.beforeLast(held));
    }
  }

  /** The game goes on from an earlier move, or from a variation. */
  public synchronized void playFrom(Hand hand, int node) {
    checkAlone(hand);
    back(sheet.tree().node(node));
  }

  private void back(Node to) {
    umpire.halt();
    sheet.ending = null;
    sheet.kept = 0; // played on, it will be another game
    sheet.keptIn = "";
    sheet.withdrawOffers();
    sheet.trouble = "";
    sheet.goTo(to);
    umpire.goOn();
    changed();
  }

  public synchronized void resign(Hand hand, int seat) {
    sheet.checkRunning();
    checkSeat(hand, sheet.place(seat));
    umpire.end(Ending.lost(Ending.Reason.RESIGNED, seat, seats, ""));
    changed();
  }

  /** Offers a draw, or accepts the one that another seat offered. */
  public synchronized void draw(Hand hand, int seat) {
    sheet.checkRunning();
    checkSeat(hand, sheet.place(seat));
    if (sheet.drawOffer >= 0 && sheet.drawOffer != seat) {
      umpire.end(Ending.shared(Ending.Reason.DRAW_AGREED, seats, ""));
      changed();
      return;
    }
    sheet.drawOffer = seat;
    changed();
  }

  /** Whoever asks becomes the host; for the owner of the machine, who lost the key. */
  public synchronized String claim() {
    String key = sheet.keys.newHost();
    changed();
    return key;
  }

  /**
   * Gives a seat to somebody elsewhere, who may be sent the key that is returned.
   *
   * @throws Denied if it is not the host who asks
   */
  public synchronized String invite(Hand hand, int seat) {
    sheet.keys.checkHost(hand);
    if (sheet.keys.isOpen()) {
      throw new Mistake("This table is open to everybody; it needs a host before seats are given.");
    }
    if (!sheet.chairs.get(sheet.place(seat)).isPerson()) {
      throw new Mistake("An engine sits there; take the seat over first.");
    }
    String key = sheet.keys.give(seat);
    changed();
    return key;
  }

  /** Engines wait, and clocks stand still, until the game goes on. */
  public synchronized void pause(Hand hand, boolean wanted) {
    checkAlone(hand);
    sheet.checkRunning();
    sheet.paused = wanted;
    sheet.trouble = "";
    umpire.halt();
    umpire.goOn();
    changed();
  }

  /** The engine that thinks shall move now. */
  public synchronized void hurry(Hand hand) {
    sheet.keys.checkPart(hand);
    engines.hurry();
  }

  /**
   * Somebody else takes a seat, and the game goes on with them. Who holds a seat may do that with
   * it; the host with any, and then it is the host's again.
   */
  public synchronized void takeOver(Hand hand, int seat, Chair chair) {
    boolean held = sheet.keys.holds(hand, sheet.place(seat));
    if (!held) {
      sheet.keys.checkHost(hand);
    }
    engines.sit(sheet.place(seat), chair);
    sheet.chairs.set(seat, chair);
    if (!held) {
      sheet.keys.takeBack(seat);
    }
    sheet.backOffer = -1;
    umpire.halt();
    sheet.trouble = "";
    if (!sheet.over()) {
      umpire.goOn();
    }
    changed();
  }

  /** Says something of a move. */
  public synchronized void annotate(
      Hand hand, int node, @Nullable String comment, @Nullable String mark) {
    sheet.keys.checkPart(hand);
    sheet.annotate(node, comment, mark);
    changed();
  }

  /** A variation becomes the first choice where it begins; the game itself stays first. */
  public synchronized void promote(Hand hand, int node) {
    sheet.keys.checkPart(hand);
    sheet.promote(node);
    changed();
  }

  /**
   * Deletes a variation.
   *
   * @throws Mistake if the move belongs to the game that was played
   */
  public synchronized void delete(Hand hand, int node) {
    sheet.keys.checkPart(hand);
    sheet.delete(node);
    changed();
  }

  /** Nobody needs the table for now; it can be opened again from its file. */
  synchronized void close() {
    umpire.halt();
    advisors.close();
    analyst.close();
    channel.close();
    engines.close();
  }
}
