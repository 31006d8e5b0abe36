package spielwerk.engines.process;

import java.io.Reader;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Budget;
import spielwerk.core.Engine;
import spielwerk.core.Fault;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Text;
import spielwerk.core.Watch;

/**
 * The engine's side of the Go Text Protocol, version 2: any of our engines under any controller, in
 * every game that {@link GtpVertices} can write. Every command has one answer, in order; while the
 * engine thinks the next command waits.
 */
public final class GtpBrain {
  private static final int LONGEST_LINE = 1000;

  /** Scripts end right after their last question, and want the answer. */
  private static final long TO_FINISH_MILLIS = 10_000;

  private static final double LONGEST_SECONDS = 1e7;

  private static final List<String> COMMANDS =
      List.of(
          "protocol_version",
          "name",
          "version",
          "known_command",
          "list_commands",
          "quit",
          "boardsize",
          "rectangular_boardsize",
          "clear_board",
          "komi",
          "play",
          "genmove",
          "reg_genmove",
          "undo",
          "showboard",
          "final_score",
          "set_game",
          "list_games",
          "time_settings",
          "time_left");

  private final GtpVertices vertices;
  private final Supplier<Engine> maker;
  private final String name;
  private final String version;
  private final Consumer<String> out;
  private final EngineThread thinking;
  private final GtpClock clock = new GtpClock();
  private final GtpBoard board;
  private boolean anew = true;

  /**
   * @param game one that GTP has {@linkplain #obstacle words for}
   * @param maker makes the engine
   * @param own what the engine may use at most, whatever the controller allows
   * @param seed the engine's random seed
   * @param out takes each line of ours, and passes it on at once
   */
  public GtpBrain(
      Game game,
      Supplier<Engine> maker,
      Budget own,
      long seed,
      String name,
      String version,
      Consumer<String> out) {
    this.vertices = GtpVertices.of(game);
    this.maker = maker;
    this.name = LastLines.cut(name);
    this.version = LastLines.cut(version);
    this.out = out;
    this.thinking = new EngineThread(own, seed, TO_FINISH_MILLIS);
    this.board = new GtpBoard(vertices);
  }

  /** Why the protocol has no words for a game, without a full stop; nothing if it has. */
  public static Optional<String> obstacle(Game game) {
    return GtpVertices.obstacle(game);
  }

  /**
   * Answers until quit, or until nobody is there any more.
   *
   * @param in should be buffered
   */
  public void run(Reader in) {
    CommandQueue commands = new CommandQueue(in, Set.of(), Set.of(), LONGEST_LINE);
    try {
      thinking.use(maker.get());
      boolean more = true;
      while (more) {
        String line = commands.line();
        more = !line.equals(CommandQueue.END) && heed(line, commands);
      }
    } catch (InterruptedException wanted) {
      Thread.currentThread().interrupt();
    } finally {
      thinking.close();
    }
  }

  /**
   * Answers a line; false if it was the last one, or the end was received while the engine thought.
   */
  private boolean heed(String line, CommandQueue commands) throws InterruptedException {
    if (line.equals(CommandQueue.TOO_LONG)) {
      say("?", "", "the line is too long");
      return true;
    }
    String plain = Text.before(line, '#').replace('\t', ' ').replaceAll("\\p{Cntrl}", "").strip();
    if (plain.isEmpty()) {
      return true;
    }
    String[] words = plain.split(" +");
    boolean numbered = Text.isNumber(words[0], 18);
    String id = numbered ? words[0] : "";
    List<String> rest = List.of(words).subList(numbered ? 1 : 0, words.length);
    if (rest.isEmpty()) {
      say("?", id, "unknown command");
      return true;
    }
    try {
      String answer = answer(rest.get(0), rest.subList(1, rest.size()), commands);
      if (answer == null) {
        return false;
      }
      say("=", id, answer);
    } catch (Mistake | Fault wrong) {
      say("?", id, LastLines.cut(String.valueOf(wrong.getMessage())));
    } catch (RuntimeException broken) {
      say("?", id, "the engine crashed: " + LastLines.cut(broken.toString()));
    }
    return !rest.get(0).equals("quit");
  }

  private void say(String sign, String id, String text) {
    (sign + id + " " + text).stripTrailing().lines().forEach(out);
    out.accept("");
  }

  /** The answer to a command, or null if the end was received meanwhile. */
  private @Nullable String answer(String command, List<String> words, CommandQueue commands)
      throws InterruptedException {
    return switch (command) {
      case "protocol_version" -> "2";
      case "name" -> name;
      case "version" -> version;
      case "known_command" -> String.valueOf(COMMANDS.contains(word(words, 0)));
      case "list_commands" -> String.join("\n", COMMANDS);
      case "list_games" -> vertices.name();
      case "quit" -> "";
      case "set_game" -> setGame(String.join(" ", words));
      case "boardsize" -> boardsize(word(words, 0), word(words, 0));
      case "rectangular_boardsize" -> boardsize(word(words, 0), word(words, 1));
      case "clear_board" -> clear();
      case "komi" -> {
        number(words, 0, -LONGEST_SECONDS);
        yield "";
      }
      case "play" -> {
        board.play(colour(words), word(words, 1));
        yield "";
      }
      case "genmove" -> move(colour(words), true, commands);
      case "reg_genmove" -> move(colour(words), false, commands);
      case "undo" -> {
        board.undo();
        anew = true;
        yield "";
      }
      case "showboard" -> "\n" + board.picture();
      case "final_score" -> board.score();
      case "time_settings" -> {
        clock.settings(millis(words, 0), millis(words, 1), (int) number(words, 2, 0));
        yield "";
      }
      case "time_left" -> {
        clock.left(colour(words), millis(words, 1), (int) number(words, 2, 0));
        yield "";
      }
      default -> throw new Mistake("unknown command");
    };
  }

  private static String word(List<String> words, int at) {
    if (words.size() <= at) {
      throw new Mistake("syntax error");
    }
    return words.get(at);
  }

  private static int colour(List<String> words) {
    return switch (word(words, 0).toLowerCase(Locale.ROOT)) {
      case "b", "black" -> 0;
      case "w", "white" -> 1;
      default -> throw new Mistake("syntax error");
    };
  }

  private static double number(List<String> words, int at, double least) {
    String word = word(words, at);
    try {
      double number = Double.parseDouble(word);
      if (number >= least && number <= LONGEST_SECONDS) {
        return number;
      }
    } catch (NumberFormatException none) {
      // as if it were out of range
    }
    throw new Mistake("syntax error");
  }

  private static long millis(List<String> words, int at) {
    return Math.round(number(words, at, 0) * 1000);
  }

  private String setGame(String wanted) {
    if (!wanted.equalsIgnoreCase(vertices.name())) {
      throw new Mistake("unsupported game");
    }
    return clear();
  }

  private String boardsize(String width, String height) {
    if (!vertices.hasSize(width, height)) {
      throw new Mistake("unacceptable size");
    }
    return clear();
  }

  private String clear() {
    board.clear();
    clock.restart();
    thinking.nextGame();
    anew = true;
    return "";
  }

  private @Nullable String move(int seat, boolean play, CommandQueue commands)
      throws InterruptedException {
    GtpBoard.Turn turn = board.turn(seat);
    if (turn.over()) {
      if (play) {
        board.play(seat, "pass");
      }
      return "pass";
    }
    long began = System.nanoTime();
    EngineThread.Thought thought =
        thinking.think(turn.position(), anew, clock.budget(seat), commands, Watch.NONE);
    clock.spent(seat, (System.nanoTime() - began) / 1_000_000);
    if (thought == null) {
      return null;
    }
    anew = false;
    String text = vertices.text(turn.position().state(), thought.move());
    if (play) {
      board.play(seat, text);
    }
    return text;
  }
}
