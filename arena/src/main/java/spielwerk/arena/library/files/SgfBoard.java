package spielwerk.arena.library.files;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Setup;
import spielwerk.core.State;

/**
 * A game with the points of SGF: two letters, column and row from the upper left corner, a to z,
 * then A to Z. Foreign files say GM[4] for five in a row or GM[2] for Othello, and the size of the
 * board; our own name the game in a property of their own.
 */
final class SgfBoard {
  static final String GAME = "SPIELWERK";
  static final String SETUP = "SPIELWERKSETUP";
  static final String FIVE_IN_A_ROW = "4";
  static final String OTHELLO = "2";
  private static final String LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  private static final int USUAL_SIZE = 15;

  private final Game game;
  private final Setup setup;
  private final Fields fields;

  SgfBoard(Game game, Setup setup) {
    this.game = game;
    this.setup = setup;
    if (game.traits().seats() != 2) {
      throw new Mistake("SGF has games for two only, and " + game.text() + " is none.");
    }
    this.fields = new Fields(game, game.start(setup));
    if (fields.width() > LETTERS.length() || fields.height() > LETTERS.length()) {
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
    String kind = root.has("GM") ? root.word("GM") : "1";
    if (kind.equals(OTHELLO)) {
      String size = root.word("SZ");
      Game othello = catalogue.game(size.isEmpty() ? "othello" : "othello:size=" + side(size));
      return new SgfBoard(othello, SgfSetup.read(root, new SgfBoard(othello, Setup.STANDARD)));
    }
    if (!kind.equals(FIVE_IN_A_ROW)) {
      throw new Mistake(
          "it is of game GM["
              + kind
              + "]; from elsewhere only five in a row, GM[4], and Othello, GM[2], can be read");
    }
    for (String stones : List.of("AB", "AW", "AE")) {
      if (root.has(stones)) {
        throw new Mistake(
            "it sets stones with " + stones + "; only games from the empty board can be read");
      }
    }
    return new SgfBoard(catalogue.game(fiveInARow(root.word("SZ"))), Setup.STANDARD);
  }

  private static String fiveInARow(String size) {
    String[] sides = (size.isEmpty() ? "" + USUAL_SIZE : size).split(":", 2);
    for (String side : sides) {
      side(side);
    }
    return sides.length == 1
        ? "fiveinarow:size=" + sides[0]
        : "fiveinarow:width=" + sides[0] + ",height=" + sides[1];
  }

  private static String side(String text) {
    if (!text.matches("[0-9]{1,3}")) {
      throw new Mistake("'" + text + "' is no size of a board");
    }
    return text;
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

  /** The number of the game in SGF; of ours it has two. */
  Optional<String> kind() {
    return switch (game.id()) {
      case "fiveinarow" -> Optional.of(FIVE_IN_A_ROW);
      case "othello" -> Optional.of(OTHELLO);
      default -> Optional.empty();
    };
  }

  String size() {
    return fields.width() == fields.height()
        ? "" + fields.width()
        : fields.width() + ":" + fields.height();
  }

  /** A move as two letters; a pass is nothing. */
  String point(String move) {
    return fields
        .point(move)
        .map(point -> "" + LETTERS.charAt(point.column()) + LETTERS.charAt(point.row()))
        .orElse("");
  }

  /** A field, counted from the upper left corner row by row, as two letters. */
  String point(int field) {
    return "" + LETTERS.charAt(field % width()) + LETTERS.charAt(field / width());
  }

  int width() {
    return fields.width();
  }

  /** The move that is no field. */
  Optional<String> pass() {
    return fields.pass();
  }

  /** The move that a value means, if it is one. */
  Optional<String> move(String value) {
    boolean pass = value.isEmpty() || value.equals("tt") && fields.width() <= 19;
    if (pass) {
      return fields.pass();
    }
    if (game.id().equals("othello") && value.matches("[A-Ha-h][1-8]")) {
      // as some programs write it
      return Optional.of(value.toLowerCase(Locale.ROOT))
          .filter(text -> fields.point(text).isPresent());
    }
    return place(value).flatMap(fields::move);
  }

  /** The field that two letters mean, if it is one of the board. */
  Optional<Fields.Point> place(String value) {
    if (value.length() != 2) {
      return Optional.empty();
    }
    Fields.Point point =
        new Fields.Point(LETTERS.indexOf(value.charAt(0)), LETTERS.indexOf(value.charAt(1)));
    return fields.move(point).map(text -> point);
  }
}
