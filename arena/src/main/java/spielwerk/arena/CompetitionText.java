package spielwerk.arena;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import spielwerk.core.Ending;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.runs.text.NumberText;
import spielwerk.runs.text.TextStyle;
import spielwerk.runs.text.TextTable;

/**
 * The result of a match or tournament for people.
 *
 * @param folder where the run is kept
 */
record CompetitionText(CompetitionResult result, Game game, Path folder) {
  /** If fewer than this share of the games differ, the reader must know. */
  private static final double VARIED = 0.9;

  /** A crosstable of more players does not fit on a terminal. */
  private static final int WIDEST = 16;

  private static final String CLOCK = "a clock was used, so the same seed may give different games";

  private static final String INTERVAL =
      """
      score: share of the wins, a draw shared equally; in brackets its 95% interval: Student's t
      over the openings, each played from every seat; with fewer than 10 of them, or if all came
      out alike, Wilson's over the games.\
      """;

  private static final String ELO =
      """
      Elo: strength by Bradley and Terry's model, a draw half a win, with its 95% interval.\
      """;

  private static final String TOTAL =
      """
      total: the points by which they are ranked; for a bye those of a win.\
      """;

  String text(TextStyle style) {
    Tally tally = result.tally();
    List<String> lines = new ArrayList<>();
    lines.add("%s, %s, openings %s".formatted(headline(), games(), result.openings()));
    lines.add("");
    lines.add(entrants().text(style));
    lines.add("");
    if (many() && result.names().size() <= WIDEST) {
      lines.add(crosstable().text(style));
      lines.add("");
    }
    lines.add(seats().text(style));
    lines.add("");
    if (!tally.members().isEmpty()) {
      lines.add(members().text(style));
      lines.add("");
    }
    if (!many()) {
      pairs().ifPresent(lines::addAll);
    }
    for (EngineFailure failure : tally.failures()) {
      lines.add("failed   " + failure(failure));
    }
    lines.add("endings  " + endings(tally.endings()));
    lines.add(
        "length   %s moves on average, %d to %d"
            .formatted(
                String.format(Locale.ROOT, "%.1f", tally.length().mean()),
                tally.length().min(),
                tally.length().max()));
    lines.add("games    " + different());
    lines.add("seed     " + result.seed() + (result.repeatable() ? "" : "; " + CLOCK));
    lines.add("run      " + folder.getFileName() + ", kept in " + folder);
    if (many()) {
      result.warnings().forEach(warning -> lines.add("note     " + warning));
    }
    lines.add("");
    lines.add(style.faint(INTERVAL));
    if (!result.totals().isEmpty()) {
      lines.add(style.faint(TOTAL));
    }
    if (many()) {
      lines.add(style.faint(ELO));
    }
    return String.join("\n", lines);
  }

  /** Whether it is more than one table: then there are ratings. */
  private boolean many() {
    return result.names().size() > game.traits().seats();
  }

  private String headline() {
    return many() ? result.title() : result.game();
  }

  private TextTable entrants() {
    boolean points =
        game.traits().goal() == Goal.POINTS
            || result.tally().entrants().stream().anyMatch(row -> row.pointsHalf().isPresent());
    List<String> columns = new ArrayList<>();
    if (many()) {
      columns.add("");
    }
    columns.addAll(List.of("engine", "games", "wins", "draws", "losses", "score", ""));
    if (points) {
      columns.add("points");
    }
    if (!result.totals().isEmpty()) {
      columns.add("total");
    }
    if (many()) {
      columns.addAll(List.of("Elo", ""));
    }
    TextTable table = new TextTable(columns.toArray(String[]::new));
    List<Integer> order = many() ? result.ranking() : inOrder();
    for (int place = 0; place < order.size(); place++) {
      int number = order.get(place);
      Tally.Row row = result.tally().entrants().get(number);
      List<String> cells = new ArrayList<>();
      if (many()) {
        cells.add("" + (place + 1));
      }
      cells.add(result.names().get(number));
      cells.add(NumberText.count(row.games()));
      cells.add(NumberText.count(row.wins()));
      cells.add(NumberText.count(row.draws()));
      cells.add(NumberText.count(row.losses()));
      cells.add(percent(row.score().score()));
      cells.add(interval(row.score()));
      if (points) {
        cells.add(points(row));
      }
      if (!result.totals().isEmpty()) {
        cells.add(LiveStandings.shown(result.totals().get(number)));
      }
      if (many()) {
        Ratings.Rating rating = result.ratings().list().get(number);
        cells.add(elo(rating.elo()));
        cells.add("[%s, %s]".formatted(elo(rating.low()), elo(rating.high())));
      }
      table.row(cells.toArray(String[]::new));
    }
    return table;
  }

  private static String points(Tally.Row row) {
    return String.format(Locale.ROOT, "%.2f", row.points())
        + row.pointsHalf().map(half -> String.format(Locale.ROOT, " ± %.2f", half)).orElse("");
  }

  private List<Integer> inOrder() {
    return result.ranking().stream().sorted().toList();
  }

  private TextTable crosstable() {
    List<String> columns = new ArrayList<>(List.of("", "points against"));
    for (int i = 1; i <= result.names().size(); i++) {
      columns.add("" + i);
    }
    TextTable table = new TextTable(columns.toArray(String[]::new));
    int place = 0;
    for (int number : result.ranking()) {
      List<String> cells = new ArrayList<>(List.of("" + ++place, result.names().get(number)));
      for (int other : result.ranking()) {
        Crosstable.Cell cell = result.tally().crosstable().of(number, other);
        cells.add(
            cell.games() == 0 ? "·" : LiveStandings.shown(cell.points()) + "/" + cell.games());
      }
      table.row(cells.toArray(String[]::new));
    }
    return table;
  }

  private TextTable seats() {
    TextTable table = new TextTable("seat", "score", "");
    for (int seat = 0; seat < result.tally().seats().size(); seat++) {
      Tally.Score score = result.tally().seats().get(seat);
      table.row(
          (seat + 1) + " " + game.notation().seat(seat), percent(score.score()), interval(score));
    }
    return table;
  }

  private TextTable members() {
    TextTable table = new TextTable("team", "member", "moves", "share", "agreement");
    for (Contribution member : result.tally().members()) {
      table.row(
          result.names().get(member.entrant()),
          member.who(),
          NumberText.count(member.moves()),
          percent(member.share()),
          percent(member.agreement()));
    }
    return table;
  }

  /** The pairs of a duel, from the view of the first engine. */
  private Optional<List<String>> pairs() {
    return result.tally().entrants().get(0).pairs().filter(p -> p.pairs() > 1).map(this::pairs);
  }

  private List<String> pairs(Pentanomial pairs) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "pairs    %s (lost twice .. won twice); Elo %s%s"
            .formatted(
                pairs.counts(),
                elo(pairs.elo()),
                Double.isNaN(pairs.normalised().value())
                    ? ""
                    : "; normalised " + elo(pairs.normalised())));
    if (!result.verdict().isEmpty()) {
      lines.add("sprt     " + result.verdict());
    }
    return lines;
  }

  private static String elo(Pentanomial.Elo elo) {
    return "%s [%s, %s]".formatted(elo(elo.value()), elo(elo.low()), elo(elo.high()));
  }

  private static String elo(double elo) {
    return Double.isInfinite(elo)
        ? (elo > 0 ? "+∞" : "-∞")
        : String.format(Locale.ROOT, "%+.0f", elo == 0 ? 0.0 : elo);
  }

  private static String endings(Map<Ending.Reason, Integer> endings) {
    return endings.entrySet().stream()
        .map(entry -> entry.getKey() + " " + NumberText.count(entry.getValue()))
        .collect(Collectors.joining(", "));
  }

  private String failure(EngineFailure failure) {
    return "%s lost %s by %s, first game %d%s%s"
        .formatted(
            result.names().get(failure.entrant()),
            failure.games() == 1 ? "a game" : NumberText.count(failure.games()) + " games",
            failure.reason(),
            failure.game() + 1,
            failure.detail().isEmpty() ? "" : ": " + failure.detail(),
            failure.trace().isEmpty() ? "" : "; its stack trace is in the report");
  }

  /** Games that repeat each other make every interval look narrower than it is. */
  private String different() {
    Tally tally = result.tally();
    if (tally.games() == 1) {
      return "only one";
    }
    if (tally.distinct() == tally.games()) {
      return "all different";
    }
    String all = NumberText.count(tally.games());
    if (tally.distinct() >= VARIED * tally.games()) {
      return NumberText.count(tally.distinct()) + " different ones among " + all;
    }
    return (tally.distinct() == 1
            ? "all " + all + " are one and the same game"
            : "only " + NumberText.count(tally.distinct()) + " different ones among " + all)
        + ", so the intervals are too narrow; they vary with longer"
        + "\n         openings (random:plies=6) or a freer choice (sigma=10)";
  }

  private String games() {
    String planned =
        NumberText.count(result.planned()) + (result.planned() == 1 ? " game" : " games");
    int games = result.tally().games();
    if (result.finished()) {
      return games == result.planned() ? planned : NumberText.count(games) + " games";
    }
    return NumberText.count(games) + " of " + planned;
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f%%", 100 * share);
  }

  private static String interval(Tally.Score score) {
    return "[%s, %s]".formatted(percent(score.interval().low()), percent(score.interval().high()));
  }
}
