package spielwerk.web.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Choice;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.web.live.Channel;

/**
 * The engines that sit at a table, of which one thinks at a time. What they think is sent to all
 * pages; what they decide is reported to the table. Guarded by its table, but for the answers,
 * which come on the thinking thread.
 */
final class SeatedEngines {
  private static final String TOPIC = "thought";

  /** Who waits for a move. Called on the thinking thread. */
  interface Listener {
    /**
     * The turn of an engine in the queue has come: from now on its time counts.
     *
     * @return how much it may think
     */
    Budget began(int seat, VariationNode asked);

    /**
     * An engine has decided.
     *
     * @param asked where the game stood when it was asked
     */
    void answered(int seat, VariationNode asked, Advice advice, Choice choice);

    /** An engine failed; the sentence says how, the trace where, if it threw an exception. */
    void failed(int seat, VariationNode asked, String sentence, List<String> trace);
  }

  /** Receives what an engine thought once it has thought it through. */
  @FunctionalInterface
  interface Hearer {
    void heard(VariationNode asked, Position position, Advice advice);
  }

  private final TableServices house;
  private final EngineQueue.Lane lane;
  private final Game game;
  private final long seed;
  private final Channel channel;
  private final Hearer hearer;
  private final @Nullable TableEngine[] all;
  private @Nullable EngineTask engineTask;

  SeatedEngines(
      TableServices house,
      EngineQueue.Lane lane,
      Game game,
      long seed,
      Channel channel,
      Hearer hearer) {
    this.house = house;
    this.lane = lane;
    this.game = game;
    this.seed = seed;
    this.channel = channel;
    this.hearer = hearer;
    this.all = new TableEngine[game.traits().seats()];
  }

  /**
   * Somebody takes a seat; an engine that sat there goes.
   *
   * @throws Mistake if the engine cannot play the game; then all stay where they are
   */
  void sit(int seat, Chair chair) {
    TableEngine engine = null;
    if (!chair.isPerson()) {
      engine = new TableEngine(house, game, chair.engine(), seed).checked();
    }
    TableEngine before = all[seat];
    all[seat] = engine;
    if (before != null) {
      lane.dismiss(before); // it may be thinking still
    }
  }

  /** An engine that never answered is left to itself; when the game goes on a new one is asked. */
  void renew(int seat, Chair chair) {
    TableEngine before = all[seat];
    if (before != null) {
      all[seat] = new TableEngine(house, game, chair.engine(), seed);
      lane.dismiss(before);
    }
  }

  boolean at(int seat) {
    return all[seat] != null;
  }

  /** How long the engine at a seat is waited for; zero if it does not say. */
  Duration patience(int seat) {
    TableEngine engine = all[seat];
    return engine == null ? Duration.ZERO : engine.use(Engine::patience);
  }

  boolean thinking() {
    return engineTask != null;
  }

  /** Asks the engine at a seat, if there is one and it is not thinking already. */
  void think(int seat, VariationNode asked, Position position, Chair chair, Listener table) {
    TableEngine engine = all[seat];
    if (engine == null || engineTask != null) {
      return;
    }
    engineTask =
        EngineTask.move(
            lane,
            engine,
            position,
            new EngineTask.Listener() {
              @Override
              public Budget began() {
                return table.began(seat, asked);
              }

              @Override
              public void soFar(Advice advice) {
                tell(seat, asked, position, advice, false);
              }

              @Override
              public void done(Advice advice, boolean cut) {
                tell(seat, asked, position, advice, true);
                boolean usual = chair.choice().equals(Choice.BEST);
                Choice choice = usual ? engine.use(Engine::choice) : chair.choice();
                table.answered(seat, asked, advice, choice);
              }

              @Override
              public void failed(String sentence, List<String> trace) {
                table.failed(seat, asked, sentence, trace);
              }
            });
  }

  private void tell(int seat, VariationNode asked, Position position, Advice advice, boolean done) {
    ObjectNode json = AdviceJson.write(position, advice);
    json.put("seat", seat).put("node", asked.id).put("done", done);
    if (!PendingChoices.nextIsSecret(position.state())) {
      channel.publish(TOPIC, TOPIC, json.toString());
    }
    if (done) {
      hearer.heard(asked, position, advice);
    }
  }

  /** The engine that thought has moved; what it thought can still be read. */
  void moved() {
    engineTask = null;
  }

  /** Nobody shall think any more. */
  void stop() {
    if (engineTask != null) {
      engineTask.cancel();
      engineTask = null;
      channel.publish(TOPIC, TOPIC, "");
    }
  }

  /**
   * Make the engine that is thinking move now.
   *
   * @throws Mistake if none does
   */
  void hurry() {
    if (engineTask == null) {
      throw new Mistake("No engine is thinking about its move.");
    }
    engineTask.hurry();
  }

  void close() {
    stop();
    for (TableEngine engine : all) {
      if (engine != null) {
        lane.dismiss(engine);
      }
    }
  }
}
