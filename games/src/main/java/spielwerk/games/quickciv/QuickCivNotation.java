package spielwerk.games.quickciv;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import spielwerk.core.Mistake;
import spielwerk.core.Notation;
import spielwerk.core.State;

/**
 * Moves are {@code farm@7,3}, column and row counted from 1 at the upper left, and {@code pass}.
 */
public final class QuickCivNotation implements Notation {
  private static final String PASS = "pass";
  private static final List<String> EFFECTS =
      List.of("food", "material", "points", "land", "front");
  static final List<String> SEATS = List.of("red", "blue", "green", "yellow");
  private static final Pattern MOVE = Pattern.compile("([a-z-]+)@(\\d{1,3}),(\\d{1,3})");

  private final QuickCiv game;

  QuickCivNotation(QuickCiv game) {
    this.game = game;
  }

  @Override
  public String format(State state, int move) {
    int hexes = game.hexes();
    return move == Building.COUNT * hexes
        ? PASS
        : Building.of(move / hexes).word() + "@" + hex(move % hexes);
  }

  /** A hex as people write it: {@code 7,3}. */
  public String hex(int hex) {
    return (game.grid().column(hex) + 1) + "," + (game.grid().row(hex) + 1);
  }

  @Override
  public int parse(State state, String text) {
    String word = text.trim().toLowerCase(Locale.ROOT);
    if (word.equals(PASS)) {
      return Building.COUNT * game.hexes();
    }
    Matcher matcher = MOVE.matcher(word);
    if (!matcher.matches()) {
      throw new Mistake("'" + text.trim() + "' is not a move; write it like farm@7,3 or pass.");
    }
    Building building =
        Building.named(matcher.group(1))
            .orElseThrow(
                () ->
                    new Mistake(
                        "'"
                            + text.trim()
                            + "' is not a building; there are "
                            + String.join(
                                ", ", Stream.of(Building.values()).map(Building::word).toList())
                            + "."));
    return building.ordinal() * game.hexes()
        + hex(text, Integer.parseInt(matcher.group(2)), Integer.parseInt(matcher.group(3)));
  }

  /** The hex in a column and row that somebody typed. */
  int hex(String text, int column, int row) {
    int size = game.size();
    if (row < 1 || row > size || column < 1 || column > game.grid().width(row - 1)) {
      throw new Mistake(
          "'"
              + text.trim()
              + "' lies off the map; columns and rows go from 1 to "
              + size
              + ", and every second row has one hex less.");
    }
    return game.grid().hex(column - 1, row - 1);
  }

  /** The change of the income a round, the land a city centre opens, and the hexes it presses. */
  @Override
  public String effect(State state, int move) {
    QuickCivState civ = (QuickCivState) state;
    if (move == civ.pass()) {
      return "nothing";
    }
    int seat = civ.seatToMove();
    int hex = move % game.hexes();
    int building = move / game.hexes();
    long gain = new IncomeChange(game).one(civ, seat, hex, building);
    boolean city = Building.of(building) == Building.CITY_CENTRE;
    int[] amounts = {
      Resources.food(gain),
      Resources.material(gain),
      Resources.points(gain),
      city ? Greedy.newLand(civ, seat, hex) : 0,
      new Front(game).change(civ, seat, hex, building)
    };
    List<String> words = new ArrayList<>();
    for (int i = 0; i < amounts.length; i++) {
      if (amounts[i] != 0) {
        words.add("%+d %s".formatted(amounts[i], EFFECTS.get(i)));
      }
    }
    return words.isEmpty() ? "nothing" : String.join(", ", words);
  }

  /** Moves hold a comma themselves, so blanks and semicolons divide them. */
  @Override
  public List<String> words(State state, String text) {
    StringBuilder blanks = new StringBuilder(text);
    for (int i = 0; i < text.length(); i++) {
      char sign = text.charAt(i);
      if (sign == ';' || sign == ',' && !(isDigit(text, i - 1) && isDigit(text, i + 1))) {
        blanks.setCharAt(i, ' ');
      }
    }
    return Stream.of(blanks.toString().split("\\s+")).filter(word -> !word.isEmpty()).toList();
  }

  private static boolean isDigit(String text, int at) {
    return at >= 0 && at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9';
  }

  @Override
  public String board(State state) {
    return new MapText((QuickCivState) state).text();
  }

  @Override
  public String position(State state) {
    return QuickCivPositionText.write((QuickCivState) state);
  }

  @Override
  public String seat(int seat) {
    return SEATS.get(seat);
  }
}
