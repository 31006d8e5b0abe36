package spielwerk.app.command;

import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.LongAdder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import spielwerk.app.terminal.ConsoleProgress;
import spielwerk.app.terminal.Terminal;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Perft;
import spielwerk.core.Position;
import spielwerk.core.Reversible;
import spielwerk.core.Runner;
import spielwerk.core.State;
import spielwerk.runs.text.NumberText;

/** {@code spielwerk perft}: how many lines of play there are. */
@Command(
    name = "perft",
    description = "Count all lines of play of a length, to check and time a game's rules.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk perft connect4 8",
      "  spielwerk perft tictactoe 5 --moves \"b2 a1\" --threads 1"
    })
public final class PerftCommand implements Callable<Integer> {
  private static final int DEEPEST = 1000;

  @Mixin private final CommonOptions common;
  @Mixin private final StartPosition start = new StartPosition();

  @Parameters(index = "0", paramLabel = "GAME", description = "The game, with its options.")
  private String game;

  @Parameters(index = "1", paramLabel = "DEPTH", description = "The length of the lines in moves.")
  private int depth;

  public PerftCommand(Terminal terminal) {
    this.common = new CommonOptions(terminal);
  }

  @Override
  public Integer call() {
    Game rules = common.catalogue().game(game);
    if (depth < 0 || depth > DEEPEST) {
      throw new Mistake("A depth of " + depth + " is not allowed; perft takes 0 to 1000.");
    }
    Position position = start.position(rules, common);
    if (!(position.state() instanceof Reversible)) {
      throw new Mistake(
          "perft needs moves that can be taken back, and in " + game + " they cannot be.");
    }
    long began = System.nanoTime();
    LongAdder nodes = new LongAdder();
    boolean whole = count(position.state(), nodes);
    double seconds = (System.nanoTime() - began) / 1e9;
    if (!whole) {
      common.terminal().err().println("spielwerk: The count was interrupted; it has no result.");
      return 1;
    }
    common.show(
        () -> json(rules, nodes.sum(), seconds),
        () ->
            "%s lines of %d moves in %s (%s a second)"
                .formatted(
                    NumberText.count(nodes.sum()),
                    depth,
                    NumberText.seconds(seconds),
                    NumberText.rough(nodes.sum() / seconds)));
    common.tellSeed();
    return 0;
  }

  /** Each first move is a piece of the run; returns whether all were counted. */
  private boolean count(State state, LongAdder nodes) {
    if (depth < 2 || state.over()) {
      nodes.add(new Perft(state).count(depth));
      return true;
    }
    int[] first = Moves.of(state);
    try (ConsoleProgress progress = new ConsoleProgress("perft", common.terminal())) {
      Runner runner =
          new Runner(common.threads(), common.terminal().interrupts()::wanted, progress);
      int done =
          runner.run(
              first.length,
              new BitSet(),
              piece -> {
                State own;
                synchronized (state) {
                  own = state.copy();
                }
                own.play(first[piece]);
                return new Perft(own).count(depth - 1);
              },
              (piece, lines) -> nodes.add(lines));
      return done == first.length;
    }
  }

  private Map<String, Object> json(Game rules, long nodes, double seconds) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("game", rules.text());
    document.put("depth", depth);
    document.put("nodes", nodes);
    document.put("seconds", seconds);
    document.put("threads", common.threads());
    return document;
  }
}
