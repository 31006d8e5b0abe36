package spielwerk.web.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import spielwerk.arena.library.LibraryGame;
import spielwerk.core.Ending;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.web.live.Channel;

/**
 * A live game. Its lock guards all it has; nothing slow happens under it, for engines think
 * elsewhere and what they say later counts only if the game still stands where they were asked.
 *
 * <p>The game stands at its <em>live</em> move. Who looks at another move and plays there tries a
 * variation, which changes nothing in the game. A move that is taken back stays as a variation.
 */
public final class Table {
  private final TableState tableState;
  private final TableServices house;
  private final EngineQueue.Lane lane;
  private final Channel channel;
  private final Advisors advisors;
  private final SeatedEngines engines;
  private final TableReferee tableReferee;
  private final int seats;
  private final Analyst analyst;
  private final TableWriter writer;

  /** Pages listen to its channel. */
  Table(TableState tableState, TableServices house, Channel channel) {
    this.tableState = tableState;
    this.house = house;
    this.channel = channel;
    this.writer = new TableWriter(tableState, house, this, this::tell, this::halt);
    this.seats = tableState.chairs.size();
    this.lane = house.queue().lane(tableState.id);
    this.analyst = new Analyst(this, house, lane, channel);
    this.engines =
        new SeatedEngines(
            house, lane, tableState.course.game(), tableState.seed, channel, analyst::heard);
    for (int seat = 0; seat < seats && !house.readOnly(); seat++) {
      engines.sit(seat, tableState.chairs.get(seat));
    }
    this.tableReferee =
        new TableReferee(tableState, house, engines, this, writer::changedByItself, this::tell);
    this.advisors =
        new Advisors(tableState.course.game(), this::asked, house, lane, channel, tableState.seed);
  }

  public String id() {
    return tableState.id;
  }

  public Channel channel() {
    return channel;
  }

  /** About how many bytes it takes, without its engines; not under the lock, so it never waits. */
  long memory() {
    return tableState.memory();
  }

  /** From whose share of the engines' time this table is served from now on. */
  public void usedBy(String client) {
    lane.usedBy(client);
  }

  public Advisors advisors() {
    return advisors;
  }

  public Analyst analyst() {
    return analyst;
  }

  /** Lines that engines or people propose. */
  public ProposedLines lines() {
    return new ProposedLines(this);
  }

  /** Changes the table; all pages are notified. */
  synchronized <T> T change(Function<TableState, T> how) {
    T outcome = how.apply(tableState);
    changed();
    return outcome;
  }

  /** Looks at the table while nothing changes. */
  synchronized <T> T look(Function<TableState, T> glance) {
    writer.checkWritten();
    return glance.apply(tableState);
  }

  /** The number of the move at which the game stands. */
  public int live() {
    return look(state -> state.live.id);
  }

  /** All a board needs to show one position. */
  public ObjectNode position(int node) {
    return look(state -> PositionJson.write(state.course, state.lookedAt(node)));
  }

  /** The whole table. */
  public ObjectNode json() {
    return look(state -> TableJson.whole(state, engines.thinking()));
  }

  /** When it was changed last. */
  synchronized String lastChange() {
    return tableState.changed;
  }

  /**
   * Whether somebody may ask the engines beside the board.
   *
   * @throws AccessDenied if they only watch, and persons are playing
   */
  public synchronized void checkAsking(Credentials credentials) {
    writer.checkOpen();
    if (!tableState.over() && tableState.chairs.stream().anyMatch(Chair::isPerson)) {
      tableState.checkPart(credentials);
    }
  }

  /**
   * Whether somebody may leave something at the table: guests only where they take part.
   *
   * @throws AccessDenied if not
   */
  public synchronized void checkWriting(Credentials credentials) {
    if (!credentials.owner()) {
      tableState.checkPart(credentials);
    }
  }

  /**
   * @throws AccessDenied if it is not the host who asks
   */
  synchronized void checkHost(Credentials credentials) {
    tableState.keys.checkHost(credentials);
  }

  /** The host's key, for who has just opened the table; empty if it has none. */
  public synchronized String hostKey() {
    return tableState.keys.host();
  }

  /** The game so far, as the library writes it. */
  public synchronized LibraryGame game() {
    writer.checkWritten();
    return GameArchiver.game(tableState);
  }

  /** What somebody may do here. */
  public ObjectNode rights(Credentials credentials) {
    return look(state -> TableJson.rights(state, credentials));
  }

  /** The position that an advisor is asked about; in a game under way that is a hint. */
  private synchronized Position asked(int node) {
    writer.checkOpen();
    VariationNode wanted = tableState.lookedAt(node);
    tableState.hinted |= !tableState.over();
    return tableState.course.at(wanted);
  }

  /** The table is opened: the game goes on where it was, and pages receive its state. */
  synchronized void open() {
    if (!writer.isOpen()) {
      return; // somebody needed the room at once
    }
    if (!tableState.over() && !house.readOnly()) {
      tableReferee.goOn();
    }
    tell();
    analyst.tell();
  }

  private void changed() {
    writer.changed();
  }

  /** What writes it down. */
  TableWriter writer() {
    return writer;
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
   * @throws AccessDenied if somebody else is to move
   */
  public synchronized int play(Credentials credentials, int at, String text) {
    tableState.checkPart(credentials);
    VariationNode from = tableState.tree().node(at);
    if (from != tableState.live || tableState.over()) {
      PendingChoices.checkOpen(tableState, from);
      VariationNode tried = tableState.course.move(from, text);
      changed();
      return tried.id;
    }
    int turn = tableState.course.at(tableState.live).state().turn();
    if (!tableState.chairs.get(turn).isPerson()) {
      throw new Mistake("It is the turn of " + tableState.chairs.get(turn).name() + ", an engine.");
    }
    tableState.checkSeat(credentials, turn);
    VariationNode next = tableState.course.move(from, text);
    tableState.clocks.moved(turn);
    tableState.drawOffer = tableState.drawOffer == turn ? turn : -1;
    tableState.backOffer = -1;
    tableState.trouble = "";
    tableState.goTo(next);
    tableReferee.goOn();
    changed();
    return next.id;
  }

  /**
   * Goes back to before the last move that this person made; the moves stay as a variation. Where
   * others play too it is only asked for, and done when one of them takes back in turn.
   *
   * @param agreed false to say no to what another asked for, or to ask no longer
   * @throws Mistake if there is no such move
   */
  public synchronized void takeBack(Credentials credentials, boolean agreed) {
    tableState.checkPart(credentials);
    List<Integer> held = tableState.keys.held(credentials);
    boolean asked = tableState.backOffer >= 0 && !held.contains(tableState.backOffer);
    if (!agreed) {
      tableState.backOffer = -1;
      changed();
    } else if (asked) {
      back(tableState.beforeLast(List.of(tableState.backOffer)));
    } else if (tableState.others(credentials)) {
      VariationNode to = tableState.beforeLast(held);
      tableState.backOffer = tableState.course.at(to).state().turn();
      changed();
    } else {
      back(tableState.beforeLast(held));
    }
  }

  /** The game goes on from an earlier move, or from a variation. */
  public synchronized void playFrom(Credentials credentials, int node) {
    tableState.checkAlone(credentials);
    back(tableState.tree().node(node));
  }

  private void back(VariationNode to) {
    tableReferee.halt();
    tableState.reopen();
    tableState.withdrawOffers();
    tableState.trouble = "";
    tableState.takenBack++;
    tableState.goTo(to);
    tableReferee.goOn();
    changed();
  }

  public synchronized void resign(Credentials credentials, int seat) {
    tableState.checkRunning();
    tableState.checkSeat(credentials, tableState.place(seat));
    tableReferee.end(Ending.lost(Ending.Reason.RESIGNED, seat, seats, ""));
    changed();
  }

  /** Offers a draw, or accepts the one that another seat offered. */
  public synchronized void draw(Credentials credentials, int seat) {
    tableState.checkRunning();
    tableState.checkSeat(credentials, tableState.place(seat));
    if (tableState.drawOffer >= 0 && tableState.drawOffer != seat) {
      tableReferee.end(Ending.shared(Ending.Reason.DRAW_AGREED, seats, ""));
      changed();
      return;
    }
    tableState.drawOffer = seat;
    changed();
  }

  /** Whoever asks becomes the host; for the owner of the machine, who lost the key. */
  public synchronized String claim() {
    String key = tableState.keys.newHost();
    changed();
    return key;
  }

  /**
   * Gives a seat to somebody elsewhere, who may be sent the key that is returned.
   *
   * @throws AccessDenied if it is not the host who asks
   */
  public synchronized String invite(Credentials credentials, int seat) {
    tableState.keys.checkHost(credentials);
    if (tableState.keys.isOpen()) {
      throw new Mistake("This table is open to everybody; it needs a host before seats are given.");
    }
    if (!tableState.chairs.get(tableState.place(seat)).isPerson()) {
      throw new Mistake("An engine sits there; take the seat over first.");
    }
    String key = tableState.keys.give(seat);
    tableState.clocks.await(seat);
    changed();
    return key;
  }

  /** Engines wait, and clocks stand still, until the game goes on. */
  public synchronized void pause(Credentials credentials, boolean wanted) {
    tableState.checkAlone(credentials);
    tableState.checkRunning();
    tableState.paused = wanted;
    tableState.trouble = "";
    tableReferee.halt();
    tableReferee.goOn();
    changed();
  }

  /** Make the engine that is thinking move now. */
  public synchronized void hurry(Credentials credentials) {
    writer.checkOpen();
    tableState.checkPart(credentials);
    engines.hurry();
  }

  /**
   * Somebody else takes a seat, and the game goes on with them. Who holds a seat may do that with
   * it; the host with any, and then it is the host's again.
   */
  public synchronized void takeOver(Credentials credentials, int seat, Chair chair) {
    boolean held = tableState.keys.holds(credentials, tableState.place(seat));
    if (!held) {
      tableState.keys.checkHost(credentials);
    }
    engines.sit(tableState.place(seat), chair);
    tableState.chairs.set(seat, chair);
    if (!held) {
      tableState.keys.takeBack(seat);
    }
    tableState.backOffer = -1;
    tableReferee.halt();
    tableState.trouble = "";
    if (!tableState.over()) {
      tableReferee.goOn();
    }
    changed();
  }

  /** Says something of a move. */
  public synchronized void annotate(
      Credentials credentials, int node, @Nullable String comment, @Nullable String mark) {
    tableState.checkPart(credentials);
    tableState.annotate(node, comment, mark);
    changed();
  }

  /** A variation becomes the first choice where it begins; the game itself stays first. */
  public synchronized void promote(Credentials credentials, int node) {
    tableState.checkPart(credentials);
    tableState.promote(node);
    changed();
  }

  /**
   * Deletes a variation.
   *
   * @throws Mistake if the move belongs to the game that was played
   */
  public synchronized void delete(Credentials credentials, int node) {
    tableState.checkPart(credentials);
    tableState.delete(node);
    changed();
  }

  /** Nobody needs the table for now; it can be opened again from its file. */
  synchronized void close() {
    analyst.close();
    halt();
    writer.close();
    channel.close();
  }

  private void halt() {
    tableReferee.close();
    advisors.close();
    analyst.halt();
    engines.close();
  }
}
