package spielwerk.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Game;
import spielwerk.core.Moves;
import spielwerk.core.Perft;
import spielwerk.core.Playout;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;

/** Worked examples of the rules, and random games beside the slow rules. */
class OthelloRulesTest {
  private static final Game OTHELLO = new Othello();

  private static OthelloState at(String position) {
    return (OthelloState) OTHELLO.start(new Setup(position));
  }

  private static List<String> moves(State state) {
    return IntStream.of(Moves.of(state))
        .mapToObj(m -> OTHELLO.notation().format(state, m))
        .toList();
  }

  private static void play(State state, String moves) {
    Moves.play(state, OTHELLO.notation(), moves);
  }

  @Test
  void blackBeginsWithOneOfFourMoves() {
    State state = OTHELLO.start(Setup.STANDARD);
    assertThat(state.turn()).isZero();
    assertThat(moves(state)).containsExactly("d3", "c4", "f5", "e6");
  }

  @Test
  void aDiscTurnsOverAllItEnclosesInEveryDirection() {
    OthelloState state =
        at(
            "X-X-X---"
                + "-OOO----"
                + "XO-OOX--"
                + "-OOOX---"
                + "X-OXO---"
                + "--X--X--"
                + "--------"
                + "-------- X");
    play(state, "c3");
    assertThat(OTHELLO.notation().position(state))
        .isEqualTo(
            "X-X-X---"
                + "-XXX----"
                + "XXXXXX--"
                + "-XXXX---"
                + "X-XXX---"
                + "--X--X--"
                + "--------"
                + "-------- O");
  }

  @Test
  void linesDoNotRunAroundTheRim() {
    OthelloState state =
        at(
            "--------".repeat(2)
                + "------OO"
                + "X--OX---"
                + "---XO---"
                + "--------".repeat(3)
                + " X");
    assertThat(moves(state)).containsExactly("d3", "c4", "f5", "e6");
  }

  @Test
  void whoCannotMoveMustPassAndThenOnly() {
    OthelloState state =
        at("OX------" + "X-------" + "-".repeat(8) + "---XX---".repeat(2) + "-".repeat(24) + " X");
    assertThat(moves(state)).containsExactly("pass");
    assertThat(state.legal(state.pass())).isTrue();
    play(state, "pass");
    assertThat(state.turn()).isEqualTo(1);
    assertThat(moves(state)).containsExactly("c1", "a3");
    assertThat(state.legal(state.pass())).isFalse();
  }

  @Test
  void theGameIsOverWhenNeitherCanMoveAndEmptySquaresCountForTheWinner() {
    OthelloState state =
        at("XXX-----" + "-".repeat(16) + "---OO---".repeat(2) + "-".repeat(24) + " O");
    assertThat(state.over()).isTrue();
    assertThat(state.points(1)).isEqualTo(64 - 2 * 3);
    assertThat(state.points(0)).isEqualTo(-58);
  }

  @Test
  void equallyManyDiscsAreADrawWhateverIsEmpty() {
    OthelloState state =
        at("XXXX----" + "-".repeat(16) + "---OO---".repeat(2) + "-".repeat(24) + " X");
    assertThat(state.over()).isTrue();
    assertThat(state.points(0)).isZero();
    assertThat(state.points(1)).isZero();
  }

  /** The shortest game there is. */
  @Test
  void whoHasNoDiscLeftHasLostThemAll() {
    State state = OTHELLO.start(Setup.STANDARD);
    play(state, "e6f4e3f6g5d6e7f5c5");
    assertThat(state.over()).isTrue();
    assertThat(state.points(0)).isEqualTo(64);
  }

  @Test
  void perftToDepthEightIsAsOtherProgramsCountIt() {
    long[] known = {1, 4, 12, 56, 244, 1396, 8200, 55092, 390216};
    for (int depth = 0; depth < known.length; depth++) {
      assertThat(new Perft(OTHELLO.start(Setup.STANDARD)).count(depth)).isEqualTo(known[depth]);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {6, 8})
  void randomGamesGoAsWithTheSlowRules(int size) {
    Game game = new Othello(size);
    for (int index = 0; index < 60; index++) {
      RandomGenerator random = Seeds.stream(3, index, Seeds.Purpose.TEST, size);
      OthelloState state = (OthelloState) game.start(Setup.STANDARD);
      Playout mover = new Playout(game);
      while (!state.over()) {
        String text = game.notation().position(state);
        SlowOthello slow = new SlowOthello(size, text);
        char side = state.turn() == 0 ? 'X' : 'O';
        List<Integer> expected = slow.moves(side);
        assertThat(IntStream.of(Moves.of(state)).boxed().toList())
            .as(text)
            .isEqualTo(expected.isEmpty() ? List.of(size * size) : expected);
        int move = mover.choose(state, random);
        state.play(move);
        String after = expected.isEmpty() ? slow.text() : slow.after(side, move).text();
        assertThat(game.notation().position(state))
            .isEqualTo(after + " " + SlowOthello.other(side));
        if (state.over()) {
          assertThat(state.points(0)).isEqualTo(new SlowOthello(size, after).score());
        }
      }
    }
  }

  @Test
  void flipsAreRightOnAnyBoardEvenOnesNoGameReaches() {
    RandomGenerator random = Seeds.stream(5);
    for (int i = 0; i < 2000; i++) {
      long some = random.nextLong();
      long taken = some | random.nextLong();
      long own = taken & random.nextLong();
      long enemy = taken & ~own;
      StringBuilder text = new StringBuilder();
      for (int bit = 0; bit < 64; bit++) {
        text.append((own >>> bit & 1) != 0 ? 'X' : (enemy >>> bit & 1) != 0 ? 'O' : '-');
      }
      SlowOthello slow = new SlowOthello(8, text.toString());
      long moves = 0;
      for (int bit = 0; bit < 64; bit++) {
        if ((taken >>> bit & 1) == 0) {
          long expected = 0;
          for (int flip : slow.flips('X', bit / 8, bit % 8)) {
            expected |= 1L << flip;
          }
          assertThat(Flips.of(own, enemy, bit)).isEqualTo(expected);
          moves |= expected == 0 ? 0 : 1L << bit;
        }
      }
      assertThat(Flips.moves(own, enemy)).isEqualTo(moves);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {6, 8})
  void allEightImagesOfAPositionPlayAlike(int size) {
    Game game = new Othello(size);
    for (int index = 0; index < 20; index++) {
      RandomGenerator random = Seeds.stream(4, index, Seeds.Purpose.TEST, size);
      OthelloState state = (OthelloState) game.start(Setup.STANDARD);
      for (int ply = 0; ply < 12 && !state.over(); ply++) {
        state.play(state.sample(random));
      }
      for (int s = 0; s < 8; s++) {
        OthelloState image = (OthelloState) game.start(new Setup(mirrored(game, state, s)));
        OthelloState walker = state.copy();
        RandomGenerator moves = Seeds.stream(9, index, Seeds.Purpose.TEST, size);
        while (true) {
          assertThat(image.key()).isEqualTo(walker.key(s));
          assertThat(image.key(image.canonical())).isEqualTo(walker.key(walker.canonical()));
          if (walker.over()) {
            break;
          }
          int move = walker.sample(moves);
          assertThat(walker.map(walker.inverse(s), walker.map(s, move))).isEqualTo(move);
          image.play(walker.map(s, move));
          walker.play(move);
        }
        assertThat(image.points(0)).isEqualTo(walker.points(0));
      }
    }
  }

  private static String mirrored(Game game, OthelloState state, int symmetry) {
    String text = game.notation().position(state);
    char[] image = text.toCharArray();
    for (int square = 0; square < state.pass(); square++) {
      image[state.map(symmetry, square)] = text.charAt(square);
    }
    return new String(image);
  }

  @Test
  void evaluationsSeeBothSidesAlikeAndCornersAboveAll() {
    for (String name : List.of("mobility", "squares", "discs")) {
      var evaluation = OTHELLO.knowledge().evaluations().get(name).get();
      assertThat(evaluation.value(OTHELLO.start(Setup.STANDARD))).as(name).isZero();
    }
    String rest = "-------" + "-".repeat(16) + "---XO---" + "---OX---" + "-".repeat(24);
    for (String name : List.of("mobility", "squares")) {
      var evaluation = OTHELLO.knowledge().evaluations().get(name).get();
      int mine = evaluation.value(at("X" + rest + " X"));
      int his = evaluation.value(at("X" + rest + " O"));
      assertThat(mine).as(name).isGreaterThan(30);
      assertThat(his).as(name).isEqualTo(-mine);
    }
  }

  @Test
  void theOrderPutsCornersFirst() {
    OthelloState state =
        at("-OX-----" + "--------".repeat(2) + "---XO---" + "---OX---" + "-".repeat(24) + " X");
    var order = OTHELLO.knowledge().order().orElseThrow().get();
    int[] moves = Moves.of(state);
    int best =
        IntStream.of(moves)
            .boxed()
            .max((a, b) -> Integer.compare(order.rate(state, a), order.rate(state, b)))
            .orElseThrow();
    assertThat(OTHELLO.notation().format(state, best)).isEqualTo("a1");
  }
}
