package spielwerk.arena.library.files;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import spielwerk.core.Catalogue;
import spielwerk.core.Coordinates;
import spielwerk.core.Game;
import spielwerk.core.GameInfo;
import spielwerk.core.Mistake;
import spielwerk.core.Option;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Text;

/**
 * A game with the points of SGF: two letters, column and row from the upper left corner, a to z,
 * then A to Z. Foreign files give the game's number, GM[4] for five in a row, and the size of the
 * board; our own name the game in a property of their own.
 */
final class SgfBoard {
  static final String GAME = "SPIELWERK";
  static final String SETUP = "SPIELWERKSETUP";
  private static final String LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

  private final Game game;
  private final Setup setup;
  private final Coordinates squares;

  SgfBoard(Game game, Setup setup) {
    this.game = game;
    this.setup = setup;
    if (game.traits().seats() != 2) {
      throw new Mistake("SGF is for games for two players, which " + game.text() + " is not.");
    }
    this.squares =
        Coordinates.of(game, game.start(setup))
            .orElseThrow(
                () -> new Mistake("Moves of " + game.text() + " are not squares of a board."));
    if (squares.width() > LETTERS.length() || squares.height() > LETTERS.length()) {
      throw new Mistake(
          "SGF has boards up to " + LETTERS.length() + " a side; " + game.text() + " is larger.");
    }
  }

  /**
   * The board that the root of a tree describes.
   *
   * @throws Mistake if it is of a game that is not known here
   */
  static SgfBoard of(SgfNode root, Catalogue catalogue) {
    if (root.has(GAME)) {
      return new SgfBoard(catalogue.game(root.word(GAME)), new Setup(root.text(SETUP)));
    }
    String number = root.has("GM") ? root.word("GM") : "1";
    Map<String, GameInfo> numbered = numbered(catalogue);
    GameInfo info = numbered.get(number);
    if (info == null) {
      throw new Mistake(
          "it is of game GM[%s]; from elsewhere only %s, can be read"
              .formatted(
                  number,
                  numbered.entrySet().stream()
                      .map(known -> known.getValue().name() + ", GM[" + known.getKey() + "]")
                      .collect(Collectors.joining(", and "))));
    }
    String size = root.word("SZ");
    SgfBoard board = new SgfBoard(catalogue.game(sized(info, size)), Setup.STANDARD);
    if (!size.isEmpty() && !board.hasSize(size.split(":", 2))) {
      throw noSize(size);
    }
    Setup start = SgfSetup.read(root, board);
    return start.isStandard() ? board : new SgfBoard(board.game, start);
  }

  /** The games that SGF has numbers for. */
  private static Map<String, GameInfo> numbered(Catalogue catalogue) {
    Map<String, GameInfo> numbered = new LinkedHashMap<>();
    for (GameInfo info : catalogue.games()) {
      OptionalInt number = catalogue.game(info.id()).sgfNumber();
      number.ifPresent(known -> numbered.put(String.valueOf(known), info));
    }
    return numbered;
  }

  /** The text of a game on a board of this size, by the options that set sizes. */
  private static String sized(GameInfo info, String size) {
    Set<String> options = info.options().stream().map(Option::name).collect(Collectors.toSet());
    String[] sides = size.split(":", 2);
    for (String side : sides) {
      if (!size.isEmpty() && !Text.isNumber(side, 3)) {
        throw noSize(side);
      }
    }
    if (sides.length == 2) {
      if (!options.containsAll(Set.of("width", "height"))) {
        throw noSize(size);
      }
      return info.id() + ":width=" + sides[0] + ",height=" + sides[1];
    }
    return size.isEmpty() || !options.contains("size") ? info.id() : info.id() + ":size=" + size;
  }

  private boolean hasSize(String[] sides) {
    return Integer.parseInt(sides[0]) == width()
        && Integer.parseInt(sides[sides.length - 1]) == height();
  }

  private static Mistake noSize(String text) {
    return new Mistake("'" + text + "' is not a size of a board");
  }

  Game game() {
    return game;
  }

  Setup setup() {
    return setup;
  }

  State start() {
    return game.start(setup);
  }

  String size() {
    return squares.width() == squares.height()
        ? "" + squares.width()
        : squares.width() + ":" + squares.height();
  }

  /** A move as two letters; a pass is nothing. */
  String point(String move) {
    return squares
        .point(move)
        .map(point -> "" + LETTERS.charAt(point.column()) + LETTERS.charAt(point.row()))
        .orElse("");
  }

  /** A square, counted from the upper left corner row by row, as two letters. */
  String point(int field) {
    return "" + LETTERS.charAt(field % width()) + LETTERS.charAt(field / width());
  }

  int width() {
    return squares.width();
  }

  int height() {
    return squares.height();
  }

  /** The move that is not a square. */
  Optional<String> pass() {
    return squares.pass();
  }

  /** The move that a value means, if it is one. */
  Optional<String> move(String value) {
    boolean pass = value.isEmpty() || value.equals("tt") && squares.width() <= 19;
    if (pass) {
      return squares.pass();
    }
    String own = value.toLowerCase(Locale.ROOT);
    return squares.point(own).isPresent()
        ? Optional.of(own) // as some programs of Othello write it
        : place(value).flatMap(squares::move);
  }

  /** The square that two letters mean, if it is one of the board. */
  Optional<Coordinates.Point> place(String value) {
    if (value.length() != 2) {
      return Optional.empty();
    }
    Coordinates.Point point =
        new Coordinates.Point(LETTERS.indexOf(value.charAt(0)), LETTERS.indexOf(value.charAt(1)));
    return squares.move(point).map(text -> point);
  }
}
