package spielwerk.engines.process;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Watch;

/** JSON Lines, an engine for every game. */
class LinesBrainTest {
  private static final Catalogue CATALOGUE = Catalogue.load();

  private static LinesBrain brain(String engine, List<String> out) {
    return new LinesBrain(
        CATALOGUE::game,
        (game, named) -> CATALOGUE.engine(engine, game),
        Budget.FREE,
        7,
        out::add,
        failure -> {});
  }

  private static List<JsonNode> say(String engine, String... lines) {
    List<String> out = new ArrayList<>();
    brain(engine, out).run(new StringReader(String.join("\n", lines) + "\n"));
    return out.stream().map(LinesManager::json).toList();
  }

  @Test
  void itAnswersWithMovesOfTheGamesNotation() {
    List<JsonNode> answers =
        say(
            "alphabeta:depth=3",
            "{\"do\": \"new\", \"game\": \"connect4\", \"seat\": 1}",
            "{\"do\": \"play\", \"move\": \"d\"}",
            "",
            "{\"do\": \"advise\", \"legal\": []}",
            "{\"do\": \"quit\"}",
            "{\"do\": \"advise\"}");
    assertThat(answers).hasSize(2);
    assertThat(answers.get(0).toString()).isEqualTo("{\"ready\":true,\"choice\":\"best\"}");
    JsonNode best = answers.get(1).path("candidates").path(0);
    assertThat(best.path("move").asText()).matches("[a-g]");
    assertThat(best.path("line").path(0)).isEqualTo(best.path("move"));
    assertThat(answers.get(1).path("effort").path("nodes").asLong()).isPositive();
  }

  @Test
  void whatIsWrongIsASentence() {
    List<JsonNode> answers =
        say(
            "alphabeta",
            "hello",
            "{\"do\":\"dance\"}",
            "{\"do\":\"advise\"}",
            "{\"do\":\"new\",\"game\":\"chess\"}",
            "{\"do\":\"new\",\"game\":\"connect4\",\"setup\":\"nonsense\"}",
            "{\"do\":\"new\",\"game\":\"connect4\"}",
            "{\"do\":\"play\",\"move\":\"z\"}");
    assertThat(answers).hasSize(7);
    for (int i : new int[] {0, 1, 2, 3, 4, 6}) {
      assertThat(answers.get(i).path("error").asText()).isNotBlank().doesNotContain("java.");
    }
    assertThat(answers.get(5).path("ready").asBoolean()).isTrue();
  }

  @Test
  void stopEndsAThoughtThatWouldLastForever() throws Exception {
    BlockingQueue<String> out = new LinkedBlockingQueue<>();
    try (PipedWriter manager = new PipedWriter()) {
      PipedReader in = new PipedReader(manager);
      Thread thread =
          new Thread(
              () ->
                  new LinesBrain(
                          CATALOGUE::game,
                          (game, named) -> CATALOGUE.engine("mcts:sims=1000000000", game),
                          Budget.FREE,
                          7,
                          out::add,
                          failure -> {})
                      .run(in));
      thread.start();
      manager.write("{\"do\":\"new\",\"game\":\"connect4\"}\n{\"do\":\"advise\"}\n");
      manager.flush();
      assertThat(out.take()).contains("ready");
      manager.write("{\"do\": \"stop\"}\n");
      manager.flush();
      assertThat(out.take()).contains("candidates");
      manager.write("{\"do\":\"quit\"}\n");
      manager.flush();
      thread.join();
    }
  }

  /** Both ends, by a real program of this module's: the same engine in a JVM of its own. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "connect4",
        "othello",
        "fiveinarow",
        "muehle",
        "qwixx",
        "quickciv",
        "nim",
        "tipping"
      })
  void everyGameIsPlayedToItsEnd(String text) {
    Game game = CATALOGUE.game(text);
    String java = System.getProperty("java.home") + "/bin/java";
    String self =
        "exec(lines, \"%s\", -cp, \"%s\", %s, start=60s, time=60s)"
            .formatted(java, System.getProperty("java.class.path"), LinesProgram.class.getName());
    Setup setup = game.setup(3);
    try (Engine outside = CATALOGUE.engine(self, game);
        Engine inside = CATALOGUE.engine("random", game)) {
      outside.newGame(game, 0, game.traits().goal(), 5);
      inside.newGame(game, 0, game.traits().goal(), 5);
      State state = game.start(setup);
      List<Integer> moves = new ArrayList<>();
      for (int i = 0; !state.over() && i < 60; i++) {
        int move;
        if (state.turn() == State.CHANCE) {
          move = state.draw(Seeds.stream(i));
        } else {
          Position position = new Position(game, setup, List.copyOf(moves), state.copy());
          Advice advice = outside.advise(position, Budget.depth(1), Watch.NONE);
          Advice same =
              inside.advise(
                  new Position(game, setup, List.copyOf(moves), state.copy()),
                  Budget.depth(1),
                  Watch.NONE);
          assertThat(advice.candidates().stream().map(one -> one.move()).toList())
              .isEqualTo(same.candidates().stream().map(one -> one.move()).toList());
          move =
              advice.candidates().isEmpty()
                  ? spielwerk.core.Moves.of(state)[0]
                  : advice.candidates().get(0).move();
        }
        state.play(move);
        moves.add(move);
      }
      assertThat(moves).isNotEmpty();
    }
  }
}
