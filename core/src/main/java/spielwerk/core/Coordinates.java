package spielwerk.core;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The board of a game whose moves are its squares, seen through the game's own notation: a letter
 * for the column, a number for the row. File formats and protocols of other programs are built on
 * it. Which row is on top follows from the notation's picture of the board.
 */
public final class Coordinates {
  /** Column and row from 0, from the left and from the top. */
  public record Point(int column, int row) {}

  private final Map<String, Point> points = new HashMap<>();
  private final Map<Point, String> texts = new HashMap<>();
  private final Optional<String> pass;
  private final int width;
  private final int height;

  private Coordinates(Map<String, Point> fromOne, Optional<String> pass, boolean upwards) {
    this.pass = pass;
    this.width = 1 + fromOne.values().stream().mapToInt(Point::column).max().orElse(0);
    this.height = 1 + fromOne.values().stream().mapToInt(Point::row).max().orElse(0);
    fromOne.forEach(
        (text, point) -> {
          Point seen = new Point(point.column, upwards ? height - 1 - point.row : point.row);
          points.put(text, seen);
          texts.put(seen, text);
        });
  }

  /** The coordinates of a game, if all its moves are squares; one other move may be a pass. */
  public static Optional<Coordinates> of(Game game, State start) {
    Map<String, Point> fromOne = new HashMap<>();
    Set<String> others = new HashSet<>();
    for (int code = 0; code < game.traits().codes() && others.size() <= 1; code++) {
      String text = game.notation().format(start, code);
      int letters = letters(text);
      String number = text.substring(letters);
      if (letters >= 1 && letters <= 2 && Text.isNumber(number, 3) && !number.startsWith("0")) {
        int row = Integer.parseInt(number) - 1;
        fromOne.put(text, new Point(column(text.substring(0, letters)), row));
      } else {
        others.add(text);
      }
    }
    if (fromOne.isEmpty() || others.size() > 1) {
      return Optional.empty();
    }
    boolean upwards = upwards(game.notation().board(start).lines().toList());
    return Optional.of(new Coordinates(fromOne, others.stream().findFirst(), upwards));
  }

  private static int letters(String text) {
    int end = 0;
    while (end < text.length() && text.charAt(end) >= 'a' && text.charAt(end) <= 'z') {
      end++;
    }
    return end;
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
      String[] words = line.strip().split("\\s+");
      for (String name : List.of(words[0], words[words.length - 1])) {
        if (Text.isNumber(name, 9)) {
          return !name.equals("1");
        }
      }
    }
    return false;
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }

  /** Where a move is; nothing for a pass. */
  public Optional<Point> point(String move) {
    return Optional.ofNullable(points.get(move));
  }

  /** The move on a square, if it is one of the board. */
  public Optional<String> move(Point point) {
    return Optional.ofNullable(texts.get(point));
  }

  /** The move that is not a square. */
  public Optional<String> pass() {
    return pass;
  }
}
