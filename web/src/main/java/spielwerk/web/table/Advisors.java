package spielwerk.web.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.NotFound;
import spielwerk.core.Position;
import spielwerk.web.live.Channel;

/**
 * The engines beside a board. Nothing is computed before somebody asks; what they say goes to all
 * pages of the table, again and again while they think. What they said of a position is remembered
 * for a while.
 */
public final class Advisors {
  private static final int MOST = 8;
  private static final int REMEMBERED = 400;

  /** Who asks from elsewhere cannot keep an engine busy for longer. */
  private static final Budget LONGEST = Budget.time(Duration.ofSeconds(60));

  private final Game game;
  private final IntFunction<Position> positions;
  private final TableServices house;
  private final EngineQueue.Lane lane;
  private final Channel channel;
  private final long seed;
  private final Map<String, Advisor> all = new LinkedHashMap<>();
  private int count;
  private boolean closed;

  /** One engine beside the board. */
  private static final class Advisor {
    final String id;
    final String engine;
    final Budget budget;
    final TableEngine adviser;
    final Map<String, String> said = new LinkedHashMap<>();
    @Nullable EngineTask thinking;

    Advisor(String id, String engine, Budget budget, TableEngine tableEngine) {
      this.id = id;
      this.engine = engine;
      this.budget = budget;
      this.adviser = tableEngine;
    }
  }

  /**
   * @param positions the position after a move, by its number
   */
  Advisors(
      Game game,
      IntFunction<Position> positions,
      TableServices house,
      EngineQueue.Lane lane,
      Channel channel,
      long seed) {
    this.game = game;
    this.positions = positions;
    this.house = house;
    this.lane = lane;
    this.channel = channel;
    this.seed = seed;
  }

  /**
   * Brings an engine to the table, which does nothing yet.
   *
   * @return its name there
   * @throws Mistake if it cannot play the game
   */
  public String add(String engine, Budget budget) {
    TableEngine checked = new TableEngine(house, game, engine, seed + 1).checked();
    Budget bounded = budget.millis() > LONGEST.millis() ? budget.tighter(LONGEST) : budget;
    synchronized (this) {
      checkOpen();
      if (all.size() >= MOST) {
        throw new Mistake("There are at most " + MOST + " advisors at a table.");
      }
      String id = "a" + ++count;
      all.put(id, new Advisor(id, engine, bounded, checked));
      return id;
    }
  }

  /** Sends an engine away. */
  public synchronized void remove(String id) {
    Advisor gone = find(id);
    all.remove(id);
    quiet(gone);
    channel.publish("advice " + id, "advice", "");
    lane.dismiss(gone.adviser);
  }

  /**
   * Asks for advice on the position after a move; the answer comes as events.
   *
   * @param every whether every legal move gets a value
   */
  public void ask(String id, int node, boolean every) {
    Position position = positions.apply(node);
    synchronized (this) {
      checkOpen();
      Advisor advisor = find(id);
      String known = advisor.said.get(question(node, every));
      quiet(advisor);
      if (known != null) {
        channel.publish("advice " + id, "advice", known);
      } else if (position.state().turn() >= 0) {
        think(advisor, node, position, every);
      }
    }
  }

  private static String question(int node, boolean every) {
    return node + (every ? " every" : "");
  }

  private void think(Advisor advisor, int node, Position position, boolean every) {
    advisor.thinking =
        EngineTask.advice(
            lane,
            advisor.adviser,
            position,
            every,
            new EngineTask.Listener() {
              @Override
              public Budget began() {
                return advisor.budget;
              }

              @Override
              public void soFar(Advice advice) {
                tell(advisor, node, every, AdviceJson.write(position, advice), false, false);
              }

              @Override
              public void done(Advice advice, boolean cut) {
                ObjectNode json = AdviceJson.write(position, advice).put("cut", cut);
                tell(advisor, node, every, json, true, !cut);
              }

              @Override
              public void failed(String sentence, List<String> trace) {
                ObjectNode json = AdviceJson.write(position, Advice.none());
                tell(advisor, node, every, json.put("trouble", sentence), true, false);
              }
            });
  }

  /**
   * @param whole whether it was thought through, so that nobody needs to ask again
   */
  private synchronized void tell(
      Advisor advisor, int node, boolean every, ObjectNode json, boolean done, boolean whole) {
    json.put("advisor", advisor.id);
    json.put("engine", advisor.engine);
    json.put("node", node);
    json.put("every", every);
    json.put("done", done);
    String text = json.toString();
    if (whole) {
      advisor.said.put(question(node, every), text);
      if (advisor.said.size() > REMEMBERED) {
        advisor.said.remove(advisor.said.keySet().iterator().next());
      }
    }
    if (all.get(advisor.id) == advisor) {
      channel.publish("advice " + advisor.id, "advice", text);
    }
  }

  /** Stops thinking; what was said stays. */
  public synchronized void stop(String id) {
    quiet(find(id));
  }

  private static void quiet(Advisor advisor) {
    if (advisor.thinking != null) {
      advisor.thinking.cancel();
      advisor.thinking = null;
    }
  }

  private Advisor find(String id) {
    Advisor advisor = all.get(id);
    if (advisor == null) {
      throw new NotFound("There is no advisor '" + id + "' at this table.");
    }
    return advisor;
  }

  /** Who is there: name, engine and budget of each. */
  public synchronized List<Map<String, String>> list() {
    List<Map<String, String>> list = new ArrayList<>();
    for (Advisor advisor : all.values()) {
      list.add(
          Map.of(
              "id", advisor.id,
              "engine", advisor.engine,
              "budget", advisor.budget.toString()));
    }
    return list;
  }

  private void checkOpen() {
    if (closed) {
      throw new TableClosed();
    }
  }

  synchronized void close() {
    closed = true;
    List.copyOf(all.keySet()).forEach(this::remove);
  }
}
