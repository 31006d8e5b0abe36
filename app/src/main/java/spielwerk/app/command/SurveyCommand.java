package spielwerk.app.command;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;
import spielwerk.core.Referee;
import spielwerk.core.Runner;
import spielwerk.core.Seat;
import spielwerk.core.Unfinished;
import spielwerk.games.quickciv.Almanac;
import spielwerk.games.quickciv.Building;
import spielwerk.games.quickciv.Chronicle;
import spielwerk.games.quickciv.Figure;
import spielwerk.games.quickciv.QuickCiv;
import spielwerk.runs.text.Table;

/** {@code spielwerk survey}: how games of Quick Civ go. */
@Command(
    name = "survey",
    description = {
      "Play games of Quick Civ and show how they went round by round: points, income, hexes,"
          + " military, legal actions; who won from which corner; what was built."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk survey quickciv greedy --games 20",
      "  spielwerk survey quickciv greedy greedy:war=1 --games 40 --every 5",
      "  spielwerk survey quickciv:rules=my-rules.txt greedy --json"
    })
public final class SurveyCommand implements Callable<Integer> {
  private static final int MOST_GAMES = 1_000_000;

  @Mixin private final Common common;

  @Parameters(index = "0", paramLabel = "GAME", description = "quickciv, with its options.")
  private String game;

  @Parameters(
      index = "1..*",
      arity = "1..4",
      paramLabel = "ENGINE",
      description = "Who plays; they sit down in turn until all seats are taken, and change seats.")
  private List<String> engines;

  @Option(names = "--games", paramLabel = "N", description = "How many games; usually 20.")
  private int games = 20;

  @Option(names = "--every", paramLabel = "N", description = "Show every N-th round; usually 10.")
  private int every = 10;

  @Option(
      names = "--budget",
      paramLabel = "BUDGET",
      description = "How much an engine may think a move: nodes=N, sims=N, time=300ms.")
  private String budget = "";

  public SurveyCommand(Terminal terminal) {
    this.common = new Common(terminal);
  }

  /** A game that was played: its course, and which engine sat where. */
  private record Played(Chronicle chronicle, int[] sides) {}

  @Override
  public Integer call() {
    Catalogue catalogue = common.catalogue();
    if (!(catalogue.game(game) instanceof QuickCiv civ)) {
      throw new Mistake("survey is for quickciv, not for " + game + ".");
    }
    if (games < 1 || games > MOST_GAMES) {
      throw new Mistake("--games " + games + " is not allowed; it takes 1 to " + MOST_GAMES + ".");
    }
    if (every < 1) {
      throw new Mistake("--every " + every + " is not allowed; it takes 1 or more.");
    }
    if (engines.size() > civ.players()) {
      throw new Mistake(
          "%d engines are too many for the %d seats of %s."
              .formatted(engines.size(), civ.players(), game));
    }
    Budget thinking = budget.isEmpty() ? Budget.FREE : Budget.parse(budget);
    engines.forEach(engine -> catalogue.engine(engine, civ).close());
    long seed = common.seed();
    Almanac almanac = new Almanac(civ, engines.size());
    int done;
    try (ConsoleProgress progress = new ConsoleProgress("survey", common.terminal())) {
      done =
          new Runner(common.threads(), common.terminal().interrupts()::wanted, progress)
              .run(
                  games,
                  new BitSet(),
                  index -> play(catalogue, civ, thinking, seed, index),
                  (index, played) -> almanac.add(played.chronicle(), played.sides()));
    }
    common.show(() -> json(civ, almanac, seed), () -> text(civ, almanac));
    common.tellSeed();
    return done == games ? 0 : 1;
  }

  private Played play(Catalogue catalogue, QuickCiv civ, Budget thinking, long seed, int index) {
    int[] sides = new int[civ.players()];
    List<Seat> seats = new ArrayList<>();
    try {
      for (int seat = 0; seat < sides.length; seat++) {
        sides[seat] = (seat + index) % sides.length % engines.size();
        String engine = engines.get(sides[seat]);
        seats.add(new Seat(engine, catalogue.engine(engine, civ), thinking, Choice.BEST));
      }
      GameRecord record = Referee.play(Bout.of(civ, seed, index), seats);
      if (record.ending().reason().fault()) {
        throw new Unfinished("Game " + index + " was spoilt: " + record.ending() + ".");
      }
      return new Played(Chronicle.of(civ, record), sides);
    } finally {
      seats.forEach(seat -> seat.engine().close());
    }
  }

  private String text(QuickCiv civ, Almanac almanac) {
    List<String> parts = new ArrayList<>();
    parts.add(civ.text() + ", " + almanac.games() + " games");
    for (int side = 0; side < engines.size(); side++) {
      parts.add(engines.get(side) + ": " + number(almanac.wins(side)) + " games won");
      parts.add(course(civ, almanac, side));
    }
    List<String> corners = new ArrayList<>();
    for (int seat = 0; seat < civ.players(); seat++) {
      corners.add(civ.notation().seat(seat) + " " + number(almanac.cornerWins(seat)));
    }
    parts.add(
        "won from the corners of: %s%nlegal actions: %s on average, at most %d%nhexes that fell: %s a game%nfirst building of the dearest tier: round %s"
            .formatted(
                String.join(", ", corners),
                number(almanac.actions()),
                almanac.mostActions(),
                number(almanac.conquests()),
                number(almanac.firstDearest())));
    Table built = new Table("building", "a seat and game", "games whose winner built it");
    for (Building building : Building.values()) {
      built.row(
          building.word(),
          number(almanac.built(building)),
          String.valueOf(almanac.builtByWinners(building)));
    }
    parts.add(built.text(common.terminal()));
    return String.join("\n\n", parts);
  }

  private String course(QuickCiv civ, Almanac almanac, int side) {
    List<String> heads = new ArrayList<>(List.of("round"));
    for (Figure figure : Figure.values()) {
      heads.add(figure.words());
    }
    Table table = new Table(heads.toArray(String[]::new));
    for (int round = every; round <= civ.rounds(); round += every) {
      List<String> cells = new ArrayList<>(List.of(String.valueOf(round)));
      for (Figure figure : Figure.values()) {
        cells.add(number(almanac.mean(side, round - 1, figure)));
      }
      table.row(cells.toArray(String[]::new));
    }
    return table.text(common.terminal());
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, value >= 1000 ? "%,.0f" : "%.1f", value);
  }

  private Map<String, Object> json(QuickCiv civ, Almanac almanac, long seed) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("game", civ.text());
    document.put("games", almanac.games());
    document.put("seed", seed);
    List<Object> sides = new ArrayList<>();
    for (int side = 0; side < engines.size(); side++) {
      Map<String, Object> each = new LinkedHashMap<>();
      each.put("engine", engines.get(side));
      each.put("wins", almanac.wins(side));
      for (Figure figure : Figure.values()) {
        List<Double> course = new ArrayList<>();
        for (int round = 0; round < civ.rounds(); round++) {
          course.add(almanac.mean(side, round, figure));
        }
        each.put(figure.name().toLowerCase(Locale.ROOT), course);
      }
      sides.add(each);
    }
    document.put("engines", sides);
    List<Double> corners = new ArrayList<>();
    for (int seat = 0; seat < civ.players(); seat++) {
      corners.add(almanac.cornerWins(seat));
    }
    document.put("corners", corners);
    document.put("actions", Map.of("mean", almanac.actions(), "max", almanac.mostActions()));
    document.put("conquests", almanac.conquests());
    document.put("first_dearest", almanac.firstDearest());
    Map<String, Object> built = new LinkedHashMap<>();
    for (Building building : Building.values()) {
      Map<String, Object> each = new LinkedHashMap<>();
      each.put("a_seat", almanac.built(building));
      each.put("winners", almanac.builtByWinners(building));
      built.put(building.word(), each);
    }
    document.put("built", built);
    return document;
  }
}
