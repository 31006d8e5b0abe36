package spielwerk.lab;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import spielwerk.arena.Openings;
import spielwerk.arena.Player;
import spielwerk.arena.Teams;
import spielwerk.arena.TournamentSpec;
import spielwerk.core.Adjudication;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Choice;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Limits;
import spielwerk.core.Mistake;

/** A tournament as a file gives it. */
public final class TournamentFields {
  private final Fields fields;
  private final Catalogue catalogue;
  private final Game game;

  TournamentFields(Fields fields, Catalogue catalogue) {
    this.fields = fields;
    this.catalogue = catalogue;
    this.game = read(fields, "game", catalogue::game);
  }

  /**
   * Reads the file.
   *
   * @param file where it stands, for files of openings are looked for beside it
   * @throws Mistake with file and line, if something is wrong
   */
  public static TournamentSpec read(Path file, Fields fields, Catalogue catalogue) {
    TournamentSpec spec = new TournamentFields(fields, catalogue).spec(file);
    fields.done();
    return spec;
  }

  private TournamentSpec spec(Path file) {
    TournamentSpec.Kind kind =
        fields.has("kind")
            ? read(fields, "kind", TournamentSpec.Kind::parse)
            : TournamentSpec.Kind.ROUNDROBIN;
    List<Player> players = players();
    int rounds =
        fields.has("rounds")
            ? fields.integer("rounds", 1, TournamentSpec.MOST_ROUNDS)
            : TournamentSpec.usualRounds(kind, players.size());
    int games =
        fields.has("games")
            ? fields.integer("games", 1, TournamentSpec.MOST_GAMES)
            : game.traits().seats();
    Openings openings =
        fields.has("openings")
            ? OpeningsField.read(fields, file.toAbsolutePath().resolveSibling(""), game)
            : Openings.usual(game);
    Fields anchor = fields.has("anchor") ? fields.part("anchor") : null;
    String anchored = "";
    if (anchor != null) {
      if (anchor.names().size() != 1) {
        throw fields.mistake("anchor", "'anchor' must be one player with its rating, {name: 0}");
      }
      anchored = anchor.names().get(0);
    }
    long seed = fields.has("seed") ? fields.whole("seed", Long.MIN_VALUE, Long.MAX_VALUE) : 0;
    try {
      return new TournamentSpec(
          game.text(),
          kind,
          players,
          rounds,
          games,
          seed,
          openings,
          limits(),
          goal(),
          anchored,
          anchor == null ? 0 : anchor.real(anchored, -10_000, 10_000));
    } catch (Mistake wrong) {
      throw fields.wrong(wrong);
    }
  }

  Game game() {
    return game;
  }

  /** What the engines play for. */
  Goal goal() {
    if (!fields.has("goal")) {
      return game.traits().goal();
    }
    return fields.word("goal", List.of("win", "points")).equals("win") ? Goal.WIN : Goal.POINTS;
  }

  Limits limits() {
    Limits limits = Limits.NONE;
    if (fields.has("maxMoves")) {
      limits = limits.withMaxMoves(fields.integer("maxMoves", 1, Integer.MAX_VALUE));
    }
    if (fields.has("drawOffers")) {
      limits = limits.withDraws(fields.flag("drawOffers"));
    }
    if (fields.has("clock")) {
      Limits before = limits;
      limits = read(fields, "clock", text -> clock(before, text));
    }
    return limits.withAdjudication(
        new Adjudication(
            fields.has("resign")
                ? read(fields, "resign", Adjudication.Win::parse)
                : Adjudication.Win.NEVER,
            fields.has("draw")
                ? read(fields, "draw", Adjudication.Draw::parse)
                : Adjudication.Draw.NEVER));
  }

  /** Limits with a clock as people write it: {@code 60s} or, with what a move adds, 60s+1s. */
  public static Limits clock(Limits limits, String text) {
    String[] parts = text.split("\\+", 2);
    Duration start = Budget.duration(parts[0]);
    Duration each = parts.length == 2 ? Budget.duration(parts[1]) : Duration.ZERO;
    return limits.withClock(start.toMillis(), each.toMillis());
  }

  List<Player> players() {
    Budget budget = fields.has("budget") ? read(fields, "budget", Budget::parse) : Budget.FREE;
    Choice choice = fields.has("choice") ? read(fields, "choice", Choice::parse) : Choice.BEST;
    List<Player> players = new ArrayList<>();
    Map<String, Integer> seen = new HashMap<>();
    if (fields.has("players")) {
      for (Fields part : fields.parts("players", "engine")) {
        players.add(player(part, budget, choice, seen));
        part.done();
      }
    }
    if (fields.has("teams")) {
      Fields part = fields.part("teams");
      List<String> of = part.texts("of");
      int most = part.has("most") ? part.integer("most", 1, of.size()) : of.size();
      for (String team : teams(of, most, part)) {
        check(team, part);
        players.add(new Player(unique(team, seen), team, budget, choice));
      }
      part.done();
    }
    if (players.isEmpty()) {
      throw fields.mistake("players", "the field 'players' or 'teams' is missing");
    }
    return players;
  }

  private static List<String> teams(List<String> of, int most, Fields part) {
    try {
      return Teams.of(of, most);
    } catch (Mistake wrong) {
      throw part.wrong(wrong);
    }
  }

  private Player player(
      Fields part, Budget usualBudget, Choice usualChoice, Map<String, Integer> seen) {
    String engine = part.text("engine");
    check(engine, part);
    Budget budget = part.has("budget") ? read(part, "budget", Budget::parse) : usualBudget;
    Choice choice = part.has("choice") ? read(part, "choice", Choice::parse) : usualChoice;
    String own =
        engine
            + (part.has("budget") ? " " + budget : "")
            + (part.has("choice") ? " " + choice : "");
    String name = part.textIfAny("name").orElse(own);
    return new Player(part.has("name") ? name : unique(name, seen), engine, budget, choice);
  }

  private void check(String engine, Fields part) {
    try {
      catalogue.engine(engine, game).close();
    } catch (Mistake wrong) {
      throw part.wrong(wrong);
    }
  }

  /** The same engine may take part twice; its names then differ by a number. */
  private static String unique(String name, Map<String, Integer> seen) {
    int number = seen.merge(name, 1, Integer::sum);
    return number == 1 ? name : name + " #" + number;
  }

  /** A field as a text that something else understands; its complaint is given the line. */
  static <T> T read(Fields fields, String name, Function<String, T> how) {
    String text = fields.text(name);
    try {
      return how.apply(text);
    } catch (Mistake wrong) {
      throw fields.mistake(name, String.valueOf(wrong.getMessage()).replaceAll("\\.$", ""));
    }
  }
}
