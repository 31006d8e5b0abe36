package spielwerk.arena.library.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.arena.library.LibraryGame;
import spielwerk.arena.library.MoveEvaluation;
import spielwerk.arena.library.MoveTree;
import spielwerk.arena.library.MoveTree.Step;
import spielwerk.arena.library.Origin;
import spielwerk.arena.library.Samples;
import spielwerk.core.Catalogue;
import spielwerk.core.Ending;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Participant;
import spielwerk.core.Progress;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;

class FilesTest {
  private static final Catalogue CATALOGUE = Catalogue.load();

  @TempDir Path folder;

  private Path file(String name, String text, Charset charset) {
    try {
      return Files.write(folder.resolve(name), text.getBytes(charset));
    } catch (IOException failed) {
      throw new IllegalStateException(failed);
    }
  }

  private List<LibraryGame> read(String text) {
    return read(file("games", text, StandardCharsets.UTF_8));
  }

  private static List<LibraryGame> read(Path file) {
    List<LibraryGame> games = new ArrayList<>();
    new GameReader(file, CATALOGUE, Progress.NONE).give(games::add);
    return games;
  }

  private static String write(String format, List<LibraryGame> games) {
    GameWriter writer = new GameWriter(format, CATALOGUE);
    StringBuilder text = new StringBuilder();
    games.forEach(game -> text.append(writer.write(game)));
    return text.toString();
  }

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
        read("Piskvorky 20x20, 11:0, 1\r\n10,10,1500\r\n1,1,0\r\n20,1,500\r\nC:\\g\\pela.exe\r\nhomo-2\r\n15\r\n")
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
