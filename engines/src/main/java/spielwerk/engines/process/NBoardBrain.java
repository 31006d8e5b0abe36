package spielwerk.engines.process;

import com.google.re2j.Pattern;
import java.io.Reader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Engine;
import spielwerk.core.Fault;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Text;
import spielwerk.core.Watch;
import spielwerk.games.othello.Othello;
import spielwerk.games.othello.formats.Ggf;
import spielwerk.games.othello.formats.OthelloRecord;

/**
 * The engine's side of the NBoard protocol, version 2: any of our engines in the windows of others,
 * for Othello on 8x8. What it does not know it passes over, as the protocol says; what is wrong it
 * reports in the status line. A window that sends a ping waits for hints and analyses to end, so
 * they end; a move that was asked for is thought of to the end first.
 */
public final class NBoardBrain {
  private static final Pattern MOVE = Pattern.compile("(?i)[a-h][1-8]|pa");
  private static final int LONGEST_LINE = 10_000;
  private static final long TO_FINISH_MILLIS = 10_000;
  private static final int DEEPEST = 1000;
  private static final int MOST_HINTS = 64;

  private final Othello game = new Othello();
  private final Supplier<Engine> maker;
  private final String name;
  private final Consumer<String> out;
  private final EngineThread thinking;
  private Setup setup = Setup.STANDARD;
  private List<Integer> moves = List.of();
  private Budget depth = Budget.FREE;
  private boolean anew = true;

  /**
   * @param maker makes the engine
   * @param own what the engine may use at most, whatever the window allows
   * @param seed the engine's random seed
   * @param out takes each line of ours, and passes it on at once
   */
  public NBoardBrain(
      Supplier<Engine> maker, Budget own, long seed, String name, Consumer<String> out) {
    this.maker = maker;
    this.name = LastLines.cut(name).replaceAll("\\s+", "");
    this.out = out;
    this.thinking = new EngineThread(own, seed, TO_FINISH_MILLIS);
  }

  /** Whether the protocol is for a game. */
  public static boolean speaks(Game game) {
    return NBoard.plays(game);
  }

  /**
   * Answers until quit, or until nobody is there any more.
   *
   * @param in should be buffered
   */
  public void run(Reader in) {
    CommandQueue commands = new CommandQueue(in, Set.of("QUIT"), Set.of("PING"), LONGEST_LINE);
    try {
      thinking.use(maker.get());
      for (String line = commands.line(); !line.equals(CommandQueue.END); line = commands.line()) {
        if (!answer(line.strip(), commands)) {
          break;
        }
      }
    } catch (InterruptedException wanted) {
      Thread.currentThread().interrupt();
    } finally {
      thinking.close();
    }
  }

  /** The engine's thread speaks too. */
  private synchronized void say(String line) {
    out.accept(line);
  }

  /** Answers a line; false if the end was received while the engine thought. */
  private boolean answer(String line, CommandQueue commands) throws InterruptedException {
    try {
      if (line.equals(CommandQueue.TOO_LONG)) {
        throw new Mistake("the line is too long");
      }
      String[] words = line.split("\\s+", 2);
      return heed(words[0], words.length > 1 ? words[1].strip() : "", commands);
    } catch (Mistake | Fault wrong) {
      say("status Error: " + LastLines.cut(String.valueOf(wrong.getMessage())));
    } catch (RuntimeException broken) {
      say("status Error: the engine crashed: " + LastLines.cut(broken.toString()));
    }
    return true;
  }

  private boolean heed(String word, String rest, CommandQueue commands)
      throws InterruptedException {
    switch (word) {
      case "nboard" -> say("set myname " + name);
      case "set" -> set(rest);
      case "move" -> move(rest);
      case "hint" -> {
        return hint(Math.min(MOST_HINTS, number(rest)), commands);
      }
      case "go" -> {
        return go(commands);
      }
      case "analyze" -> {
        return analyze(commands);
      }
      case "ping" -> say("pong " + LastLines.cut(rest));
      case "learn" -> say("learned");
      default -> {
        if (MOVE.matches(Text.before(word, '/'))) {
          move(word); // as windows of version 1 write it
        }
      }
    }
    return true;
  }

  private static int number(String text) {
    return Text.isNumber(text, 4) ? Math.max(1, Integer.parseInt(text)) : 1;
  }

  private void set(String rest) {
    String[] pair = rest.split("\\s+", 2);
    String value = pair.length > 1 ? pair[1].strip() : "";
    switch (pair[0]) {
      case "depth" -> {
        depth = Budget.depth(Math.min(DEEPEST, number(value)));
        say("set myname " + name);
      }
      case "game" -> {
        OthelloRecord othelloRecord = Ggf.parse(value).get(0);
        if (othelloRecord.size() != 8) {
          throw new Mistake("the board must have 8 squares in a row");
        }
        setup = othelloRecord.setup();
        moves = othelloRecord.moves();
        thinking.nextGame();
        anew = true;
      }
      default -> {} // contempt: a draw is a draw to our engines
    }
  }

  private void move(String text) {
    State state = position(moves).state();
    String word = Text.before(text, '/').split("\\s", 2)[0].toLowerCase(Locale.ROOT);
    List<Integer> longer = new ArrayList<>(moves);
    longer.addAll(Moves.play(state, game.notation(), word));
    moves = Collections.unmodifiableList(longer);
  }

  private Position position(List<Integer> line) {
    State state = game.start(setup);
    line.forEach(state::play);
    return new Position(game, setup, line, state);
  }

  private boolean hint(int most, CommandQueue commands) throws InterruptedException {
    Position position = position(moves);
    if (position.state().over()) {
      return true;
    }
    say("status " + name + " is thinking");
    EngineThread.Thought thought = think(position, commands, true);
    if (thought == null) {
      return false;
    }
    tell(thought.advice(), position.state(), most);
    say("status");
    return true;
  }

  private void tell(Advice advice, State state, int most) {
    List<Candidate> candidates = advice.candidates();
    for (Candidate candidate : candidates.subList(0, Math.min(most, candidates.size()))) {
      NBoardHint.text(candidate, state, advice.effort().depth()).ifPresent(this::say);
    }
  }

  private boolean go(CommandQueue commands) throws InterruptedException {
    Position position = position(moves);
    if (position.state().over()) {
      say("=== PA");
      return true;
    }
    say("status " + name + " is thinking");
    long began = System.nanoTime();
    EngineThread.Thought thought = think(position, commands, false);
    if (thought == null) {
      return false;
    }
    double seconds = (System.nanoTime() - began) / 1e9;
    Advice advice = thought.advice();
    tell(advice, position.state(), 1);
    say(String.format(Locale.ROOT, "nodestats %d %.3f", advice.effort().nodes(), seconds));
    String value =
        advice.candidates().stream()
            .filter(candidate -> candidate.move() == thought.move() && candidate.hasValue())
            .findFirst()
            .map(candidate -> String.format(Locale.ROOT, "%.2f", discs(candidate)))
            .orElse("");
    String square = NBoardHint.square(position.state(), thought.move());
    say(String.format(Locale.ROOT, "=== %s/%s/%.3f", square, value, seconds));
    say("status");
    return true;
  }

  private static double discs(Candidate candidate) {
    return candidate.value() * NBoardHint.MOST_DISCS;
  }

  /** From the end of the game to its beginning; what counts is what black expects. */
  private boolean analyze(CommandQueue commands) throws InterruptedException {
    List<Integer> whole = moves;
    for (int made = whole.size(); made >= 0 && !commands.stop(); made--) {
      Position position = position(whole.subList(0, made));
      State state = position.state();
      if (state.over()) {
        analysis(made, state.points(0));
        continue;
      }
      say("status " + name + " is analyzing move " + made);
      EngineThread.Thought thought = think(position, commands, true);
      if (thought == null) {
        return false;
      }
      List<Candidate> candidates = thought.advice().candidates();
      if (!candidates.isEmpty() && candidates.get(0).hasValue()) {
        double own = discs(candidates.get(0));
        analysis(made, state.turn() == 0 ? own : -own);
      }
    }
    say("status");
    return true;
  }

  private void analysis(int made, double black) {
    say(String.format(Locale.ROOT, "analysis %d %.2f", made, black));
  }

  /**
   * @param aside whether a ping ends it, and the engine's current thinking is sent
   */
  private EngineThread.@Nullable Thought think(
      Position position, CommandQueue commands, boolean aside) throws InterruptedException {
    State shown = position.state().copy();
    Watch watch =
        new Watch() {
          @Override
          public boolean stop() {
            return aside && commands.stop();
          }

          @Override
          public void soFar(Advice advice) {
            if (!commands.stop()) {
              tell(advice, shown, 1);
            }
          }
        };
    EngineThread.Thought thought = thinking.think(position, anew, depth, commands, watch);
    anew = false;
    return thought;
  }
}
