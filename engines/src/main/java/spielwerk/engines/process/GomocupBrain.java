package spielwerk.engines.process;

import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Budget;
import spielwerk.core.Engine;
import spielwerk.core.Fault;
import spielwerk.core.Mistake;
import spielwerk.core.Watch;
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.fiveinarow.OpeningRule;

/**
 * The engine's side of the Gomocup (Piskvork) protocol: any of our engines under any manager. It
 * answers commands in their order, one line each; what it cannot do it answers with ERROR, what it
 * does not know with UNKNOWN. Rules and openings are those that the engine plays.
 */
public final class GomocupBrain {
  private static final int FIVE = 5;
  private static final int LONGEST_LINE = 1000;
  private static final long TO_FINISH_MILLIS = 400;

  private final Function<FiveInARow, Engine> maker;
  private final String about;
  private final Consumer<String> out;
  private final EngineThread thinking;
  private final GomocupClock clock = new GomocupClock();
  private @Nullable GomocupBoard board;
  private @Nullable List<String> boardLines;

  /** The command whose stones are being read. */
  private String reading = "";

  /** The game that the engine was made for. */
  private String made = "";

  private String rule = "0";

  /**
   * @param maker makes the engine for a board
   * @param own what the engine may use at most, whatever the manager allows
   * @param seed the engine's random seed
   * @param name the engine's name
   * @param out takes each line of ours, and passes it on at once
   */
  public GomocupBrain(
      Function<FiveInARow, Engine> maker,
      Budget own,
      long seed,
      String name,
      String version,
      Consumer<String> out) {
    this.maker = maker;
    this.about =
        "name=\"%s\", version=\"%s\", author=\"Spielwerk\", country=\"Germany\""
            .formatted(plain(name), plain(version));
    this.out = out;
    this.thinking = new EngineThread(own, seed, TO_FINISH_MILLIS);
  }

  private static String plain(String text) {
    return LastLines.cut(text).replace("\"", "'");
  }

  /**
   * Answers until END, or until nobody is there any more.
   *
   * @param in should be buffered
   */
  public void run(Reader in) {
    CommandQueue commands =
        new CommandQueue(in, Set.of("END"), Set.of("STOP", "YXSTOP"), LONGEST_LINE);
    try {
      for (String line = commands.line(); !line.equals(CommandQueue.END); line = commands.line()) {
        if (!answer(line, commands)) {
          break;
        }
      }
    } catch (InterruptedException wanted) {
      Thread.currentThread().interrupt();
    } finally {
      thinking.close();
    }
  }

  /** Answers a line; false if the end was received while the engine thought. */
  private boolean answer(String line, CommandQueue commands) throws InterruptedException {
    try {
      return heed(line.strip(), commands);
    } catch (Mistake | Fault wrong) {
      out.accept("ERROR " + LastLines.cut(String.valueOf(wrong.getMessage())));
    } catch (RuntimeException broken) {
      out.accept("ERROR the engine crashed: " + LastLines.cut(broken.toString()));
    }
    return true;
  }

  private boolean heed(String line, CommandQueue commands) throws InterruptedException {
    if (line.isEmpty()) {
      return true;
    }
    if (line.equals(CommandQueue.TOO_LONG)) {
      throw new Mistake("the line is too long");
    }
    int blank = line.indexOf(' ');
    String word = (blank < 0 ? line : line.substring(0, blank)).toUpperCase(Locale.ROOT);
    String rest = blank < 0 ? "" : line.substring(blank + 1).strip();
    List<String> stones = boardLines;
    if (stones != null && !word.equals("DONE")) {
      collect(stones, line);
      return true;
    }
    switch (word) {
      case "START" -> start(number(rest), number(rest));
      case "RECTSTART" -> rectangle(rest);
      case "RESTART" -> restart();
      case "BEGIN" -> {
        return begin(commands);
      }
      case "TURN" -> {
        return turn(rest, commands);
      }
      case "BOARD", "SWAP2BOARD", "PROBOARD" -> {
        table();
        boardLines = new ArrayList<>();
        reading = word;
      }
      case "DONE" -> {
        boardLines = null;
        if (stones == null) {
          throw new Mistake("DONE without BOARD");
        }
        return reading.equals("BOARD") ? done(stones, commands) : opening(stones, commands);
      }
      case "TAKEBACK" -> {
        GomocupBoard table = table();
        table.take(table.field(rest));
        out.accept("OK");
      }
      case "PLAY" -> play(rest);
      case "INFO" -> info(rest);
      case "STOP", "YXSTOP" -> {} // the search has been stopped already
      case "ABOUT" -> out.accept(about);
      default -> out.accept("UNKNOWN command " + LastLines.cut(word));
    }
    return true;
  }

  private static int number(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException none) {
      return -1;
    }
  }

  private void rectangle(String text) {
    String[] sides = text.split(",", -1);
    boolean two = sides.length == 2;
    start(two ? number(sides[0].strip()) : -1, two ? number(sides[1].strip()) : -1);
  }

  private void start(int width, int height) {
    board = null;
    if (Math.min(width, height) < FIVE || Math.max(width, height) > FiveInARow.LARGEST) {
      throw new Mistake("the sides of the board must be 5 to " + FiveInARow.LARGEST);
    }
    FiveInARow game = new FiveInARow(width, height, FIVE, GomocupRule.of(rule), OpeningRule.FREE);
    employ(game);
    board = new GomocupBoard(game);
    clock.restart();
    out.accept("OK");
  }

  private void employ(FiveInARow game) {
    made = "";
    thinking.use(maker.apply(game));
    made = game.text();
  }

  /** INFO is never answered, so a rule that came with it is looked at when it matters. */
  private void follow(FiveInARow game) {
    if (!made.equals(game.text())) {
      employ(game);
    }
  }

  private void restart() {
    table().clear();
    clock.restart();
    thinking.nextGame();
    out.accept("OK");
  }

  private GomocupBoard table() {
    GomocupBoard table = board;
    if (table == null) {
      throw new Mistake("there is no board yet; send START first");
    }
    return table;
  }

  private boolean begin(CommandQueue commands) throws InterruptedException {
    if (!table().isEmpty()) {
      throw new Mistake("there are stones on the board; send TURN or BOARD");
    }
    return think(true, commands);
  }

  private boolean turn(String text, CommandQueue commands) throws InterruptedException {
    GomocupBoard table = table();
    boolean opening = table.isEmpty();
    int move = table.field(text);
    table.put(move, false);
    try {
      return think(opening, commands);
    } catch (Mistake impossible) {
      table.take(move);
      throw impossible;
    }
  }

  private void collect(List<String> stones, String line) {
    if (stones.size() <= table().game().grid().moves()) {
      stones.add(line); // one more than there is room for is wrong already
    }
  }

  /** SWAP2BOARD and PROBOARD: the stones are gone afterwards, as BOARD follows. */
  private boolean opening(List<String> lines, CommandQueue commands) throws InterruptedException {
    GomocupBoard table = table().by(GomocupRule.of(rule));
    List<Integer> stones = new ArrayList<>();
    for (String line : lines) {
      stones.add(table.field(line));
    }
    GomocupOpening opening =
        reading.equals("PROBOARD")
            ? GomocupOpening.pro(table.game(), stones)
            : GomocupOpening.swap2(table.game(), stones);
    follow(opening.game());
    int asked = opening.asked();
    for (boolean more = true; more; ) {
      EngineThread.Thought thought =
          thinking.think(
              opening.position(),
              opening.asked() == asked,
              clock.budget(),
              commands,
              watch(commands));
      if (thought == null) {
        return false;
      }
      more = opening.more(thought.move());
    }
    table().clear();
    out.accept(opening.answer(asked));
    return true;
  }

  private boolean done(List<String> lines, CommandQueue commands) throws InterruptedException {
    GomocupBoard table = table();
    List<GomocupFields.Stone> stones = new ArrayList<>();
    for (String line : lines) {
      int comma = line.lastIndexOf(',');
      String whose = line.substring(comma + 1).strip();
      if (comma < 0 || !(whose.equals("1") || whose.equals("2"))) {
        throw new Mistake("'" + LastLines.cut(line) + "' is not a stone; write x,y,1 or x,y,2");
      }
      stones.add(new GomocupFields.Stone(table.field(line.substring(0, comma)), whose.equals("1")));
    }
    table.putAll(stones);
    return think(true, commands);
  }

  private void play(String text) {
    GomocupBoard table = table();
    int move = table.field(text);
    table.put(move, true);
    out.accept(table.fields().text(move));
  }

  private void info(String text) {
    String[] pair = text.split("\\s+", 2);
    String value = pair.length == 2 ? pair[1].strip() : "";
    if (pair[0].equalsIgnoreCase("rule")) {
      rule = value;
    } else {
      clock.info(pair[0], value);
    }
  }

  private boolean think(boolean first, CommandQueue commands) throws InterruptedException {
    GomocupBoard table = table().by(GomocupRule.of(rule));
    board = table;
    follow(table.game());
    long began = System.nanoTime();
    EngineThread.Thought thought =
        thinking.think(table.position(), first, clock.budget(), commands, watch(commands));
    clock.spent((System.nanoTime() - began) / 1_000_000);
    if (thought == null) {
      return false;
    }
    thought.remark(table.fields()).ifPresent(remark -> out.accept("MESSAGE " + remark));
    table.put(thought.move(), true);
    out.accept(table.fields().text(thought.move()));
    return true;
  }

  private static Watch watch(CommandQueue commands) {
    return new Watch() {
      @Override
      public boolean stop() {
        return commands.stop();
      }
    };
  }
}
