package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LibraryCommandTest {
  @TempDir Path data;

  private Cli typing(String input, String... args) {
    List<String> all = new ArrayList<>(List.of(args));
    all.addAll(List.of("--data", data.toString()));
    return Cli.typing(input, all.toArray(String[]::new));
  }

  private Cli run(String... args) {
    return typing("", args);
  }

  private Cli done(String... args) {
    Cli cli = run(args);
    assertThat(cli.exit()).as(cli.err()).isZero();
    return cli;
  }

  private static void refused(Cli cli, String... words) {
    assertThat(cli.err()).startsWith("spielwerk: ").contains(words);
    assertThat(cli.err().lines()).hasSize(1);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.exit()).isEqualTo(2);
  }

  /** A person who takes the hint to look good, and then loses. */
  private Cli lostWithAHint() {
    Cli cli =
        typing(
            "hint\na1\nresign\n",
            "play",
            "tictactoe",
            "--seat",
            "human",
            "--seat",
            "negamax",
            "--name",
            "Johan");
    assertThat(cli.exit()).as(cli.err()).isZero();
    return cli;
  }

  @Test
  void aFinishedGameAtTheTerminalIsKeptWithItsHints() {
    assertThat(lostWithAHint().out()).contains("library show 1");
    JsonNode card = done("library", "list", "--json").json().at("/items/0");
    assertThat(card.at("/players/0/name").asText()).isEqualTo("Johan");
    assertThat(card.at("/players/0/kind").asText()).isEqualTo("person");
    assertThat(card.at("/players/0/hints").asBoolean()).isTrue();
    assertThat(card.at("/reason").asText()).isEqualTo("resigned");
    assertThat(done("library", "list").out()).contains("Johan (with engine hints) - negamax");
    JsonNode tally = done("library", "tally", "johan", "--json").json().at("/items/0");
    assertThat(tally.at("/opponent").asText()).isEqualTo("negamax");
    assertThat(tally.at("/losses").asInt()).isEqualTo(1);
    assertThat(tally.at("/hints").asBoolean()).isTrue();
  }

  @Test
  void aGameThatWasLeftOrIsNotWantedIsNotKept() {
    typing("quit\n", "play", "tictactoe", "--seat", "human", "--seat", "random");
    run("play", "tictactoe", "--seat", "random", "--seat", "random", "--no-save");
    assertThat(data.resolve("library.db")).doesNotExist();
  }

  private String match(int games) {
    Cli match =
        done(
            "match",
            "tictactoe",
            "random",
            "negamax:depth=2",
            "--games",
            "" + games,
            "--seed",
            "3",
            "--json");
    return match.json().path("run").asText();
  }

  @Test
  void theGamesOfARunAreImportedOnceWithTheirSpec() {
    String run = match(30);
    assertThat(done("library", "import", run, "--json").json().at("/items/0/added").asInt())
        .isEqualTo(30);
    JsonNode again = done("library", "import", run, "--json").json().at("/items/0");
    assertThat(again.path("added").asInt()).isZero();
    assertThat(again.path("known").asInt()).isEqualTo(30);
    JsonNode shown = done("library", "show", "30", "--json").json();
    assertThat(shown.at("/library/run/id").asText()).isEqualTo(run);
    assertThat(shown.at("/library/run/spec/seed").asInt()).isEqualTo(3);
  }

  @Test
  void pagesFollowEachOtherByTheirKeys() {
    done("library", "import", match(25));
    List<Integer> ids = new ArrayList<>();
    String after = "";
    do {
      List<String> args = new ArrayList<>(List.of("library", "list", "--limit", "10", "--json"));
      if (!after.isEmpty()) {
        args.addAll(List.of("--after", after));
      }
      JsonNode page = done(args.toArray(String[]::new)).json();
      page.path("items").forEach(item -> ids.add(item.path("id").asInt()));
      after = page.path("next").isNull() ? "" : page.path("next").asText();
    } while (!after.isEmpty());
    assertThat(ids).hasSize(25).isSortedAccordingTo((a, b) -> b - a);
    assertThat(done("library", "list", "--limit", "10").out()).contains("--after 16");
  }

  @Test
  void filtersOfTheCommandLineFindWhatTheyName() {
    done("library", "import", match(20));
    JsonNode all = done("library", "list", "--json").json().path("items");
    long won =
        StreamSupport.stream(all.spliterator(), false)
            .filter(
                item -> {
                  int seat = item.at("/players/0/name").asText().startsWith("negamax") ? 0 : 1;
                  return item.at("/shares/" + seat).asDouble() == 1;
                })
            .count();
    assertThat(won).isPositive();
    assertThat(
            done("library", "list", "--player", "negamax", "--result", "won", "--json")
                .json()
                .path("items"))
        .hasSize((int) won);
    assertThat(done("library", "list", "--length", "..4", "--json").json().path("items")).isEmpty();
    assertThat(done("library", "list", "--date", "1999..2001").out()).contains("No games match");
  }

  @Test
  void ofAMixedLibrarySgfTakesWhatItCanHoldAndSaysWhatNot() throws IOException {
    done("library", "import", match(2));
    String squares = done("library", "export", "--format", "sgf").out();
    typing("d\nresign\n", "play", "connect4", "--seat", "human", "--seat", "random");
    Cli mixed = done("library", "export", "--format", "sgf");
    assertThat(mixed.out()).isEqualTo(squares);
    assertThat(mixed.err())
        .contains("1 game is left out, since SGF cannot hold it: Moves of connect4");
    Path file = data.resolve("mixed.sgf");
    JsonNode told =
        done("library", "export", "--format", "sgf", "-o", file.toString(), "--json").json();
    assertThat(told.path("games").asInt()).isEqualTo(2);
    assertThat(told.path("leftOut").asInt()).isEqualTo(1);
    assertThat(file).content().isEqualTo(squares);
    refused(run("library", "export", "3", "--format", "sgf"), "connect4");
    refused(run("library", "export", "--game", "connect4", "--format", "sgf"), "connect4");
  }

  @Test
  void exportedGamesCanBeImportedElsewhere() throws IOException {
    done("library", "import", match(6));
    done(
        "library",
        "edit",
        "2",
        "--comment",
        "zwei\nZeilen",
        "--tag",
        "x",
        "--move",
        "1",
        "--mark",
        "!");
    for (String format : List.of("jsonl", "sgf")) {
      Path file = data.resolve("games." + format);
      done("library", "export", "--format", format, "-o", file.toString());
      String other = data.resolve(format + ".db").toString();
      JsonNode added =
          done("library", "import", file.toString(), "--library", other, "--json").json();
      assertThat(added.at("/items/0/added").asInt()).isEqualTo(6);
      assertThat(added.at("/items/0/format").asText()).isEqualTo(format);
      assertThat(done("library", "show", "2", "--library", other).out()).contains("zwei", "1. ");
    }
    assertThat(done("library", "export").out())
        .isEqualTo(Files.readString(data.resolve("games.jsonl")));
    Path page = data.resolve("war.html");
    done("library", "export", "--format", "html", "-o", page.toString());
    assertThat(page).content().contains("<details>", "negamax:depth=2", "</html>");
  }

  @Test
  void anEngineMarksMistakesInAGame() throws IOException {
    Path sgf = data.resolve("lost.sgf");
    Files.writeString(sgf, "(;SPIELWERK[tictactoe];B[ac];W[ab];B[bb];W[ca];B[bc];W[cc];B[ba])");
    done("library", "import", sgf.toString());
    JsonNode notes = done("library", "annotate", "1", "negamax:depth=9", "--json").json();
    assertThat(notes.path("blunders").asInt()).isEqualTo(1);
    assertThat(notes.at("/moves/1/mark").asText()).isEqualTo("??");
    assertThat(done("library", "show", "1").out()).contains("2. a2??", "( 2. b2");
    refused(run("library", "annotate", "1", "random"), "random");
  }

  @Test
  void gamesAreChangedAndDeletedByTheirNumbers() {
    done("library", "import", match(3));
    done("library", "edit", "1", "--player", "2=Ada", "--result-comment", "by time trouble");
    assertThat(done("library", "show", "1").out()).contains("Ada", "by time trouble");
    refused(run("library", "delete", "1", "77"), "77");
    assertThat(done("library", "delete", "1").out()).contains("Deleted 1 game.");
    refused(run("library", "show", "1"), "no game 1");
  }

  @Test
  void whatCannotBeIsRefusedInOneSentence() throws IOException {
    refused(run("library", "list"), "no library");
    refused(run("library", "import", "nothing"), "nothing");
    Path letter = Files.writeString(data.resolve("letter.txt"), "Dear library");
    refused(run("library", "import", letter.toString()), "letter.txt");
    refused(run("library", "list", "--library", letter.toString()), "letter.txt is not a library");
    Path sgf = Files.writeString(data.resolve("bad.sgf"), "(;GM[4]SZ[15]\n;B[hh];B[hg])");
    refused(run("library", "import", sgf.toString()), "line 2");
    done("library", "import", match(2));
    refused(run("library", "import", sgf.toString()), "line 2");
    assertThat(done("library", "list", "--json").json().path("items")).hasSize(2);
    refused(run("library", "list", "--result", "won"), "--player");
    refused(run("library", "list", "--result", "maybe"), "maybe");
    refused(run("library", "list", "--reason", "boredom"), "boredom");
    refused(run("library", "list", "--length", "long"), "long");
    refused(run("library", "list", "--date", "yesterday"), "yesterday");
    refused(run("library", "list", "--limit", "0"), "--limit 0");
    refused(run("library", "list", "--library", "jdbc:mysql:x"), "jdbc:mysql:x");
    refused(run("library", "show", "x"), "x");
    refused(run("library", "shwo", "1"), "shwo");
    refused(run("library", "edit", "1"), "nothing to change");
    refused(run("library", "edit", "1", "--move", "1", "--variation", "b2 b2"), "b2");
    refused(run("library", "export", "--format", "pdf"), "pdf", "html");
    refused(run("library", "export", "--format", "psq"), "one game");
    refused(run("library", "export", "1", "--format", "psq"), "five in a row");
    refused(run("library", "export", "1", "-o", data.resolve("no/such/x").toString()), "no/such");
    refused(run("library", "annotate", "1", "nobody"), "nobody");
  }

  @Test
  void everyCommandOfTheLibraryExplainsItselfWithExamples() {
    for (String command :
        List.of("list", "show", "annotate", "edit", "delete", "tally", "import", "export")) {
      Cli cli = run("library", command, "--help");
      assertThat(cli.exit()).isZero();
      assertThat(cli.out())
          .startsWith("Usage: spielwerk library " + command)
          .contains("Examples:", "--json", "--library", "--data");
    }
  }

  @Test
  void othelloGoesOutAndComesBackAsGgfAndTranscript() {
    done("match", "othello", "random", "random", "--games", "6", "--seed", "5");
    done("library", "import", "match-othello");
    for (String format : List.of("sgf", "ggf", "transcript")) {
      Path file = data.resolve("games-" + format);
      done("library", "export", "--format", format, "-o", file.toString());
      String other = data.resolve(format + ".db").toString();
      JsonNode added =
          done("library", "import", file.toString(), "--library", other, "--json").json();
      assertThat(added.at("/items/0/format").asText()).isEqualTo(format);
      assertThat(added.at("/items/0/added").asInt()).isEqualTo(6);
      Path again = data.resolve("again-" + format);
      done("library", "export", "--library", other, "--format", "transcript", "-o", again + "");
      assertThat(again).hasContent(done("library", "export", "--format", "transcript").out());
    }
    assertThat(done("library", "export", "1", "--format", "ggf").out())
        .startsWith("(;GM[Othello]")
        .containsPattern("RE\\[[+-][0-9]+\\]");
  }

  @Test
  void aWthorFileIsReadWithTheNamesBesideIt() throws IOException {
    byte[] games = new byte[16 + 68];
    games[4] = 1;
    games[10] = (byte) 0xCE; // 1998
    games[11] = 0x07;
    games[16 + 4] = 1; // white is player 1
    games[16 + 6] = 40;
    System.arraycopy(new byte[] {56, 64, 33}, 0, games, 24, 3); // f5, d6, c3
    Path file = Files.write(data.resolve("WTH_1998.wtb"), games);
    done("library", "import", file.toString());
    byte[] names = new byte[16 + 2 * 20];
    names[8] = 2;
    names[16] = 'A';
    names[36] = 'B';
    Files.write(data.resolve("WTHOR.JOU"), names);
    done("library", "import", file.toString());
    JsonNode items = done("library", "list", "--json").json().at("/items");
    assertThat(items).hasSize(2);
    assertThat(items.at("/0/players").toString()).contains("\"A\"", "\"B\"");
    assertThat(items.at("/1/players").toString()).contains("player 0", "player 1");
    assertThat(items.at("/0/date").asText()).isEqualTo("1998");
    assertThat(done("library", "export", "1", "--format", "transcript").out())
        .isEqualTo("f5d6c3\n");
    Files.write(file, Arrays.copyOf(games, 60));
    refused(run("library", "import", file.toString()), "WTH_1998.wtb: ", "promises 1 games");
    refused(run("library", "export", "1", "--format", "wthor"), "can only be read");
  }

  @Test
  void brokenFilesOfOthelloAreRefusedAndNothingIsAdded() throws IOException {
    done("library", "import", Files.writeString(data.resolve("good"), "F5 d6 c3\n\nf5d6\n") + "");
    Path ggf = data.resolve("bad.ggf");
    Files.writeString(ggf, "(;GM[Othello]B[f5];)(;GM[Othello]B[f5]W[a1];)");
    refused(run("library", "import", ggf + ""), "bad.ggf: GGF game 2 is broken: move 2");
    Path transcript = Files.writeString(data.resolve("bad.txt"), "f5d6c3\nf5f5\n");
    refused(run("library", "import", transcript + ""), "bad.txt: Line 2 is not a game: Move 2");
    Files.writeString(transcript, "f5d6" + "c3".repeat(5000));
    refused(run("library", "import", transcript + ""), "Line 1 is too long");
    Path other = Files.writeString(data.resolve("other"), "hello");
    refused(run("library", "import", other + ""), "is not a file of games", "GGF has GM[Othello]");
    assertThat(done("library", "list", "--json").json().at("/items")).hasSize(2);
    done("play", "tictactoe", "--seat", "random", "--seat", "random", "--seed", "1");
    refused(run("library", "export", "3", "--format", "ggf"), "GGF holds games of Othello only");
    refused(run("library", "export", "3", "--format", "x"), "transcript, wthor and html.");
  }
}
