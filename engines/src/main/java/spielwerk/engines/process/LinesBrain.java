package spielwerk.engines.process;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Engine;
import spielwerk.core.Fault;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Hidden;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Watch;

/** The engine's side of JSON Lines: any of our engines, in any game, for a manager of others. */
public final class LinesBrain {
  private static final int LONGEST_LINE = 1_000_000;

  /** Scripts end right after their last question, and want the answer. */
  private static final long TO_FINISH_MILLIS = 10_000;

  private final Function<String, Game> games;
  private final BiFunction<Game, String, Engine> maker;
  private final Budget own;
  private final long usualSeed;
  private final Consumer<String> out;
  private final Consumer<Throwable> log;
  private String made = "";
  private @Nullable Engine engine;
  private @Nullable Position position;
  private RandomGenerator chance;

  /**
   * @param games the game of a text
   * @param maker makes the engine for a game; the text names one if the manager did, else is empty
   * @param own what the engine may use at most, whatever the manager allows
   * @param usualSeed the engine's random seed if the manager gives none
   * @param out takes each line of ours, and passes it on at once
   * @param log takes what an engine throws
   */
  public LinesBrain(
      Function<String, Game> games,
      BiFunction<Game, String, Engine> maker,
      Budget own,
      long usualSeed,
      Consumer<String> out,
      Consumer<Throwable> log) {
    this.games = games;
    this.maker = maker;
    this.own = own;
    this.usualSeed = usualSeed;
    this.chance = Seeds.stream(usualSeed);
    this.out = out;
    this.log = log;
  }

  /**
   * Answers until quit, or until nobody is there any more.
   *
   * @param in should be buffered
   */
  public void run(Reader in) {
    CommandQueue commands =
        new CommandQueue(in, line -> is(line, "quit"), line -> is(line, "stop"), LONGEST_LINE);
    try {
      for (String line = commands.line(); !line.equals(CommandQueue.END); line = commands.line()) {
        if (!line.isBlank()) {
          heed(line, commands);
        }
      }
    } catch (InterruptedException wanted) {
      Thread.currentThread().interrupt();
    } finally {
      if (engine != null) {
        engine.close();
      }
    }
  }

  private static boolean is(String line, String command) {
    return line.contains(command)
        && LinesManager.json(line.strip()).path("do").asText().equals(command);
  }

  private void heed(String line, CommandQueue commands) {
    try {
      JsonNode json = LinesManager.json(line.strip());
      switch (json.path("do").asText()) {
        case "new" -> begin(json);
        case "play" -> play(json.path("move").asText());
        case "advise" -> advise(json, commands);
        case "stop" -> {} // there is nothing to be stopped any more
        default -> throw new Mistake("the commands are new, play, advise, stop and quit");
      }
    } catch (Mistake | Fault wrong) {
      error(String.valueOf(wrong.getMessage()));
    } catch (RuntimeException | StackOverflowError | LinkageError broken) {
      log.accept(broken);
      error("the engine crashed: " + broken);
    }
  }

  private void error(String sentence) {
    say(JsonNodeFactory.instance.objectNode().put("error", LastLines.cut(sentence)));
  }

  private void say(ObjectNode json) {
    out.accept(json.toString());
  }

  private void begin(JsonNode json) {
    Game game = games.apply(json.path("game").asText());
    String text = json.path("engine").asText("");
    String wanted = game.text() + " " + text;
    Engine thinker = engine;
    if (thinker == null || !made.equals(wanted)) {
      if (thinker != null) {
        thinker.close();
      }
      thinker = maker.apply(game, text);
      engine = thinker;
      made = wanted;
    }
    Setup setup = new Setup(json.path("setup").asText(""));
    position = new Position(game, setup, new ArrayList<>(), game.start(setup));
    Goal goal =
        switch (json.path("goal").asText("")) {
          case "win" -> Goal.WIN;
          case "points" -> Goal.POINTS;
          default -> game.traits().goal();
        };
    long seed = json.path("seed").asLong(usualSeed);
    chance = Seeds.stream(seed);
    thinker.newGame(game, json.path("seat").asInt(), goal, seed);
    say(
        JsonNodeFactory.instance
            .objectNode()
            .put("ready", true)
            .put("choice", thinker.choice().toString()));
  }

  private Position known() {
    Position now = position;
    if (now == null) {
      throw new Mistake("no game has begun; send new first");
    }
    return now;
  }

  private void play(String text) {
    Position now = known();
    int move = now.game().notation().legalMove(now.state(), text);
    now.state().play(move);
    now.moves().add(move);
  }

  private void advise(JsonNode json, CommandQueue commands) {
    Position now = known();
    Engine thinker = engine;
    if (now.state().over() || now.state().turn() < 0 || thinker == null) {
      throw new Mistake("it is nobody's turn");
    }
    Budget told =
        new Budget(
            Math.max(0, json.path("nodes").asLong()),
            Math.max(0, json.path("depth").asInt()),
            Math.max(0, json.path("sims").asLong()),
            Math.max(0, json.path("time").asLong()));
    CompletableFuture<Void> end = commands.endAnd(TO_FINISH_MILLIS);
    Watch watch =
        new Watch() {
          @Override
          public boolean stop() {
            return commands.stop() || end.isDone();
          }
        };
    State mine = imagined(now.state(), json.path("seat").asInt(now.state().turn()));
    Position asked = new Position(now.game(), now.setup(), List.copyOf(now.moves()), mine.copy());
    Advice advice = thinker.advise(asked, own.tighter(told), watch);
    say(LinesAdvice.write(new Position(now.game(), now.setup(), asked.moves(), mine), advice));
  }

  /** Where others have chosen in secret we are not told what, so anything stands for it. */
  private State imagined(State state, int seat) {
    State mine = state.copy();
    while (mine instanceof Hidden && mine.turn() >= 0 && mine.turn() != seat) {
      int[] legal = Moves.of(mine);
      mine.play(legal[chance.nextInt(legal.length)]);
    }
    return mine;
  }
}
