package spielwerk.games.othello.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Mistake;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.games.othello.Othello;
import spielwerk.games.othello.OthelloState;

class FormatsTest {
  private static final String BOARD =
      "8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *";

  /** A random game, passes included. */
  private static OthelloRecord random(int size, int index) {
    RandomGenerator random = Seeds.stream(2, index, Seeds.Purpose.TEST, size);
    OthelloState state = (OthelloState) new Othello(size).start(Setup.STANDARD);
    List<Integer> moves = new ArrayList<>();
    while (!state.over()) {
      moves.add(state.sample(random));
      state.play(moves.get(moves.size() - 1));
    }
    return new OthelloRecord(
        size,
        "A [b] \\c",
        "Ö",
        "here",
        "2026",
        Setup.STANDARD,
        moves,
        Optional.of(state.points(0)));
  }

  @Test
  void transcriptsGoThereAndBackThoughTheyLeavePassesOut() {
    boolean passes = false;
    for (int index = 0; index < 100; index++) {
      OthelloRecord game = random(8, index);
      String text = Transcript.format(game.moves());
      assertThat(Transcript.parse(text)).isEqualTo(game.moves());
      assertThat(game.end().over()).isTrue();
      passes |= game.moves().contains(64);
    }
    assertThat(passes).isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {6, 8})
  void ggfGoesThereAndBack(int size) {
    StringBuilder file = new StringBuilder();
    List<OthelloRecord> games = new ArrayList<>();
    for (int index = 0; index < 30; index++) {
      games.add(random(size, index));
      file.append(Ggf.format(games.get(index))).append('\n');
    }
    assertThat(Ggf.parse(file.toString())).isEqualTo(games);
  }

  @Test
  void ggfOfTheServersIsRead() {
    String text =
        "(;GM[Othello]PC[GGS/os]DT[2002.09.01]PB[ant]PW[bee]RB[2500]RE[-4.000:r]TI[15:00//02:00]"
            + "TY[8]BO["
            + BOARD
            + "]B[F5//0.01]W[d6/-1.2/3]B[c3];)";
    OthelloRecord game = Ggf.parse("2 " + text).get(0);
    assertThat(game.black()).isEqualTo("ant");
    assertThat(game.white()).isEqualTo("bee");
    assertThat(game.setup()).isEqualTo(Setup.STANDARD);
    assertThat(game.score()).contains(-4);
    assertThat(Transcript.format(game.moves())).isEqualTo("f5d6c3");
  }

  @Test
  void aGameFromAnotherPositionKeepsIt() {
    OthelloRecord game =
        Ggf.parse("(;GM[Othello]BO[" + BOARD.replace("8 -", "8 *") + "]B[f5];)").get(0);
    assertThat(game.setup().text()).startsWith("X---");
    assertThat(Ggf.parse(Ggf.format(game)).get(0)).isEqualTo(game);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "f5d6",
        "(;GM[Othello]",
        "(;GM[Othello",
        "(;GM[Chess];)",
        "(;GM[Othello]B[a1];)",
        "(;GM[Othello]W[f5];)",
        "(;GM[Othello]B[f5]BO[8 x *];)",
        "(;GM[Othello]BO[10 - *];)",
        "(;GM[Othello]BO[8];)",
        "(;GM[Othello]{};)"
      })
  void brokenGgfIsRefusedInASentence(String text) {
    assertThatThrownBy(() -> Ggf.parse(text)).isInstanceOf(Mistake.class).hasMessageEndingWith(".");
  }

  private static byte[] wthor(List<OthelloRecord> games) {
    ByteBuffer file = ByteBuffer.allocate(16 + 68 * games.size()).order(ByteOrder.LITTLE_ENDIAN);
    file.putInt(4, games.size()).putShort(10, (short) 1998).put(12, (byte) 8);
    for (int i = 0; i < games.size(); i++) {
      int at = 16 + 68 * i;
      file.putShort(at, (short) 1).putShort(at + 2, (short) 0).putShort(at + 4, (short) 7);
      file.put(at + 6, (byte) ((games.get(i).score().orElseThrow() + 64) / 2));
      int to = at + 8;
      for (int move : games.get(i).moves()) {
        if (move != 64) {
          file.put(to++, (byte) (10 * (move / 8 + 1) + move % 8 + 1));
        }
      }
    }
    return file.array();
  }

  private static byte[] names(int width, String... names) {
    ByteBuffer file = ByteBuffer.allocate(16 + width * names.length).order(ByteOrder.LITTLE_ENDIAN);
    file.putShort(8, (short) names.length);
    for (int i = 0; i < names.length; i++) {
      file.position(16 + width * i);
      file.put(names[i].getBytes(StandardCharsets.ISO_8859_1));
    }
    return file.array();
  }

  @Test
  void wthorGamesComeWithTheirNamesAndPasses() {
    List<OthelloRecord> played = List.of(random(8, 1), random(8, 2), random(8, 3));
    List<String> players = Wthor.players(names(20, "Tastet Marc", "Piau"));
    List<String> tournaments = Wthor.tournaments(names(26, "Paris", "Cambridge"));
    List<OthelloRecord> games = Wthor.games(wthor(played), players, tournaments);
    for (int i = 0; i < 3; i++) {
      OthelloRecord game = games.get(i);
      assertThat(game.moves()).isEqualTo(played.get(i).moves());
      assertThat(game.score()).isEqualTo(played.get(i).score());
      assertThat(game.black()).isEqualTo("Tastet Marc");
      assertThat(game.white()).isEqualTo("player 7");
      assertThat(game.place()).isEqualTo("Cambridge");
      assertThat(game.date()).isEqualTo("1998");
    }
    assertThat(Wthor.games(wthor(played)).get(0).black()).isEqualTo("player 0");
  }

  @Test
  void brokenWthorFilesAreRefusedInASentence() {
    byte[] whole = wthor(List.of(random(8, 1)));
    byte[] count = whole.clone();
    count[7] = 0x7F;
    byte[] move = whole.clone();
    move[16 + 8] = 11;
    byte[] size = whole.clone();
    size[12] = 10;
    for (byte[] file :
        List.of(new byte[3], Arrays.copyOf(whole, whole.length - 1), count, move, size)) {
      assertThatThrownBy(() -> Wthor.games(file))
          .isInstanceOf(Mistake.class)
          .hasMessageContaining("WTHOR");
    }
    assertThatThrownBy(() -> Wthor.players(Arrays.copyOf(names(20, "a", "b"), 40)))
        .isInstanceOf(Mistake.class);
  }
}
