package spielwerk.engines.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Bout;
import spielwerk.core.Catalogue;
import spielwerk.core.Ending;
import spielwerk.core.Engine;
import spielwerk.core.GameRecord;
import spielwerk.core.Referee;
import spielwerk.core.Seat;
import spielwerk.core.Setup;
import spielwerk.core.State;

/** Games against a program that others wrote: gtp-rhino, which {@code ./spielwerk test} fetches. */
class RhinoTest {
  private static final Pattern SCORE = Pattern.compile("= (?:([BW])\\+)?([0-9]+)");

  private String rhino = "";

  @BeforeEach
  void find() {
    rhino =
        Stream.of(System.getenv("SPIELWERK_RHINO"), "/usr/games/gtp-rhino")
            .filter(Objects::nonNull)
            .filter(name -> Files.isExecutable(Path.of(name)))
            .findFirst()
            .orElse("");
    String missing = "There is no gtp-rhino here; ./spielwerk test fetches it where apt can.";
    if (System.getenv("CI") != null) {
      assertThat(rhino).as(missing).isNotEmpty();
    }
    if (rhino.isEmpty()) {
      System.err.println(missing);
    }
    assumeTrue(!rhino.isEmpty(), missing);
  }

  @ParameterizedTest
  @ValueSource(strings = {"random", "alphabeta:depth=2", "mcts:sims=200"})
  void gamesEndAsRhinoCountsThem(String opponent) throws Exception {
    Catalogue catalogue = Catalogue.load();
    String text = "exec:gtp,\"" + rhino + " -l 1\",start=1min,margin=1min";
    try (Engine program = catalogue.engine(text, Peers.GAME);
        Engine ours = catalogue.engine(opponent, Peers.GAME)) {
      for (int index = 0; index < 4; index++) {
        Seat outside = Seat.of(text, program);
        Seat inside = Seat.of(opponent, ours);
        GameRecord record =
            Referee.play(
                Bout.of(Peers.GAME, 1, index),
                index % 2 == 0 ? List.of(inside, outside) : List.of(outside, inside));
        assertThat(record.ending().reason())
            .as("%s", record.ending())
            .isEqualTo(Ending.Reason.FINISHED);
        assertThat(score(record.moves())).isEqualTo(record.points().get(0));
      }
    }
  }

  @Test
  void emptySquaresAreTheWinnersForRhinoToo() throws Exception {
    assertThat(score(List.of("e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"))).isEqualTo(64);
  }

  /** What a game is worth to black as another process of the program counts it. */
  private int score(List<String> moves) throws IOException, InterruptedException {
    StringBuilder commands = new StringBuilder("set_game Othello\nclear_board\n");
    State state = Peers.GAME.start(Setup.STANDARD);
    for (String move : moves) {
      if (!move.equals("pass")) {
        commands.append("play %s %s\n".formatted(GtpVertices.colour(state.turn()), move));
      }
      state.play(Peers.GAME.notation().legalMove(state, move));
    }
    Process process = new ProcessBuilder(rhino).redirectErrorStream(true).start();
    try (OutputStream pen = process.getOutputStream()) {
      pen.write((commands + "final_score\nquit\n").getBytes(StandardCharsets.UTF_8));
    }
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(said).doesNotContain("?");
    Matcher score = SCORE.matcher(said);
    assertThat(score.find()).as(said).isTrue();
    return Integer.parseInt(score.group(2)) * ("W".equals(score.group(1)) ? -1 : 1);
  }
}
