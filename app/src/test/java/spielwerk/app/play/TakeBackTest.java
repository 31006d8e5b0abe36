package spielwerk.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import spielwerk.app.samples.SampleEngines;
import spielwerk.core.Bout;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Choice;
import spielwerk.core.Ending;
import spielwerk.core.Game;
import spielwerk.core.Hidden;
import spielwerk.core.Moves;
import spielwerk.core.Seeds;
import spielwerk.core.State;

/** Moves are taken back at random, in games of every sort. */
class TakeBackTest {
  private static final Catalogue CATALOGUE = Catalogue.load();
  private static final int ROUNDS = 6;

  static Stream<String> games() {
    return Stream.of(
        "nim",
        "tictactoe",
        "connect4",
        "fiveinarow:size=7",
        "tipping",
        "tree",
        "othello:size=6",
        "qwixx",
        "qwixx:players=3",
        "qwixx:rules=paper",
        "quickciv:size=7,rounds=4");
  }

  /** What was taken back must not make an engine's moves the person's, nor change the dice. */
  @ParameterizedTest
  @MethodSource("games")
  void everySeatGoesOnPlayingItsOwnMoves(String text) {
    Game game = CATALOGUE.game(text);
    for (int round = 0; round < ROUNDS; round++) {
      Bout bout = Bout.of(game, 5, round);
      int person = round % game.traits().seats();
      Typist typist = new Typist(Seeds.stream(5, round, Seeds.Purpose.TEST, 0));
      List<String> seats =
          new ArrayList<>(Collections.nCopies(game.traits().seats(), "repeatable"));
      seats.set(person, "human");
      Session.EngineDefaults defaults = new Session.EngineDefaults(Budget.FREE, Choice.BEST);
      try (Session session =
          new Session(bout, seats, defaults, CATALOGUE, typist, typist.talk, false)) {
        Session.Outcome outcome = session.play();
        assertThat(outcome.game().ending().reason())
            .as(typist.heard())
            .isEqualTo(Ending.Reason.FINISHED);
        check(bout, outcome.game().moves(), person);
      }
    }
  }

  private static void check(Bout bout, List<String> texts, int person) {
    State state = bout.game().start(bout.setup());
    RandomGenerator dice = Seeds.stream(bout.seed(), bout.group(), Seeds.Purpose.DICE, 0);
    List<Integer> moves = new ArrayList<>();
    for (String text : texts) {
      int move = bout.game().notation().legalMove(state, text);
      int pending = state instanceof Hidden hidden ? hidden.pending() : 0;
      if (state.turn() == State.CHANCE) {
        assertThat(move).isEqualTo(state.draw(dice));
      } else if (state.turn() != person) {
        assertThat(move)
            .as("move %d of %s", moves.size() + 1, texts)
            .isEqualTo(
                SampleEngines.Repeatable.move(
                    moves.subList(0, moves.size() - pending), Moves.of(state)));
      }
      state.play(move);
      moves.add(move);
    }
    assertThat(state.over()).isTrue();
  }

  /** A person who asks for the legal moves, plays one of them, and repents of every fourth. */
  private static final class Typist extends BufferedReader {
    private final RandomGenerator random;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final PrintStream talk = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    private boolean asked;

    Typist(RandomGenerator random) {
      super(Reader.nullReader());
      this.random = random;
    }

    String heard() {
      return bytes.toString(StandardCharsets.UTF_8);
    }

    @Override
    public String readLine() {
      asked = !asked;
      if (asked) {
        bytes.reset();
        return random.nextInt(4) == 0 ? "undo" : "moves";
      }
      String answer = heard();
      if (answer.startsWith("Taken back") || answer.startsWith("You have no")) {
        bytes.reset();
        asked = true;
        return "moves";
      }
      String[] moves = answer.substring(0, answer.lastIndexOf('\n')).trim().split("\\s+");
      return moves[random.nextInt(moves.length)];
    }
  }
}
