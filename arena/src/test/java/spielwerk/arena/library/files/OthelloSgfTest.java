package spielwerk.arena.library.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.arena.library.LibraryGame;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;

class OthelloSgfTest extends GameFileTest {
  @Test
  void aForeignGameOfOthelloIsRead() {
    LibraryGame game =
        read("(;FF[4]GM[2]SZ[8]PB[Murakami]PW[Logistello]RE[W+12]KM[0];B[fe];W[D6];B[cc])").get(0);
    assertThat(game.record().game()).isEqualTo("othello");
    assertThat(game.record().moves()).containsExactly("f5", "d6", "c3");
    assertThat(game.record().ending().shares()).containsExactly(0.0, 1.0);
    assertThat(read("(;GM[2];B[fe])").get(0).record().game()).isEqualTo("othello");
    assertThat(read("(;GM[2]SZ[6];B[ed])").get(0).record().moves()).containsExactly("e4");
  }

  @Test
  void discsOfOthelloMayBeSet() {
    LibraryGame usual = read("(;GM[2]SZ[8]AB[ed][de]AW[dd][ee]PL[B];B[fe])").get(0);
    assertThat(usual.record().setup()).isEmpty();
    LibraryGame game = read("(;GM[2]AB[aa:ba][ee]PL[W]RE[B+R];W[fd])").get(0);
    assertThat(game.record().setup()).startsWith("XX------").endsWith(" O");
    assertThat(game.record().setup().charAt(36)).isEqualTo('X');
    String text = write(GameWriter.SGF, List.of(game));
    assertThat(text).contains("GM[2]").contains("AB[aa][ba][ee]PL[W]");
    assertThat(read(text)).isEqualTo(List.of(game));
    String foreign = text.replaceAll("SPIELWERK[A-Z]*\\[[^]]*\\]", "");
    assertThat(read(foreign).get(0).record().setup()).isEqualTo(game.record().setup());
  }

  @Test
  void passesOfOthelloMayBeWrittenOrLeftOut() {
    Game rules = CATALOGUE.game("othello");
    State state = rules.start(Setup.STANDARD);
    StringBuilder written = new StringBuilder("(;GM[2]");
    StringBuilder silent = new StringBuilder("(;GM[2]");
    RandomGenerator random = Seeds.stream(2); // a game with a pass
    List<String> moves = new ArrayList<>();
    while (!state.over()) {
      int[] all = Moves.of(state);
      int move = all[random.nextInt(all.length)];
      String text = rules.notation().format(state, move);
      moves.add(text);
      boolean pass = text.equals("pass");
      String colour = state.turn() == 0 ? "B" : "W";
      String point = pass ? moves.size() % 2 == 0 ? "tt" : "" : point(text);
      written.append(';').append(colour).append('[').append(point).append(']');
      silent.append(pass ? "" : ";" + colour + "[" + point + "]");
      state.play(move);
    }
    assertThat(moves).contains("pass");
    LibraryGame game = read(written + ";B[];W[tt])").get(0);
    assertThat(game.record().moves()).isEqualTo(moves);
    assertThat(read(silent + ")").get(0).record()).isEqualTo(game.record());
    assertThat(game.record().points().get(0)).isEqualTo(state.points(0));
    assertThat(write(GameWriter.SGF, List.of(game)))
        .contains("RE[" + (state.points(0) > 0 ? "B+" : "W+") + Math.abs(state.points(0)));
  }

  private static String point(String square) {
    return square.substring(0, 1) + (char) ('a' + square.charAt(1) - '1');
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(;GM[2];B[aa])",
        "(;GM[2];W[fe])",
        "(;GM[2];B[])",
        "(;GM[2]SZ[10];B[fe])",
        "(;GM[2]SZ[8:8];B[fe])",
        "(;GM[2]AB[zz];B[fe])",
        "(;GM[2]AB[];B[fe])",
        "(;GM[2]AE[dd];B[fe])",
        "(;GM[2]PL[red];B[fe])",
        "(;GM[2];B[fe];AB[aa])"
      })
  void othelloThatCannotBeIsRefusedInASentence(String text) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("line 1")
        .hasMessageEndingWith(".");
  }
}
