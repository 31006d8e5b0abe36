package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A person at the terminal, as scripted lines. */
class PlayTest {
  private static final String[] AGAINST_MASTER = {
    "play", "pebbles", "--seat", "human", "--seat", "master", "--seed", "1"
  };

  @Test
  void aPersonWinsByTheRules() {
    Cli cli = Cli.typing("take3\ntake3\n", AGAINST_MASTER);
    assertThat(cli.out())
        .contains("ooooooo (7 left)", "first (human) to move", "ooo (3 left)")
        .contains("second (master) plays take1 (value -1 proven")
        .contains("first (human) wins after 3 moves, by the rules.");
    assertThat(cli.err()).isEmpty();
    assertThat(cli.exit()).isZero();
  }

  @Test
  void anIllegalOrUnreadableMoveIsExplainedAndAskedAgain() {
    Cli cli = Cli.typing("take5\nfly\n\ntake3\ntake3\n", AGAINST_MASTER);
    assertThat(cli.out())
        .contains("'take5' is not a legal move here; legal are take1, take2, take3.")
        .contains("'fly' is not a move")
        .contains("first (human) wins");
  }

  @Test
  void thereAreWordsForMovesBoardAndHelp() {
    Cli cli = Cli.typing("help\nmoves\nBOARD\nquit\n", AGAINST_MASTER);
    assertThat(cli.out()).contains("take your last move back").contains("take1 take2 take3");
    assertThat(cli.out().split("7 left", -1)).hasSize(3);
  }

  @Test
  void aHintComesFromTheOpponentOrAnyEngineNamed() {
    Cli cli =
        Cli.typing(
            "hint\nhint shrug\nhint wizard\nhint broken\nhint master:depth=99\nquit\n",
            AGAINST_MASTER);
    assertThat(cli.out())
        .contains("master would play take3 (+1, proven; take3 take1), then take1")
        .contains("shrug has no opinion.")
        .contains("There is no engine 'wizard'")
        .contains("broken crashed")
        .contains("depth=99 is not allowed");
  }

  @Test
  void aMoveTakenBackIsAsIfItHadNeverBeen() {
    Cli cli = Cli.typing("take1\nundo\nundo\ntake3\ntake3\n", json(AGAINST_MASTER));
    assertThat(cli.err()).contains("Taken back.", "You have no move to take back.");
    JsonNode game = cli.json();
    assertThat(game.get("moves").toString()).isEqualTo("[\"take3\",\"take1\",\"take3\"]");
    assertThat(game.get("opening").asInt()).isZero();
    assertThat(game.at("/ending/reason").asText()).isEqualTo("finished");
    assertThat(game.at("/ending/shares").toString()).isEqualTo("[1.0,0.0]");
    assertThat(cli.exit()).isZero();
  }

  @Test
  void takingBackKeepsEarlierMovesAndTheOpening() {
    Cli cli =
        Cli.typing(
            "take1\ntake1\nundo\nundo\nundo\nquit\n",
            "play",
            "pebbles:pebbles=20",
            "--moves",
            "take1 take1",
            "--seat",
            "human",
            "--seat",
            "master",
            "--seed",
            "1",
            "--json");
    assertThat(cli.json().get("moves").toString()).isEqualTo("[\"take1\",\"take1\"]");
    assertThat(cli.json().get("opening").asInt()).isEqualTo(2);
    assertThat(cli.err().split("Taken back", -1)).hasSize(3);
    assertThat(cli.err().split("no move to take back", -1)).hasSize(2);
  }

  @Test
  void dicePlayedAgainAfterTakingBackFallTheSame() {
    String[] coin = {"play", "coin", "--seat", "human", "--seed", "5", "--json"};
    JsonNode straight = Cli.typing("heads\ntails\n", coin).json();
    JsonNode winding = Cli.typing("heads\nundo\nheads\ntails\n", coin).json();
    assertThat(winding.get("moves")).isEqualTo(straight.get("moves"));
  }

  @Test
  void whoeverResignsLoses() {
    Cli cli = Cli.typing("take1\nresign\n", AGAINST_MASTER);
    assertThat(cli.out()).contains("second (master) wins after 2 moves: first (human) resigned.");
    assertThat(cli.exit()).isZero();
  }

  @Test
  void aDrawOfferIsTakenByTheWordDraw() {
    Cli cli =
        Cli.typing("take1\ndraw\n", "play", "pebbles", "--seat", "human", "--seat", "peaceful");
    assertThat(cli.out())
        .contains("second (peaceful) offers a draw")
        .contains("A draw after 2 moves: it was agreed.");
    assertThat(cli.exit()).isZero();
  }

  @Test
  void twoPeopleMayAgreeOnADraw() {
    Cli cli =
        Cli.typing("draw\ntake1\ndraw\n", "play", "pebbles", "--seat", "human", "--seat", "human");
    assertThat(cli.out())
        .contains("You offer a draw with your next move.")
        .contains("A draw after 1 move: it was agreed.");
  }

  @Test
  void aDrawOfferThatIsNotTakenChangesNothing() {
    Cli cli = Cli.typing("draw\ntake3\ntake3\n", AGAINST_MASTER);
    assertThat(cli.out()).contains("first (human) wins after 3 moves, by the rules.");
  }

  @Test
  void whenTheInputEndsTheGameStopsAndSaysHowFarItCame() {
    Cli cli = Cli.typing("take1\n", AGAINST_MASTER);
    assertThat(cli.out())
        .contains("The input ended, so the game stops unfinished after 2 moves: take1 take2");
    assertThat(cli.out()).doesNotContain("resigned");
    assertThat(cli.exit()).isEqualTo(1);
  }

  @Test
  void aGameThatWasLeftIsMarkedUnfinished() {
    Cli cli = Cli.typing("quit\n", json(AGAINST_MASTER));
    assertThat(cli.json().get("finished").asBoolean()).isFalse();
    assertThat(cli.json().at("/ending/reason").asText()).isEqualTo("left unfinished");
    assertThat(cli.exit()).isEqualTo(1);
  }

  @Test
  void enginesAmongThemselvesAreShownMoveByMove() {
    Cli cli =
        Cli.run(
            "play",
            "pebbles",
            "--seat",
            "master",
            "--seat",
            "master",
            "--seed",
            "3",
            "--budget",
            "time=10s",
            "--choice",
            "sigma=5");
    assertThat(cli.out())
        .contains("first (master) plays take3")
        .contains("first (master) wins after");
    assertThat(cli.exit()).isZero();
  }

  @Test
  void anEngineThatBreaksDownLosesTheGame() {
    Cli cli = Cli.typing("take1\n", "play", "pebbles", "--seat", "human", "--seat", "broken");
    assertThat(cli.out()).contains("first (human) wins after 1 move: second (broken) crashed");
  }

  @Test
  void chanceIsToldAndPointsAreCounted() {
    Cli cli = Cli.typing("heads\ntails\n", "play", "coin", "--seat", "human", "--seed", "5");
    assertThat(cli.out()).contains("chance: ").contains("by points: ");
    assertThat(cli.exit()).isZero();
  }

  private static String[] json(String[] args) {
    String[] more = java.util.Arrays.copyOf(args, args.length + 1);
    more[args.length] = "--json";
    return more;
  }

  @Test
  void aGameThatTheLibraryDoesNotTakeWaitsInTheOutboxUntilItDoes(@TempDir Path data)
      throws IOException {
    Path library = Files.createDirectory(data.resolve("library.db")); // where its file should be
    List<String> args = new ArrayList<>(List.of(AGAINST_MASTER));
    args.addAll(1, List.of("--data", data.toString()));
    Cli cli = Cli.typing("take3\ntake3\n", args.toArray(String[]::new));
    assertThat(cli.err()).contains("The game waits in " + data.resolve("outbox"), "it is a folder");
    assertThat(cli.exit()).isEqualTo(1);
    Files.delete(library);
    Cli.run("library", "import", "nothing", "--data", data.toString());
    assertThat(data.resolve("outbox")).isDirectoryContaining(file -> true);
    args.set(args.size() - 1, "2"); // the same game of the same second would be the same game
    assertThat(Cli.typing("take3\ntake3\n", args.toArray(String[]::new)).exit()).isZero();
    Cli list = Cli.run("library", "list", "--json", "--data", data.toString());
    assertThat(list.json().get("items")).hasSize(2);
    assertThat(data.resolve("outbox")).isEmptyDirectory();
  }
}
