package spielwerk.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import spielwerk.core.Bout;
import spielwerk.core.Catalogue;
import spielwerk.core.Ending;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Referee;
import spielwerk.core.Seat;
import spielwerk.core.Watch;
import spielwerk.runs.GameStore;

/**
 * The engines of all entrants, made when they are first needed and kept from game to game. A game
 * takes an engine of its own for each of its seats, so two games under way never share one, nor do
 * two seats. An engine that misbehaved is dismissed, and made anew for the next game.
 */
final class EnginePool implements AutoCloseable {
  /** How long we wait for an engine to close that did not answer before either. */
  private static final long FAREWELL_MILLIS = 2000;

  private final Catalogue catalogue;
  private final Game game;
  private final List<Entrant> entrants;
  private final List<Queue<Engine>> idle = new ArrayList<>();

  /**
   * @throws spielwerk.core.Mistake if an engine cannot be made
   */
  EnginePool(Catalogue catalogue, Game game, List<Entrant> entrants) {
    this.catalogue = catalogue;
    this.game = game;
    this.entrants = entrants;
    entrants.forEach(each -> idle.add(new ConcurrentLinkedQueue<>()));
    try {
      for (int i = 0; i < entrants.size(); i++) {
        idle.get(i).add(make(i));
      }
    } catch (RuntimeException impossible) {
      close();
      throw impossible;
    }
  }

  private Engine make(int entrant) {
    return catalogue.engine(entrants.get(entrant).engine(), game);
  }

  /** Plays a game, while the store looks on. */
  GameRecord play(Fixture fixture, GameStore gameStore) {
    List<Seat> seats = new ArrayList<>();
    int good = 0;
    try {
      for (int number : fixture.entrants()) {
        Engine engine = idle.get(number).poll();
        Entrant entrant = entrants.get(number);
        seats.add(
            new Seat(
                entrant.engine(),
                engine == null ? make(number) : engine,
                entrant.budget(),
                entrant.choice()));
      }
      Bout bout = fixture.bout();
      List<String> texts = seats.stream().map(Seat::text).toList();
      GameRecord record =
          Referee.play(
              bout,
              seats,
              Watch.NONE,
              (moves, thoughts) ->
                  gameStore.underWay(bout.index(), texts, bout.setup().text(), moves, thoughts));
      refuseIfInterrupted(record);
      for (; good < seats.size(); good++) {
        Engine engine = seats.get(good).engine();
        if (record.ending().reason().fault() && record.ending().seat() == good) {
          dismiss(engine, record.ending().reason() == Ending.Reason.TIMEOUT);
        } else {
          idle.get(fixture.entrants().get(good)).add(engine);
        }
      }
      return record;
    } finally {
      for (; good < seats.size(); good++) {
        dismiss(seats.get(good).engine(), false);
      }
    }
  }

  /** An interrupt cuts a search short: that is not a loss on time. */
  private static void refuseIfInterrupted(GameRecord record) {
    if (Thread.currentThread().isInterrupted()
        && record.ending().reason() == Ending.Reason.TIMEOUT) {
      throw new IllegalStateException("Somebody interrupted game " + record.index() + ".");
    }
  }

  /** Closes an engine, whatever it thinks of that. */
  private static void dismiss(Engine engine, boolean hangs) {
    if (!hangs) {
      close(engine);
      return;
    }
    Thread farewell = new Thread(() -> close(engine), "farewell");
    farewell.setDaemon(true);
    farewell.start();
    try {
      farewell.join(FAREWELL_MILLIS);
    } catch (InterruptedException wanted) {
      Thread.currentThread().interrupt();
    }
  }

  private static void close(Engine engine) {
    try {
      engine.close();
    } catch (Throwable ignored) {
      // the games it played stand, and there is nothing more to ask of it
    }
  }

  @Override
  public void close() {
    for (Queue<Engine> engines : idle) {
      for (Engine engine = engines.poll(); engine != null; engine = engines.poll()) {
        dismiss(engine, false);
      }
    }
  }
}
