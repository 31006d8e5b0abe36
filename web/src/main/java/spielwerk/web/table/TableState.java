package spielwerk.web.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import spielwerk.arena.library.MoveTree;
import spielwerk.core.Advice;
import spielwerk.core.Choice;
import spielwerk.core.Ending;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;

/** All that is to be known of a table, and written to its file. Guarded by the table. */
final class TableState {
  private static final int BYTES = 32_000;
  private static final int BYTES_A_MOVE = 500;

  final String id;
  final long seed;
  final String created;
  final TreePositions course;
  final Clocks clocks;
  final List<Chair> chairs;
  TableKeys keys;
  final Analysis analysis = new Analysis();
  VariationNode live;
  String changed;
  @Nullable Ending ending;
  boolean paused;
  int drawOffer = -1;

  /** The seat that asks to take its last move back, or -1. */
  int backOffer = -1;

  /** Whether somebody asked an engine for advice while the game went on. */
  boolean hinted;

  /** How often the game went back; dice that were seen then are not thrown again. */
  int takenBack;

  /** The table of the rematch, or empty. */
  String next = "";

  /** Games that ended here before this one, and were played on or taken back. */
  int number;

  /** When the game ended and was sent to the library, or empty. */
  String filed = "";

  /** Its number in the library, or 0. */
  long kept;

  /** The name of the library it is kept in. */
  String keptIn = "";

  /** Why the game does not go on, or empty. */
  String trouble = "";

  /** Where an engine threw the exception that is the trouble, or empty. */
  List<String> trace = List.of();

  TableState(String id, Game game, TableSpec spec, long seed, String created) {
    int seats = game.traits().seats();
    if (spec.chairs().size() != seats) {
      throw new Mistake(
          game.text() + " is played by " + seats + ", not by " + spec.chairs().size() + ".");
    }
    this.id = id;
    this.seed = seed;
    this.created = created;
    this.changed = created;
    this.course =
        new TreePositions(
            game,
            spec.setup().isEmpty()
                ? game.setup(Seeds.derive(seed, 0, Seeds.Purpose.SETUP, 0))
                : new Setup(spec.setup()));
    this.live = course.tree().root();
    this.chairs = new ArrayList<>(spec.chairs());
    this.keys = TableKeys.open(seats);
    this.clocks =
        new Clocks(
            seats, spec.limitMillis(), spec.incrementMillis(), () -> System.nanoTime() / 1_000_000);
  }

  /** What is written at a table with a game of the library changes the library too. */
  void checkPart(Credentials credentials) {
    keys.checkPart(credentials);
    if (kept > 0 && keys.isOpen()) {
      keys.checkHost(credentials);
    }
  }

  /** Whether somebody may play for a seat. */
  void checkSeat(Credentials credentials, int seat) {
    keys.checkSeat(credentials, seat, chairs.get(place(seat)).name());
  }

  /** Whether somebody may decide alone. */
  void checkAlone(Credentials credentials) {
    checkPart(credentials);
    if (others(credentials)) {
      throw new AccessDenied("Others play here too, and must agree; a move can be asked back.");
    }
  }

  /** How many bytes it takes, about. */
  long memory() {
    return BYTES + (long) BYTES_A_MOVE * tree().nodes().size();
  }

  /**
   * A move that somebody looks at.
   *
   * @throws AccessDenied if it reveals a choice that is pending
   */
  VariationNode lookedAt(int node) {
    VariationNode wanted = tree().node(node);
    PendingChoices.checkLook(this, wanted);
    return wanted;
  }

  /** The same game once more, everybody one seat further. */
  TableSpec again() {
    Game game = course.game();
    boolean drawn =
        course.setup().equals(game.setup(Seeds.derive(seed, 0, Seeds.Purpose.SETUP, 0)));
    List<Chair> further = new ArrayList<>(chairs);
    Collections.rotate(further, 1);
    return new TableSpec(
        game.text(),
        drawn ? "" : course.setup().text(),
        further,
        clocks.limit(),
        clocks.increment());
  }

  VariationTree tree() {
    return course.tree();
  }

  boolean over() {
    return ending != null;
  }

  /**
   * Where the last move was made by a person on one of these seats.
   *
   * @throws Mistake if there is none
   */
  VariationNode beforeLast(List<Integer> seats) {
    for (VariationNode before = live.parent; before != null; before = before.parent) {
      int turn = course.at(before).state().turn();
      if (turn >= 0 && seats.contains(turn) && chairs.get(turn).isPerson()) {
        return before;
      }
    }
    throw new Mistake("There is no move of a person to take back.");
  }

  /** A game that has ended is played on; it will be another one. */
  void reopen() {
    number += over() ? 1 : 0;
    ending = null;
    filed = "";
    kept = 0;
    keptIn = "";
  }

  /** The game stands at another move, and its line is the main one. */
  void goTo(VariationNode to) {
    live = to;
    tree().promote(to);
  }

  void withdrawOffers() {
    drawOffer = -1;
    backOffer = -1;
  }

  /** Whether a person sits there for whom somebody cannot speak. */
  boolean others(Credentials credentials) {
    for (int seat = 0; seat < chairs.size(); seat++) {
      if (chairs.get(seat).isPerson() && !keys.holds(credentials, seat)) {
        return true;
      }
    }
    return false;
  }

  /** The move that an advice comes to; it need not be legal. */
  int pick(Advice advice, Choice choice, int seat) {
    RandomGenerator random = Seeds.stream(seed, live.ply, Seeds.Purpose.CHOICE, seat);
    if (advice.candidates().isEmpty()) {
      int[] all = Moves.of(course.at(live).state());
      return all[random.nextInt(all.length)];
    }
    return advice.candidates().get(choice.pick(advice.candidates(), random)).move();
  }

  void annotate(int node, @Nullable String comment, @Nullable String mark) {
    VariationNode place = tree().node(node);
    if (mark != null && !MoveTree.MARKS.contains(mark)) {
      throw new Mistake("'" + mark + "' is not a mark; there are ! !! ? ?? !? ?! and none.");
    }
    place.comment = comment == null ? place.comment : comment;
    place.mark = mark == null ? place.mark : mark;
  }

  /** A variation becomes the first choice where it begins; the game itself stays first. */
  void promote(int node) {
    tree().promoteOnce(tree().node(node));
    tree().promote(live);
  }

  void delete(int node) {
    VariationNode gone = tree().node(node);
    if (gone.leadsTo(live)) {
      throw new Mistake("The moves of the game itself cannot be deleted; take them back instead.");
    }
    course.at(live); // the position remembered may be one of those that go
    tree().delete(gone);
  }

  /**
   * @throws Mistake if there is no such seat
   */
  int place(int seat) {
    if (seat < 0 || seat >= chairs.size()) {
      throw new Mistake(
          "There is no seat " + seat + "; seats are 0 to " + (chairs.size() - 1) + ".");
    }
    return seat;
  }

  /**
   * @throws Mistake if the game is over
   */
  void checkRunning() {
    if (over()) {
      throw new Mistake("The game is over.");
    }
  }
}
