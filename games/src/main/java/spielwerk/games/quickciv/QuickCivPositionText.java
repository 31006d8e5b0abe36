package spielwerk.games.quickciv;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import spielwerk.core.Mistake;

/**
 * Positions as text: parts separated by semicolons, in this order. {@code round 12; seat 3; stock
 * 10 20 0, 5 5 0; land a.b/zm; red city-centre@1,1 farm@2,1; blue ..; siege blue 2,1 2}. Stocks are
 * food, material and points by seat. The land is written row by row, a letter a hex: none ({@code
 * .}), 1 to 3 forests (a b c), 1 to 3 mountains (m n o), a forest and a mountain (x), two forests
 * and a mountain (y), a forest and two mountains (z). A siege has the besieger, the hex and the
 * rounds so far. A {@link DrawnMap} is read as well, as the position in which its game begins.
 */
final class QuickCivPositionText {
  private static final int LONGEST = 100_000;
  static final String LETTERS = ".abcmnoxyz";
  private static final int[] FORESTS = {0, 1, 2, 3, 0, 0, 0, 1, 2, 1};
  private static final int[] MOUNTAINS = {0, 0, 0, 0, 1, 2, 3, 1, 1, 2};
  private static final Pattern PLACE = Pattern.compile("(\\d{1,3}),(\\d{1,3})");
  static final Pattern BUILT = Pattern.compile("([a-z-]+)@(\\d{1,3}),(\\d{1,3})");

  private final QuickCiv game;
  private final List<String> parts;
  private int next;

  private QuickCivPositionText(QuickCiv game, String text) {
    this.game = game;
    this.parts = Stream.of(text.split(";", -1)).map(String::trim).toList();
  }

  static String write(QuickCivState state) {
    QuickCiv game = state.game();
    List<String> parts = new ArrayList<>();
    parts.add("round " + (state.round() + 1));
    parts.add("seat " + (state.seatToMove() + 1));
    List<String> stocks = new ArrayList<>();
    for (int seat = 0; seat < game.players(); seat++) {
      stocks.add(state.food(seat) + " " + state.material(seat) + " " + state.points(seat));
    }
    parts.add("stock " + String.join(", ", stocks));
    parts.add("land " + land(state));
    QuickCivNotation notation = game.notation();
    for (int seat = 0; seat < game.players(); seat++) {
      StringBuilder built = new StringBuilder(notation.seat(seat));
      for (int hex = 0; hex < game.hexes(); hex++) {
        if (state.ownerOf(hex) == seat) {
          built.append(' ').append(Building.of(state.buildingOn(hex)).word());
          built.append('@').append(notation.hex(hex));
        }
      }
      parts.add(built.toString());
    }
    for (int hex = 0; hex < game.hexes(); hex++) {
      if (state.siege(hex) > 0) {
        parts.add(
            "siege %s %s %d"
                .formatted(
                    notation.seat(state.sieges().by(hex)), notation.hex(hex), state.siege(hex)));
      }
    }
    return String.join("; ", parts);
  }

  static String land(QuickCivState state) {
    QuickCiv game = state.game();
    StringBuilder text = new StringBuilder();
    for (int hex = 0; hex < game.hexes(); hex++) {
      if (hex > 0 && game.grid().column(hex) == 0) {
        text.append('/');
      }
      if (game.exists(hex)) {
        text.append(letter(state.land().forests(hex), state.land().mountains(hex)));
      }
    }
    return text.toString();
  }

  private static char letter(int forests, int mountains) {
    int index = 0;
    while (FORESTS[index] != forests || MOUNTAINS[index] != mountains) {
      index++;
    }
    return LETTERS.charAt(index);
  }

  static QuickCivState read(QuickCiv game, String text) {
    if (text.length() > LONGEST) {
      throw new Mistake("A position of more than " + LONGEST + " characters is too long.");
    }
    String position = isMap(text) ? drawn(game, text) : text;
    return new QuickCivPositionText(game, position).state();
  }

  /** A map has several lines; a position may have, but begins with its round. */
  private static boolean isMap(String text) {
    return text.indexOf('\n') >= 0 && !text.stripLeading().startsWith("round");
  }

  private static String drawn(QuickCiv game, String text) {
    DrawnMap map = DrawnMap.read("the map", text);
    if (map.size() != game.size() || map.players() != game.players()) {
      throw new Mistake(
          "The map is for quickciv:size=%d,players=%d, and this game is %s."
              .formatted(map.size(), map.players(), game.text()));
    }
    return map.position(game.rules());
  }

  private QuickCivState state() {
    int round = number(part("round"), 1, game.rounds() + 1, "round");
    int seat = number(part("seat"), 1, game.players(), "seat");
    int moved = Math.floorMod(seat - 1 - game.first(round - 1), game.players());
    if (round > game.rounds() && moved != 0) {
      throw new Mistake("A position after the last round has no seat in mid-round to move.");
    }
    String stocks = part("stock");
    QuickCivState state = new QuickCivState(game, land(part("land")));
    stocks(state, stocks);
    for (int player = 0; player < game.players(); player++) {
      buildings(state, player);
    }
    while (next < parts.size()) {
      siege(state, part("siege"));
    }
    state.clock(round - 1, moved);
    return state;
  }

  /** What follows the word with which the next part must begin. */
  private String part(String word) {
    String part = next < parts.size() ? parts.get(next) : "";
    if (!part.equals(word) && !part.startsWith(word + " ")) {
      throw new Mistake(
          "'"
              + shortened(part)
              + "' stands where a position of quickciv has '"
              + word
              + " ..'; it reads like round 1; seat 1; stock 20 40 0, ..; land ..; red"
              + " city-centre@1,1; ..");
    }
    next++;
    return part.substring(word.length()).trim();
  }

  private static String shortened(String text) {
    return text.length() > 40 ? text.substring(0, 40) + ".." : text;
  }

  private static int number(String word, int least, int most, String what) {
    try {
      int number = Integer.parseInt(word);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException none) {
      // reported below, as a number out of bounds is
    }
    throw new Mistake(
        "'%s' is not a valid %s of a position; it takes %d to %d."
            .formatted(shortened(word), what, least, most));
  }

  private void stocks(QuickCivState state, String text) {
    String[] seats = text.split(",", -1);
    if (seats.length != game.players()) {
      throw new Mistake(
          "'stock " + shortened(text) + "' must have " + game.players() + " stocks, one a seat.");
    }
    for (int seat = 0; seat < seats.length; seat++) {
      String[] words = seats[seat].trim().split("\\s+");
      if (words.length != 3) {
        throw new Mistake(
            "'"
                + shortened(seats[seat].trim())
                + "' is not a stock; write food, material, points.");
      }
      state.stock(
          seat,
          number(words[0], 0, Resources.MOST, "stock"),
          number(words[1], 0, Resources.MOST, "stock"),
          number(words[2], 0, Resources.MOST, "stock"));
    }
  }

  private Land land(String text) {
    HexGrid grid = game.grid();
    String[] rows = text.split("/", -1);
    if (rows.length != grid.size) {
      throw new Mistake("The land must have " + grid.size + " rows, not " + rows.length + ".");
    }
    byte[] forests = new byte[grid.hexes];
    byte[] mountains = new byte[grid.hexes];
    for (int row = 0; row < rows.length; row++) {
      if (rows[row].length() != grid.width(row)) {
        throw new Mistake(
            "Row " + (row + 1) + " of the land must have " + grid.width(row) + " letters.");
      }
      for (int column = 0; column < rows[row].length(); column++) {
        int kind = LETTERS.indexOf(rows[row].charAt(column));
        if (kind < 0) {
          throw new Mistake(
              "'"
                  + rows[row].charAt(column)
                  + "' is not a kind of land; letters are "
                  + LETTERS
                  + ".");
        }
        forests[grid.hex(column, row)] = (byte) FORESTS[kind];
        mountains[grid.hex(column, row)] = (byte) MOUNTAINS[kind];
      }
    }
    return new Land(grid, game.rules(), forests, mountains);
  }

  private void buildings(QuickCivState state, int seat) {
    String text = part(game.notation().seat(seat));
    for (String word : text.split("\\s+")) {
      if (word.isEmpty()) {
        continue;
      }
      Matcher matcher = BUILT.matcher(word);
      Building building = matcher.matches() ? Building.named(matcher.group(1)).orElse(null) : null;
      if (building == null) {
        throw new Mistake("'" + shortened(word) + "' is not a building on a hex, like farm@7,3.");
      }
      int hex = hex(word, matcher, 2);
      if (state.ownerOf(hex) >= 0) {
        throw new Mistake("'" + word + "' stands on a hex that is built on already.");
      }
      state.put(hex, seat, building);
    }
  }

  private int hex(String text, Matcher matcher, int group) {
    return game.notation()
        .hex(
            text,
            Integer.parseInt(matcher.group(group)),
            Integer.parseInt(matcher.group(group + 1)));
  }

  private void siege(QuickCivState state, String text) {
    String[] words = text.split("\\s+");
    Matcher place = PLACE.matcher(words.length == 3 ? words[1] : "");
    int besieger = -1;
    for (int seat = 0; seat < game.players(); seat++) {
      besieger = game.notation().seat(seat).equals(words[0]) ? seat : besieger;
    }
    if (besieger < 0 || !place.matches()) {
      throw new Mistake("'siege " + shortened(text) + "' is not a siege; write siege blue 7,3 2.");
    }
    int hex = hex(text, place, 1);
    int rounds = number(words[2], 1, Math.max(1, game.rules().siege() - 1), "siege");
    if (state.ownerOf(hex) < 0 || state.ownerOf(hex) == besieger) {
      throw new Mistake("'siege " + text + "' besieges no hex of another player.");
    }
    state.sieges().put(hex, besieger, rounds);
  }
}
