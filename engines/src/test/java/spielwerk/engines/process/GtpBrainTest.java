package spielwerk.engines.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.Game;
import spielwerk.core.Moves;
import spielwerk.core.Notation;
import spielwerk.core.Position;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Traits;
import spielwerk.core.Watch;
import spielwerk.games.connect4.Connect4;
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.tictactoe.TicTacToe;

/** What our engines answer to a controller that speaks GTP. */
class GtpBrainTest {
  private final List<Budget> budgets = new ArrayList<>();

  /** Plays the first legal move. */
  private final class Plain implements Engine {
    @Override
    public EngineInfo info() {
      return EngineInfo.of("plain", "Plain", "");
    }

    @Override
    public Advice advise(Position position, Budget budget, Watch watch) {
      budgets.add(budget);
      return Advice.of(Moves.of(position.state())[0]);
    }
  }

  private List<String> talk(Game game, String commands) {
    List<String> lines = new ArrayList<>();
    new GtpBrain(game, Plain::new, Budget.FREE, 1, "Plain", "7", lines::add)
        .run(new StringReader(commands));
    return List.of(String.join("\n", lines).strip().split("\n\n+"));
  }

  private List<String> talk(String commands) {
    return talk(Peers.GAME, commands);
  }

  @Test
  void everyCommandHasOneAnswerWithItsNumber() {
    assertThat(
            talk(
                "1 protocol_version\r\nname # who?\n\n# nothing\n  version\n"
                    + "17 known_command play\nknown_command fly\nset_game othello\nlist_games\n"
                    + "boardsize 8\nkomi 6.5\nclear_board\n3 fly\nquit\nname\n"))
        .containsExactly(
            "=1 2",
            "= Plain",
            "= 7",
            "=17 true",
            "= false",
            "=",
            "= Othello",
            "=",
            "=",
            "=",
            "?3 unknown command",
            "=");
  }

  @Test
  void allCommandsThatAreListedAreKnown() {
    String[] names = talk("list_commands\n").get(0).substring(2).split("\n", -1);
    assertThat(names).contains("genmove", "undo", "time_left", "final_score", "showboard");
    for (String name : names) {
      assertThat(talk(name + "\n").get(0)).as(name).doesNotContain("unknown command");
    }
  }

  @Test
  void itPlaysForTheColourThatIsNamed() {
    assertThat(
            talk(
                "genmove b\nplay white c3\nreg_genmove black\ngenmove black\nundo\nundo\nundo\n"
                    + "genmove white\nundo\n"))
        .containsExactly(
            "= D3",
            "=",
            "= " + first("d3c3"),
            "= " + first("d3c3"),
            "=",
            "=",
            "=",
            "? illegal move, it is black's turn",
            "? cannot undo");
  }

  private static String first(String moves) {
    Position position = Position.of(Peers.GAME, Setup.STANDARD, moves);
    State state = position.state();
    return GtpVertices.of(Peers.GAME).text(state, Moves.of(state)[0]);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "play black a1 | illegal move",
        "play black i9 | illegal move",
        "play black pass | illegal move",
        "play white d3 | illegal move, it is black's turn",
        "play black | syntax error",
        "play red d3 | syntax error",
        "genmove | syntax error",
        "boardsize 19 | unacceptable size",
        "boardsize x | unacceptable size",
        "set_game Go | unsupported game",
        "komi much | syntax error",
        "time_settings 1 2 | syntax error",
        "time_settings -1 0 0 | syntax error",
        "time_settings NaN 0 0 | syntax error",
        "final_score | cannot score",
        "undo | cannot undo"
      })
  void whatIsWrongIsSaidAndChangesNothing(String command, String answer) {
    assertThat(talk(command + "\ngenmove black\n")).containsExactly("? " + answer, "= D3");
  }

  @Test
  void aLineThatIsTooLongIsRefused() {
    assertThat(talk("play " + "x".repeat(5000) + "\nname\n"))
        .containsExactly("? the line is too long", "= Plain");
  }

  @Test
  void aPassMayBeLeftOutAndIsTakenBackWithItsMove() {
    String moves = Peers.upToAPass();
    StringBuilder game = new StringBuilder();
    State state = Peers.GAME.start(Setup.STANDARD);
    for (int move : Moves.play(Peers.GAME.start(Setup.STANDARD), Peers.GAME.notation(), moves)) {
      game.append(
          "play %s %s\n"
              .formatted(
                  GtpVertices.colour(state.turn()), Peers.GAME.notation().format(state, move)));
      state.play(move);
    }
    String passer = GtpVertices.colour(state.turn());
    String other = GtpVertices.colour(1 - state.turn());
    List<String> said =
        talk(
            game
                + "genmove "
                + other
                + "\nundo\ngenmove "
                + passer
                + "\nundo\nplay "
                + passer
                + " pass\ngenmove "
                + other
                + "\n");
    List<String> last = said.subList(said.size() - 6, said.size());
    state.play(Peers.PASS);
    String reply = "= " + GtpVertices.of(Peers.GAME).text(state, Moves.of(state)[0]);
    assertThat(last).containsExactly(reply, "=", "= pass", "=", "=", reply);
  }

  @Test
  void afterTheEndThereAreOnlyPassesAndTheScoreCountsEmptySquaresForTheWinner() {
    String game = "e6f4e3f6g5d6e7f5c5";
    StringBuilder commands = new StringBuilder();
    for (int i = 0; i < game.length(); i += 2) {
      commands.append("play %s %s\n".formatted(i % 4 == 0 ? "b" : "w", game.substring(i, i + 2)));
    }
    List<String> said =
        talk(
            commands
                + "final_score\ngenmove w\nplay b pass\nplay b a1\nundo\nundo\nundo\n"
                + "genmove b\n");
    assertThat(said.subList(9, said.size()).toString())
        .startsWith("[= B+64, = pass, =, ? illegal move, the game is over, =, =, =, = ");
  }

  @Test
  void theBoardIsShownWithoutABlankLine() {
    assertThat(talk("showboard\n")).hasSize(1);
    assertThat(talk("showboard\n").get(0)).contains("a b c d e f g h").endsWith("black to move");
  }

  @Test
  void theClockIsItsBudget() {
    talk(
        "genmove b\ntime_settings 0 2 1\ngenmove w\ntime_settings 600 0 0\ngenmove b\n"
            + "time_left w 10 5\ngenmove w\ntime_settings 0 5 0\ngenmove b\n");
    assertThat(budgets).extracting(Budget::millis).startsWith(0L, 1850L);
    assertThat(budgets.get(2).millis()).isBetween(20_000L, 30_000L);
    assertThat(budgets.get(3).millis()).isEqualTo(1850);
    assertThat(budgets.get(4).millis()).isZero();
  }

  @Test
  void whatIsSpentIsGone() {
    GtpClock clock = new GtpClock();
    clock.settings(10_000, 3_000, 3);
    long before = clock.budget(0).millis();
    clock.spent(0, 9_999);
    assertThat(clock.budget(0).millis()).isLessThanOrEqualTo(before);
    clock.spent(0, 100);
    assertThat(clock.budget(0).millis()).isEqualTo(900);
    assertThat(clock.budget(1).millis()).isEqualTo(before);
    clock.spent(0, 2_000);
    assertThat(clock.budget(0).millis()).isEqualTo(425);
    clock.restart();
    assertThat(clock.budget(0).millis()).isEqualTo(before);
  }

  @Test
  void otherGamesWithFieldsAreSpokenToo() {
    assertThat(talk(new TicTacToe(), "boardsize 3\ngenmove b\nplay w b2\ngenmove b\n"))
        .containsExactly("=", "= A1", "=", "= B1");
    FiveInARow five = new FiveInARow(15, 15, 5);
    assertThat(talk(five, "set_game gomoku\nplay b j1\ngenmove w\nplay b pass\n"))
        .containsExactly("=", "=", "= A1", "? illegal move");
  }

  @Test
  void boardsThatAreNotSquareAreSpokenToo() {
    FiveInARow five = new FiveInARow(5, 4, 4);
    assertThat(
            talk(
                five, "list_games\nrectangular_boardsize 5 4\nboardsize 5\nplay b e4\nplay w e5\n"))
        .containsExactly("= fiveinarow", "=", "? unacceptable size", "=", "? illegal move");
  }

  /** Tic-tac-toe under another name, as a jar might bring it. */
  private static final class NewGame implements Game {
    private final Game known = new TicTacToe();

    @Override
    public String id() {
      return "new";
    }

    @Override
    public Traits traits() {
      return known.traits();
    }

    @Override
    public State start(Setup setup) {
      return known.start(setup);
    }

    @Override
    public Notation notation() {
      return known.notation();
    }
  }

  @Test
  void aNewGameIsSpokenIfItsMovesAreSquares() {
    assertThat(talk(new NewGame(), "set_game new\nboardsize 3\nplay b c3\ngenmove w\n"))
        .containsExactly("=", "=", "=", "= A1");
  }

  @Test
  void whatKeepsAGameFromGtpIsSaid() {
    assertThat(GtpBrain.obstacle(new Connect4()))
        .contains("moves of connect4 are not squares such as f5");
    assertThat(GtpBrain.obstacle(new FiveInARow(26, 26, 5)).orElseThrow()).contains("more than 25");
    assertThat(GtpBrain.obstacle(new FiveInARow(25, 25, 5))).isEmpty();
  }
}
