package spielwerk.engines.process;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Effort;
import spielwerk.core.Ending;
import spielwerk.core.Fault;
import spielwerk.core.Game;
import spielwerk.core.Position;
import spielwerk.core.Watch;
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.fiveinarow.FiveInARowState;
import spielwerk.games.fiveinarow.OpeningRule;

/**
 * The manager's side of the Gomocup (Piskvork) protocol. A patient manager: what a program says
 * beside its answers is kept and passed over, one that cannot RESTART is started anew, TURN is said
 * only where the program has seen all other moves, and BOARD in a form that also suits those that
 * count on alternating stones with the opponent's last.
 */
final class GomocupManager implements Protocol {
  private static final int FIVE = 5;
  private static final String UNLIMITED = "2147483647";

  private final ExecOptions options;

  /** The stones that the program knows of, in their order. */
  private final List<Integer> known = new ArrayList<>();

  /** What the program has said already of the moves of its opening that are still to come. */
  private final List<Integer> announced = new ArrayList<>();

  private String board = "";
  private long toldMillis;
  private Budget toldBudget = Budget.FREE;
  private long answered;

  GomocupManager(ExecOptions options) {
    this.options = options;
    this.answered = System.nanoTime();
  }

  static boolean plays(Game game) {
    return game instanceof FiveInARow five
        && five.line() == FIVE
        && five.opening() != OpeningRule.SWAP
        && five.opening() != OpeningRule.LONG_PRO;
  }

  @Override
  public void first(Conversation child, Game game) {
    String start = start((FiveInARow) game);
    child.ask(line(start));
    String answer = ready(child, start);
    if (!word(answer).equals("OK")) {
      throw new Fault(Ending.Reason.CRASH, "answered " + start + " with " + LastLines.cut(answer));
    }
    board = start;
    known.clear();
    announced.clear();
    toldMillis = -1;
    toldBudget = Budget.FREE;
    child.say(
        line("INFO game_type 1")
            + line("INFO rule " + GomocupRule.number(((FiveInARow) game).rule()))
            + line("INFO timeout_match 0")
            + line("INFO max_memory " + options.memory())
            + (options.folder().isEmpty() ? "" : line("INFO folder " + options.folder())));
  }

  private static String start(FiveInARow game) {
    int width = game.grid().width();
    int height = game.grid().height();
    return width == height ? "START " + width : "RECTSTART " + width + "," + height;
  }

  @Override
  public boolean again(Conversation child, Game game) {
    if (!start((FiveInARow) game).equals(board)) {
      return false;
    }
    child.ask(line("RESTART"));
    known.clear();
    announced.clear();
    return word(ready(child, "RESTART")).equals("OK");
  }

  /** The answer to a command that prepares for a game: OK, ERROR or UNKNOWN. */
  private String ready(Conversation child, String command) {
    long until = System.nanoTime() + options.start().toNanos();
    for (String line = child.line(until, Watch.NONE);
        line != null;
        line = child.line(until, Watch.NONE)) {
      switch (word(line)) {
        case "OK", "ERROR", "UNKNOWN" -> {
          return line;
        }
        default -> child.note(line);
      }
    }
    throw new Fault(
        Ending.Reason.TIMEOUT,
        "did not answer " + command + " within " + options.start().toMillis() + " ms");
  }

  @Override
  public Advice ask(Conversation child, Position position, Budget budget, Watch watch) {
    FiveInARowState state = FiveInARow.of(position.state());
    if (!announced.isEmpty()) {
      int next = announced.remove(0);
      if (state.legal(next)) {
        return Advice.of(next);
      }
      announced.clear();
    }
    long millis = options.millis(budget);
    long pausedUntil = answered + options.pause().toNanos();
    while (System.nanoTime() < pausedUntil) {
      String late = child.line(pausedUntil, watch);
      if (late == null) {
        break;
      }
      child.note(late);
    }
    long began = System.nanoTime();
    String opening = opening(position);
    child.ask(
        limits(millis, budget) + (opening.isEmpty() ? question(state) : stones(opening, state)));
    Answer answer =
        answer(
            child,
            state,
            opening,
            began + (millis + options.margin().toMillis()) * 1_000_000,
            watch);
    answered = System.nanoTime();
    if (answer == null) {
      if (watch.stop()) {
        return Advice.none();
      }
      throw new Fault(
          Ending.Reason.TIMEOUT, "no answer in " + (answered - began) / 1_000_000 + " ms");
    }
    known.clear();
    for (int i = 0; opening.isEmpty() && i < state.length(); i++) {
      known.add(state.move(i));
    }
    if (opening.isEmpty()) {
      known.add(answer.move());
    }
    Effort effort =
        new Effort(
            answer.remark().nodes(), answer.remark().depth(), (answered - began) / 1e9, Map.of());
    return Advice.of(List.of(Candidate.of(answer.move())), effort);
  }

  /** What the program may use for this move, as far as it does not know. */
  private String limits(long millis, Budget budget) {
    StringBuilder text = new StringBuilder();
    if (millis != toldMillis) {
      text.append(line("INFO timeout_turn " + millis));
      toldMillis = millis;
    }
    if (budget.depth() != toldBudget.depth()) {
      text.append(line("INFO max_depth " + budget.depth()));
    }
    if (budget.nodes() != toldBudget.nodes()) {
      text.append(line("INFO max_node " + budget.nodes()));
    }
    toldBudget = budget;
    return text.append(line("INFO time_left " + UNLIMITED)).toString();
  }

  /** The command that asks for a move of an opening; none where a game is played as always. */
  private static String opening(Position position) {
    FiveInARowState state = FiveInARow.of(position.state());
    boolean pro = ((FiveInARow) position.game()).opening() == OpeningRule.PRO;
    return !state.coloursKnown() ? "SWAP2BOARD" : pro && state.length() == 2 ? "PROBOARD" : "";
  }

  private String stones(String command, FiveInARowState state) {
    GomocupFields fields = new GomocupFields(state.grid());
    StringBuilder text = new StringBuilder(line(command));
    for (int i = 0; i < state.length(); i++) {
      text.append(line(fields.text(state.move(i))));
    }
    return text.append(line("DONE")).toString();
  }

  private String question(FiveInARowState state) {
    GomocupFields fields = new GomocupFields(state.grid());
    int length = state.length();
    if (length == 0) {
      return line("BEGIN");
    }
    if (follows(state)) {
      return line("TURN " + fields.text(state.move(length - 1)));
    }
    List<Integer> own = new ArrayList<>();
    List<Integer> others = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      (state.colour(i) == state.colour() ? own : others).add(state.move(i));
    }
    StringBuilder text = new StringBuilder(line("BOARD"));
    for (GomocupFields.Stone stone : GomocupFields.inTurn(own, others)) {
      text.append(line(fields.text(stone.move()) + (stone.own() ? ",1" : ",2")));
    }
    return text.append(line("DONE")).toString();
  }

  /** Whether the program knows all stones but the last, which its opponent has put. */
  private boolean follows(FiveInARowState state) {
    int last = state.length() - 1;
    boolean follows = known.size() == last && state.colour(last) != state.colour();
    for (int i = 0; follows && i < last; i++) {
      follows = known.get(i) == state.move(i);
    }
    return follows;
  }

  /** A move and what was said about it. */
  private record Answer(int move, SearchInfo remark) {}

  private @Nullable Answer answer(
      Conversation child, FiveInARowState state, String opening, long until, Watch watch) {
    GomocupFields fields = new GomocupFields(state.grid());
    SearchInfo remark = SearchInfo.NONE;
    for (String line = child.line(until, watch); line != null; line = child.line(until, watch)) {
      switch (word(line)) {
        case "MESSAGE" -> {
          child.note(line);
          remark = remark.and(line);
          fields.move(remark.best()).ifPresent(move -> show(state, move, watch));
        }
        case "DEBUG", "OK" -> child.note(line);
        case "UNKNOWN" -> {
          child.note(line);
          unknown(child, state, opening);
        }
        case "ERROR" -> throw new Fault(Ending.Reason.CRASH, "said " + LastLines.cut(line));
        case "SUGGEST" -> child.say(line("PLAY " + line.substring("SUGGEST".length()).strip()));
        default -> {
          return new Answer(
              state.coloursKnown() ? move(fields, state, line) : chosen(fields, state, line),
              remark);
        }
      }
    }
    return null;
  }

  /** One that does not know a command of openings is asked as always, if it can be. */
  private void unknown(Conversation child, FiveInARowState state, String opening) {
    if (opening.equals("SWAP2BOARD")) {
      throw new Fault(Ending.Reason.CRASH, "does not know SWAP2BOARD");
    }
    if (!opening.isEmpty()) {
      child.ask(question(state));
    }
  }

  /** The first of the moves that an answer to SWAP2BOARD means; the others are kept for later. */
  private int chosen(GomocupFields fields, FiveInARowState state, String line) {
    List<Integer> moves = GomocupOpening.read(state, fields, line);
    if (moves.isEmpty() || !state.legal(moves.get(0))) {
      throw new Fault(
          Ending.Reason.ILLEGAL_MOVE,
          "answered SWAP2BOARD with '" + LastLines.cut(line) + "', which is not possible there");
    }
    announced.addAll(moves.subList(1, moves.size()));
    return moves.get(0);
  }

  private static void show(FiveInARowState state, int move, Watch watch) {
    if (state.legal(move)) {
      watch.soFar(Advice.of(move));
    }
  }

  private static int move(GomocupFields fields, FiveInARowState state, String line) {
    OptionalInt move = fields.move(line);
    if (move.isPresent() && state.legal(move.getAsInt())) {
      return move.getAsInt();
    }
    throw new Fault(
        Ending.Reason.ILLEGAL_MOVE,
        move.isPresent()
            ? "played " + line + ", where a stone lies"
            : GomocupFields.looksLikeField(line)
                ? "played " + line + ", which is not on the board"
                : "answered '" + LastLines.cut(line) + "', which is not a move");
  }

  private static String word(String line) {
    int blank = line.indexOf(' ');
    return (blank < 0 ? line : line.substring(0, blank)).toUpperCase(Locale.ROOT);
  }

  private String line(String text) {
    return options.line(text, "\r\n");
  }

  @Override
  public String farewell() {
    return line("END");
  }
}
