package spielwerk.web.table;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;

/**
 * Who may do what at a table. The host, who opened it, holds one key, and with it all seats that
 * were not given away; a seat that was given away has a key of its own, which its link carries. Who
 * holds no key watches. A table without a host is open: everybody may do everything. Guarded by its
 * table.
 */
final class Keys {
  private static final int BYTES = 12;

  private final SecureRandom random = new SecureRandom();
  private String host;
  private final String[] seats;

  /**
   * @param host the host's key, or empty for an open table
   * @param seats a key for each seat that was given away, empty for the others
   */
  Keys(String host, List<String> seats) {
    this.host = host;
    this.seats = seats.toArray(String[]::new);
  }

  static Keys open(int seats) {
    String[] none = new String[seats];
    Arrays.fill(none, "");
    return new Keys("", List.of(none));
  }

  private String draw() {
    byte[] bytes = new byte[BYTES];
    random.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** The table gets a host, or another one. */
  String newHost() {
    host = draw();
    return host;
  }

  /** Gives a seat away; a link that was given before is worth nothing any more. */
  String give(int seat) {
    seats[seat] = draw();
    return seats[seat];
  }

  /** The seat belongs to the host again. */
  void takeBack(int seat) {
    seats[seat] = "";
  }

  boolean given(int seat) {
    return !seats[seat].isEmpty();
  }

  boolean isOpen() {
    return host.isEmpty();
  }

  String host() {
    return host;
  }

  List<String> seats() {
    return List.of(seats);
  }

  boolean isHost(Hand hand) {
    return isOpen() || hand.has(host);
  }

  /** Whether somebody may act for a seat. */
  boolean holds(Hand hand, int seat) {
    return given(seat) ? hand.has(seats[seat]) : isHost(hand);
  }

  /** The seats somebody may act for. */
  List<Integer> held(Hand hand) {
    List<Integer> held = new ArrayList<>();
    for (int seat = 0; seat < seats.length; seat++) {
      if (holds(hand, seat)) {
        held.add(seat);
      }
    }
    return held;
  }

  /** Whether somebody takes part, and does not only watch. */
  boolean takesPart(Hand hand) {
    return isHost(hand) || !held(hand).isEmpty();
  }

  void checkPart(Hand hand) {
    if (!takesPart(hand)) {
      throw new Denied("You are watching; who was sent a link to a seat can play.");
    }
  }

  void checkHost(Hand hand) {
    if (!isHost(hand)) {
      throw new Denied("Only who opened this table can do that.");
    }
  }

  /**
   * @param name who sits there
   */
  void checkSeat(Hand hand, int seat, String name) {
    checkPart(hand);
    if (!holds(hand, seat)) {
      throw new Denied("That seat is for " + name + ", who has the key to it.");
    }
  }
}
