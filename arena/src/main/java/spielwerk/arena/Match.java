package spielwerk.arena;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import spielwerk.arena.Sprt.Verdict;
import spielwerk.core.Bout;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;
import spielwerk.core.Runner;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.runs.GameStore;
import spielwerk.runs.Journal;
import spielwerk.runs.Json;
import spielwerk.runs.RunFolder;
import spielwerk.runs.Runs;

/**
 * A match that can be played, and played on. A game is a function of the spec and its index, so the
 * facts are the same on any number of threads and however often the match was interrupted.
 *
 * <pre>{@code
 * Game game = catalogue.game("connect4");
 * MatchSpec spec = MatchSpec.of(game, List.of("alphabeta:depth=4", "random"), 100, 1);
 * Tally tally = Match.of(spec, catalogue).play(GameStore.none(), Runner.of(2));
 * }</pre>
 */
public final class Match implements Competition {
  private final MatchSpec spec;
  private final Catalogue catalogue;
  private final Game game;
  private final List<Entrant> entrants;

  private Match(MatchSpec spec, Catalogue catalogue, Game game) {
    this.spec = spec;
    this.catalogue = catalogue;
    this.game = game;
    this.entrants = IntStream.range(0, spec.engines().size()).mapToObj(spec::entrant).toList();
  }

  /**
   * The match of a spec.
   *
   * @throws Mistake if there is no such game or engine, or they do not fit together
   */
  public static Match of(MatchSpec spec, Catalogue catalogue) {
    Match match = toLookAt(spec, catalogue);
    new EnginePool(catalogue, match.game, match.entrants).close();
    return match;
  }

  /**
   * The match of a spec whose engines need not be there: its games can be counted, not played.
   *
   * @throws Mistake if there is no such game, or the spec does not fit it
   */
  static Match toLookAt(MatchSpec spec, Catalogue catalogue) {
    Game game = catalogue.game(spec.game());
    int seats = game.traits().seats();
    if (spec.engines().size() != seats) {
      throw new Mistake(
          game.text()
              + " has "
              + seats
              + (seats == 1 ? " seat" : " seats")
              + ", so a match has that many engines, not "
              + spec.engines().size()
              + ".");
    }
    if (spec.test().isPresent() && seats != 2) {
      throw new Mistake(
          "An SPRT is for games with two seats; " + game.text() + " has " + seats + ".");
    }
    return new Match(spec, catalogue, game);
  }

  /** The result of games of a match. */
  public static Tally tally(MatchSpec spec, List<GameRecord> games, Catalogue catalogue) {
    Counter count = toLookAt(spec, catalogue).count();
    games.forEach(count::add);
    return count.tally();
  }

  /** Makes the folder of a new match. */
  public static Journal begin(MatchSpec spec, Runs runs, boolean sync) {
    return runs.begin(MatchKind.TYPE, spec.game(), spec.games(), spec.engines(), spec, sync);
  }

  /**
   * Gives more games to a match whose test is undecided.
   *
   * @param games how many there shall be in all
   * @throws Mistake if it has no test, the test is decided, or there are as many games already
   */
  public static void extend(RunFolder run, int games, Catalogue catalogue) {
    MatchSpec spec = run.spec(MatchKind.TYPE, MatchSpec.class);
    Match match = toLookAt(spec, catalogue);
    Counter count = match.count();
    run.replay(count::add);
    if (spec.test().isEmpty()) {
      throw new Mistake("Only a match with a sequential test (SPRT) is extended.");
    }
    if (count.decided()) {
      throw new Mistake("The test of the run " + run.id() + " is decided; nothing is left to do.");
    }
    if (games <= spec.games()) {
      throw new Mistake("The match has " + spec.games() + " games already; give it more.");
    }
    run.extend(games, Json.tree(spec.withGames(games)));
  }

  /** Makes the folder of this match. */
  public Journal begin(Runs runs, boolean sync) {
    return begin(spec, runs, sync);
  }

  /** Its games, for whoever has the engines too. */
  GameWork work() {
    return GameWork.making(
        () -> new EnginePool(catalogue, game, entrants), MatchWork.ID, () -> spec, this::fixture);
  }

  @Override
  public Game game() {
    return game;
  }

  @Override
  public Counter count() {
    return new Counter();
  }

  public MatchSpec spec() {
    return spec;
  }

  /** The game with a number from 0. */
  public Fixture fixture(int index) {
    int seats = entrants.size();
    int group = SeatRotation.group(index, seats);
    Setup setup = game.setup(Seeds.derive(spec.seed(), group, Seeds.Purpose.SETUP, 0));
    List<Integer> opening = spec.openings().draw(game, setup, spec.seed(), group);
    Bout bout =
        new Bout(
            game,
            setup,
            opening,
            spec.goal(),
            spec.seed(),
            index,
            group,
            spec.limits().forReferee());
    return new Fixture(bout, SeatRotation.entrants(index, seats));
  }

  /**
   * Plays the games that the store does not have yet, and returns the result of all it has in the
   * end: fewer than the spec wants if the runner was stopped.
   *
   * @throws Mistake if the store is of another match
   */
  public Tally play(GameStore gameStore, Runner runner) {
    return compete(gameStore, runner, standing -> {}).tally();
  }

  @Override
  public Counter compete(GameStore gameStore, Runner runner, Consumer<LiveStandings> watch) {
    Counter count = new Counter();
    LiveStandings standing = new LiveStandings(entrants.size());
    gameStore.replay(record -> count.take(record).ifPresent(standing::add));
    BitSet done = (BitSet) count.done.clone();
    try (EnginePool enginePool = new EnginePool(catalogue, game, entrants)) {
      runner
          .until(() -> runner.stop().getAsBoolean() || count.decided())
          .telling(
              (now, all, note) -> {
                runner.progress().at(now, all, standing.text() + count.testText());
                watch.accept(standing);
              })
          .run(
              GameWork.with(enginePool, MatchWork.ID, () -> spec, this::fixture, gameStore),
              spec.games(),
              done,
              (index, record) -> {
                gameStore.append(record);
                count.take(record).ifPresent(standing::add);
              });
    }
    return count;
  }

  /** The games that are there so far; each counts once. */
  final class Counter implements Count {
    private final BitSet done = new BitSet();
    private final List<GameOutcome> outcomes = new ArrayList<>();
    private final Optional<SequentialTest> test = spec.test().map(SequentialTest::new);

    /**
     * Takes a game; one that is there already is ignored.
     *
     * @throws Mistake if it is of another match
     */
    Optional<GameOutcome> take(GameRecord record) {
      check(record);
      if (done.get(record.index())) {
        return Optional.empty();
      }
      done.set(record.index());
      GameOutcome outcome = outcome(record);
      outcomes.add(outcome);
      test.ifPresent(each -> each.take(outcome));
      return Optional.of(outcome);
    }

    @Override
    public void add(GameRecord record) {
      take(record);
    }

    @Override
    public CompetitionResult standing() {
      return CompetitionResult.of(Match.this, tally());
    }

    @Override
    public ObjectNode json(String run) {
      return MatchJson.of(spec, tally(), Optional.of(run));
    }

    private boolean decided() {
      return test.isPresent() && test.get().verdict() != Verdict.OPEN;
    }

    private String testText() {
      return test.map(each -> "  " + each.text()).orElse("");
    }

    /**
     * The result. Games that ended after one the test still waits for, or that other threads had
     * begun before its verdict, are kept, but do not count.
     */
    Tally tally() {
      boolean all = outcomes.size() == spec.games() && !decided();
      int counted = test.isPresent() && !all ? test.get().games() : Integer.MAX_VALUE;
      return Tally.of(
          entrants.size(),
          outcomes.stream()
              .filter(outcome -> outcome.index() < counted)
              .sorted(Comparator.comparingInt(GameOutcome::index))
              .toList());
    }
  }

  /** Whether nothing is left to play: all games, or all that a test needed, are there. */
  public boolean finished(Tally tally) {
    return tally.games() >= spec.games() || spec.verdict(tally) != Verdict.OPEN;
  }

  private GameOutcome outcome(GameRecord record) {
    int seats = entrants.size();
    List<Integer> table = SeatRotation.entrants(record.index(), seats);
    return GameOutcome.of(
        record,
        SeatRotation.group(record.index(), seats),
        table,
        Contribution.of(record, game, table));
  }

  private void check(GameRecord record) {
    int index = record.index();
    if (index < 0
        || index >= spec.games()
        || record.seed() != spec.seed()
        || !record.game().equals(game.text())
        || !record.seats().equals(texts(index))) {
      throw new Mistake(
          "The game number " + index + " that was kept does not belong to this match.");
    }
  }

  private List<String> texts(int index) {
    return SeatRotation.entrants(index, entrants.size()).stream()
        .map(number -> entrants.get(number).engine())
        .toList();
  }
}
