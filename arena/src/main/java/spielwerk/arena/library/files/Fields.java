package spielwerk.arena.library.files;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.State;

/**
 * The board of a game whose moves are its fields, seen through the game's own notation: a letter
 * for the column, a number for the row. Which row is on top the game's picture of the board tells.
 */
final class Fields {
  private static final Pattern FIELD = Pattern.compile("([a-z]{1,2})([1-9][0-9]{0,2})");
  private static final Pattern ROW_NAME = Pattern.compile("^\\s*([0-9]+)\\b|\\b([0-9]+)\\s*$");

  /** Column and row from 0, from the left and from the top. */
  record Point(int column, int row) {}

  private final Map<String, Point> points = new HashMap<>();
  private final Map<Point, String> texts = new HashMap<>();
  private final Optional<String> pass;
  private final int width;
  private final int height;

  /**
   * @throws Mistake if moves of the game are no fields
   */
  Fields(Game game, State start) {
    Map<String, Point> fromOne = new HashMap<>();
    Set<String> others = new HashSet<>();
    for (int code = 0; code < game.traits().codes(); code++) {
      String text = game.notation().format(start, code);
      Matcher field = FIELD.matcher(text);
      if (field.matches()) {
        fromOne.put(text, new Point(column(field.group(1)), Integer.parseInt(field.group(2)) - 1));
      } else {
        others.add(text);
      }
    }
    if (fromOne.isEmpty() || others.size() > 1) {
      throw new Mistake("Moves of " + game.text() + " are no fields of a board.");
    }
    this.pass = others.stream().findFirst();
    this.width = 1 + fromOne.values().stream().mapToInt(Point::column).max().orElse(0);
    this.height = 1 + fromOne.values().stream().mapToInt(Point::row).max().orElse(0);
    boolean upwards = upwards(game.notation().board(start).lines().toList());
    fromOne.forEach(
        (text, point) -> {
          Point seen = new Point(point.column, upwards ? height - 1 - point.row : point.row);
          points.put(text, seen);
          texts.put(seen, text);
        });
  }

  private static int column(String letters) {
    int column = 0;
    for (int i = 0; i < letters.length(); i++) {
      column = column * 26 + letters.charAt(i) - 'a' + 1;
    }
    return column - 1;
  }

  /** Whether the picture names row 1 below the others. */
  private static boolean upwards(List<String> picture) {
    for (String line : picture) {
      Matcher name = ROW_NAME.matcher(line);
      if (name.find()) {
        String number = name.group(1) == null ? name.group(2) : name.group(1);
        return !number.equals("1");
      }
    }
    return false;
  }

  int width() {
    return width;
  }

  int height() {
    return height;
  }

  /** Where a move is; nothing for a pass. */
  Optional<Point> point(String move) {
    return Optional.ofNullable(points.get(move));
  }

  /** The move on a field, if it is one of the board. */
  Optional<String> move(Point point) {
    return Optional.ofNullable(texts.get(point));
  }

  /** The move that is no field. */
  Optional<String> pass() {
    return pass;
  }
}
