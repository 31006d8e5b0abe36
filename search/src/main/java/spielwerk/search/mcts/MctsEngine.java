package spielwerk.search.mcts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Effort;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Watch;

/**
 * A player that decides by simulations. The chance of an advice comes from the seed of the game and
 * the number of moves played, so the same question gets the same answer, unless the tree is reused.
 */
public final class MctsEngine implements Engine {
  /** Simulations when nobody sets any limit. */
  static final long USUAL_SIMS = 1000;

  private final EngineInfo info;
  private final Game game;
  private final Switches switches;
  private final Budget own;
  private final Parts parts;
  private final Verdict verdict;
  private final List<Search> searches = new ArrayList<>();
  private final List<Reuse> reuses = new ArrayList<>();
  private Goal goal;
  private long seed;

  /** Where the trees have their root. */
  private Setup lastSetup = Setup.STANDARD;

  private List<Integer> lastMoves = List.of();
  private boolean planted;

  MctsEngine(EngineInfo info, Game game, Switches switches, Budget own, Parts parts) {
    this.info = info;
    this.game = game;
    this.switches = switches;
    this.own = own;
    this.parts = parts;
    this.verdict = new Verdict(switches.choice(), parts.everyMove(), game.traits().maxMoves());
    this.goal = fitting(game.traits().goal());
  }

  @Override
  public EngineInfo info() {
    return info;
  }

  @Override
  public void newGame(Game ignored, int seat, Goal wanted, long itsSeed) {
    seed = itsSeed;
    planted = false;
    searches.forEach(Search::forget);
    if (fitting(wanted) != goal) {
      goal = fitting(wanted);
      searches.clear();
      reuses.clear();
    }
  }

  /** Who plays alone cannot come first and plays for points. */
  private Goal fitting(Goal wanted) {
    return game.traits().seats() == 1 ? Goal.POINTS : wanted;
  }

  @Override
  public Advice advise(Position position, Budget budget, Watch watch) {
    long began = System.nanoTime();
    Budget limit = own.tighter(budget);
    plant(position, limit);
    long deadline = limit.millis() == 0 ? 0 : began + limit.millis() * 1_000_000;
    List<Search> first = searches.subList(0, 1);
    new Forest(searches, deadline, watch, () -> watch.soFar(verdict.advice(first, began)))
        .grow(switches.threads());
    Advice advice = verdict.advice(searches, began);
    return advice.candidates().isEmpty() ? unsearched(position.state(), advice.effort()) : advice;
  }

  /** Prepares the trees: each gets its own stream of chance and its share of the budget. */
  private void plant(Position position, Budget limit) {
    while (searches.size() < switches.trees()) {
      Search search = new Search(game, switches, parts, goal);
      searches.add(search);
      if (switches.reuse()) {
        reuses.add(new Reuse(search, switches, game.traits()));
      }
    }
    boolean free = limit.sims() == 0 && limit.nodes() == 0 && limit.millis() == 0;
    long sims = free ? USUAL_SIMS : limit.sims();
    int depth = limit.depth() == 0 ? Integer.MAX_VALUE : limit.depth();
    boolean continues = continues(position);
    boolean follows = switches.reuse() && continues && position.moves().size() > lastMoves.size();
    if (!continues) {
      searches.forEach(Search::forget);
    }
    for (int i = 0; i < searches.size(); i++) {
      boolean keep = follows && reuses.get(i).follow(since(position));
      searches
          .get(i)
          .begin(
              position,
              Seeds.stream(seed, position.moves().size(), Seeds.Purpose.ENGINE, i),
              keep,
              share(sims, i),
              share(limit.nodes(), i),
              depth);
    }
    planted = true;
    lastSetup = position.setup();
    lastMoves = List.copyOf(position.moves());
  }

  /** A tree's part of a limit; 0 is none. */
  private long share(long limit, int tree) {
    long trees = switches.trees();
    return limit == 0 ? Long.MAX_VALUE : limit / trees + (tree < limit % trees ? 1 : 0);
  }

  /** Whether this is the game of the last search, where that was or farther on. */
  private boolean continues(Position position) {
    List<Integer> moves = position.moves();
    int before = lastMoves.size();
    return planted
        && lastSetup.equals(position.setup())
        && moves.size() >= before
        && moves.subList(0, before).equals(lastMoves);
  }

  private List<Integer> since(Position position) {
    return position.moves().subList(lastMoves.size(), position.moves().size());
  }

  /** The budget ended before the first simulation did: any move. */
  private Advice unsearched(State state, Effort effort) {
    int[] moves = Moves.of(state);
    int move = moves[Seeds.stream(seed).nextInt(moves.length)];
    return Advice.of(List.of(Candidate.of(move)), effort);
  }

  /**
   * Searches in one tree as {@link #advise} would and writes every simulation down.
   *
   * @throws spielwerk.core.Mistake if a switch is on that simulations written down cannot show
   */
  public MctsTrace trace(Position position, int sims) {
    return new SimulationRecorder(game, switches, parts, goal)
        .record(
            position, Seeds.stream(seed, position.moves().size(), Seeds.Purpose.ENGINE, 0), sims);
  }

  /**
   * What the last search knows of a position below its root, in its first tree.
   *
   * @param line the moves that lead there from the position searched; none for that itself
   * @return empty if nothing was searched yet or no simulation came there
   */
  public Optional<Insight> insight(List<Integer> line) {
    if (!planted) {
      return Optional.empty();
    }
    Search search = searches.get(0);
    Tree tree = search.tree();
    State walker = search.root().copy();
    int node = Tree.ROOT;
    int thinker = walker.turn();
    for (int move : line) {
      boolean inTree = search.replies() == null || walker.turn() == thinker;
      node = inTree ? tree.child(node, move) : node;
      if (node < 0 || !walker.legal(move)) {
        return Optional.empty();
      }
      walker.play(move);
    }
    List<Insight.Child> children =
        new ArrayList<>(Insight.children(tree, search.policy(), node, Math.max(0, walker.turn())));
    children.sort(Comparator.comparingDouble(Insight.Child::visits).reversed());
    int untried = tree.room[node] - tree.tried[node];
    return Optional.of(new Insight(tree.visits[node], untried, children));
  }
}
