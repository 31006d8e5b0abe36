package spielwerk.web.table;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.Collections;
import java.util.List;

/**
 * Who may do what at a table. The host, who opened it, holds one key, and with it all seats that
 * were not given away; a seat that was given away has a key of its own, which its link carries. Who
 * holds no key watches. A table without a host is open: everybody may play there, and the owner of
 * the workbench is its host. Guarded by its table.
 */
final class TableKeys {
  private static final int BYTES = 12;

  private final SecureRandom random = new SecureRandom();
  private String host;
  private final String[] seats;

  /**
   * @param host the host's key, or empty for an open table
   * @param seats a key for each seat that was given away, empty for the others
   */
  TableKeys(String host, List<String> seats) {
    this.host = host;
    this.seats = seats.toArray(String[]::new);
  }

  static TableKeys open(int seats) {
    String[] none = new String[seats];
    Arrays.fill(none, "");
    return new TableKeys("", List.of(none));
  }

  /** The keys for a table at which everybody sits one seat further. */
  TableKeys further() {
    List<String> further = new ArrayList<>(seats());
    Collections.rotate(further, 1);
    return new TableKeys(host, further);
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

  boolean isHost(Credentials credentials) {
    return isOpen() ? credentials.owner() : credentials.has(host);
  }

  /** Whether somebody may act for a seat. */
  boolean holds(Credentials credentials, int seat) {
    return given(seat) ? credentials.has(seats[seat]) : isOpen() || isHost(credentials);
  }

  /** The seats somebody may act for. */
  List<Integer> held(Credentials credentials) {
    List<Integer> held = new ArrayList<>();
    for (int seat = 0; seat < seats.length; seat++) {
      if (holds(credentials, seat)) {
        held.add(seat);
      }
    }
    return held;
  }

  /** Whether somebody takes part, and does not only watch. */
  boolean takesPart(Credentials credentials) {
    return isHost(credentials) || !held(credentials).isEmpty();
  }

  void checkPart(Credentials credentials) {
    if (!takesPart(credentials)) {
      throw new AccessDenied("You are watching; only people with a link to a seat can play.");
    }
  }

  void checkHost(Credentials credentials) {
    if (!isHost(credentials)) {
      throw new AccessDenied("Only whoever opened this table can do that.");
    }
  }

  /**
   * @param name who sits there
   */
  void checkSeat(Credentials credentials, int seat, String name) {
    checkPart(credentials);
    if (!holds(credentials, seat)) {
      throw new AccessDenied("That seat is for " + name + ", who has the key to it.");
    }
  }
}
