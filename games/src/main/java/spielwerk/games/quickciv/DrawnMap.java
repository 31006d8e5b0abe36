package spielwerk.games.quickciv;

import com.google.re2j.Matcher;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import spielwerk.core.Mistake;
import spielwerk.core.Text;
import spielwerk.core.TextFile;

/**
 * A map that somebody drew: a line for each row of hexes, a symbol for each hex, blanks between
 * them. A symbol is a letter of the land as in a position ({@code .abcmnoxyz}), and the number of a
 * player after it for the player's first city: {@code .1}. Other lines are {@code start food 200
 * material 30} and buildings that stand there from the beginning, {@code red farm@2,1
 * barracks@3,3}. What follows a # is a comment. Every mistake names its line.
 *
 * <p>The scenarios are such maps that ship with the game.
 *
 * @param land the rows of letters, as a position writes them
 * @param built what each player has, as a position writes it
 * @param stock what everybody begins with, in the words of a position, or empty for what the rules
 *     say
 */
record DrawnMap(int size, int players, String land, List<String> built, String stock) {
  static final List<String> SCENARIOS = List.of("duel", "valley", "frontier");

  static final int SMALLEST = 5;
  static final int LARGEST = 31;
  private static final int LONGEST = 1 << 14;
  private static final int MOST_STOCK = 10_000;

  DrawnMap {
    built = List.copyOf(built);
  }

  /**
   * A scenario by its name, or the map in a file.
   *
   * @throws Mistake if there is neither, or it is not a map; the line is named
   */
  static DrawnMap named(String name) {
    if (SCENARIOS.contains(name)) {
      return read("the scenario " + name, shipped(name));
    }
    try {
      Path path = Path.of(name);
      if (!Files.isRegularFile(path)) {
        throw new Mistake(
            "There is no file "
                + name
                + " with a map; maps with names are fair, unfair, "
                + String.join(", ", SCENARIOS)
                + ".");
      }
      if (Files.size(path) > LONGEST) {
        throw new Mistake(
            "The file " + name + " is too long for a map; it may have " + LONGEST + " bytes.");
      }
      return read(name, TextFile.read(path));
    } catch (IOException | InvalidPathException unreadable) {
      throw new Mistake("The map " + name + " cannot be read.", unreadable);
    }
  }

  private static String shipped(String name) {
    String resource = "maps/" + name + ".txt";
    try (InputStream stream =
        Objects.requireNonNull(DrawnMap.class.getResourceAsStream(resource), resource)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  static DrawnMap read(String source, String text) {
    return new Reader(source).map(text);
  }

  /** The position in which a game on this map begins, as text. */
  String position(QuickCivRules rules) {
    String each =
        stock.isEmpty()
            ? Resources.food(rules.stock()) + " " + Resources.material(rules.stock()) + " 0"
            : stock;
    List<String> parts = new ArrayList<>(List.of("round 1", "seat 1"));
    parts.add("stock " + String.join(", ", Collections.nCopies(players, each)));
    parts.add("land " + land);
    parts.addAll(built);
    return String.join("; ", parts);
  }

  private static final class Reader {
    private final String source;
    private final List<String> rows = new ArrayList<>();
    private final TreeMap<Integer, StringBuilder> built = new TreeMap<>();
    private final List<Extra> extras = new ArrayList<>();
    private final Set<String> taken = new HashSet<>();
    private String stock = "";
    private int line;

    /** A building that somebody put on the map, to be checked when all rows are known. */
    private record Extra(int line, int player, String word) {}

    private Reader(String source) {
      this.source = source;
    }

    private DrawnMap map(String text) {
      for (String raw : text.split("\\R", -1)) {
        line++;
        String content = Text.before(raw, '#').trim();
        if (!content.isEmpty()) {
          read(content.split("\\s+"));
        }
      }
      int last = line;
      int size = rows.size();
      if (size < SMALLEST || size > LARGEST || size % 2 == 0) {
        throw new Mistake(
            "%s: a map has an odd number of rows from %d to %d, not %d."
                .formatted(source, SMALLEST, LARGEST, size));
      }
      if (rows.get(0).length() != size) {
        throw new Mistake(
            "%s: the first row has %d hexes and there are %d rows; a map is as wide as it is high."
                .formatted(source, rows.get(0).length(), size));
      }
      if (built.isEmpty() || built.lastKey() != built.size()) {
        throw new Mistake(
            source + ": mark the first cities by the numbers of the players from 1, like .1.");
      }
      for (Extra extra : extras) {
        line = extra.line();
        put(extra.player(), extra.word(), size);
      }
      line = last;
      return new DrawnMap(
          size,
          built.size(),
          String.join("/", rows),
          built.values().stream().map(StringBuilder::toString).toList(),
          stock);
    }

    private void read(String[] words) {
      int player = QuickCivNotation.SEATS.indexOf(words[0]) + 1;
      if (player > 0) {
        for (int i = 1; i < words.length; i++) {
          extras.add(new Extra(line, player, words[i]));
        }
      } else if (words[0].equals("start")) {
        start(words);
      } else {
        row(words);
      }
    }

    private void start(String[] words) {
      if (words.length != 5 || !words[1].equals("food") || !words[3].equals("material")) {
        throw mistake("it must read like 'start food 200 material 30'");
      }
      stock = amount(words[2]) + " " + amount(words[4]) + " 0";
    }

    private int amount(String word) {
      try {
        int number = Integer.parseInt(word);
        if (number >= 0 && number <= MOST_STOCK) {
          return number;
        }
      } catch (NumberFormatException none) {
        // reported below, as a number out of bounds is
      }
      throw mistake("'" + word + "' is not a stock from 0 to " + MOST_STOCK);
    }

    private void row(String[] signs) {
      if (rows.size() == LARGEST) {
        throw mistake("a map has at most " + LARGEST + " rows");
      }
      int first = rows.isEmpty() ? signs.length : rows.get(0).length();
      int wide = first - rows.size() % 2;
      if (signs.length != wide) {
        throw mistake(
            "row %d has %d hexes and must have %d, for every second row has one hex less"
                .formatted(rows.size() + 1, signs.length, wide));
      }
      StringBuilder row = new StringBuilder();
      for (String sign : signs) {
        row.append(hex(sign, row.length() + 1));
      }
      rows.add(row.toString());
    }

    private char hex(String sign, int column) {
      char letter = sign.charAt(0);
      int player = sign.length() == 2 ? sign.charAt(1) - '0' : 0;
      boolean city = player >= 1 && player <= QuickCiv.MOST_PLAYERS;
      if (QuickCivPositionText.LETTERS.indexOf(letter) < 0 || sign.length() > 1 && !city) {
        throw mistake(
            "'%s' is not a hex; it is one of the letters %s, and the number of a player from 1 to %d after it for a first city"
                .formatted(shortened(sign), QuickCivPositionText.LETTERS, QuickCiv.MOST_PLAYERS));
      }
      if (city) {
        String place = column + "," + (rows.size() + 1);
        if (built.containsKey(player)) {
          throw mistake("player " + player + " has a first city already");
        }
        taken.add(place);
        built.put(
            player,
            new StringBuilder(QuickCivNotation.SEATS.get(player - 1) + " city-centre@" + place));
      }
      return letter;
    }

    private void put(int player, String word, int size) {
      StringBuilder own = built.get(player);
      if (own == null) {
        throw mistake(QuickCivNotation.SEATS.get(player - 1) + " has no first city on the map");
      }
      Matcher matcher = QuickCivPositionText.BUILT.matcher(word);
      boolean readable = matcher.matches() && Building.named(matcher.group(1)).isPresent();
      int column = readable ? Integer.parseInt(matcher.group(2)) : 0;
      int row = readable ? Integer.parseInt(matcher.group(3)) : 0;
      if (row < 1 || row > size || column < 1 || column > size - (row - 1) % 2) {
        throw mistake(
            "'" + shortened(word) + "' is not a building on a hex of the map, like farm@2,1");
      }
      if (!taken.add(column + "," + row)) {
        throw mistake("'" + word + "' stands on a hex that is built on already");
      }
      own.append(' ').append(word);
    }

    private static String shortened(String word) {
      return word.length() > 40 ? word.substring(0, 40) + ".." : word;
    }

    private Mistake mistake(String what) {
      return new Mistake(source + ", line " + line + ": " + what + ".");
    }
  }
}
