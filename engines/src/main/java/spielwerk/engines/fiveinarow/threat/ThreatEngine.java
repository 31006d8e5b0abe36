package spielwerk.engines.fiveinarow.threat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
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
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.fiveinarow.FiveInARowState;
import spielwerk.games.fiveinarow.OpeningRule;

/**
 * The modern player of five in a row: first what must be played, then what wins by fours, then what
 * wins by threats, then the search.
 */
final class ThreatEngine implements Engine {
  /** What counts when nobody sets any limit. */
  private static final long USUAL_NODES = 200_000;

  private static final int MOST_CANDIDATES = 12;
  private static final int FROM_THE_EDGE = 4;

  /** Roughly; it only says how much of the time goes into proofs. */
  private static final long NODES_IN_A_MILLI = 400;

  private static final long WARM_UP_NODES = 10_000;
  private static final long WARM_UP_MILLIS = 300;

  /** The share of the time after which a search ends whose best move stays the same. */
  private static final double STEADY = 0.6;

  /** For how many depths it must have stayed the same, and by how much its value may fall. */
  private static final int STEADY_DEPTHS = 2;

  private static final int STEADY_FALL = 100;

  /** With only one move to play a tenth of the budget is enough. */
  private static final int HURRY = 10;

  static final int VCF_ENTRIES = 1 << 15;
  static final int VCT_ENTRIES = 1 << 18;

  private final EngineInfo info;
  private final FiveInARow game;
  private final ThreatOptions threatOptions;
  private final Budget own;
  private final ThreatWeights weights = ThreatWeights.usual();
  private final ThreatBoard threats;
  private final VcfSearch vcfSearch;
  private final VctSearch vctSearch;
  private final ThreatSearch search;
  private long seed;

  ThreatEngine(
      EngineInfo info,
      FiveInARow game,
      ThreatOptions threatOptions,
      @Nullable ThreatNet net,
      Budget own) {
    this.info = info;
    this.game = game;
    this.threatOptions = threatOptions;
    this.own = own;
    SearchClock clock = new SearchClock(Budget.FREE, Watch.NONE);
    this.threats = new ThreatBoard(game, weights, net);
    this.vcfSearch = new VcfSearch(threats, weights, VCF_ENTRIES, clock);
    this.vctSearch = new VctSearch(threats, vcfSearch, VCT_ENTRIES, clock);
    this.search = new ThreatSearch(threats, vcfSearch, weights, threatOptions, clock);
    warmUp();
  }

  /**
   * Thinks a little about a fixed position and forgets it, so that the first real move does not
   * have to wait for classes to be loaded and compiled.
   */
  private void warmUp() {
    FiveInARow plain =
        new FiveInARow(
            game.grid().width(), game.grid().height(), game.line(), game.rule(), OpeningRule.FREE);
    FiveInARowState state = plain.start(Setup.STANDARD);
    int centre = game.grid().centre();
    int width = game.grid().width();
    List<Integer> moves =
        List.of(centre, centre + width + 1, centre + width, centre + 2 * width, centre - 1);
    moves.forEach(state::play);
    newGame(game, 0, Goal.WIN, 0);
    think(state, new Budget(WARM_UP_NODES, 0, 0, WARM_UP_MILLIS), Watch.NONE);
    newGame(game, 0, Goal.WIN, 0);
  }

  @Override
  public EngineInfo info() {
    return info;
  }

  @Override
  public void newGame(Game ignored, int seat, Goal goal, long seed) {
    this.seed = seed;
    vcfSearch.newGame();
    vctSearch.newGame();
    search.newGame();
  }

  @Override
  public Advice advise(Position position, Budget budget, Watch watch) {
    Budget limit = own.tighter(new Budget(budget.nodes(), budget.depth(), 0, budget.millis()));
    if (limit.isFree()) {
      limit = Budget.nodes(USUAL_NODES);
    }
    return think(FiveInARow.of(position.state()), limit, watch);
  }

  private Advice think(FiveInARowState state, Budget limit, Watch watch) {
    threats.at(state);
    Thinking thinking = new Thinking(state, limit, watch);
    if (state.coloursKnown()) {
      return thinking.advice();
    }
    return state.legal(state.takeBlack())
        ? SwapAdvice.chosen(thinking.advice(), state)
        : thinking.balanced();
  }

  /** The thoughts about one position. */
  private final class Thinking {
    private final FiveInARowState state;
    private final int seat;
    private final Watch watch;
    private Budget limit;
    private SearchClock clock;
    private int depth;

    Thinking(FiveInARowState state, Budget limit, Watch watch) {
      this.state = state;
      this.seat = state.colour();
      this.watch = watch;
      this.limit = limit;
      this.clock = begin();
    }

    private SearchClock begin() {
      clock = new SearchClock(limit, watch);
      vcfSearch.begin(clock);
      vctSearch.begin(clock);
      search.begin(clock);
      return clock;
    }

    /** Where there is one move only, nothing but its value is left to think about. */
    private void hurry() {
      limit =
          new Budget(
              (limit.nodes() + HURRY - 1) / HURRY,
              limit.depth(),
              0,
              (limit.millis() + HURRY - 1) / HURRY);
      begin();
    }

    Advice advice() {
      if (threats.crowdSize() == 0 || onlyAtTheEdge()) {
        return Advice.of(List.of(Candidate.of(threats.move(quietest()))), effort());
      }
      if (threats.count(seat, ThreatKinds.FIVE) > 0) {
        return single(threats.least(seat, ThreatKinds.FIVE), ThreatScore.WIN - 1);
      }
      int lost = threats.leastAllowed(seat ^ 1, ThreatKinds.FIVE);
      if (threats.count(seat ^ 1, ThreatKinds.FIVE) > 1
          && threats.twoFivesWin()
          && threats.allowed(lost, seat)) {
        return single(lost, 2 - ThreatScore.WIN);
      }
      RootSearch root =
          new RootSearch(
              threats,
              search,
              vctSearch,
              weights,
              threatOptions,
              seat,
              state::legal,
              Seeds.mix(seed + threats.key()));
      if (root.moves().isEmpty()) {
        return Advice.of(List.of(Candidate.of(anyLegal())), effort());
      }
      if (root.moves().size() == 1) {
        hurry();
      }
      try {
        if (threatOptions.deepen() || limit.depth() == 0) {
          root.search(1); // proofs may use the budget up, and every move should have a value first
          depth = 1;
        }
        int[] line = forced();
        if (line.length > 0) {
          return proven(line, ThreatScore.WIN - line.length);
        }
      } catch (SearchClock.Stopped stopped) {
        threats.takeAll();
      }
      return searched(root);
    }

    /** Where nothing near the stones may be played, or all that would help is forbidden. */
    private int anyLegal() {
      int[] moves = new int[game.traits().maxMoves()];
      state.moves(moves, 0);
      return moves[0];
    }

    /** A stone of an opening after which both colours are worth about the same. */
    Advice balanced() {
      if (threats.stones() == 0) {
        return Advice.of(threats.move(quietest()));
      }
      int cell = new SwapAdvice(threats, search, Seeds.mix(seed + threats.key())).balanced(seat);
      return Advice.of(List.of(Candidate.of(threats.move(cell))), effort());
    }

    /** A line that wins by fours or by threats, or none. */
    private int[] forced() {
      if (threatOptions.vcf() && vcfSearch.win(seat, share(8, 50_000))) {
        return vcfSearch.line();
      }
      if (threatOptions.vct() && vctSearch.win(seat, share(4, 100_000), 0.3)) {
        return vctSearch.line(seat);
      }
      return new int[0];
    }

    /** A part of the nodes there are or of those the time will do for, or the usual number. */
    private long share(int part, long usual) {
      long nodes = limit.nodes() > 0 ? limit.nodes() / part : Long.MAX_VALUE;
      long inTime = limit.millis() > 0 ? limit.millis() * NODES_IN_A_MILLI / part : Long.MAX_VALUE;
      long least = Math.min(nodes, inTime);
      return least == Long.MAX_VALUE ? usual : least;
    }

    private Advice searched(RootSearch root) {
      int deepest = limit.depth() > 0 ? limit.depth() : ThreatSearch.DEEPEST - 2;
      deepest = Math.min(deepest, Math.max(1, game.grid().moves() - threats.stones()));
      boolean deepen = threatOptions.deepen() || limit.depth() == 0;
      int steady = 0;
      try {
        root.sift(share(8, 50_000));
        for (int d = deepen ? 1 : deepest; d <= deepest; d++) {
          root.checkWith(Math.min(20_000, 500 + clock.nodes() / 8));
          int cell = root.moves().get(0).cell;
          int value = root.moves().get(0).value;
          root.search(d);
          depth = d;
          RootSearch.Move best = root.moves().get(0);
          watch.soFar(candidates(root.moves()));
          if (ThreatScore.proven(best.value)) {
            break;
          }
          steady = best.cell == cell && value - best.value <= STEADY_FALL ? steady + 1 : 0;
          clock.use(threatOptions.steady() && steady >= STEADY_DEPTHS ? STEADY : 1);
        }
      } catch (SearchClock.Stopped stopped) {
        threats.takeAll();
      }
      return candidates(root.moves());
    }

    private Advice candidates(List<RootSearch.Move> moves) {
      List<Candidate> candidates = new ArrayList<>();
      double last = 1;
      for (RootSearch.Move move : moves.subList(0, Math.min(MOST_CANDIDATES, moves.size()))) {
        last = Math.min(last, (ThreatScore.expected(move.value) + 1) / 2);
        candidates.add(
            new Candidate(
                threats.move(move.cell),
                last,
                move.found.isPresent()
                    ? ThreatScore.expected(move.found.getAsInt())
                    : Candidate.UNKNOWN,
                move.found.isPresent() && ThreatScore.proven(move.found.getAsInt()),
                toMoves(move.line)));
      }
      return Advice.of(candidates, effort());
    }

    private Advice single(int cell, int value) {
      return proven(new int[] {cell}, value);
    }

    private Advice proven(int[] cells, int value) {
      double expected = ThreatScore.expected(value);
      Candidate candidate =
          new Candidate(threats.move(cells[0]), (expected + 1) / 2, expected, true, toMoves(cells));
      return Advice.of(List.of(candidate), effort());
    }

    private List<Integer> toMoves(int[] cells) {
      List<Integer> line = new ArrayList<>();
      for (int cell : cells) {
        line.add(threats.move(cell));
      }
      return line;
    }

    private Effort effort() {
      Map<String, Number> figures = new LinkedHashMap<>();
      figures.put("vcf", vcfSearch.visited());
      figures.put("vct", vctSearch.visited());
      figures.put("hits", search.hits());
      figures.put("selectiveDepth", search.deepest());
      return new Effort(clock.nodes(), depth, clock.seconds(), figures);
    }

    /** A single stone by the edge need not be answered there: the middle is worth more. */
    private boolean onlyAtTheEdge() {
      return threats.stones() == 1
          && threats.free(threats.cell(game.grid().centre()))
          && Math.min(sideways(state.move(0)), upwards(state.move(0))) < FROM_THE_EDGE;
    }

    private int sideways(int move) {
      int column = game.grid().column(move);
      return Math.min(column, game.grid().width() - 1 - column);
    }

    private int upwards(int move) {
      int row = game.grid().row(move);
      return Math.min(row, game.grid().height() - 1 - row);
    }

    /** A free field next to the middle, where no stone is in sight. */
    private int quietest() {
      int centre = game.grid().centre();
      if (threats.free(threats.cell(centre))) {
        return threats.cell(centre);
      }
      for (int move = 0; move < game.grid().moves(); move++) {
        if (threats.free(threats.cell(move))) {
          return threats.cell(move);
        }
      }
      throw new IllegalStateException("Nothing is free");
    }
  }
}
