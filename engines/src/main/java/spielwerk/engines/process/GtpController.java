package spielwerk.engines.process;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Effort;
import spielwerk.core.Ending;
import spielwerk.core.Fault;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.State;
import spielwerk.core.Watch;

/**
 * The controller's side of the Go Text Protocol, version 2, for every game that {@link GtpVertices}
 * can write. Commands go out one by one, without numbers, since not every program returns those as
 * the protocol says. A pass that a program refuses is ignored: it sees itself that nobody can move.
 * Time is sent only where somebody gave some, since it makes programs forget the level they were
 * started with.
 */
final class GtpController implements Protocol {
  private final ExecOptions options;

  /** The moves that the program knows of, in their order. */
  private final List<Integer> known = new ArrayList<>();

  private String board = "";
  private String toldTime = "";

  GtpController(ExecOptions options) {
    this.options = options;
  }

  static boolean plays(Game game) {
    return GtpVertices.obstacle(game).isEmpty();
  }

  /**
   * What a program answers to a command.
   *
   * @param done whether it did what it was told
   */
  private record Answer(boolean done, String text) {}

  @Override
  public void first(Conversation child, Game game) {
    GtpVertices vertices = GtpVertices.of(game);
    String choose = "set_game " + vertices.name();
    Answer chosen = prepare(child, choose);
    // who plays one game only need not know the command
    if (!chosen.done() && !chosen.text().toLowerCase(Locale.ROOT).contains("unknown")) {
      throw refused(choose, chosen);
    }
    for (String command : List.of(vertices.boardsize(), "clear_board")) {
      Answer answer = prepare(child, command);
      if (!answer.done()) {
        throw refused(command, answer);
      }
    }
    board = game.text();
    known.clear();
    toldTime = "";
  }

  @Override
  public boolean again(Conversation child, Game game) {
    known.clear();
    return game.text().equals(board) && prepare(child, "clear_board").done();
  }

  private Answer prepare(Conversation child, String command) {
    return tell(child, command, System.nanoTime(), options.start().toMillis(), Watch.NONE);
  }

  private static Fault refused(String command, Answer answer) {
    return new Fault(
        Ending.Reason.CRASH, "answered " + command + " with ? " + LastLines.cut(answer.text()));
  }

  /**
   * Sends a command and waits for the answer.
   *
   * @param began since when its time runs
   * @throws Fault if there is no answer in time, or the watch says stop
   */
  private Answer tell(Conversation child, String command, long began, long millis, Watch watch) {
    child.ask(options.line(command, "\n"));
    long until = began + millis * 1_000_000;
    for (String line = child.line(until, watch); line != null; line = child.line(until, watch)) {
      if (line.startsWith("=") || line.startsWith("?")) {
        return new Answer(line.startsWith("="), line.substring(1).strip());
      }
      child.note(line);
    }
    throw new Fault(
        Ending.Reason.TIMEOUT,
        "no answer to %s in %d ms".formatted(command, (System.nanoTime() - began) / 1_000_000));
  }

  @Override
  public Advice ask(Conversation child, Position position, Budget budget, Watch watch) {
    if (!position.setup().isStandard()) {
      throw new Mistake("GTP cannot set up a position; give the moves that lead to it.");
    }
    try {
      return answer(child, position, budget, watch);
    } catch (Fault fault) {
      if (watch.stop()) {
        return Advice.none();
      }
      throw fault;
    }
  }

  private Advice answer(Conversation child, Position position, Budget budget, Watch watch) {
    GtpVertices vertices = GtpVertices.of(position.game());
    State state = position.state();
    long began = System.nanoTime();
    long millis = options.millis(budget) + options.margin().toMillis();
    for (String command : moves(vertices, position)) {
      Answer answer = tell(child, command, began, millis, watch);
      if (!answer.done() && !command.endsWith(" pass")) {
        throw refused(command, answer);
      }
    }
    known.clear();
    known.addAll(position.moves());
    String colour = GtpVertices.colour(state.turn());
    if (options.isTimed(budget)) {
      String seconds = seconds(options.millis(budget));
      if (!seconds.equals(toldTime)) {
        tell(child, "time_settings 0 " + seconds + " 1", began, millis, watch);
        toldTime = seconds;
      }
      tell(child, "time_left " + colour + " " + seconds + " 1", began, millis, watch);
    }
    Answer answer = tell(child, "genmove " + colour, began, millis, watch);
    if (!answer.done()) {
      throw refused("genmove " + colour, answer);
    }
    Effort effort = new Effort(0, 0, (System.nanoTime() - began) / 1e9, Map.of());
    if (answer.text().equalsIgnoreCase("resign")) {
      return new Advice(List.of(), Advice.Intent.RESIGN, effort);
    }
    int move = move(vertices, state, answer.text());
    known.add(move);
    return Advice.of(List.of(Candidate.of(move)), effort);
  }

  /** What brings the program to the position: the moves it does not know, or all. */
  private List<String> moves(GtpVertices vertices, Position position) {
    List<Integer> all = position.moves();
    List<String> commands = new ArrayList<>();
    boolean follows = all.size() >= known.size() && all.subList(0, known.size()).equals(known);
    if (!follows) {
      commands.add("clear_board");
    }
    State walker = position.game().start(position.setup());
    for (int i = 0; i < all.size(); i++) {
      if (!follows || i >= known.size()) {
        commands.add(
            "play " + GtpVertices.colour(walker.turn()) + " " + vertices.text(walker, all.get(i)));
      }
      walker.play(all.get(i));
    }
    return commands;
  }

  /** The protocol has whole seconds; a part of one is better sent than left out. */
  private static String seconds(long millis) {
    return BigDecimal.valueOf(millis, 3).stripTrailingZeros().toPlainString();
  }

  private static int move(GtpVertices vertices, State state, String text) {
    int move;
    try {
      move = vertices.move(state, text);
    } catch (Mistake none) {
      throw new Fault(
          Ending.Reason.ILLEGAL_MOVE,
          "answered '" + LastLines.cut(text) + "', which is not a move");
    }
    if (!state.legal(move)) {
      throw new Fault(Ending.Reason.ILLEGAL_MOVE, "played " + text + ", which is not legal there");
    }
    return move;
  }

  @Override
  public String farewell() {
    return options.line("quit", "\n");
  }
}
