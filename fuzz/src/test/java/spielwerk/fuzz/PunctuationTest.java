package spielwerk.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A megabyte of one sign, alone and behind the beginning of something valid, within a second of CPU
 * time. What is linear takes milliseconds, YAML a third of a second; what is quadratic takes
 * minutes. On a machine that is slower than the one where the bound was set, known work takes
 * longer too, and the bound grows with it; what exceeds it is read once more, for the first time
 * classes may have been loaded and compiled.
 */
class PunctuationTest {
  private static final ThreadMXBean CPU = ManagementFactory.getThreadMXBean();
  private static final int MEGABYTE = 1 << 20;
  private static final long MOST_MILLIS = Math.round(1000 * Math.max(1, slowness()));

  /** What {@link #knownWork} took where the bound was set. */
  private static final double USUAL_NANOS = 150e6;

  private static final String SIGNS = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~ \n\t0aA";

  /** What brings a reader to its inner parts. */
  private static List<String> beginnings(String reader) {
    return switch (reader) {
      case "sgf" -> List.of("", "(;GM[4]SZ[15]C[", "(;GM[4]SZ[15]", "(;GM[4];B[aa]");
      case "ggf" -> List.of("", "(;GM[Othello]", "(;GM[Othello]PB[", "(;GM[Othello]BO[8 ");
      case "psq" -> List.of("", "Piskvorky 20x20, 11:11, 0\n", "Piskvorky ");
      case "jsonl" -> List.of("", "{\"schema\": ", "{\"comment\": \"");
      case "spec" -> List.of("match\n", "match\ngame: ");
      case "engine" -> List.of("", "connect4\n", "connect4\nalphabeta:", "qwixx\npoly:array=");
      case "evaluation" -> List.of("connect4\n", "connect4\nlead.threes ", "nim\nabs(");
      case "template" -> List.of("", "x{", "x{a:", "x{a:0..1 if ");
      case "position" ->
          List.of(
              "connect4\n",
              "connect4\n\n",
              "fiveinarow\n",
              "fiveinarow:size=80\n\n",
              "nim\n",
              "nim\n\n",
              "othello\n",
              "othello\n\n",
              "qwixx\n",
              "qwixx\n\n",
              "quickciv\n",
              "quickciv\n\n",
              "tictactoe\n",
              "tictactoe\n\n",
              "tipping\n",
              "tipping\n\n",
              "tree\n",
              "tree\n[[");
      case "puzzles" -> List.of("", "four;1;h8;", "four;1;");
      case "lines" ->
          List.of(
              "", "{\"do\":\"new\",\"game\":\"", "{\"do\":\"new\",\"game\":\"nim\",\"setup\":\"");
      case "rules" -> List.of("", "start ", "farm | ");
      case "table" -> List.of("", "{\"game\":\"", "{\"game\":\"nim\",\"seed\":\"1\",\"setup\":\"");
      case "class" -> List.of("", "{\"id\":\"", "%%\n{\"id\":\"");
      case "openings", "book" -> List.of("connect4\n", "fiveinarow\n");
      case "gtp" -> List.of("", "play B ", "time_settings ");
      case "nboard" -> List.of("", "set game ", "move ");
      case "gomocup" -> List.of("", "START 15\n", "START 15\nTURN ", "START 15\nBOARD\n");
      case "gtp-answers" -> List.of("othello\n", "othello\n= \n= \n= \n= ");
      case "nboard-answers" ->
          List.of("othello\n", "othello\npong 1\n=== ", "othello\npong 1\nsearch ");
      case "gomocup-answers" -> List.of("fiveinarow\n", "fiveinarow\nOK\n");
      case "lines-answers" -> List.of("connect4\n", "connect4\n{\"ready\":true}\n{\"move\":\"");
      case "run" -> List.of("", "{\"schema\": ", "{\"schema\": 2}\n%%\n");
      case "http" -> List.of("POST /api/paste\n{\"text\": \"", "POST /api/tables\n");
      default -> List.of("");
    };
  }

  /** How many times as long as usual known work takes here. */
  private static double slowness() {
    knownWork(); // compiles it
    long before = CPU.getCurrentThreadCpuTime();
    long outcome = knownWork();
    long nanos = CPU.getCurrentThreadCpuTime() - before;
    assertThat(outcome).isNotZero();
    return nanos / USUAL_NANOS;
  }

  /** Characters are appended and looked at, as readers do. */
  private static long knownWork() {
    long sum = 1;
    for (int round = 0; round < 32; round++) {
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < MEGABYTE; i++) {
        text.append((char) ('a' + (i + round) % 26));
      }
      for (int i = 0; i < MEGABYTE; i++) {
        sum = sum * 31 + text.charAt(i);
      }
    }
    return sum;
  }

  static Stream<FuzzReader> readers() {
    return FuzzReaders.all().stream();
  }

  @ParameterizedTest
  @MethodSource("readers")
  void aMegabyteOfOneSignIsReadInLinearTime(FuzzReader reader) {
    List<String> slow = new ArrayList<>();
    for (String beginning : beginnings(reader.name())) {
      for (char sign : SIGNS.toCharArray()) {
        byte[] input =
            (beginning + String.valueOf(sign).repeat(MEGABYTE)).getBytes(StandardCharsets.UTF_8);
        long millis = reader.read(input) / 1_000_000;
        if (millis > MOST_MILLIS) {
          millis = Math.min(millis, reader.read(input) / 1_000_000);
        }
        if (millis > MOST_MILLIS) {
          slow.add("%s'%s': %d ms".formatted(beginning, sign, millis));
        }
      }
    }
    assertThat(slow).isEmpty();
  }
}
