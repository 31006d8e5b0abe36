package spielwerk.engines.process;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Choice;
import spielwerk.core.Ending;
import spielwerk.core.Fault;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Notation;
import spielwerk.core.Position;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Text;
import spielwerk.core.Watch;

/**
 * The manager's side of JSON Lines, a protocol for every game: one JSON object a line, moves in the
 * game's notation. Lines that are not JSON are what the program says besides.
 */
final class LinesManager implements Protocol {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** Of a board with more moves than this nobody wants a list each time. */
  private static final int MOST_LEGAL = 1000;

  /** How long an answer may take after we asked to stop. */
  private static final long TO_STOP_MILLIS = 1000;

  private final ExecOptions options;
  private final String engine;
  private int seat;
  private Goal goal = Goal.WIN;
  private long seed;
  private Choice choice = Choice.BEST;
  private boolean answeredStop;

  /** What the program knows of the game. */
  private Setup setup = Setup.STANDARD;

  private final List<Integer> known = new ArrayList<>();

  /**
   * @param engine which of its engines the program shall be, or empty if it is only one
   */
  LinesManager(ExecOptions options, String engine) {
    this.options = options;
    this.engine = engine;
  }

  @Override
  public void seat(int ourSeat, Goal ourGoal, long ourSeed) {
    seat = ourSeat;
    goal = ourGoal;
    seed = ourSeed;
  }

  @Override
  public void first(Conversation child, Game game) {
    begin(child, game, Setup.STANDARD, System.nanoTime(), options.start().toMillis());
  }

  @Override
  public boolean again(Conversation child, Game game) {
    first(child, game);
    return true;
  }

  private void begin(Conversation child, Game game, Setup from, long began, long millis) {
    ObjectNode json = command("new").put("game", game.text()).put("setup", from.text());
    json.put("seat", seat).put("goal", goal.name().toLowerCase(Locale.ROOT)).put("seed", seed);
    if (!engine.isEmpty()) {
      json.put("engine", engine);
    }
    child.ask(line(json));
    JsonNode ready = answer(child, "ready", began + millis * 1_000_000, Watch.NONE);
    if (ready == null) {
      throw late("new", began);
    }
    choice = choice(ready.path("choice").asText("best"));
    setup = from;
    known.clear();
  }

  private static Choice choice(String text) {
    try {
      return Choice.parse(text);
    } catch (Mistake wrong) {
      throw new Fault(Ending.Reason.CRASH, LastLines.cut(String.valueOf(wrong.getMessage())));
    }
  }

  private static ObjectNode command(String what) {
    return JsonNodeFactory.instance.objectNode().put("do", what);
  }

  private String line(ObjectNode json) {
    return options.line(json.toString(), "\n");
  }

  private static Fault late(String command, long began) {
    return new Fault(
        Ending.Reason.TIMEOUT,
        "no answer to %s in %d ms".formatted(command, (System.nanoTime() - began) / 1_000_000));
  }

  /** The next line that has a field, or an advice if the field is empty; null if none came. */
  private static @Nullable JsonNode answer(
      Conversation child, String field, long until, Watch watch) {
    for (String line = child.line(until, watch); line != null; line = child.line(until, watch)) {
      JsonNode json = json(line);
      if (json.has("error")) {
        throw new Fault(
            Ending.Reason.CRASH, Text.withoutFullStop(LastLines.cut(json.path("error").asText())));
      }
      if (field.isEmpty() ? LinesAdvice.isAnswer(json) : json.has(field)) {
        return json;
      }
      child.note(line);
    }
    return null;
  }

  static JsonNode json(String line) {
    try {
      return line.startsWith("{") ? MAPPER.readTree(line) : MissingNode.getInstance();
    } catch (JsonProcessingException chatter) {
      return MissingNode.getInstance();
    }
  }

  @Override
  public Advice ask(Conversation child, Position position, Budget budget, Watch watch) {
    long began = System.nanoTime();
    long millis = options.millis(budget) + options.margin().toMillis();
    long until = began + millis * 1_000_000;
    answeredStop = false;
    List<Integer> all = position.moves();
    boolean follows =
        position.setup().equals(setup)
            && all.size() >= known.size()
            && all.subList(0, known.size()).equals(known);
    if (!follows) {
      begin(child, position.game(), position.setup(), began, millis);
    }
    child.ask(plays(position) + line(question(position, budget)));
    known.clear();
    known.addAll(all);
    JsonNode json = answer(child, "", until, watch);
    if (json == null && watch.stop()) {
      child.say(line(command("stop")));
      json = answer(child, "", System.nanoTime() + TO_STOP_MILLIS * 1_000_000, Watch.NONE);
      answeredStop = json != null;
      if (json == null) {
        return Advice.none();
      }
    }
    if (json == null) {
      throw late("advise", began);
    }
    return LinesAdvice.read(position, json, (System.nanoTime() - began) / 1e9);
  }

  /** The moves that the program does not know yet, as whole lines. */
  private String plays(Position position) {
    Notation notation = position.game().notation();
    StringBuilder lines = new StringBuilder();
    State walker = position.game().start(position.setup());
    for (int i = 0; i < position.moves().size(); i++) {
      int move = position.moves().get(i);
      if (i >= known.size()) {
        lines.append(line(command("play").put("move", notation.format(walker, move))));
      }
      walker.play(move);
    }
    return lines.toString();
  }

  private ObjectNode question(Position position, Budget budget) {
    ObjectNode json = command("advise").put("seat", position.state().turn());
    if (options.isTimed(budget)) {
      json.put("time", options.millis(budget));
    }
    if (budget.nodes() > 0) {
      json.put("nodes", budget.nodes());
    }
    if (budget.depth() > 0) {
      json.put("depth", budget.depth());
    }
    if (budget.sims() > 0) {
      json.put("sims", budget.sims());
    }
    int[] moves = Moves.of(position.state());
    if (moves.length <= MOST_LEGAL) {
      ArrayNode legal = json.putArray("legal");
      for (int move : moves) {
        legal.add(position.game().notation().format(position.state(), move));
      }
    }
    return json;
  }

  @Override
  public boolean answeredStop() {
    return answeredStop;
  }

  @Override
  public Choice choice() {
    return choice;
  }

  @Override
  public String farewell() {
    return line(command("quit"));
  }
}
