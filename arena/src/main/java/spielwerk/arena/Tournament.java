package spielwerk.arena;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
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
import spielwerk.runs.Runs;

/**
 * A tournament that can be played, and played on. It goes by stages: what a stage has to play
 * follows from the finished ones, read in the order of their games, so the facts are the same on
 * any number of threads and however often the tournament was interrupted.
 */
public final class Tournament implements Competition {
  private final TournamentSpec spec;
  private final Catalogue catalogue;
  private final Game game;
  private final int seats;
  private final Pairings pairings;
  private final List<Entrant> entrants;

  private Tournament(TournamentSpec spec, Catalogue catalogue, Game game) {
    this.spec = spec;
    this.catalogue = catalogue;
    this.game = game;
    this.seats = game.traits().seats();
    this.pairings = spec.pairings(seats);
    this.entrants = spec.players().stream().map(TournamentPlayer::entrant).toList();
  }

  /**
   * The tournament of a spec.
   *
   * @throws Mistake if there is no such game or engine, or they do not fit together
   */
  public static Tournament of(TournamentSpec spec, Catalogue catalogue) {
    Tournament tournament = toLookAt(spec, catalogue);
    new EnginePool(catalogue, tournament.game, tournament.entrants).close();
    return tournament;
  }

  /**
   * The tournament of a spec whose engines need not be there: its games can be counted, not played.
   *
   * @throws Mistake if there is no such game, or the spec does not fit it
   */
  static Tournament toLookAt(TournamentSpec spec, Catalogue catalogue) {
    Game game = catalogue.game(spec.game());
    int seats = game.traits().seats();
    if (seats != 2 && spec.kind() != TournamentSpec.Kind.ROUNDROBIN) {
      throw new Mistake(
          "A "
              + spec.kind().title()
              + " is for games with two seats; "
              + game.text()
              + " has "
              + seats
              + ", so take roundrobin.");
    }
    if (spec.players().size() < seats) {
      throw new Mistake(
          game.text() + " needs " + seats + " players, not " + spec.players().size() + ".");
    }
    if (spec.games() % seats != 0) {
      throw new Mistake(
          "An encounter of "
              + spec.games()
              + " games cannot be fair; with "
              + seats
              + " seats take a multiple of "
              + seats
              + ", for each opening is played from every seat.");
    }
    Tournament tournament = new Tournament(spec, catalogue, game);
    if (tournament.pairings.most() * spec.games() > TournamentSpec.MOST_GAMES) {
      throw new Mistake(
          "This tournament has more than "
              + TournamentSpec.MOST_GAMES
              + " games, which is too many.");
    }
    return tournament;
  }

  /** Makes the folder of a new tournament. */
  public Journal begin(Runs runs, boolean sync) {
    List<String> names = spec.players().stream().map(TournamentPlayer::name).toList();
    return runs.begin(TournamentKind.TYPE, spec.game(), planned(), names, spec, sync);
  }

  /** The games of a stage, for whoever has the engines too. */
  GameWork work(StageWork.Stage stage) {
    return GameWork.making(
        () -> new EnginePool(catalogue, game, entrants),
        StageWork.ID,
        () -> stage,
        i -> fixture(stage.first() + i, stage.encounters(), stage.first()));
  }

  @Override
  public Game game() {
    return game;
  }

  @Override
  public Count count() {
    Map<Integer, Kept> kept = new HashMap<>();
    return new Count() {
      @Override
      public void add(GameRecord record) {
        keep(record, kept);
      }

      @Override
      public CompetitionResult standing() {
        return result(standings(kept)).standing();
      }

      @Override
      public ObjectNode json(String run) {
        return result(standings(kept)).json(run);
      }
    };
  }

  @Override
  public Result compete(GameStore gameStore, Runner runner, Consumer<LiveStandings> watch) {
    return result(play(gameStore, runner, watch));
  }

  private Result result(Standings standings) {
    return new Result() {
      @Override
      public CompetitionResult standing() {
        return CompetitionResult.of(Tournament.this, standings);
      }

      @Override
      public ObjectNode json(String run) {
        return TournamentJson.of(Tournament.this, standings, Optional.of(run));
      }
    };
  }

  public TournamentSpec spec() {
    return spec;
  }

  /** How many games there are; of a knockout how many at most, for what is drawn is replayed. */
  public int planned() {
    return (int) (pairings.most() * spec.games());
  }

  /**
   * What is kept of a game until it is known who sat at its seats.
   *
   * @param outcome with the seats in place of the entrants
   */
  record Kept(GameOutcome outcome, List<String> texts) {
    static Kept of(GameRecord record, Game game) {
      List<Integer> seats = IntStream.range(0, record.seats().size()).boxed().toList();
      List<Contribution> voices = Contribution.of(record, game, seats);
      return new Kept(GameOutcome.of(record, 0, seats, voices), record.seats());
    }
  }

  /**
   * Plays the games that the store does not have yet, and returns the result of all it has in the
   * end: fewer than all if the runner was stopped.
   *
   * @throws Mistake if the store is of another tournament
   */
  public Standings play(GameStore gameStore, Runner runner) {
    return play(gameStore, runner, standing -> {});
  }

  /**
   * Plays on, while somebody watches.
   *
   * @param watch is notified of the standings after every game; called from one thread at a time
   */
  public Standings play(GameStore gameStore, Runner runner, Consumer<LiveStandings> watch) {
    Map<Integer, Kept> kept = new HashMap<>();
    gameStore.replay(record -> keep(record, kept));
    List<GameOutcome> outcomes = new ArrayList<>();
    List<Encounter.Result> results = new ArrayList<>();
    LiveStandings standing = new LiveStandings(entrants.size());
    boolean finished = false;
    try (EnginePool enginePool = new EnginePool(catalogue, game, entrants)) {
      while (true) {
        List<Encounter> stage = pairings.next(results);
        if (stage.isEmpty()) {
          finished = true;
          break;
        }
        List<GameOutcome> played = new ArrayList<>();
        int first = results.size() * spec.games();
        int count = stage.size() * spec.games();
        BitSet done = new BitSet();
        for (int i = 0; i < count; i++) {
          Kept there = kept.remove(first + i);
          if (there != null) {
            done.set(i);
            GameOutcome outcome = seated(there, stage, first);
            played.add(outcome);
            standing.add(outcome);
          }
        }
        int before = outcomes.size();
        runner
            .telling(
                (now, all, note) -> {
                  runner.progress().at(before + now, planned(), standing.text());
                  watch.accept(standing);
                })
            .run(
                GameWork.with(
                    enginePool,
                    StageWork.ID,
                    () -> new StageWork.Stage(spec, stage, first),
                    i -> fixture(first + i, stage, first),
                    gameStore),
                count,
                done,
                (i, record) -> {
                  gameStore.append(record);
                  GameOutcome outcome = seated(Kept.of(record, game), stage, first);
                  played.add(outcome);
                  standing.add(outcome);
                });
        played.sort(Comparator.comparingInt(GameOutcome::index));
        outcomes.addAll(played);
        if (played.size() < count) {
          break;
        }
        results.addAll(results(stage, played));
      }
    }
    if (finished && !kept.isEmpty()) {
      throw foreign(kept.keySet().iterator().next());
    }
    return Standings.of(this, seats, outcomes, results, finished);
  }

  /** How it stands by the games that are there. */
  Standings standings(Map<Integer, Kept> kept) {
    List<GameOutcome> outcomes = new ArrayList<>();
    List<Encounter.Result> results = new ArrayList<>();
    boolean finished = seat(kept, outcomes, results);
    return Standings.of(this, seats, outcomes, results, finished);
  }

  /** Finds out who sat where in the games that are there; whether the tournament has ended. */
  boolean seat(
      Map<Integer, Kept> kept, List<GameOutcome> outcomes, List<Encounter.Result> results) {
    List<Encounter> stage = pairings.next(results);
    while (!stage.isEmpty()) {
      int first = results.size() * spec.games();
      int count = stage.size() * spec.games();
      List<GameOutcome> played = new ArrayList<>();
      for (int index = first; index < first + count; index++) {
        Kept there = kept.get(index);
        if (there != null) {
          played.add(seated(there, stage, first));
        }
      }
      outcomes.addAll(played);
      if (played.size() < count) {
        break;
      }
      results.addAll(results(stage, played));
      stage = pairings.next(results);
    }
    return stage.isEmpty();
  }

  /**
   * Keeps a game that was played.
   *
   * @throws Mistake if it is of another tournament
   */
  void keep(GameRecord record, Map<Integer, Kept> kept) {
    if (record.seed() != spec.seed()
        || !record.game().equals(game.text())
        || record.seats().size() != seats) {
      throw foreign(record.index());
    }
    kept.putIfAbsent(record.index(), Kept.of(record, game));
  }

  private static Mistake foreign(int index) {
    return new Mistake(
        "The game number " + index + " that was kept does not belong to this tournament.");
  }

  /** Who sits where in a game of a stage. */
  private List<Integer> table(int index, List<Encounter> stage, int first) {
    Encounter encounter = stage.get((index - first) / spec.games());
    return SeatRotation.entrants(index % spec.games(), seats).stream()
        .map(encounter.players()::get)
        .toList();
  }

  private Fixture fixture(int index, List<Encounter> stage, int first) {
    Encounter encounter = stage.get((index - first) / spec.games());
    int luck =
        encounter.block() * (spec.games() / seats)
            + SeatRotation.group(index % spec.games(), seats);
    Setup setup = game.setup(Seeds.derive(spec.seed(), luck, Seeds.Purpose.SETUP, 0));
    List<Integer> opening = spec.openings().draw(game, setup, spec.seed(), luck);
    Bout bout =
        new Bout(
            game,
            setup,
            opening,
            spec.goal(),
            spec.seed(),
            index,
            luck,
            spec.limits().forReferee());
    return new Fixture(bout, table(index, stage, first));
  }

  private GameOutcome seated(Kept kept, List<Encounter> stage, int first) {
    int index = kept.outcome().index();
    List<Integer> table = table(index, stage, first);
    if (!kept.texts().equals(table.stream().map(p -> entrants.get(p).engine()).toList())) {
      throw foreign(index);
    }
    return kept.outcome().seated(SeatRotation.group(index, seats), table);
  }

  private List<Encounter.Result> results(List<Encounter> stage, List<GameOutcome> played) {
    return IntStream.range(0, stage.size())
        .mapToObj(
            number -> {
              double[] points = new double[seats];
              Encounter encounter = stage.get(number);
              for (int i = 0; i < spec.games(); i++) {
                GameOutcome outcome = played.get(number * spec.games() + i);
                for (int p = 0; p < seats; p++) {
                  points[p] += outcome.share(encounter.players().get(p));
                }
              }
              return new Encounter.Result(
                  encounter, IntStream.range(0, seats).mapToObj(p -> points[p]).toList());
            })
        .toList();
  }

  /** The points of each; whoever rested in a round that is over has those of a win for it. */
  List<Double> points(Tally tally, List<Encounter.Result> results) {
    if (pairings instanceof Swiss swiss) {
      return Arrays.stream(swiss.points(results)).boxed().toList();
    }
    return tally.entrants().stream()
        .map(row -> Math.rint(row.score().score() * row.games() * 1e9) / 1e9)
        .toList();
  }

  /** The best first. */
  List<Integer> ranking(Tally tally, List<Encounter.Result> results) {
    if (pairings instanceof Swiss swiss) {
      return swiss.ranking(results);
    }
    if (pairings instanceof Knockout knockout) {
      return knockout.ranking(results);
    }
    return IntStream.range(0, entrants.size())
        .boxed()
        .sorted(Comparator.comparingDouble(p -> -tally.entrants().get(p).score().score()))
        .toList();
  }
}
