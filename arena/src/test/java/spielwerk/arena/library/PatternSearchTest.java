package spielwerk.arena.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Bout;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Placed;
import spielwerk.core.Referee;
import spielwerk.core.Seat;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;

class PatternSearchTest {
  private static final Catalogue CATALOGUE = Catalogue.load();

  @TempDir Path folder;

  private static LibraryGame game(Game rules, int index) {
    Seat random = Seat.of("random", CATALOGUE.engine("random", rules));
    Seat other = Seat.of("random", CATALOGUE.engine("random", rules));
    return LibraryGame.of(Referee.play(Bout.of(rules, 7, index), List.of(random, other)));
  }

  private static State start(String game) {
    return CATALOGUE.game(game).start(Setup.STANDARD);
  }

  private static State after(String game, String moves) {
    Game rules = CATALOGUE.game(game);
    State state = rules.start(Setup.STANDARD);
    for (String move : moves.split(" ")) {
      state.play(rules.notation().legalMove(state, move));
    }
    return state;
  }

  private static boolean lies(String pattern, String game, String moves) {
    return BoardPattern.read(pattern).finder(start(game)).in(after(game, moves));
  }

  private static String board(State state) {
    Placed.Pieces pieces = ((Placed) state).pieces();
    StringBuilder rows = new StringBuilder();
    for (int row = 0; row < pieces.rows(); row++) {
      rows.append(row == 0 ? "" : "/");
      for (int column = 0; column < pieces.columns(); column++) {
        rows.append(" .xo".charAt(pieces.at(column, row) - Placed.NOWHERE));
      }
    }
    return rows.toString();
  }

  @Test
  void aBoardIsReadAsItIsShown() {
    assertThat(board(after("tictactoe", "a1 b2"))).isEqualTo(".../.o./x..");
    assertThat(board(after("connect4:width=4,height=4", "a a b"))).isEqualTo("..../..../o.../xx..");
    assertThat(board(after("fiveinarow:size=5", "a1 e4")))
        .isEqualTo("...../....o/...../...../x....");
    assertThat(board(start("othello:size=6")))
        .isEqualTo("....../....../..ox../..xo../....../......");
  }

  @Test
  void menOfMuehleStandOnPointsAndNowhereElse() {
    assertThat(board(after("muehle", "a7 d6")))
        .isEqualTo("x  .  ./ . o . /  ...  /... .../  ...  / . . . /.  .  .");
  }

  @Test
  void aPatternSmallerThanTheBoardLiesAnywhereAndTurned() {
    assertThat(lies("xx", "tictactoe", "a1 c3 a2")).isTrue();
    assertThat(lies("x/x", "tictactoe", "a1 c3 a2")).isTrue();
    assertThat(lies("xxx", "tictactoe", "a1 c3 a2")).isFalse();
    assertThat(lies("x??/???/???", "tictactoe", "c1")).isTrue();
    assertThat(lies("?x?/???/???", "tictactoe", "c1")).isFalse();
  }

  @Test
  void aBoardOnWhichPiecesFallIsMirroredButNotTurned() {
    assertThat(lies("xo", "connect4", "a b")).isTrue();
    assertThat(lies("ox", "connect4", "a b")).isTrue();
    assertThat(lies("x/o", "connect4", "a b")).isFalse();
  }

  /** Against a plain look at every position, in every one of the eight images. */
  @ParameterizedTest
  @ValueSource(strings = {"tictactoe", "othello:size=6", "fiveinarow:size=6,line=4", "muehle"})
  void gamesAreFoundWhereAPlainLookFindsThem(String text) {
    Game rules = CATALOGUE.game(text);
    RandomGenerator random = Seeds.stream(5L + text.length());
    List<LibraryGame> games = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      games.add(game(rules, i));
    }
    try (Library library = Library.open(LibraryLocation.file(folder.resolve("library.db")))) {
      library.add(games::forEach);
      for (int round = 0; round < 20; round++) {
        String[] rows = pattern(rules, games.get(random.nextInt(40)), random);
        PatternSearch search =
            new PatternSearch(library, CATALOGUE, rules, BoardPattern.read(String.join("/", rows)));
        Map<Long, Integer> expected = new TreeMap<>();
        for (GameSummary game : library.page(Filter.ALL, LibraryPage.FIRST, 100).games()) {
          int ply = slowly(rules, library.game(game.id()), rows);
          if (ply >= 0) {
            expected.put(game.id(), ply);
          }
        }
        Map<Long, Integer> found = new TreeMap<>();
        long after = LibraryPage.FIRST;
        int looked = 0;
        do {
          PatternSearch.Part part = search.search(after, 3, 60_000);
          part.found().forEach(one -> found.put(one.game().id(), one.ply()));
          looked += part.looked();
          after = part.next();
        } while (after != LibraryPage.LAST);
        assertThat(found).as(String.join("/", rows)).isEqualTo(expected).isNotEmpty();
        assertThat(looked).isEqualTo(40);
      }
    }
  }

  /** Some squares of a position of a game, turned at random. */
  private static String[] pattern(Game rules, LibraryGame game, RandomGenerator random) {
    State state = rules.start(Setup.STANDARD);
    List<String> moves = game.record().moves();
    int plies = 1 + random.nextInt(moves.size());
    for (String move : moves.subList(0, plies)) {
      state.play(rules.notation().legalMove(state, move));
    }
    String[] board = board(state).split("/");
    int side = 2 + random.nextInt(board.length - 1);
    int left = random.nextInt(board.length - side + 1);
    int top = random.nextInt(board.length - side + 1);
    String[] rows = new String[side];
    boolean wanted = false;
    for (int row = 0; row < side; row++) {
      StringBuilder signs = new StringBuilder();
      for (int column = 0; column < side; column++) {
        char sign = board[top + row].charAt(left + column);
        boolean kept = sign != ' ' && random.nextInt(3) > 0;
        wanted |= kept;
        signs.append(kept ? sign : '?');
      }
      rows[row] = signs.toString();
    }
    if (!wanted) {
      return pattern(rules, game, random);
    }
    for (int turn = random.nextInt(4); turn > 0; turn--) {
      rows = turned(rows);
    }
    return rows;
  }

  private static String[] turned(String[] rows) {
    String[] turned = new String[rows[0].length()];
    for (int i = 0; i < turned.length; i++) {
      StringBuilder row = new StringBuilder();
      for (String each : rows) {
        row.append(each.charAt(turned.length - 1 - i));
      }
      turned[i] = row.toString();
    }
    return turned;
  }

  private static int slowly(Game rules, LibraryGame game, String[] pattern) {
    State state = rules.start(Setup.STANDARD);
    List<String> moves = game.record().moves();
    for (int ply = 0; ply <= moves.size(); ply++) {
      String[] rows = pattern;
      for (int image = 0; image < 8; image++) {
        if (image == 4) {
          for (int row = 0; row < rows.length; row++) {
            rows = rows.clone();
            rows[row] = new StringBuilder(rows[row]).reverse().toString();
          }
        }
        if (liesSomewhere(board(state).split("/"), rows)) {
          return ply;
        }
        rows = turned(rows);
      }
      if (ply < moves.size()) {
        state.play(rules.notation().legalMove(state, moves.get(ply)));
      }
    }
    return -1;
  }

  private static boolean liesSomewhere(String[] board, String[] pattern) {
    for (int top = 0; top + pattern.length <= board.length; top++) {
      for (int left = 0; left + pattern[0].length() <= board[0].length(); left++) {
        boolean lies = true;
        for (int row = 0; row < pattern.length; row++) {
          for (int column = 0; column < pattern[0].length(); column++) {
            char sign = pattern[row].charAt(column);
            lies &= sign == '?' || sign == board[top + row].charAt(left + column);
          }
        }
        if (lies) {
          return true;
        }
      }
    }
    return false;
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "xx/x", "x/", "xz", "?/?", "...........................x"})
  void whatIsNoPatternIsRefused(String text) {
    assertThatThrownBy(() -> BoardPattern.read(text)).isInstanceOf(Mistake.class);
  }

  @Test
  void gamesWithoutSquaresAndLargerPatternsAreRefused() {
    BoardPattern pattern = BoardPattern.read("x???");
    assertThatThrownBy(() -> pattern.finder(start("nim")))
        .hasMessage("This game has no squares with pieces, so it has no patterns.");
    assertThatThrownBy(() -> pattern.finder(start("tictactoe")))
        .hasMessage("The pattern is larger than the board, which has 3 by 3 squares.");
  }
}
