package spielwerk.app.command;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import spielwerk.app.terminal.ConsoleProgress;
import spielwerk.app.terminal.Terminal;
import spielwerk.core.Bout;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Choice;
import spielwerk.core.Chronicled;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;
import spielwerk.core.Referee;
import spielwerk.core.Runner;
import spielwerk.core.Seat;
import spielwerk.core.Surveyed;
import spielwerk.core.Unfinished;
import spielwerk.runs.text.TextTable;

/** {@code spielwerk survey}: how games go round by round. */
@Command(
    name = "survey",
    description = {
      "Play games and show how they went round by round, for every game that records how its seats"
          + " are doing (of those that ship: quickciv): its figures, such as points, income, hexes"
          + " and military, legal moves, who won from which seat; and what the game counts itself,"
          + " such as what was built."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk survey quickciv greedy --games 20",
      "  spielwerk survey quickciv greedy greedy:war=1 --games 40 --every 5",
      "  spielwerk survey quickciv:rules=my-rules.txt greedy --json"
    })
public final class SurveyCommand implements Callable<Integer> {
  private static final int MOST_GAMES = 1_000_000;
  private static final String ACTIONS = "actions";

  @Mixin private final CommonOptions common;

  @Parameters(index = "0", paramLabel = "GAME", description = "The game, with its options.")
  private String game;

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "ENGINE",
      description = "Who plays; they sit down in turn until all seats are taken, and change seats.")
  private List<String> engines;

  @Option(names = "--games", paramLabel = "N", description = "How many games; default 20.")
  private int games = 20;

  @Option(names = "--every", paramLabel = "N", description = "Show every N-th round; default 10.")
  private int every = 10;

  @Option(
      names = "--budget",
      paramLabel = "BUDGET",
      description = "How much an engine may think per move: nodes=N, sims=N, time=300ms.")
  private String budget = "";

  public SurveyCommand(Terminal terminal) {
    this.common = new CommonOptions(terminal);
  }

  /** A game that was played, and which engine sat where. */
  private record Played(GameRecord record, int[] engineAt) {}

  @Override
  public Integer call() {
    Catalogue catalogue = common.catalogue();
    Game rules = catalogue.game(game);
    if (!(rules.start(rules.setup(0)) instanceof Chronicled chronicle)) {
      throw new Mistake(
          "survey needs a game that records how its seats are doing round by round, such as"
              + " quickciv; "
              + game
              + " does not.");
    }
    if (games < 1 || games > MOST_GAMES) {
      throw new Mistake("--games " + games + " is not allowed; it takes 1 to " + MOST_GAMES + ".");
    }
    if (every < 1) {
      throw new Mistake("--every " + every + " is not allowed; it takes 1 or more.");
    }
    int seats = rules.traits().seats();
    if (engines.size() > seats) {
      throw new Mistake(
          "%d engines are too many for the %d seats of %s.".formatted(engines.size(), seats, game));
    }
    Budget thinking = budget.isEmpty() ? Budget.FREE : Budget.parse(budget);
    engines.forEach(engine -> catalogue.engine(engine, rules).close());
    long seed = common.seed();
    SurveyAverages averages = new SurveyAverages(rules, chronicle.figures(), engines.size());
    Optional<Surveyed.Counts> counts =
        rules instanceof Surveyed surveyed ? Optional.of(surveyed.newCounts()) : Optional.empty();
    int done;
    try (ConsoleProgress progress = new ConsoleProgress("survey", common.terminal())) {
      done =
          new Runner(common.threads(), common.terminal().interrupts()::wanted, progress)
              .run(
                  games,
                  new BitSet(),
                  index -> play(catalogue, rules, thinking, seed, index),
                  (index, played) -> {
                    averages.add(played.record(), played.engineAt());
                    counts.ifPresent(own -> own.add(played.record()));
                  });
    }
    Report report = new Report(rules, chronicle, averages, counts);
    common.show(() -> report.json(seed), report::text);
    common.tellSeed();
    return done == games ? 0 : 1;
  }

  private Played play(Catalogue catalogue, Game rules, Budget thinking, long seed, int index) {
    int[] engineAt = new int[rules.traits().seats()];
    List<Seat> seats = new ArrayList<>();
    try {
      for (int seat = 0; seat < engineAt.length; seat++) {
        engineAt[seat] = (seat + index) % engineAt.length % engines.size();
        String engine = engines.get(engineAt[seat]);
        seats.add(new Seat(engine, catalogue.engine(engine, rules), thinking, Choice.BEST));
      }
      GameRecord record = Referee.play(Bout.of(rules, seed, index), seats);
      if (record.ending().reason().fault()) {
        throw new Unfinished("Game " + index + " was aborted: " + record.ending() + ".");
      }
      return new Played(record, engineAt);
    } finally {
      seats.forEach(seat -> seat.engine().close());
    }
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, value >= 1000 ? "%,.0f" : "%.1f", value);
  }

  /**
   * What was found.
   *
   * @param counts what the game counts itself
   */
  private final class Report {
    private final Game rules;
    private final Chronicled chronicle;
    private final SurveyAverages averages;
    private final Optional<Surveyed.Counts> counts;
    private final String places;

    Report(
        Game rules,
        Chronicled chronicle,
        SurveyAverages averages,
        Optional<Surveyed.Counts> counts) {
      this.rules = rules;
      this.chronicle = chronicle;
      this.averages = averages;
      this.counts = counts;
      this.places = rules instanceof Surveyed surveyed ? surveyed.seats() : "seats";
    }

    String text() {
      List<String> parts = new ArrayList<>();
      parts.add(rules.text() + ", " + averages.games() + " games");
      for (int engine = 0; engine < engines.size(); engine++) {
        parts.add(engines.get(engine) + ": " + number(averages.wins(engine)) + " games won");
        parts.add(course(engine));
      }
      List<String> won = new ArrayList<>();
      for (int seat = 0; seat < rules.traits().seats(); seat++) {
        won.add(rules.notation().seat(seat) + " " + number(averages.seatWins(seat)));
      }
      List<String> totals = new ArrayList<>();
      totals.add("won from the " + places + " of: " + String.join(", ", won));
      totals.add(
          "legal actions: %s on average, at most %d"
              .formatted(number(averages.legalMoves()), averages.mostLegalMoves()));
      counts.ifPresent(own -> totals.addAll(own.lines()));
      parts.add(String.join("\n", totals));
      counts.ifPresent(own -> parts.add(table(own.table())));
      return String.join("\n\n", parts);
    }

    private String course(int engine) {
      List<List<String>> rows = new ArrayList<>();
      List<String> heads = new ArrayList<>(List.of("round"));
      heads.addAll(chronicle.figures());
      heads.add(ACTIONS);
      rows.add(heads);
      for (int round = every; round <= averages.rounds(); round += every) {
        List<String> cells = new ArrayList<>(List.of(String.valueOf(round)));
        for (int figure = 0; figure < chronicle.figures().size(); figure++) {
          cells.add(number(averages.mean(engine, round - 1, figure)));
        }
        cells.add(number(averages.legalMoves(engine, round - 1)));
        rows.add(cells);
      }
      return table(rows);
    }

    private String table(List<List<String>> rows) {
      TextTable table = new TextTable(rows.get(0).toArray(String[]::new));
      rows.subList(1, rows.size()).forEach(row -> table.row(row.toArray(String[]::new)));
      return table.text(common.terminal());
    }

    Map<String, Object> json(long seed) {
      Map<String, Object> document = new LinkedHashMap<>();
      document.put("game", rules.text());
      document.put("games", averages.games());
      document.put("seed", seed);
      List<Object> sides = new ArrayList<>();
      for (int engine = 0; engine < engines.size(); engine++) {
        sides.add(side(engine));
      }
      document.put("engines", sides);
      List<Double> won = new ArrayList<>();
      for (int seat = 0; seat < rules.traits().seats(); seat++) {
        won.add(averages.seatWins(seat));
      }
      document.put(places, won);
      document.put(
          ACTIONS, Map.of("mean", averages.legalMoves(), "max", averages.mostLegalMoves()));
      counts.ifPresent(own -> document.putAll(own.json()));
      return document;
    }

    private Map<String, Object> side(int engine) {
      Map<String, Object> side = new LinkedHashMap<>();
      side.put("engine", engines.get(engine));
      side.put("wins", averages.wins(engine));
      for (int figure = 0; figure < chronicle.figures().size(); figure++) {
        List<Double> course = new ArrayList<>();
        for (int round = 0; round < averages.rounds(); round++) {
          course.add(averages.mean(engine, round, figure));
        }
        side.put(chronicle.key(figure), course);
      }
      List<Double> legal = new ArrayList<>();
      for (int round = 0; round < averages.rounds(); round++) {
        legal.add(averages.legalMoves(engine, round));
      }
      side.put(ACTIONS, legal);
      return side;
    }
  }
}
