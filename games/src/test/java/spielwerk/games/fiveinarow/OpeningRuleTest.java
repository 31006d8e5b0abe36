package spielwerk.games.fiveinarow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Setup;

class OpeningRuleTest {
  private static FiveInARow game(String options) {
    return (FiveInARow) Catalogue.load().game("fiveinarow:" + options);
  }

  private static FiveInARowState after(FiveInARow game, String moves) {
    FiveInARowState state = game.start(Setup.STANDARD);
    for (String word : game.notation().words(state, moves)) {
      state.play(game.notation().legalMove(state, word));
    }
    return state;
  }

  /** Whose turn it is, the colour to move, and what the opening asks for. */
  @ParameterizedTest
  @CsvSource({
    "swap,  '',                             0, 0, put",
    "swap,  h8,                             0, 1, put",
    "swap,  h8 i8,                          0, 0, put",
    "swap,  h8 i8 h9,                       1, 1, choose",
    "swap,  h8 i8 h9 black,                 0, 1, ''",
    "swap,  h8 i8 h9 h7,                    0, 0, ''",
    "swap,  h8 i8 h9 black h7,              1, 0, ''",
    "swap2, h8 i8 h9,                       1, 1, choose or two",
    "swap2, h8 i8 h9 two,                   1, 1, put",
    "swap2, h8 i8 h9 two a1,                1, 0, put",
    "swap2, h8 i8 h9 two a1 b1,             0, 1, choose",
    "swap2, h8 i8 h9 two a1 b1 black,       1, 1, ''",
    "swap2, h8 i8 h9 two a1 b1 c1,          1, 0, ''",
    "swap2, h8 i8 h9 black,                 0, 1, ''",
  })
  void colourAndTurnFollowTheChoices(
      String opening, String moves, int turn, int colour, String task) {
    FiveInARowState state = after(game("opening=" + opening), moves);
    assertThat(state.turn()).isEqualTo(turn);
    assertThat(state.colour()).isEqualTo(colour);
    assertThat(state.task()).isEqualTo(task);
  }

  @Test
  void whoeverHasTheColourThatMadeFiveHasWon() {
    FiveInARow game = game("opening=swap");
    FiveInARowState state = after(game, "h8 a1 h9 black b1 h10 c1 h11 d1 h12");
    assertThat(state.over()).isTrue();
    assertThat(state.points(1)).isEqualTo(1);
    assertThat(game.notation().board(state)).contains("second player (X) has won");
  }

  @Test
  void proKeepsBlacksSecondStoneAway() {
    FiveInARow game = game("opening=pro");
    assertThat(Moves.of(game.start(Setup.STANDARD))).containsExactly(game.grid().centre());
    FiveInARowState state = after(game, "h8 i8");
    assertThat(Moves.of(state)).hasSize(15 * 15 - 25);
    assertThatThrownBy(() -> game.notation().legalMove(state, "h10"))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("at least 3 squares");
    assertThat(Moves.of(after(game("opening=long-pro"), "h8 a1"))).hasSize(15 * 15 - 49 - 1);
  }

  @Test
  void theTableHasTheTwentySixOpeningsAndNoneTwice() {
    FiveInARow game = game("opening=swap2-tables");
    Set<Long> forms = new HashSet<>();
    for (int seed = 0; seed < 2000; seed++) {
      FiveInARowState state = game.start(game.setup(seed));
      assertThat(state.length()).isEqualTo(3);
      assertThat(state.task()).isEqualTo("choose or two");
      forms.add(state.key(state.canonical()));
    }
    assertThat(forms).hasSize(26);
  }

  @ParameterizedTest
  @CsvSource({
    "'size=8,opening=pro', odd sides",
    "'size=7,opening=long-pro', 9x9",
    "'line=4,rule=renju', five in a row",
    "'line=4,opening=swap2', five in a row",
    "'rule=fast', freestyle | exact | renju | caro",
  })
  void whatDoesNotGoTogetherIsRefused(String options, String reason) {
    assertThatThrownBy(() -> game(options))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining(reason);
  }

  /** The row that X has after the last move on the field marked with a capital, and who wins. */
  @ParameterizedTest
  @CsvSource({
    "freestyle,  xxxxXx,   true",
    "exact,      xxxxXx,   false",
    "exact,      xxxxX,    true",
    "renju,      .xxxxX,   true",
    "caro,       oxxxxXo,  false",
    "caro,       oxxxxX.,  true",
    "caro,       oxxxxXxo, false",
    "caro,       xxxxXo,   true",
    "caro,       .xxxxXx,  true",
    "exact-caro, .xxxxXx,  false",
    "exact-caro, .xxxxXo,  true",
  })
  void aRowWinsByItsRule(String rule, String row, boolean wins) {
    FiveInARow game = game("size=9,rule=" + rule);
    int last = row.indexOf('X');
    String rest = row.replace('X', '.').replace(".", "1");
    String filled = rest + (row.length() < 9 ? 9 - row.length() : "");
    FiveInARowState state = game.start(new Setup("9/9/9/9/9/9/9/9/" + numbers(filled) + " x"));
    state.play(last);
    assertThat(state.over()).isEqualTo(wins);
  }

  /** Numbers that follow each other are added up. */
  private static String numbers(String row) {
    StringBuilder out = new StringBuilder();
    int free = 0;
    for (char sign : row.toCharArray()) {
      if (Character.isDigit(sign)) {
        free += sign - '0';
      } else {
        out.append(free == 0 ? "" : free).append(sign);
        free = 0;
      }
    }
    return out.append(free == 0 ? "" : free).toString();
  }
}
