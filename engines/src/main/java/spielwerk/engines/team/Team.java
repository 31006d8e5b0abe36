package spielwerk.engines.team;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Choice;
import spielwerk.core.Effort;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Goal;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Watch;

/**
 * Engines that decide together. Each member is asked in turn and their ratings become one list, see
 * {@link Blend}. What single members would do with their own lists (a sigma of theirs) does not
 * matter: the team's does.
 *
 * <p>The team as a whole keeps its budget: nodes and simulations are divided evenly among the
 * members, time too, but what one leaves of it goes to those after it; a depth is a depth for each.
 *
 * <p>It gives up or agrees to a draw when members with more than half of all weight want to.
 */
final class Team implements Engine {
  private final List<Member> members;
  private final List<Engine> engines;
  private final Normalise normalise;
  private final Choice choice;
  private final int asked;

  /**
   * @param engines those of the members, in their order
   */
  Team(List<Member> members, List<Engine> engines, Normalise normalise, Choice choice) {
    this.members = List.copyOf(members);
    this.engines = List.copyOf(engines);
    this.normalise = normalise;
    this.choice = choice;
    this.asked = (int) members.stream().filter(member -> member.weight() > 0).count();
  }

  @Override
  public EngineInfo info() {
    return TeamMaker.INFO;
  }

  @Override
  public Choice choice() {
    return choice;
  }

  /** If one of its members may only think for some time, every member may, one after the other. */
  @Override
  public Duration patience() {
    return engines.stream()
        .map(Engine::patience)
        .max(Duration::compareTo)
        .orElse(Duration.ZERO)
        .multipliedBy(asked);
  }

  @Override
  public void newGame(Game game, int seat, Goal goal, long seed) {
    for (int i = 0; i < engines.size(); i++) {
      long own = Seeds.derive(seed, i, Seeds.Purpose.ENGINE, seat);
      engines.get(i).newGame(game, seat, goal, own);
    }
  }

  @Override
  public Advice advise(Position position, Budget budget, Watch watch) {
    long began = System.nanoTime();
    List<Advice> advices = new ArrayList<>();
    boolean opinion = false;
    int left = asked;
    for (int i = 0; i < members.size(); i++) {
      // who is asked when there is no time left answers anything: better not to ask
      if (members.get(i).weight() == 0 || opinion && watch.stop()) {
        advices.add(Advice.none());
        continue;
      }
      Budget part = part(budget, left--, began);
      Advice advice = ask(i, position, part, listening(List.copyOf(advices), watch, began));
      opinion |= !advice.candidates().isEmpty();
      advices.add(advice);
    }
    return together(advices, began);
  }

  private Advice ask(int member, Position position, Budget budget, Watch watch) {
    try {
      return engines.get(member).advise(position, budget, watch);
    } catch (Mistake mistake) {
      throw mistake;
    } catch (RuntimeException broken) {
      throw new IllegalStateException(members.get(member).text() + " failed: " + broken, broken);
    }
  }

  /** What the next member may use if this many are still to be asked. */
  private Budget part(Budget budget, int left, long began) {
    long millis = budget.millis();
    if (millis > 0) {
      long used = (System.nanoTime() - began) / 1_000_000;
      millis = Math.max(1, (millis - used) / left);
    }
    return new Budget(share(budget.nodes()), budget.depth(), share(budget.sims()), millis);
  }

  private long share(long whole) {
    return whole == 0 ? 0 : Math.max(1, whole / asked);
  }

  /** A watcher sees the team's advice grow, not that of the member that thinks. */
  private Watch listening(List<Advice> before, Watch watch, long began) {
    if (watch == Watch.NONE) {
      return watch;
    }
    return new Watch() {
      @Override
      public boolean stop() {
        return watch.stop();
      }

      @Override
      public void soFar(Advice advice) {
        List<Advice> advices = new ArrayList<>(before);
        advices.add(advice);
        watch.soFar(together(advices, began));
      }
    };
  }

  private Advice together(List<Advice> advices, long began) {
    Blend blend = new Blend(members, normalise);
    long nodes = 0;
    int depth = 0;
    int opinions = 0;
    for (int i = 0; i < advices.size(); i++) {
      Advice advice = advices.get(i);
      blend.add(i, advice.candidates());
      nodes += advice.effort().nodes();
      depth = Math.max(depth, advice.effort().depth());
      opinions += advice.candidates().isEmpty() ? 0 : 1;
    }
    double seconds = (System.nanoTime() - began) / 1e9;
    Blend.Blended all = blend.blended();
    Effort effort = new Effort(nodes, depth, seconds, Map.of("opinions", opinions));
    return new Advice(all.candidates(), intent(advices), effort, all.voices());
  }

  private Advice.Intent intent(List<Advice> advices) {
    double whole = members.stream().mapToDouble(Member::weight).sum();
    double resign = 0;
    double offer = 0;
    double accept = 0;
    for (int i = 0; i < advices.size(); i++) {
      double weight = members.get(i).weight();
      switch (advices.get(i).intent()) {
        case RESIGN -> resign += weight;
        case OFFER_DRAW -> offer += weight;
        case ACCEPT_DRAW -> accept += weight;
        case PLAY -> {}
      }
    }
    if (resign > whole / 2) {
      return Advice.Intent.RESIGN;
    }
    if (offer > whole / 2) {
      return Advice.Intent.OFFER_DRAW;
    }
    return resign + offer + accept > whole / 2 ? Advice.Intent.ACCEPT_DRAW : Advice.Intent.PLAY;
  }

  @Override
  public long memory() {
    return engines.stream().mapToLong(Engine::memory).sum();
  }

  @Override
  public List<String> lastWords() {
    List<String> words = new ArrayList<>();
    engines.forEach(engine -> words.addAll(engine.lastWords()));
    return words;
  }

  @Override
  public void ended(GameRecord game) {
    engines.forEach(engine -> engine.ended(game));
  }

  @Override
  public void close() {
    closeAll(engines);
  }

  /** Closes every engine, also those after one that cannot be closed. */
  static void closeAll(List<Engine> engines) {
    RuntimeException failed = null;
    for (Engine engine : engines) {
      try {
        engine.close();
      } catch (RuntimeException broken) {
        failed = broken;
      }
    }
    if (failed != null) {
      throw failed;
    }
  }
}
