package spielwerk.engines.quickciv;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Effort;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.Watch;
import spielwerk.games.quickciv.QuickCiv;
import spielwerk.games.quickciv.QuickCivState;

/** Plans a build order every turn and plays its first move. */
final class Caesar implements Engine {
  private static final int MOST_CANDIDATES = 40;

  /** What was tried less often is not known well enough to be given a value. */
  private static final int FEW_TRIES = 3;

  private static final int BETWEEN_LOOKS = 16;

  private final EngineInfo info;
  private final Planner planner;
  private final WinningChance chance;
  private final Budget own;
  private final long usual;
  private long seed;
  private Goal goal = Goal.WIN;
  private Setup lastSetup = Setup.STANDARD;
  private List<Integer> lastMoves = List.of();

  /**
   * @param usual how many plans it tries if nobody sets a limit
   */
  Caesar(EngineInfo info, QuickCiv game, ForecastWeights forecastWeights, Budget own, long usual) {
    this.info = info;
    this.planner = new Planner(game, forecastWeights);
    this.chance = new WinningChance(game, forecastWeights);
    this.own = own;
    this.usual = usual;
  }

  @Override
  public EngineInfo info() {
    return info;
  }

  @Override
  public void newGame(Game game, int seat, Goal itsGoal, long itsSeed) {
    seed = itsSeed;
    goal = itsGoal;
    planner.forget();
  }

  @Override
  public Advice advise(Position position, Budget budget, Watch watch) {
    long began = System.nanoTime();
    Budget limit = own.tighter(budget);
    boolean free = limit.sims() == 0 && limit.nodes() == 0 && limit.millis() == 0;
    long plans = free ? usual : limit.sims() == 0 ? Long.MAX_VALUE : limit.sims();
    long nodes = limit.nodes() == 0 ? Long.MAX_VALUE : limit.nodes();
    long deadline = limit.millis() == 0 ? 0 : began + limit.millis() * 1_000_000;
    RandomGenerator random = Seeds.stream(seed, position.moves().size(), Seeds.Purpose.ENGINE, 0);
    if (!continues(position)) {
      planner.forget();
    }
    lastSetup = position.setup();
    lastMoves = List.copyOf(position.moves());
    planner.begin((QuickCivState) position.state(), random, nodes);
    for (int i = 1; planner.plans() < plans && planner.mayGoOn(nodes); i++) {
      if (deadline != 0 && System.nanoTime() - deadline >= 0) {
        break;
      }
      if (i % BETWEEN_LOOKS == 0 && watch.stop()) {
        break;
      }
      planner.improve(random);
    }
    return advice((QuickCivState) position.state(), began);
  }

  /** Whether the game has gone on from where the last plan was made. */
  private boolean continues(Position position) {
    int before = lastMoves.size();
    return position.setup().equals(lastSetup)
        && position.moves().size() > before
        && position.moves().subList(0, before).equals(lastMoves);
  }

  private Advice advice(QuickCivState state, long began) {
    int[] plan = planner.plan();
    chance.look(state, planner.value(), planner.idle(), planner.length());
    List<Candidate> candidates = new ArrayList<>();
    for (int i = 0; i < planner.firsts(); i++) {
      int move = planner.first(i);
      double value =
          goal == Goal.WIN && planner.tries(move) >= FEW_TRIES
              ? chance.value(planner.worth(move))
              : Candidate.UNKNOWN;
      List<Integer> line = move == plan[0] ? line(state, plan) : List.of(move);
      candidates.add(new Candidate(move, chance.wish(planner.worth(move)), value, false, line));
    }
    // of moves as good as the plan's own, that comes first
    candidates.sort(
        Comparator.comparing((Candidate candidate) -> candidate.move() != plan[0])
            .thenComparing(Comparator.comparingDouble(Candidate::rating).reversed()));
    Map<String, Number> figures = new LinkedHashMap<>();
    figures.put("plans", planner.plans());
    Effort effort =
        new Effort(planner.nodes(), planner.length(), (System.nanoTime() - began) / 1e9, figures);
    int most = Math.min(MOST_CANDIDATES, candidates.size());
    return Advice.of(candidates.subList(0, most), effort);
  }

  /** The plan as a line of the game: in it the others wait. */
  private static List<Integer> line(QuickCivState state, int[] plan) {
    QuickCivState walker = state.copy();
    int seat = state.turn();
    List<Integer> line = new ArrayList<>();
    for (int move : plan) {
      if (walker.over() || !walker.legal(move)) {
        break;
      }
      play(walker, move, line);
      while (!walker.over() && walker.turn() != seat) {
        play(walker, walker.pass(), line);
      }
    }
    while (line.size() > 1 && line.get(line.size() - 1) == state.pass()) {
      line.remove(line.size() - 1);
    }
    return line;
  }

  private static void play(QuickCivState walker, int move, List<Integer> line) {
    walker.play(move);
    line.add(move);
  }
}
