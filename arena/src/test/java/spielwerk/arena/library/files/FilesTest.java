package spielwerk.arena.library.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.arena.library.LibraryGame;
import spielwerk.arena.library.MoveEvaluation;
import spielwerk.arena.library.MoveTree;
import spielwerk.arena.library.MoveTree.Step;
import spielwerk.arena.library.Origin;
import spielwerk.arena.library.Samples;
import spielwerk.core.Ending;
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;
import spielwerk.core.Participant;
import spielwerk.core.Progress;

class FilesTest extends GameFileTest {
  @Test
  void jsonLinesKeepEverything() {
    List<LibraryGame> games = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      String text = List.of("fiveinarow:size=7", "qwixx", "connect4").get(i % 3);
      LibraryGame game = Samples.annotated(CATALOGUE, text, i);
      games.add(i % 2 == 0 ? game : game.withOrigin(new Origin("r", "match", "{\"seed\":1}")));
    }
    assertThat(read(write(GameWriter.JSONL, games))).isEqualTo(games);
  }

  @Test
  void sgfTellsWhatTheEnginesThoughtAndJsonLinesKeepIt() {
    LibraryGame game = Samples.annotated(CATALOGUE, "fiveinarow:size=7", 3);
    LibraryGame plain =
        game.withTree(MoveTree.of(game.record().moves()))
            .withRecord(
                game.record()
                    .withThoughts(
                        List.of(
                            new GameRecord.Thought(0.25, false, 4, 1234),
                            new GameRecord.Thought(0.5, true, 0, 0)))
                    .withCircumstances(
                        new GameRecord.Circumstances(
                            "", List.of(), List.of(1500, 0), List.of(), List.of())));
    String sgf = write(GameWriter.SGF, List.of(plain));
    assertThat(sgf).contains("V[0.25]C[depth 4, 1234 nodes, 1.500 s]", "V[-0.5]");
    assertThat(write(GameWriter.SGF, read(sgf))).isEqualTo(sgf);
    assertThat(read(write(GameWriter.JSONL, List.of(plain)))).isEqualTo(List.of(plain));
  }

  @Test
  void sgfKeepsTheTreeAndWhatPeopleSaid() {
    List<LibraryGame> games = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      String text =
          List.of("fiveinarow:size=9", "tictactoe", "fiveinarow:width=7,height=5").get(i % 3);
      games.add(Samples.annotated(CATALOGUE, text, i));
    }
    List<LibraryGame> back = read(write(GameWriter.SGF, games));
    assertThat(back).hasSameSizeAs(games);
    for (int i = 0; i < games.size(); i++) {
      LibraryGame before = games.get(i);
      assertThat(back.get(i).tree()).isEqualTo(before.tree());
      assertThat(back.get(i).comment()).isEqualTo(before.comment());
      assertThat(back.get(i).event()).isEqualTo(before.event());
      assertThat(back.get(i).record().game()).isEqualTo(before.record().game());
      assertThat(back.get(i).record().ending()).isEqualTo(before.record().ending());
      assertThat(back.get(i).record().points()).isEqualTo(before.record().points());
      assertThat(back.get(i).record().circumstances().date())
          .isEqualTo(before.record().circumstances().date());
    }
  }

  @Test
  void psqKeepsTheMovesAndTheResult() {
    for (int i = 0; i < 20; i++) {
      LibraryGame before = Samples.played(CATALOGUE, "fiveinarow:size=8", i);
      LibraryGame back = read(write("psq", List.of(before))).get(0);
      assertThat(back.record().moves()).isEqualTo(before.record().moves());
      assertThat(back.record().ending()).isEqualTo(before.record().ending());
      assertThat(back.players()).isEqualTo(before.players());
      assertThat(back.record().game()).isEqualTo(before.record().game());
    }
  }

  /** Typed from the description of FF[4]: escapes, soft line breaks, marks, compressed blanks. */
  @Test
  void aForeignSgfIsReadAsItsDescriptionSays() {
    String text =
        """
        From: somebody
        (;FF[4]GM[4]SZ[15]PB[Goro]PW[Kato\\: 9 dan]DT[1996-12-06,07]EV[Final]RE[B+R]
        GC[A good
        game]KM[6.5]C[Before\\
         the first move, 1 \\] 2 \\\\ 3]
        ;B[hh]C[The middle];W[hg]
        (;B[ig]TE[2];W[gi]BM[1]V[-0.5])
        (;B[gg]DO[]N[second](;W[ii])(;W[gi]C[third]))
        )
        """;
    List<LibraryGame> games = read(text);
    assertThat(games).hasSize(1);
    LibraryGame game = games.get(0);
    assertThat(game.record().game()).isEqualTo(CATALOGUE.game("fiveinarow:size=15").text());
    assertThat(game.players()).extracting(Participant::name).containsExactly("Goro", "Kato: 9 dan");
    assertThat(game.record().circumstances().date()).isEqualTo("1996-12-06");
    assertThat(game.event()).isEqualTo("Final");
    assertThat(game.comment()).isEqualTo("A good\ngame");
    assertThat(game.tree().comment()).isEqualTo("Before the first move, 1 ] 2 \\ 3");
    assertThat(game.record().moves()).containsExactly("h8", "h9", "i9", "g7");
    assertThat(game.record().ending().reason()).isEqualTo(Ending.Reason.RESIGNED);
    assertThat(game.record().ending().shares()).containsExactly(1.0, 0.0);
    List<Step> line = game.tree().line();
    assertThat(line.get(2).mark()).isEqualTo("!!");
    assertThat(line.get(3).mark()).isEqualTo("?");
    assertThat(line.get(3).evaluation()).contains(new MoveEvaluation(-0.5, 0, false));
    List<Step> other = line.get(2).variations().get(0);
    assertThat(other).extracting(Step::move).containsExactly("g9", "i7");
    assertThat(other.get(0).mark()).isEqualTo("?!");
    assertThat(other.get(1).variations().get(0).get(0).comment()).isEqualTo("third");
  }

  @Test
  void propertiesThatMeanNothingHereAreLeftOutAndNamed() {
    Path file = file("x.sgf", "(;GM[4]SZ[9]KM[0];B[aa]LB[aa:x])", StandardCharsets.UTF_8);
    GameReader reader = new GameReader(file, CATALOGUE, Progress.NONE);
    reader.give(game -> {});
    assertThat(reader.leftOut()).containsExactly("KM", "LB");
  }

  @ParameterizedTest
  @ValueSource(strings = {"ISO-8859-1", "UTF-8", "windows-1252"})
  void anSgfIsReadInTheCharactersItNames(String charset) {
    String text = "(;GM[4]SZ[9]CA[" + charset + "]PB[Jürgen];B[aa])";
    assertThat(read(file("x.sgf", text, Charset.forName(charset))).get(0).players().get(0).name())
        .isEqualTo("Jürgen");
    String silent = "(;GM[4]SZ[9]PB[Jürgen];B[aa])";
    assertThat(read(file("y.sgf", silent, Charset.forName(charset))).get(0).players().get(0).name())
        .isEqualTo("Jürgen");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(;GM[4]SZ[9];B[aa]",
        "(;GM[4]SZ[9];B[aa)",
        "(;GM[4]SZ[9];B[aa];B[bb])",
        "(;GM[4]SZ[9];W[aa])",
        "(;GM[4]SZ[9];B[aa];W[aa])",
        "(;GM[4]SZ[9];B[zz])",
        "(;GM[4]SZ[9];B[])",
        "(;GM[4]SZ[9];B[aa]W[bb])",
        "(;GM[4]SZ[9];B[aa]B[bb])",
        "(;GM[4]SZ[9]AB[cc];W[bb])",
        "(;GM[4]SZ[9];b[aa])",
        "(;GM[4]SZ[9];B)",
        "(;GM[1]SZ[9];B[aa])",
        "(;GM[4]SZ[999];B[aa])",
        "(;GM[4]SZ[x];B[aa])",
        "(;GM[4]SZ[9]((;B[aa])))",
        "(;SPIELWERK[chess];B[aa])",
        "(;SPIELWERK[connect4];B[aa])",
        "(;GM[4]SZ[9];B[aa]))"
      })
  void aBrokenSgfIsRefusedWithItsPlace(String text) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("line 1")
        .hasMessageContaining("character");
  }

  @Test
  void nestingIsNeverTooDeepForTheStack() {
    int depth = 200_000;
    String text = "(;GM[4]SZ[15]" + "(;C[x]".repeat(depth) + ")".repeat(depth) + ")";
    assertThat(read(text).get(0).record().moves()).isEmpty();
    String deep = deepVariations(MoveTree.DEEPEST + 5);
    assertThatThrownBy(() -> read(deep)).isInstanceOf(Mistake.class).hasMessageContaining("deep");
    assertThat(read(deepVariations(20)).get(0).tree().line()).hasSize(1);
  }

  /** Each variation's second child begins the next one. */
  private static String deepVariations(int depth) {
    StringBuilder text = new StringBuilder("(;SPIELWERK[fiveinarow:size=20,line=20]");
    int field = 0;
    for (int i = 0; i < depth; i++) {
      String colour = i % 2 == 0 ? "B" : "W";
      text.append("(;%s[%s])(;%s[%s]".formatted(colour, point(field++), colour, point(field++)));
    }
    return text + ")".repeat(depth + 1);
  }

  private static String point(int number) {
    return "" + (char) ('a' + number % 20) + (char) ('a' + number / 20);
  }

  /** Typed from Piskvork's own way to write them. */
  @Test
  void aFileOfPiskvorkIsRead() {
    LibraryGame game =
        read("Piskvorky 20x20, 11:0, 1\r\n"
                + "10,10,1500\r\n"
                + "1,1,0\r\n"
                + "20,1,500\r\n"
                + "C:\\g\\pela.exe\r\n"
                + "homo-2\r\n"
                + "15\r\n")
            .get(0);
    assertThat(game.record().moves()).containsExactly("j11", "a20", "t20");
    assertThat(game.players())
        .containsExactly(Participant.person("homo-2", false), Participant.engine("pela.exe"));
    assertThat(game.record().ending().reason()).isEqualTo(Ending.Reason.TIMEOUT);
    assertThat(game.record().ending().shares()).containsExactly(1.0, 0.0);
    assertThat(game.record().circumstances().seconds()).containsExactly(2.0, 0.0);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Piskvorky 20, 11:11, 0|line 1",
        "Piskvorky 999x999, 11:11, 0|line 1",
        "Piskvorky 15x15, 11:11, 0~16,1,0|line 2",
        "Piskvorky 15x15, 11:11, 0~0,1,0|line 2",
        "Piskvorky 15x15, 11:11, 0~1,1,0~1,1,0|line 3",
        "Piskvorky 15x15, 11:11, 0~1,1,0~a~b~c|line 5",
        "Piskvorky 15x15, 11:11, 0~1,1,0~a|line 3",
        "Piskvorky 15x15, 11:11, 0~1,1,x~a~b~0|line 4"
      })
  void aBrokenPsqIsRefusedWithItsLine(String text, String place) {
    assertThatThrownBy(() -> read(text.replace('~', '\n')))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining(place);
  }

  @Test
  void aGameThatCannotHaveBeenPlayedIsRefusedWithItsLine() {
    String good = write(GameWriter.JSONL, List.of(Samples.played(CATALOGUE, "tictactoe", 1)));
    for (String bad :
        List.of(
            good.replaceFirst("\"moves\":\\[\"..\"", "\"moves\":[\"z9\""),
            good.replace("\"game\":\"tictactoe\"", "\"game\":\"chess\""),
            good.replaceFirst("\"points\":\\[[^\\]]*\\]", "\"points\":[7,7]"),
            good.replace("\"library\":{", "\"library\":{\"tree\":{\"line\":[\"a1\"]},"),
            good.replace("\"library\":{", "\"library\":{\"tree\":{\"line\":7},"),
            good.substring(0, good.length() / 2),
            "{\"no\":\"game\"}")) {
      assertThatThrownBy(() -> read(good + "\n" + bad))
          .as(bad)
          .isInstanceOf(Mistake.class)
          .hasMessageContaining("line 3");
    }
  }

  @Test
  void aFileOfNoKnownFormatIsRefused() {
    assertThatThrownBy(() -> read("hello"))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("SGF", "PSQ");
    assertThatThrownBy(() -> read(folder.resolve("none")))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("no such file");
  }

  @Test
  void whatAFormatCannotHoldIsRefused() {
    LibraryGame connect4 = Samples.played(CATALOGUE, "connect4", 1);
    assertThatThrownBy(() -> write(GameWriter.SGF, List.of(connect4)))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("connect4");
    assertThatThrownBy(() -> write("psq", List.of(connect4)))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("connect4");
    LibraryGame five = Samples.played(CATALOGUE, "fiveinarow:size=5", 1);
    assertThatThrownBy(() -> write("psq", List.of(five, five))).isInstanceOf(Mistake.class);
  }
}
