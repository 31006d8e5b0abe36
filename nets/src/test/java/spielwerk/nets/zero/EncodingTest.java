package spielwerk.nets.zero;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import spielwerk.core.Catalogue;
import spielwerk.core.Encoding;
import spielwerk.core.Game;
import spielwerk.core.GameInfo;
import spielwerk.core.Moves;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Symmetric;

/** What every game that shows its board to networks must keep. */
class EncodingTest {
  private static final Catalogue CATALOGUE = Catalogue.load();

  static Stream<String> games() {
    return Stream.concat(
            CATALOGUE.games().stream().map(GameInfo::id),
            Stream.of("othello:size=6", "connect4:width=5,height=4,line=3", "fiveinarow:size=7"))
        .filter(text -> CATALOGUE.game(text).knowledge().encoding().isPresent());
  }

  @Test
  void thereAreSome() {
    assertThat(games()).contains("tictactoe", "connect4", "othello", "fiveinarow");
  }

  private static float[] planes(Encoding encoding, State state, float dirt) {
    float[] planes = new float[encoding.size() + 2];
    Arrays.fill(planes, dirt);
    encoding.write(state, planes, 1);
    assertThat(planes[0]).as("nothing before its place").isEqualTo(dirt);
    assertThat(planes[planes.length - 1]).as("nothing behind it").isEqualTo(dirt);
    return Arrays.copyOfRange(planes, 1, planes.length - 1);
  }

  @ParameterizedTest
  @MethodSource("games")
  void aTurnedGameHasTurnedPlanesAndTurnedMoves(String text) {
    Game game = CATALOGUE.game(text);
    Encoding encoding = game.knowledge().encoding().orElseThrow();
    RandomGenerator random = Seeds.stream(11);
    int area = encoding.height() * encoding.width();
    for (int symmetry = 0; symmetry < encoding.symmetries(); symmetry++) {
      State state = game.start(Setup.STANDARD);
      State turned = turned(game, encoding, symmetry);
      Symmetric symmetric = (Symmetric) state;
      assertThat(encoding.symmetries()).isEqualTo(symmetric.symmetries());
      for (int ply = 0; ply < 40 && !state.over(); ply++) {
        int[] moves = Moves.of(state);
        float[] seen = planes(encoding, state, 0.5f);
        float[] seenTurned = planes(encoding, turned, -3);
        for (int i = 0; i < seen.length; i++) {
          int plane = i / area * area;
          assertThat(seenTurned[plane + encoding.square(symmetry, i - plane)])
              .as("plane %d, square %d, symmetry %d", i / area, i % area, symmetry)
              .isEqualTo(seen[i]);
          assertThat(seen[i]).isIn(0f, 1f);
        }
        for (int move : moves) {
          assertThat(encoding.move(symmetry, move)).isEqualTo(symmetric.map(symmetry, move));
        }
        assertThat(((Symmetric) turned).key()).isEqualTo(symmetric.key(symmetry));
        int move = moves[random.nextInt(moves.length)];
        int image = encoding.move(symmetry, move);
        assertThat(turned.legal(image)).isTrue();
        state.play(move);
        turned.play(image);
        assertThat(turned.turn()).isEqualTo(state.turn());
      }
    }
  }

  /** The start of the game turned; where that is another position, by turning its text. */
  private static State turned(Game game, Encoding encoding, int symmetry) {
    State start = game.start(Setup.STANDARD);
    if (((Symmetric) start).key(symmetry) == ((Symmetric) start).key()) {
      return start;
    }
    String text = game.notation().position(start);
    StringBuilder image = new StringBuilder(text);
    for (int square = 0; square < encoding.height() * encoding.width(); square++) {
      image.setCharAt(encoding.square(symmetry, square), text.charAt(square));
    }
    return game.start(new Setup(image.toString()));
  }

  /** The stones of who moves are in the first plane, so they change places from move to move. */
  @ParameterizedTest
  @MethodSource("games")
  void planesAreFromTheViewOfTheSideToMove(String text) {
    Game game = CATALOGUE.game(text);
    Encoding encoding = game.knowledge().encoding().orElseThrow();
    int area = encoding.height() * encoding.width();
    RandomGenerator random = Seeds.stream(12);
    State state = game.start(Setup.STANDARD);
    for (int ply = 0; ply < 40; ply++) {
      float[] before = planes(encoding, state, 9);
      int turn = state.turn();
      int[] moves = Moves.of(state);
      state.play(moves[random.nextInt(moves.length)]);
      if (state.over()) {
        return;
      }
      assertThat(state.turn()).isEqualTo(1 - turn);
      float[] after = planes(encoding, state, 9);
      for (int square = 0; square < area; square++) {
        // whoever moved keeps all stones; the other side gains none
        assertThat(after[area + square]).isGreaterThanOrEqualTo(before[square]);
        assertThat(after[square]).isLessThanOrEqualTo(before[area + square]);
      }
    }
  }
}
